import {
  type EraContent,
  type FollowUpKey,
  type Note,
  type OutcomeKind,
  type WrittenChoice,
  followUpHeadings,
  outcomeHeadings,
} from '../era-content';

/** The role of a text in the game. */
export type TextKind =
  | 'scenario'
  | 'choice'
  | 'ending'
  | 'outcome'
  | 'follow-up'
  | 'memory'
  | 'epilogue'
  | 'note'
  | 'background';

/** One text that visitors can read. */
export interface ProofText {
  readonly kind: TextKind;
  /** Its position in the game: "set 2, card 3: Join the widow". */
  readonly title: string;
  /** Plain text; backgrounds are stripped of their HTML tags. */
  readonly text: string;
  /** The file in the era's folder. */
  readonly file: string;
  /** The mark and the sources; only notes have them. */
  readonly record?: Note;
}

/** All texts of one era, in the order in which a visitor could read them. */
export interface ProofEra {
  readonly slug: string;
  readonly name: string;
  readonly texts: readonly ProofText[];
}

/** Returns every text of an era: built-in, of the server's sets, and of the story. */
export function proofEra({ era, story, sets, unwritten }: EraContent): ProofEra {
  const { period, scenario, choices, context } = era;
  const builtIn = choices.map(({ id, text, description }) => {
    const ending = story.endings[id];
    return { text, description, outcome: ending?.text ?? '', record: ending?.record };
  });
  const texts: readonly ProofText[] = [
    { kind: 'scenario', title: scenario.title, text: scenario.description, file: 'era.md' },
    ...[builtIn, ...sets.choices].flatMap((set, index) =>
      set.flatMap((choice, position) =>
        choiceTexts(
          choice,
          `set ${index + 1}, card ${position + 1}`,
          index === 0 ? 'choices.md' : `sets/${index}.md`,
        ),
      ),
    ),
    ...storyTexts(story),
    ...[context, ...sets.contexts].map(({ title, content }, index) => ({
      kind: 'background' as const,
      title,
      text: withoutTags(content),
      file: index === 0 ? 'background.md' : `backgrounds/${index}.md`,
    })),
  ];
  return {
    slug: period.slug,
    name: `${period.name}, ${scenario.year}`,
    texts: texts.filter(({ file }) => !unwritten.includes(file)),
  };
}

function choiceTexts(
  choice: Omit<WrittenChoice, 'record'> & { readonly record: Note | undefined },
  position: string,
  file: string,
): readonly ProofText[] {
  const title = `${position}: ${choice.text}`;
  return [
    { kind: 'choice', title, text: choice.description, file },
    { kind: 'ending', title, text: choice.outcome, file },
    ...noteTexts(choice.record, title, file),
  ];
}

function noteTexts(record: Note | undefined, title: string, file: string): readonly ProofText[] {
  return record ? [{ kind: 'note', title, text: record.text, file, record }] : [];
}

function storyTexts({ outcomes, followUps, epilogues }: EraContent['story']): readonly ProofText[] {
  const kinds = Object.keys(outcomeHeadings) as OutcomeKind[];
  const told = (
    kind: TextKind,
    file: string,
    title: string,
    { text, record }: { readonly text: string; readonly record?: Note },
  ): readonly ProofText[] => [{ kind, title, text, file }, ...noteTexts(record, title, file)];
  const keys = Object.keys(followUpHeadings) as FollowUpKey[];
  return [
    ...kinds.flatMap((kind) => told('outcome', 'outcomes.md', kind, outcomes[kind])),
    ...keys.flatMap((key) => {
      const { first, memories, again, closing } = followUps[key];
      const name = followUpHeadings[key];
      const file = 'follow-ups.md';
      return [
        ...told('follow-up', file, `${name}, first`, first),
        ...kinds.flatMap((kind) =>
          told('memory', file, `${name}, memory of ${kind}`, { text: memories[kind] }),
        ),
        ...told('follow-up', file, `${name}, again`, again),
        ...told('follow-up', file, `${name}, closing`, closing),
      ];
    }),
    ...epilogues.flatMap((telling, index) =>
      told('epilogue', 'epilogues.md', `epilogue ${index + 1}`, telling),
    ),
  ];
}

/** Returns the plain text of a background, with blank lines between its blocks. */
function withoutTags(html: string): string {
  return html
    .replaceAll(/<\/(?:h3|p|li|ul|ol|blockquote|dt|dd|tr|table)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*\n\s*/g, '\n\n')
    .trim();
}

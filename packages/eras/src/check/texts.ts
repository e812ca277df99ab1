import {
  type Deed,
  type Ending,
  type EraContent,
  type FollowUpKey,
  type Note,
  type OutcomeKind,
  type Reckoning,
  type WrittenChoice,
  followUpHeadings,
  outcomeHeadings,
} from '../era-content';
import { type EndingPaths, pathsOf } from './paths';

/** The role of a text in the game. */
export type TextKind =
  | 'scenario'
  | 'choice'
  | 'ending'
  | 'outcome'
  | 'follow-up'
  | 'memory'
  | 'answer'
  | 'closing'
  | 'reckoning'
  | 'why'
  | 'memento'
  | 'afterwards'
  | 'card'
  | 'carried'
  | 'epilogue'
  | 'glossary'
  | 'document'
  | 'last page'
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
  /** The mark; only notes have one. */
  readonly mark?: Note['mark'];
  /** The sources of a note or of the document. */
  readonly sources?: readonly string[];
}

/** All texts of one era, in the order in which a visitor could read them. */
export interface ProofEra {
  readonly slug: string;
  readonly name: string;
  readonly texts: readonly ProofText[];
  /** What each ending leads to. */
  readonly paths: readonly EndingPaths[];
}

/** Returns every text of an era: built-in, of the server's sets, and of the story. */
export function proofEra(content: EraContent): ProofEra {
  const { era, story, sets, unwritten } = content;
  const { period, scenario, choices, context } = era;
  const builtIn = choices.map(({ text, description }) => {
    const { text: outcome = '', ...ending } = endingOf(story, text) ?? {};
    return { ...ending, text, description, outcome };
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
  const name = `${period.name}, ${scenario.year}`;
  return {
    slug: period.slug,
    name,
    texts: texts.filter(({ file }) => !unwritten.includes(file)),
    paths: pathsOf(content),
  };
}

/** Returns the ending of a choice by its words. */
function endingOf({ endings }: EraContent['story'], choice: string): Ending | undefined {
  return endings.find((ending) => ending.choice === choice);
}

function choiceTexts(
  choice: Omit<WrittenChoice, 'record'> & { readonly record?: Note },
  position: string,
  file: string,
): readonly ProofText[] {
  const title = `${position}: ${choice.text}`;
  return [
    { kind: 'choice', title, text: choice.description, file },
    { kind: 'ending', title, text: choice.outcome, file },
    ...noteTexts(choice.record, title, file),
    ...deedTexts(choice, title, file),
  ];
}

function deedTexts({ memory, answer }: Deed, title: string, file: string): readonly ProofText[] {
  return [
    ...(memory === undefined ? [] : [{ kind: 'memory' as const, title, text: memory, file }]),
    ...(answer === undefined ? [] : [{ kind: 'answer' as const, title, text: answer, file }]),
  ];
}

function noteTexts(record: Note | undefined, title: string, file: string): readonly ProofText[] {
  return record ? [{ kind: 'note', title, file, ...record }] : [];
}

type Said = { readonly text: string; readonly record?: Note };

function told(
  kind: TextKind,
  file: string,
  title: string,
  { text, record }: Said,
): readonly ProofText[] {
  return [{ kind, title, text, file }, ...noteTexts(record, title, file)];
}

function storyTexts(story: EraContent['story']): readonly ProofText[] {
  const { outcomes, epilogues, cards = [], carried = [], glossary = [], document } = story;
  const kinds = Object.keys(outcomeHeadings) as OutcomeKind[];
  return [
    ...kinds.flatMap((kind) => [
      ...told('outcome', 'outcomes.md', kind, outcomes[kind]),
      ...deedTexts(outcomes[kind], `outcome ${kind}`, 'outcomes.md'),
    ]),
    ...followUpTexts(story),
    ...(story.reckonings ?? []).flatMap(reckoningTexts),
    ...cards.flatMap(({ last, closed, after = 'any decision', sentences }) => {
      const title = last ? 'for the last decision' : `after ${closed ? 'the end' : after}`;
      return sentences.flatMap((text) => told('card', 'cards.md', title, { text }));
    }),
    ...carried.flatMap((one) => told('carried', 'carried.md', one.slug, one)),
    ...epilogues.flatMap((telling, index) =>
      told('epilogue', 'epilogues.md', `epilogue ${index + 1}`, telling),
    ),
    ...glossary.flatMap(({ word, sentence }) =>
      told('glossary', 'glossary.md', word, { text: sentence }),
    ),
    ...(document
      ? told('document', 'document.md', document.title, document).map((text) => ({
          ...text,
          sources: document.sources,
        }))
      : []),
  ];
}

function followUpTexts({ followUps }: EraContent['story']): readonly ProofText[] {
  const file = 'follow-ups.md';
  return (Object.keys(followUpHeadings) as FollowUpKey[]).flatMap((key) => {
    const { first, afterHarm, afterLeaving, again, closing } = followUps[key];
    const name = followUpHeadings[key];
    const tell = (part: string, said: Said | undefined) =>
      said ? told('follow-up', file, `${name}, ${part}`, said) : [];
    return [
      ...tell('first', first),
      ...tell('after harm', afterHarm),
      ...tell('after leaving', afterLeaving),
      ...tell('again', again),
      ...told('closing', file, name, closing),
    ];
  });
}

function reckoningTexts(reckoning: Reckoning): readonly ProofText[] {
  const { name, why, memento, afterwards } = reckoning;
  const file = 'reckonings.md';
  return [
    ...told('reckoning', file, name, reckoning),
    ...told('why', file, name, { text: why }),
    ...told('memento', file, name, { text: memento }),
    ...told('afterwards', file, name, afterwards),
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

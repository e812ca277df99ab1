import {
  type EraStory,
  type FollowUpKey,
  type HistoricalRecord,
  type OutcomeKind,
  builtInEras,
} from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { curatedEras } from '@time-traveler/server/curated';

/** The role of a text in the game. */
export type TextKind =
  'scenario' | 'choice' | 'ending' | 'outcome' | 'follow-up' | 'epilogue' | 'note' | 'background';

/** One text that visitors can read. */
export interface ProofText {
  readonly kind: TextKind;
  /** Its position in the game: "set 2, card 3: Join the widow". */
  readonly title: string;
  /** Plain text; backgrounds are stripped of their HTML tags. */
  readonly text: string;
  /** The mark and the sources; only notes have them. */
  readonly record?: HistoricalRecord;
}

/** All texts of one era, in the order in which a visitor could read them. */
export interface ProofEra {
  readonly slug: string;
  readonly name: string;
  readonly texts: readonly ProofText[];
}

const followUpNames: Readonly<Record<FollowUpKey, string>> = {
  share: 'Share future knowledge',
  keep: 'Keep your timeline secret',
  document: 'Document your observations',
  change: 'Try a different approach',
};
const outcomeKinds: readonly OutcomeKind[] = ['join', 'speak', 'engage', 'generic'];

/** Returns every text of every era: built-in, curated and story texts; throws if an era lacks one of them. */
export async function proofEras(): Promise<readonly ProofEra[]> {
  return Promise.all(
    builtInEras.map(async ({ period, scenario, choices, context }) => {
      const story = await loadStory(period.slug);
      const curated = curatedEras.find(({ slug }) => slug === period.slug);
      if (story === undefined || curated === undefined)
        throw new Error(`The era ${period.slug} has no story or no curated sets`);
      const builtIn = choices.map(({ id, text, description }) => {
        const ending = story.endings[id];
        return { text, description, outcome: ending?.text, record: ending?.record };
      });
      const texts = [
        { kind: 'scenario', title: scenario.title, text: scenario.description },
        ...[builtIn, ...curated.choices].flatMap((set, index) =>
          set.flatMap((choice, position) =>
            choiceTexts(choice, `set ${index + 1}, card ${position + 1}`),
          ),
        ),
        ...storyTexts(story),
        ...[context, ...curated.contexts].map(({ title, content }) => ({
          kind: 'background' as const,
          title,
          text: withoutTags(content),
        })),
      ] satisfies readonly ProofText[];
      return { slug: period.slug, name: `${period.name}, ${scenario.year}`, texts };
    }),
  );
}

function choiceTexts(
  choice: {
    readonly text: string;
    readonly description: string;
    readonly outcome?: string | undefined;
    readonly record?: HistoricalRecord | undefined;
  },
  position: string,
): readonly ProofText[] {
  const title = `${position}: ${choice.text}`;
  return [
    { kind: 'choice', title, text: choice.description },
    { kind: 'ending', title, text: choice.outcome ?? '' },
    ...noteTexts(choice.record, title),
  ];
}

function noteTexts(record: HistoricalRecord | undefined, title: string): readonly ProofText[] {
  return record ? [{ kind: 'note', title, text: record.text, record }] : [];
}

function storyTexts({ outcomes, followUps, epilogues }: EraStory): readonly ProofText[] {
  const tellings = [
    ...outcomeKinds.map((kind) => ({ kind: 'outcome' as const, title: kind, ...outcomes[kind] })),
    ...(Object.keys(followUpNames) as FollowUpKey[]).flatMap((key) => {
      const { first, memories, again, closing } = followUps[key];
      const name = followUpNames[key];
      return [
        { kind: 'follow-up' as const, title: `${name}, first`, ...first },
        ...outcomeKinds.map((kind) => ({
          kind: 'follow-up' as const,
          title: `${name}, memory of ${kind}`,
          text: memories[kind],
        })),
        { kind: 'follow-up' as const, title: `${name}, again`, ...again },
        { kind: 'follow-up' as const, title: `${name}, closing`, ...closing },
      ];
    }),
    ...epilogues.map((telling, index) => ({
      kind: 'epilogue' as const,
      title: `epilogue ${index + 1}`,
      ...telling,
    })),
  ];
  return tellings.flatMap(({ kind, title, text, ...telling }) => [
    { kind, title, text },
    ...noteTexts('record' in telling ? telling.record : undefined, title),
  ]);
}

/** Returns the plain text of a background, with blank lines between its blocks. */
function withoutTags(html: string): string {
  return html
    .replaceAll(/<\/(?:h3|p|li|ul|ol|blockquote|dt|dd|tr|table)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*\n\s*/g, '\n\n')
    .trim();
}

import {
  type Consequence,
  type Deed,
  type EraContent,
  type FollowUpKey,
  type Reckoning,
  followUpHeadings,
} from '../era-content';
import { type Counts, countsOf, sumOf } from './measure';

/** One path of four decisions: an ending, two follow-ups, and the one that closes the visit. */
export interface ProofPath {
  readonly followUps: readonly [FollowUpKey, FollowUpKey, FollowUpKey];
  /** The name of the reckoning; undefined if the era has none. */
  readonly reckoning: string | undefined;
  readonly counts: Counts;
}

/** An ending with everything that it can lead to. */
export interface EndingPaths {
  readonly choice: string;
  readonly ending: string;
  readonly memory: string | undefined;
  readonly consequences: readonly Consequence[];
  /** The text of each follow-up if it is chosen first after this ending. */
  readonly firsts: readonly { readonly name: string; readonly text: string }[];
  readonly paths: readonly ProofPath[];
}

const keys = Object.keys(followUpHeadings) as FollowUpKey[];

/** Returns what each ending of an era can lead to: those of the built-in choices, then those of the sets. */
export function pathsOf({
  era,
  story,
  sets,
}: Pick<EraContent, 'story' | 'sets'> & {
  readonly era: Pick<EraContent['era'], 'choices'>;
}): readonly EndingPaths[] {
  const builtIn = era.choices.map(({ text }) => {
    const { text: outcome = '', ...ending } =
      story.endings.find(({ choice }) => choice === text) ?? {};
    return { ...ending, text, outcome };
  });
  return [...builtIn, ...sets.choices.flat()].map(({ text, outcome, ...deed }) => ({
    choice: text,
    ending: outcome,
    memory: memoryOf(deed),
    consequences: deed.consequences ?? [],
    firsts: keys.map((key) => ({
      name: followUpHeadings[key],
      text: firstText(deed, key, story),
    })),
    paths: keys.flatMap((a) =>
      keys.flatMap((b) => keys.map((c) => pathOf({ ...deed, outcome }, [a, b, c], story))),
    ),
  }));
}

function pathOf(
  deed: Deed & { readonly outcome: string },
  followUps: ProofPath['followUps'],
  story: EraContent['story'],
): ProofPath {
  const [a, b, c] = followUps;
  const left = [
    ...(deed.consequences ?? []),
    ...followUps.flatMap((key) => story.followUps[key].consequences ?? []),
  ];
  const reckoning = reckoningAfter(left, story.reckonings ?? []);
  const texts = [
    deed.outcome,
    memoryOf(deed) ?? '',
    firstText(deed, a, story),
    a === b ? story.followUps[b].again.text : firstText(deed, b, story),
    story.followUps[c].closing.text,
    reckoning?.text ?? '',
  ];
  return { followUps, reckoning: reckoning?.name, counts: sumOf(texts.map(countsOf)) };
}

/** The rule of the game (`standing` in game-core), which this package does not import. */
function reckoningAfter(
  left: readonly Consequence[],
  reckonings: readonly Reckoning[],
): Reckoning | undefined {
  const stands = (name: Consequence, other?: Consequence) => {
    const both = left.filter((one) => one === name || one === other);
    const difference = both.reduce((sum, one) => sum + (one === name ? 1 : -1), 0);
    return difference > 0 || (difference === 0 && both[0] === name);
  };
  const standing: Readonly<Record<Consequence, boolean>> = {
    helped: stands('helped', 'harmed'),
    harmed: stands('harmed', 'helped'),
    silent: stands('silent', 'public'),
    public: stands('public', 'silent'),
    gone: stands('gone'),
  };
  return reckonings.find(({ when }) => when.every((name) => standing[name]));
}

function memoryOf({ memory, answer }: Deed): string | undefined {
  return answer === undefined ? memory : `${memory ?? ''} ${answer}`;
}

function firstText(
  { consequences = [] }: Deed,
  key: FollowUpKey,
  { followUps }: EraContent['story'],
): string {
  const { first, afterHarm, afterLeaving } = followUps[key];
  const told =
    (consequences.includes('gone') && afterLeaving) ||
    (consequences.includes('harmed') && afterHarm) ||
    first;
  return told.text;
}

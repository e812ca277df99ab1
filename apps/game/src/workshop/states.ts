import { type Consequence, type GameState, transition } from '@time-traveler/game-core';
import type { PlayedEra } from './played-era';
import { type Place, modelChoices, shownState } from './shown-state';

/** A state of an era. */
export interface EraState {
  readonly name: string;
  /** Null if no visit leads there. */
  readonly place: Place | null;
}

/** States that belong together. */
export interface StateGroup {
  readonly name: string;
  /** The file with their texts. */
  readonly file: string;
  readonly states: readonly EraState[];
}

/** A choice that a visit can begin with. */
interface FirstChoice {
  readonly set: number;
  readonly text: string;
  readonly consequences: readonly Consequence[];
}

const followUpKeys = ['share', 'keep', 'document', 'change'] as const;

/** Returns every state in which an era can be seen, in the order of a visit. */
export function statesOf(era: PlayedEra): readonly StateGroup[] {
  const firsts = firstChoices(era);
  return [
    ...openings(era),
    ...choiceGroups(firsts),
    outcomeGroup(),
    followUpGroup(era, firsts),
    ...carriedGroups(era, firsts),
    ...endGroups(era, firsts),
  ];
}

function openings({ content: { era, sets } }: PlayedEra): readonly StateGroup[] {
  const backgrounds = [era.context, ...sets.contexts].map(({ title }, background): EraState => ({
    name: title,
    place: { set: 0, decisions: [], background },
  }));
  return [
    { name: 'Scene', file: 'era.md', states: [{ name: era.scenario.title, place: at(0) }] },
    { name: 'Backgrounds', file: 'background.md', states: backgrounds },
  ];
}

function at(set: number, ...decisions: readonly string[]): Place {
  return { set, decisions };
}

function firstChoices({ content: { era, sets }, story }: PlayedEra): readonly FirstChoice[] {
  const builtIn = era.choices.map(({ text }) => ({
    text,
    consequences: story.endings.find(({ choice }) => choice === text)?.consequences,
  }));
  return [builtIn, ...sets.choices].flatMap((choices, set) =>
    choices.map(({ text, consequences = [] }) => ({ set, text, consequences })),
  );
}

function choiceGroups(firsts: readonly FirstChoice[]): readonly StateGroup[] {
  const sets = [...new Set(firsts.map(({ set }) => set))];
  return sets.map((number) => ({
    name: number === 0 ? 'Endings' : `Endings of set ${number}`,
    file: number === 0 ? 'choices.md' : `sets/${number}.md`,
    states: [
      ...(number === 0 ? [] : [{ name: `The choices of set ${number}`, place: at(number) }]),
      ...firsts
        .filter(({ set }) => set === number)
        .map(({ set, text }) => ({ name: text, place: at(set, text) })),
    ],
  }));
}

function outcomeGroup(): StateGroup {
  const states = modelChoices.map((text) => ({ name: text, place: at(0, text) }));
  return { name: 'Outcomes', file: 'outcomes.md', states };
}

/** Returns the words of the four follow-ups, in order. */
function followUpsOf(era: PlayedEra, { set, text }: FirstChoice): readonly string[] {
  const { scene } = shownState(era, at(set, text));
  return scene.choices.map((choice) => choice.text);
}

function followUpGroup(era: PlayedEra, firsts: readonly FirstChoice[]): StateGroup {
  const [first] = firsts;
  const left = (name: Consequence) => (choice: FirstChoice) => choice.consequences.includes(name);
  const plain = firsts.find((choice) => !left('harmed')(choice) && !left('gone')(choice)) ?? first;
  const states = followUpKeys.flatMap((key, place): readonly EraState[] => {
    const text = first && followUpsOf(era, first)[place];
    if (text === undefined) return [];
    const { afterHarm, afterLeaving } = era.story.followUps[key];
    const harmed = firsts.find(
      (choice) => left('harmed')(choice) && !(afterLeaving && left('gone')(choice)),
    );
    const state = (name: string, begin: FirstChoice | undefined, ...more: readonly string[]) => ({
      name: name === '' ? text : `${text}, ${name}`,
      place: begin ? at(begin.set, begin.text, text, ...more) : null,
    });
    return [
      state('', plain),
      ...(afterHarm ? [state('after harm', harmed)] : []),
      ...(afterLeaving ? [state('after leaving', firsts.find(left('gone')))] : []),
      state('again', plain, text),
    ];
  });
  return { name: 'Follow-ups', file: 'follow-ups.md', states };
}

/** Returns the group of the second follow-up of a visitor who carries the memento of another era. */
function carriedGroups(era: PlayedEra, [first]: readonly FirstChoice[]): readonly StateGroup[] {
  const { carried = [] } = era.story;
  if (first === undefined || carried.length === 0) return [];
  const decisions = [first.text, ...followUpsOf(era, first).slice(0, 2)];
  const states = carried.map(({ slug }) => ({
    name: `With the memento of ${slug}`,
    place: { ...at(first.set, ...decisions), carried: slug },
  }));
  return [{ name: 'Mementos', file: 'carried.md', states }];
}

/** Returns the groups of the texts of the fourth decision and later ones. */
function endGroups(era: PlayedEra, firsts: readonly FirstChoice[]): readonly StateGroup[] {
  const { reckonings = [], epilogues } = era.story;
  const paths = fourDecisions(era, firsts);
  const ends = reckonings.map(({ name }) => ({ name, place: paths.get(name) ?? null }));
  const [first = ''] = firsts.slice(0, 1).flatMap((choice) => followUpsOf(era, choice));
  const some = ends.find(({ place }) => place !== null)?.place ?? paths.get('') ?? null;
  const later = (place: Place | null, count: number) =>
    place && at(place.set, ...place.decisions, ...Array<string>(count).fill(first));
  const closings = followUpsOf(era, firsts[0] ?? { set: 0, text: '', consequences: [] }).map(
    (text) => ({ name: text, place: some && at(some.set, ...some.decisions.slice(0, 3), text) }),
  );
  const afterwards = ends.map(({ name, place }) => ({
    name: `After "${name}"`,
    place: later(place, 1),
  }));
  const told = epilogues.map((_, number) => ({
    name: `Epilogue ${number + 1}`,
    place: later(some, number + (reckonings.length > 0 ? 2 : 1)),
  }));
  return [
    { name: 'Closings', file: 'follow-ups.md', states: closings },
    ...(reckonings.length > 0
      ? [{ name: 'Reckonings', file: 'reckonings.md', states: [...ends, ...afterwards] }]
      : []),
    { name: 'Epilogues', file: 'epilogues.md', states: told },
  ];
}

/** Returns the first four decisions that lead to each reckoning, by its name; '' for a visit without one. */
function fourDecisions(era: PlayedEra, firsts: readonly FirstChoice[]): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  const wanted = era.story.reckonings?.length ?? 1;
  const follow = (state: GameState, set: number): void => {
    const { decisions, reckoning, choices } = state.scene;
    if (decisions.length === 4) {
      const name = reckoning?.name ?? '';
      if (!found.has(name)) found.set(name, at(set, ...decisions));
      return;
    }
    for (const choice of choices) {
      if (found.size >= wanted) return;
      const event = { type: 'choiceMade', choice } as const;
      follow(transition(state, event, () => era.story).state, set);
    }
  };
  for (const { set, text } of firsts) {
    if (found.size < wanted) {
      follow(shownState(era, at(set, text)), set);
    }
  }
  return found;
}

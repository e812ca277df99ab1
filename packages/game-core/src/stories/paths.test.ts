import path from 'node:path';
import { compileFolder, compileFolders, erasFolder, pathsOf } from '@time-traveler/eras';
import { describe, expect, it } from 'vitest';
import type { Choice, Consequence } from '../eras/era';
import { initialState } from '../rules/initial-state';
import { followUps } from '../rules/follow-ups';
import type { GameState } from '../rules/state';
import { replayVisit, transition } from '../rules/transition';
import { paragraphs } from '../testing/prose';
import { withTelling } from './story-telling';

const template = await compileFolder(path.join(erasFolder, '../packages/eras/template'));
const compiled = [...(await compileFolders()).eras, template.content].filter(
  (era) => era !== undefined,
);

const REPEATED = 'This has been told before, and it is still so.';
const opposites = {
  helped: 'harmed',
  harmed: 'helped',
  silent: 'public',
  public: 'silent',
} as const;

/** The rule of the grammar in other words than the game's: what stands after these decisions. */
function stands(name: Consequence, left: readonly (readonly Consequence[])[]): boolean {
  const all = left.flat();
  if (name === 'gone') return all.includes('gone');
  const rest = all.filter((one) => one === name || one === opposites[name]);
  const score = rest.reduce((sum, one) => sum + (one === name ? 1 : -1), 0);
  return score > 0 || (score === 0 && rest[0] === name);
}

/** True if a told text has everything of a written one, whose places are filled. */
const hasAllOf = (told: string, written: string) =>
  written.split(/\{\w+\}/).every((part) => told.includes(part));

describe.each(compiled)(
  'every path of four decisions in $era.period.slug',
  ({ era, story, sets }) => {
    const { slug } = era.period;
    const told = withTelling(story);
    const storyOf = () => told;
    const { reckonings = [], carried = [] } = story;
    const period = { ...era.period, slug };
    const opened = transition(
      transition(initialState(), { type: 'periodsLoaded', periods: [period] }).state,
      { type: 'eraSelected', slug },
    ).state;
    const things = carried.map((one) => one.slug);
    const choose = (state: GameState, choice: Omit<Choice, 'scenarioId'>): GameState =>
      transition(
        state,
        {
          type: 'choiceMade',
          choice: { ...choice, scenarioId: state.scene.scenario.id },
          carried: things,
        },
        storyOf,
      ).state;

    /** The first decisions: the built-in ones, and those that a server sends with their endings. */
    const firsts: readonly Omit<Choice, 'scenarioId'>[] = [
      ...era.choices.map(({ id, text, description }) => ({ id, text, description })),
      ...sets.choices.flat().map((choice, place) => ({ ...choice, id: 1_000 + place })),
    ];
    const follow = (state: GameState, place: number) =>
      choose(state, { id: 2_000 + place, description: '', text: followUps[place]?.text ?? '' });

    /** Every path: the states after each of its four decisions. */
    const paths = firsts.flatMap((first) => {
      const one = choose(opened, first);
      return [0, 1, 2, 3].flatMap((a) => {
        const two = follow(one, a);
        return [0, 1, 2, 3].flatMap((b) => {
          const three = follow(two, b);
          return [0, 1, 2, 3].map((c) => [one, two, three, follow(three, c)] as const);
        });
      });
    });
    const textOf = ({ scene }: GameState) => scene.scenario.description;

    it('are all there', () => {
      expect(paths).toHaveLength(20 * 4 ** 3);
    });

    it('end in exactly one reckoning, whose consequences all stand, and in the first of those', () => {
      for (const [one, two, three, four] of paths) {
        expect([one, two, three].map(({ scene }) => scene.reckoning)).toEqual([null, null, null]);
        const name = four.scene.reckoning?.name;
        const left = four.scene.deeds.map(({ consequences = [] }) => consequences);
        const fitting = reckonings.find(({ when }) => when.every((each) => stands(each, left)));
        expect(name, four.scene.decisions.join(' / ')).toBe(fitting?.name);
        expect(reckonings.filter(({ text }) => hasAllOf(textOf(four), text)).length).toBe(
          reckonings.length > 0 ? 1 : 0,
        );
        for (const each of fitting?.when ?? []) {
          if (each !== 'gone') expect(stands(opposites[each], left)).toBe(false);
        }
      }
    });

    it('are those of the proof page', () => {
      const proofs = pathsOf({ era, story, sets }).flatMap((ending) => ending.paths);
      expect(proofs.map(({ reckoning }) => reckoning)).toEqual(
        paths.map(([, , , four]) => four.scene.reckoning?.name),
      );
    });

    it('reach every reckoning', () => {
      const reached = new Set(paths.map(([, , , four]) => four.scene.reckoning?.name));
      expect(reckonings.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual(
        [],
      );
    });

    it('begin the first follow-up with the memory of the deed, if it has one, and tell it once', () => {
      for (const [one, two, three, four] of paths) {
        const memory = one.scene.deeds[0]?.memory;
        if (memory === undefined) continue;
        expect(paragraphs(textOf(two))[0]).toBe(memory);
        expect(paragraphs(textOf(two)).length).toBeGreaterThan(1);
        for (const other of [one, three, four]) expect(textOf(other)).not.toContain(memory);
      }
    });

    it('mention what the visitor carries with the third decision alone', () => {
      const words = carried[0]?.text;
      if (words === undefined) return;
      for (const [one, two, three, four] of paths) {
        expect([one, two, three, four].map((state) => textOf(state).endsWith(words))).toEqual([
          false,
          false,
          true,
          false,
        ]);
      }
    });

    it('and eight more decisions tell nothing twice without saying so', () => {
      for (const states of paths) {
        const later = Array.from({ length: 8 }, (_, place) => place % 4).reduce<GameState[]>(
          (before, place) => [...before, follow(before.at(-1) ?? states[3], place)],
          [],
        );
        const texts = [...states, ...later].map(textOf);
        const fresh = texts.filter((text) => !text.startsWith(REPEATED)).flatMap(paragraphs);
        expect(fresh.filter((paragraph, place) => fresh.indexOf(paragraph) < place)).toEqual([]);
        expect(later.at(-1)?.scene.choices.map(({ text }) => text)).toEqual(
          followUps.map(({ text }) => text),
        );
      }
    });

    it('are told in the same words if their visit is replayed', () => {
      for (const [, , , four] of paths.filter((_, place) => place % 7 === 0)) {
        const visit = JSON.parse(JSON.stringify(four.visit)) as GameState['visit'];
        expect(replayVisit(opened, visit, storyOf)?.scene).toEqual(four.scene);
      }
    });
  },
);

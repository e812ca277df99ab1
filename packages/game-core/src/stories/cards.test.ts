import { compileFolders } from '@time-traveler/eras';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../eras/era';
import { followUps } from '../rules/follow-ups';
import { initialState } from '../rules/initial-state';
import type { GameState } from '../rules/state';
import { transition } from '../rules/transition';
import { withTelling } from './story-telling';

const compiled = (await compileFolders()).eras;
const general = followUps.map(({ description }) => description);

/** Names of people who are no longer at hand, or no longer confide, by the choice that came first. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  'Walk out with the writ': ['Alis', 'Simon', 'Hawise', 'Gilbert', 'Piers'],
  'Speak to the navy lieutenant': ['Lou', 'Peg', 'Judy', 'Halloran'],
  'Talk terms with the company agent': ['Holm', 'Wren', 'Pell'],
};

/** Returns the words that a text writes with a capital within a sentence: the names of people and places. */
const namesIn = (text: string) => new Set(text.match(/\b\p{Lu}\p{Ll}+/gu) ?? []);

describe.each(compiled)(
  'the cards of the follow-ups in $era.period.slug',
  ({ era, story, sets }) => {
    const { slug } = era.period;
    const storyOf = () => withTelling(story);
    const opened = transition(
      transition(initialState(), { type: 'periodsLoaded', periods: [era.period] }).state,
      { type: 'eraSelected', slug },
    ).state;
    const choose = (state: GameState, choice: Omit<Choice, 'scenarioId'>): GameState => {
      const { id: scenarioId } = state.scene.scenario;
      return transition(state, { type: 'choiceMade', choice: { ...choice, scenarioId } }, storyOf)
        .state;
    };
    const follow = (state: GameState, place: number) =>
      choose(state, { id: 2_000 + place, description: '', text: followUps[place]?.text ?? '' });
    const sentencesOf = ({ scene }: GameState) =>
      scene.choices.map(({ description }) => description);
    const sentences = (story.cards ?? []).flatMap((cards) => cards.sentences);
    const builtIn = era.choices.map(({ id, text, description }) => ({ id, text, description }));
    const sent = sets.choices.flat().map((choice, place) => ({ ...choice, id: 1_000 + place }));
    const places = [0, 1, 2, 3];

    it('keep their four names and never show the general sentences, on any path', () => {
      for (const first of [...builtIn, ...sent]) {
        const one = choose(opened, first);
        const states = places.flatMap((a) => {
          const two = follow(one, a);
          return [two, ...places.flatMap((b) => [follow(two, b), follow(follow(two, b), b)])];
        });
        for (const state of [one, ...states, follow(follow(follow(follow(one, 0), 1), 2), 3)]) {
          expect(state.scene.choices.map(({ text }) => text)).toEqual(
            followUps.map(({ text }) => text),
          );
          expect(sentencesOf(state).filter((text) => general.includes(text))).toEqual([]);
        }
      }
    });

    it.each(builtIn)('know who waits after “$text”, and name nobody whom it ruled out', (first) => {
      const one = choose(opened, first);
      const after = story.cards?.find((cards) => cards.after === first.text);
      expect(sentencesOf(one)).toEqual(after?.sentences);
      const known = [opened, one].map(({ scene }) => scene.scenario.description).join(' ');
      const names = sentencesOf(one).map((text) =>
        [...namesIn(known)].filter((n) => text.includes(n)),
      );
      expect(names.flat().length).toBeGreaterThan(1);
      for (const name of ruledOut[first.text] ?? [])
        expect(sentencesOf(one).join(' ')).not.toContain(name);
    });

    it('name no person after the later decisions, whatever came before', () => {
      const [first] = builtIn;
      if (!first) throw new Error('The era has no choices');
      const any = story.cards?.find((cards) => cards.after === undefined)?.sentences ?? [];
      expect(sentencesOf(follow(choose(opened, first), 0))).toEqual(any);
      const people = new Set(
        story.cards?.flatMap((cards) =>
          cards.after ? cards.sentences.flatMap((text) => [...namesIn(text)]) : [],
        ),
      );
      const places = new Set(['Florence', 'Ireland', 'Meltwater', 'Pisa', 'Sunday']);
      for (const text of any)
        for (const name of namesIn(text))
          expect(people.has(name) && !places.has(name), text).toBe(false);
    });

    it('have one sentence each, of at most sixteen words, and none twice', () => {
      expect(sentences).toHaveLength(20);
      for (const text of sentences) {
        expect(text).toMatch(/^\p{Lu}[^.!?]*\p{L}\.$/u);
        expect(text.split(/\s+/).length, text).toBeLessThan(17);
      }
      expect(new Set(sentences).size).toBe(sentences.length);
      const told = JSON.stringify([story.endings, story.followUps]);
      expect(sentences.filter((text) => told.includes(text))).toEqual([]);
    });
  },
);

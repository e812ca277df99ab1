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

/**
 * Names of people whom the visitor has met, but who cannot be asked or told anything after a choice: it took them or the
 * visitor away, or they no longer confide. After every other built-in choice all whom the visitor has met are at hand.
 */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  'Walk out with the writ': ['Alis', 'Simon', 'Hawise', 'Gilbert', 'Piers'],
  'Say that you saw nothing': ['Kitty', 'Michael', 'Ann'],
  'Speak to the navy lieutenant': ['Lou', 'Peg', 'Judy', 'Halloran'],
  'Talk terms with the company agent': ['Holm', 'Wren', 'Pell'],
};

/** Returns the words that a text writes with a capital within a sentence: the names of people and places. */
const namesIn = (text: string) => new Set(text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu) ?? []);

/** Returns the words of a text, without a possessive ending. */
const wordsOf = (text: string) => text.replaceAll('’s', '').match(/\p{L}+/gu) ?? [];

/** Returns every run of four words in a text. */
const runsIn = (text: string) =>
  wordsOf(text.toLowerCase()).flatMap((_, at, all) =>
    at < 3 ? [] : [all.slice(at - 3, at + 1).join(' ')],
  );

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
    const names = namesIn(
      JSON.stringify([era.scenario, story.endings, story.followUps]).replaceAll(/“|\\n/g, '. '),
    );
    const builtIn = era.choices.map(({ id, text, description }) => ({ id, text, description }));
    const sent = sets.choices.flat().map((choice, place) => ({ ...choice, id: 1_000 + place }));
    const places = [0, 1, 2, 3];

    it('are the same if a server sends the own choices with their endings', () => {
      for (const choice of builtIn) {
        const { text: outcome = '' } =
          story.endings.find((one) => one.choice === choice.text) ?? {};
        expect(sentencesOf(choose(opened, { ...choice, outcome }))).toEqual(
          sentencesOf(choose(opened, choice)),
        );
      }
    });

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

    it.each(builtIn)('say nothing after “$text” that the visitor has not read yet', (first) => {
      const one = choose(opened, first);
      const read = [opened, one].map(({ scene }) => scene.scenario.description).join('\n');
      const unread = sentencesOf(one).flatMap((text) =>
        wordsOf(text).filter((word) => names.has(word) && !read.includes(word)),
      );
      expect(unread).toEqual([]);
    });

    it.each(builtIn)('repeat no four words in a row of the story after “$text”', (first) => {
      const one = choose(opened, first);
      const told = new Set(runsIn(one.scene.scenario.description));
      const repeated = sentencesOf(one).flatMap(runsIn);
      expect(repeated.filter((run) => told.has(run))).toEqual([]);
    });

    it.each(builtIn)('know who waits after “$text”, and name nobody whom it ruled out', (first) => {
      const one = choose(opened, first);
      const after = story.cards?.find((cards) => cards.after === first.text);
      expect(sentencesOf(one)).toEqual(after?.sentences);
      expect(
        sentencesOf(one)
          .flatMap(wordsOf)
          .filter((word) => names.has(word)).length,
      ).toBeGreaterThan(1);
      for (const name of ruledOut[first.text] ?? [])
        expect(sentencesOf(one).join(' ')).not.toContain(name);
    });

    it('name no person after the later decisions, whatever came before', () => {
      const [first] = builtIn;
      if (!first) throw new Error('The era has no choices');
      const onAnyPath = (story.cards ?? []).filter(({ after }) => after === undefined);
      const [any, last, closing] = [
        onAnyPath.find((cards) => !cards.last && !cards.closed),
        onAnyPath.find((cards) => cards.last),
        onAnyPath.find((cards) => cards.closed),
      ].map((cards) => cards?.sentences ?? []);
      const second = follow(choose(opened, first), 0);
      const third = follow(second, 1);
      expect([second, third, follow(third, 2)].map(sentencesOf)).toEqual([any, last, closing]);
      const places = new Set(['Arno', 'Florence', 'The', 'Ireland', 'Meltwater', 'Pisa', 'Sunday']);
      const named = onAnyPath
        .flatMap(({ sentences: own }) => own)
        .flatMap(wordsOf)
        .filter((word) => names.has(word) && !places.has(word));
      expect(named).toEqual([]);
    });

    it('say something else once the visit has ended, after any choice', () => {
      const before = new Set(
        story.cards?.flatMap(({ closed, sentences }) => (closed ? [] : sentences)),
      );
      for (const first of [...builtIn, ...sent]) {
        const last = follow(follow(follow(choose(opened, first), 0), 1), 2);
        const after = sentencesOf(last);
        expect(after.filter((text) => before.has(text))).toEqual([]);
        expect(sentencesOf(follow(last, 3))).toEqual(after);
      }
    });

    it('have one sentence each, of at most fourteen words, and none twice', () => {
      expect(sentences).toHaveLength(28);
      for (const text of sentences) {
        expect(text).toMatch(/^\p{Lu}[^.!?]*\p{L}\.$/u);
        expect(text.split(/\s+/).length, text).toBeLessThan(15);
      }
      expect(new Set(sentences).size).toBe(sentences.length);
      const told = JSON.stringify([story.endings, story.followUps]);
      expect(sentences.filter((text) => told.includes(text))).toEqual([]);
    });
  },
);

it('rules people out after choices that are built in', () => {
  const built = compiled.flatMap(({ era }) => era.choices.map(({ text }) => text));
  expect(built).toEqual(expect.arrayContaining(Object.keys(ruledOut)));
});

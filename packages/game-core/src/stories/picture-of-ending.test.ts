import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EndingPicture } from '../eras/era';
import { withTelling } from './story-telling';
import { answered, chosen, gameAfter } from '../testing/fixtures';
import { reckonedStory } from '../testing/story';
import { followUps } from '../rules/follow-ups';
import type { GameState } from '../rules/state';
import { replayVisit, transition } from '../rules/transition';

const [, keep = '', , change = ''] = followUps.map(({ text }) => text);
const opening = gameAfter().scene.picture;
const [second, third] = ['/images/medieval-2.avif', '/images/medieval-3.avif'];
const named: EndingPicture = { url: second, at: [40, 30], zoom: 130, light: 'dusk' };
const { url: _, ...view } = named;

const [first, ...others] = reckonedStory.endings;
if (!first) throw new Error('The story has no endings');
const story = withTelling({
  ...reckonedStory,
  endings: [{ ...first, picture: named }, ...others],
  outcomes: {
    ...reckonedStory.outcomes,
    generic: { ...reckonedStory.outcomes.generic, picture: { light: 'grey' } },
  },
  reckonings: (reckonedStory.reckonings ?? []).map((one) => ({ ...one, picture: { url: third } })),
});
const storyOf = () => story;

/** Makes a first choice with these words, then follow-ups. */
function after(state: GameState, words: string, ...later: readonly string[]): GameState {
  const choice = { id: 9, scenarioId: state.scene.scenario.id, text: words, description: '' };
  return later.reduce(
    (next, text) => transition(next, chosen(next, text), storyOf).state,
    transition(state, { type: 'choiceMade', choice }, storyOf).state,
  );
}

const pictureOf = ({ scene }: GameState) => scene.picture;

describe('the picture answers', () => {
  it('with the one that the first ending names, until the reckoning names another one, which stays', () => {
    const told = after(gameAfter(), first.choice);
    expect(pictureOf(told)).toEqual({ url: second, source: 'built-in', view });
    const closed = after(gameAfter(), first.choice, keep, change, keep);
    expect(pictureOf(closed)).toEqual({ url: third, source: 'built-in', view: {} });
    expect(pictureOf(after(gameAfter(), first.choice, keep, change, keep, change))).toEqual(
      pictureOf(closed),
    );
  });

  it('with another light after each decision before the end, on the same part of the same picture', () => {
    const lit = (light: string) => ({ url: second, source: 'built-in', view: { ...view, light } });
    expect(pictureOf(after(gameAfter(), first.choice, keep))).toEqual(lit('grey'));
    expect(pictureOf(after(gameAfter(), first.choice, keep, change))).toEqual(lit('dusk'));
    // The picture of the ending has the light of dusk.
    expect(pictureOf(after(gameAfter(), first.choice, change))).toEqual(lit('grey'));
  });

  it('with no light on a picture that a server sent', () => {
    const before = gameAfter(answered('image', { imageUrl: 'https://images.example/1.jpeg' }));
    expect(pictureOf(after(before, first.choice, keep))).toEqual(pictureOf(before));
  });

  it('with the one of the first word if the ending names none, which may be another light only', () => {
    const expected = { url: opening.url, source: 'built-in', view: { light: 'grey' } };
    expect(pictureOf(after(gameAfter(), 'Wait'))).toEqual(expected);
    expect(pictureOf(after(gameAfter(), 'Join them'))).toEqual(opening);
  });

  it('if a server wrote the ending', () => {
    const choices = ['Wait', first.choice].map((text) => {
      return { text, description: '', outcome: 'So.' };
    });
    const before = gameAfter(answered('choices', { choices, origin: 'model' }));
    const pictures = before.scene.choices.map((choice) =>
      pictureOf(transition(before, { type: 'choiceMade', choice }, storyOf).state),
    );
    expect(pictures.map(({ url }) => url)).toEqual([opening.url, second]);
  });

  it.each([
    ['https://images.example/1.jpeg', false],
    ['/images/medieval-field.avif', false],
    ['/images/medieval-3.avif', true],
    ['/images/medieval.avif', true],
  ])("in the place of a server's %s: %s", (imageUrl, gives) => {
    const before = gameAfter(answered('image', { imageUrl }));
    const told = after(before, first.choice);
    expect(pictureOf(told).url).toBe(gives ? second : imageUrl);
    if (!gives) expect(pictureOf(told)).toEqual(pictureOf(before));
  });

  it('and if it cannot be loaded, with the opening one, then with the fallback', () => {
    const fail = (state: GameState) =>
      transition(state, { type: 'pictureFailed', url: pictureOf(state).url ?? '' }).state;
    const lost = fail(after(gameAfter(), first.choice));
    expect(pictureOf(lost)).toEqual(opening);
    expect(pictureOf(fail(lost))).toEqual({ url: null, source: 'fallback' });
  });

  it('the same after undo, Back and a reload, in any order of decisions', () => {
    const words = fc.constantFrom(first.choice, 'Wait', 'Join them');
    const later = fc.array(fc.constantFrom(...followUps.map(({ text }) => text)), { maxLength: 6 });
    fc.assert(
      fc.property(words, later, (word, texts) => {
        const told = after(gameAfter(), word, ...texts);
        const undone = transition(
          after(gameAfter(), word, ...texts, keep),
          { type: 'choiceUndone' },
          storyOf,
        ).state;
        expect(pictureOf(undone)).toEqual(pictureOf(told));
        const visit = JSON.parse(JSON.stringify(told.visit)) as typeof told.visit;
        const again = replayVisit(gameAfter(), visit, storyOf);
        expect(again && pictureOf(again)).toEqual(pictureOf(told));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { acceptPeriods } from '../answers';
import { builtInPeriods } from '../eras/built-in';
import { floodScene, millbridge } from '../testing/server-era';
import { genericChoices, genericContext } from './generic-scene';
import { initialState } from './initial-state';
import { openingScene } from './scene';
import { replayVisit, transition } from './transition';

const withoutScene = { ...millbridge, scene: undefined };
const periods = [...builtInPeriods, millbridge];
const ready = transition(initialState(), { type: 'periodsLoaded', periods }).state;

describe('an era that comes from a server with its scene', () => {
  it('opens with its own words, picture, choices and background', () => {
    const scene = openingScene('millbridge', periods);
    expect(scene?.scenario).toMatchObject({
      title: 'The Lower Bridge',
      year: 1911,
      location: 'Millbridge, on the Orr',
      description: floodScene.description,
    });
    expect(scene?.picture).toEqual({ url: '/images/millbridge.webp', source: 'built-in' });
    expect(scene?.choices.map(({ text }) => text)).toEqual(
      floodScene.choices?.map(({ text }) => text),
    );
    expect(scene?.context).toEqual(floodScene.background);
  });

  it('opens in the transition of the press, without an answer of the server', () => {
    const { state, opened } = transition(ready, { type: 'eraSelected', slug: 'millbridge' });
    expect(state.scene.scenario.title).toBe('The Lower Bridge');
    expect(opened?.announcement).toBe(
      'You are now in Millbridge, on the Orr, in the year 1911: The Lower Bridge.',
    );
  });

  it("tells each choice's own ending with its record", () => {
    const { state } = transition(ready, { type: 'eraSelected', slug: 'millbridge' });
    for (const choice of state.scene.choices) {
      const { scene } = transition(state, { type: 'choiceMade', choice }).state;
      expect(scene.scenario.description).toBe(choice.outcome);
      expect(scene.record).toEqual(choice.record);
    }
  });

  it('is restored from its visit, also if no list of eras has come', () => {
    let { state } = transition(ready, { type: 'eraSelected', slug: 'millbridge' });
    const [choice] = state.scene.choices;
    if (choice) ({ state } = transition(state, { type: 'choiceMade', choice }));
    const restored = replayVisit(initialState(), state.visit);
    expect(restored?.scene).toEqual(state.scene);
  });

  it('has general choices and a general background if it brings none', () => {
    const scene = { ...floodScene, choices: undefined, background: undefined, picture: undefined };
    const opened = openingScene('millbridge', [{ ...millbridge, scene }]);
    expect(opened?.scenario.title).toBe('The Lower Bridge');
    expect(opened?.picture.url).toBeNull();
    expect(opened?.choices.map(({ text }) => text)).toEqual(genericChoices.map(({ text }) => text));
    expect(opened?.context).toEqual(genericContext(millbridge));
  });
});

describe('a scene on the wire', () => {
  const accepted = (scene: unknown) => {
    const list = acceptPeriods([{ ...millbridge, scene }]);
    return list.ok ? list.value[0]?.scene : list.reason;
  };

  it('is read whole', () => {
    expect(accepted(floodScene)).toEqual(floodScene);
    expect(acceptPeriods([withoutScene])).toEqual({ ok: true, value: [withoutScene] });
  });

  it.each([
    ['no object', 'The Lower Bridge'],
    ['no title', { ...floodScene, title: ' ' }],
    ['no text', { ...floodScene, description: undefined }],
    ['a year in words', { ...floodScene, year: '1911' }],
    ['a place with a line break', { ...floodScene, location: 'Mill\nbridge' }],
    ['a text without end', { ...floodScene, description: 'x'.repeat(10_001) }],
  ])('is ignored, and its period is not, if it has %s', (_, scene) => {
    expect(accepted(scene)).toBeUndefined();
  });

  it.each([
    ['picture', 'javascript:alert(1)'],
    ['picture', 'data:image/svg+xml,<svg/>'],
    ['choices', [floodScene.choices?.[0]]],
    ['choices', 'Join'],
    ['background', { title: 'A title', content: ' ' }],
    ['tune', 7],
    ['look', 'Medieval; } body { display: none'],
    ['look', '../modern'],
    ['colors', 'red'],
    ['story', 'yes'],
  ])('loses only its %s if that is %j', (field, value) => {
    expect(accepted({ ...floodScene, [field]: value })).toEqual({
      ...floodScene,
      [field]: undefined,
    });
  });

  it.each(['red', '#fff', '#12345g', 'url(//x)', '#112233;}', 7, null])(
    'loses a colour that is %j',
    (text) => {
      expect(accepted({ ...floodScene, colors: { surface: '#FFFFFF', text } })).toEqual({
        ...floodScene,
        colors: { surface: '#ffffff' },
      });
    },
  );
});

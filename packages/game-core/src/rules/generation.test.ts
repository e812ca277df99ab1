import { describe, expect, it } from 'vitest';
import { builtInEras } from '../eras';
import { type ScenePart, sceneParts } from '../contract/scene-parts';
import { initialState } from './initial-state';
import { replay } from '../testing/replay';

import {
  answered,
  bronzeAge,
  chosen,
  failed,
  gameAfter,
  generatedChoices,
  validAnswers,
} from '../testing/fixtures';
import { transition } from './transition';

const opening = initialState().scene;
const fallbackUrl = builtInEras[0]?.fallbackImageUrl ?? '';

describe('generation (SPEC §4, §5)', () => {
  it('shows a generated image as soon as it arrives', () => {
    const after = gameAfter(answered('image'));
    expect(after.scene).toEqual({
      ...opening,
      picture: { url: validAnswers.image.imageUrl, source: 'generated' },
    });
    expect(after.generation.parts).toEqual({
      image: 'accepted',
      choices: 'pending',
      context: 'pending',
    });
  });

  it('shows who took the generated image and what it shows, also after a choice', () => {
    const image = {
      imageUrl: validAnswers.image.imageUrl,
      credit: { photographer: 'Ann Ashe', pageUrl: 'https://www.pexels.com/photo/5/' },
      description: 'A steward before a closed gate.',
    };
    const picture = {
      url: image.imageUrl,
      source: 'generated',
      credit: { name: 'Ann Ashe', url: 'https://www.pexels.com/photo/5/' },
      description: 'A steward before a closed gate.',
    };
    const shown = gameAfter(answered('image', image));
    expect(shown.scene.picture).toStrictEqual(picture);
    const after = transition(shown, chosen(shown, 'Wait')).state;
    expect(after.scene.picture).toStrictEqual(picture);
    const gone = transition(shown, { type: 'pictureFailed', url: image.imageUrl }).state;
    expect(gone.scene.picture).toStrictEqual({ url: fallbackUrl, source: 'fallback' });
  });

  it('shows an image without a credit or a description if the answer has none of use', () => {
    const image = { ...validAnswers.image, credit: undefined, description: undefined };
    expect(gameAfter(answered('image', image)).scene.picture).toStrictEqual({
      url: validAnswers.image.imageUrl,
      source: 'generated',
    });
  });

  it('replaces the choices as soon as they arrive, under new ids', () => {
    const after = gameAfter(answered('choices'));
    expect(after.scene).toEqual({ ...opening, choices: after.scene.choices });
    expect(after.scene.choices.map(({ text, description }) => ({ text, description }))).toEqual(
      generatedChoices,
    );
    const ids = [...opening.choices, ...after.scene.choices].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { scenarioId } of after.scene.choices) expect(scenarioId).toBe(opening.scenario.id);
  });

  it('announces no choices that arrive within 400 ms of the opening, and later ones once', () => {
    const soon = transition(gameAfter(), answered('choices', undefined, 1, 400));
    expect(soon.state.scene.newChoices).toBe(false);
    expect(soon.effects).toEqual([]);
    const late = transition(gameAfter(), answered('choices', undefined, 1, 401));
    expect(late.state.scene).toEqual({ ...soon.state.scene, newChoices: true });
    expect(late.effects).toEqual([{ type: 'announce', message: 'New choices have come' }]);
    const background = transition(late.state, answered('context', undefined, 1, 900));
    expect(background.state.scene.newChoices).toBe(true);
    expect(background.effects).toEqual([]);
  });

  it('does not announce choices that read like those on screen', () => {
    const late = transition(
      gameAfter(),
      answered('choices', { choices: opening.choices, origin: 'written' }, 1, 9_000),
    );
    expect(late.state.scene.newChoices).toBe(false);
    expect(late.effects).toEqual([]);
    expect(late.state.scene.choices, 'they keep their ids').toEqual(opening.choices);
  });

  it.each(['text', 'description'] as const)(
    'counts as many choices as before as new ones if the %s of one differs',
    (field) => {
      const choices = opening.choices.map(({ text, description }, place) => {
        const same = { text, description };
        return place === 1 ? { ...same, [field]: 'Look out of the window' } : same;
      });
      const { scene } = gameAfter(answered('choices', { choices, origin: 'written' }, 1, 9_000));
      expect(scene.newChoices).toBe(true);
      const former = opening.choices.map(({ id }) => id);
      expect(scene.choices.filter(({ id }) => former.includes(id))).toEqual([]);
    },
  );

  it('adds the endings that come with the same choices', () => {
    const choices = opening.choices.map(({ text, description }) => ({
      text,
      description,
      outcome: `After ${text}`,
    }));
    const { scene } = gameAfter(answered('choices', { choices, origin: 'written' }));
    expect(scene.choices.map(({ id }) => id)).toEqual(opening.choices.map(({ id }) => id));
    expect(scene.choices[0]?.outcome).toBe(`After ${opening.choices[0]?.text}`);
  });

  it('drops the notice with the next scene', () => {
    const late = gameAfter(answered('choices', undefined, 1, 9_000));
    expect(transition(late, chosen(late, 'Wait')).state.scene.newChoices).toBe(false);
    const afresh = transition(late, { type: 'eraSelected', slug: 'medieval' });
    expect(afresh.state.scene.newChoices).toBe(false);
  });

  it('replaces the text of the context and keeps its title', () => {
    const after = gameAfter(answered('context'));
    expect(after.scene).toEqual({
      ...opening,
      context: {
        title: opening.context.title,
        content: validAnswers.context.context,
        origin: 'written',
      },
    });
  });

  it("replaces the context's title if the answer has one, and remembers who wrote it", () => {
    const { scene } = gameAfter(
      answered('context', { context: '<p>More.</p>', title: 'A village', origin: 'model' }),
    );
    expect(scene.context).toEqual({
      title: 'A village',
      content: '<p>More.</p>',
      origin: 'model',
    });
  });

  it('leads to the same scene in whatever order the answers arrive', () => {
    const orders = sceneParts.flatMap((first) =>
      sceneParts
        .filter((part) => part !== first)
        .map((second) => [
          first,
          second,
          ...sceneParts.filter((part) => part !== first && part !== second),
        ]),
    );
    expect(orders).toHaveLength(6);
    const [expected, ...others] = orders.map(
      (order) => gameAfter(...order.map((part) => answered(part))).scene,
    );
    for (const scene of others) expect(scene).toEqual(expected);
  });

  it.each(sceneParts)('drops an answer for the %s of another era', (part) => {
    const later = gameAfter({ type: 'eraSelected', slug: 'future' });
    for (const event of [answered(part), failed(part), answered(part, validAnswers[part], 3)]) {
      const after = transition(later, event);
      expect(after.state).toBe(later);
      expect(after.effects).toEqual([]);
    }
  });

  it.each(sceneParts)('ignores a second answer for the %s', (part) => {
    for (const first of [answered(part), failed(part)]) {
      const settled = gameAfter(first);
      for (const second of [answered(part), failed(part)]) {
        expect(transition(settled, second).state).toBe(settled);
        expect(transition(settled, second).effects).toEqual([]);
      }
    }
  });
});

describe('a part that fails (SPEC §4, §8)', () => {
  it.each(['choices', 'context'] as const)('keeps the built-in %s and is logged', (part) => {
    const { state, effects } = transition(gameAfter(), failed(part));
    expect(state.scene).toEqual(opening);
    expect(state.generation.parts[part]).toBe('failed');
    expect(effects).toEqual([
      {
        type: 'log',
        message: `Generating the ${part} of medieval failed, built-in content is kept: 503: Busy`,
      },
    ]);
  });

  it('lets the other two parts succeed', () => {
    for (const part of sceneParts) {
      const others = sceneParts.filter((other) => other !== part).map((other) => answered(other));
      const after = gameAfter(failed(part), ...others);
      const all = gameAfter(...sceneParts.map((each) => answered(each)));
      const picture = { url: fallbackUrl, source: 'fallback' };
      expect(after.scene).toEqual({
        ...all.scene,
        ...(part === 'image' && { picture }),
        ...(part === 'choices' && { choices: opening.choices }),
        ...(part === 'context' && { context: opening.context }),
      });
    }
  });
});

describe('an image that fails (SPEC §4, §8)', () => {
  const fallback = { url: fallbackUrl, source: 'fallback' };

  it('is logged', () => {
    const { effects } = transition(gameAfter(), failed('image'));
    expect(effects).toEqual([
      { type: 'log', message: expect.stringMatching('the image of medieval failed') },
    ]);
  });

  it('keeps the built-in picture while the other parts are pending', () => {
    expect(gameAfter(failed('image')).scene).toEqual(opening);
    expect(gameAfter(failed('image'), failed('choices')).scene).toEqual(opening);
    expect(gameAfter(failed('image'), failed('context')).scene).toEqual(opening);
  });

  it.each([
    ['the choices arrived before', [answered('choices'), failed('image')]],
    ['the choices arrive after', [failed('image'), answered('choices')]],
    ['the context arrived before', [answered('context'), failed('image')]],
    ['the context arrives after', [failed('image'), failed('choices'), answered('context')]],
  ])("shows the era's fallback if %s", (_, events) => {
    expect(gameAfter(...events).scene.picture).toEqual(fallback);
  });

  it.each([
    ['modern', '/images/renaissance'],
    ['future', '/images/industrial'],
  ])("borrows another era's picture in the %s era", (slug, start) => {
    const after = gameAfter(
      { type: 'eraSelected', slug },
      failed('image', 2),
      answered('choices', validAnswers.choices, 2),
    );
    expect(after.scene.picture.source).toBe('fallback');
    expect(after.scene.picture.url).toMatch(start);
  });

  it('keeps everything built in, the picture too, if all three parts fail', () => {
    const orders: readonly (readonly ScenePart[])[] = [
      ['image', 'choices', 'context'],
      ['context', 'choices', 'image'],
      ['choices', 'image', 'context'],
    ];
    for (const order of orders) {
      const after = gameAfter(...order.map((part) => failed(part)));
      expect(after.scene).toEqual(opening);
      expect(after.generation.parts).toEqual({
        image: 'failed',
        choices: 'failed',
        context: 'failed',
      });
    }
  });

  it('keeps the picture of an era that has no fallback', () => {
    const before = gameAfter(
      { type: 'periodsLoaded', periods: [bronzeAge] },
      { type: 'eraSelected', slug: bronzeAge.slug },
    );
    const after = replay(
      [failed('image', 2), answered('context', validAnswers.context, 2)],
      before,
    );
    expect(after.scene.picture).toEqual(before.scene.picture);
  });
});

describe('answers after a choice (SPEC §4)', () => {
  const afterChoice = gameAfter(chosen(initialState(), 'Join them'));

  it.each(['image', 'choices'] as const)('drop the %s, answered or failed', (part) => {
    for (const event of [answered(part), failed(part)]) {
      const { state } = transition(afterChoice, event);
      expect(state.scene).toBe(afterChoice.scene);
      expect(state.generation.parts[part]).toBe('dropped');
    }
  });

  it('are still logged if they are failures', () => {
    expect(transition(afterChoice, answered('choices')).effects).toEqual([]);
    expect(transition(afterChoice, failed('choices')).effects).toHaveLength(1);
  });

  it('still replace the context, which belongs to the same era', () => {
    const { state } = transition(afterChoice, answered('context'));
    expect(state.scene.context.content).toBe(validAnswers.context.context);
    expect({ ...state.scene, context: null }).toEqual({ ...afterChoice.scene, context: null });
    expect(state.generation.parts.context).toBe('accepted');
  });

  it('do not change the picture, even if only the image failed', () => {
    const before = gameAfter(failed('image'), chosen(initialState(), 'Join them'));
    const { state } = transition(before, answered('context'));
    expect(state.scene.picture).toBe(before.scene.picture);
  });

  it('are accepted again in the next era', () => {
    const next = transition(afterChoice, { type: 'eraSelected', slug: 'modern' }).state;
    const after = transition(next, answered('choices', validAnswers.choices, 2)).state;
    expect(after.generation.parts.choices).toBe('accepted');
  });
});

import { describe, expect, it } from 'vitest';
import { builtInEras } from '../eras';
import { initialState } from './initial-state';
import { replay } from './journey';
import type { GameEvent, GenerationStep } from './state';
import {
  answered,
  bronzeAge,
  chosen,
  effectsOf,
  failed,
  gameAfter,
  generatedChoices,
  validAnswers,
} from '../testing/fixtures';
import { transition } from './transition';

const steps: readonly GenerationStep[] = ['image', 'choices', 'context'];
const opening = initialState().scene;
const fallbackUrl = builtInEras[0]?.fallbackImageUrl ?? '';
const garbled: Readonly<Record<GenerationStep, unknown>> = {
  image: { imageUrl: 'javascript:alert(1)' },
  choices: { choices: [generatedChoices[0]] },
  context: { context: '' },
};

describe('generation (SPEC §4, §5)', () => {
  it('shows a generated image as soon as it comes', () => {
    const after = gameAfter(answered('image'));
    expect(after.scene).toEqual({
      ...opening,
      picture: { url: 'https://pictures.example/scene.jpg', source: 'generated' },
    });
    expect(after.generation.steps).toEqual({
      image: 'accepted',
      choices: 'pending',
      context: 'pending',
    });
  });

  it('replaces the choices as soon as they come, under ids of their own', () => {
    const after = gameAfter(answered('choices'));
    expect(after.scene).toEqual({ ...opening, choices: after.scene.choices });
    expect(after.scene.choices.map(({ text, description }) => ({ text, description }))).toEqual(
      generatedChoices,
    );
    const ids = [...opening.choices, ...after.scene.choices].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { scenarioId } of after.scene.choices) expect(scenarioId).toBe(opening.scenario.id);
  });

  it('says nothing of choices that come within 400 ms of the opening, and tells of later ones once', () => {
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

  it('does not call choices new that read like those on screen', () => {
    const late = transition(
      gameAfter(),
      answered('choices', { choices: opening.choices }, 1, 9_000),
    );
    expect(late.state.scene.newChoices).toBe(false);
    expect(late.effects).toEqual([]);
    expect(late.state.scene.choices, 'they keep their ids').toEqual(opening.choices);
  });

  it('adds the endings that the same choices bring', () => {
    const choices = opening.choices.map(({ text, description }) => ({
      text,
      description,
      outcome: `After ${text}`,
    }));
    const { scene } = gameAfter(answered('choices', { choices }));
    expect(scene.choices.map(({ id }) => id)).toEqual(opening.choices.map(({ id }) => id));
    expect(scene.choices[0]?.outcome).toBe(`After ${opening.choices[0]?.text}`);
  });

  it('forgets the news with the next scene', () => {
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
        content: '<p>More about it.</p>',
        origin: 'written',
      },
    });
  });

  it('comes to the same scene in whatever order the answers come', () => {
    const orders = steps.flatMap((first) =>
      steps
        .filter((step) => step !== first)
        .map((second) => [
          first,
          second,
          ...steps.filter((step) => step !== first && step !== second),
        ]),
    );
    expect(orders).toHaveLength(6);
    const [expected] = orders.map((order) => gameAfter(...order.map((step) => answered(step))));
    for (const order of orders) {
      expect(gameAfter(...order.map((step) => answered(step)))).toEqual(expected);
    }
  });

  it.each(steps)('drops an answer to the %s of another era', (step) => {
    const later = gameAfter({ type: 'eraSelected', slug: 'future' });
    for (const event of [answered(step), failed(step), answered(step, validAnswers[step], 3)]) {
      const after = transition(later, event);
      expect(after.state).toBe(later);
      expect(after.effects).toEqual([]);
    }
  });

  it.each(steps)('lets no second answer change the %s', (step) => {
    for (const first of [answered(step), failed(step), answered(step, garbled[step])]) {
      const settled = gameAfter(first);
      for (const second of [answered(step), failed(step)]) {
        expect(transition(settled, second).state).toBe(settled);
        expect(transition(settled, second).effects).toEqual([]);
      }
    }
  });
});

describe('a generation step that fails (SPEC §4, §8)', () => {
  it.each(['choices', 'context'] as const)('keeps the built-in %s and is logged', (step) => {
    for (const event of [failed(step), answered(step, garbled[step])]) {
      const { state, effects } = transition(gameAfter(), event);
      expect(state.scene).toEqual(opening);
      expect(state.generation.steps[step]).toBe('failed');
      expect(effects).toEqual([
        { type: 'log', message: expect.stringMatching(`the ${step} of medieval failed`) },
      ]);
    }
  });

  it('says in the log why it failed', () => {
    const logged = (event: GameEvent) =>
      effectsOf(transition(gameAfter(), event).effects, 'log')[0]?.message;
    expect(logged(failed('context'))).toContain('503: Busy');
    expect(logged(answered('choices', garbled.choices))).toContain('Fewer than two choices');
    expect(logged(answered('image', garbled.image))).toContain('does not resolve');
  });

  it('leaves the other two steps to succeed', () => {
    for (const step of steps) {
      const others = steps.filter((other) => other !== step).map((other) => answered(other));
      const after = gameAfter(failed(step), ...others);
      const all = gameAfter(...steps.map((each) => answered(each)));
      const picture = { url: fallbackUrl, source: 'fallback' };
      expect(after.scene).toEqual({
        ...all.scene,
        ...(step === 'image' && { picture }),
        ...(step === 'choices' && { choices: opening.choices }),
        ...(step === 'context' && { context: opening.context }),
      });
    }
  });
});

describe('the image step failing (SPEC §4, §8)', () => {
  const fallback = { url: fallbackUrl, source: 'fallback' };

  it('is logged', () => {
    const { effects } = transition(gameAfter(), failed('image'));
    expect(effects).toEqual([
      { type: 'log', message: expect.stringMatching('the image of medieval failed') },
    ]);
  });

  it('keeps the built-in picture while the other steps are pending', () => {
    expect(gameAfter(failed('image')).scene).toEqual(opening);
    expect(gameAfter(failed('image'), failed('choices')).scene).toEqual(opening);
    expect(gameAfter(failed('image'), failed('context')).scene).toEqual(opening);
  });

  it.each([
    ['choices came before', [answered('choices'), failed('image')]],
    ['choices come after', [failed('image'), answered('choices')]],
    ['context came before', [answered('context'), failed('image')]],
    ['context comes after', [failed('image'), failed('choices'), answered('context')]],
    ['an address is refused', [answered('context'), answered('image', garbled.image)]],
    ['an address is missing', [answered('context'), answered('image', {})]],
  ])('shows the fallback of the era where %s', (_, events) => {
    expect(gameAfter(...events).scene.picture).toEqual(fallback);
  });

  it.each([
    ['modern', '/images/renaissance'],
    ['future', '/images/industrial'],
  ])('borrows the picture of another era in the %s one', (slug, start) => {
    const after = gameAfter(
      { type: 'eraSelected', slug },
      failed('image', 2),
      answered('choices', validAnswers.choices, 2),
    );
    expect(after.scene.picture.source).toBe('fallback');
    expect(after.scene.picture.url).toMatch(start);
  });

  it('keeps everything built in, the picture too, where all three steps fail', () => {
    const orders: readonly (readonly GenerationStep[])[] = [
      ['image', 'choices', 'context'],
      ['context', 'choices', 'image'],
      ['choices', 'image', 'context'],
    ];
    for (const order of orders) {
      const after = gameAfter(...order.map((step) => failed(step)));
      expect(after.scene).toEqual(opening);
      expect(after.generation.steps).toEqual({
        image: 'failed',
        choices: 'failed',
        context: 'failed',
      });
    }
  });

  it('keeps the picture of an era that has no fallback', () => {
    const before = gameAfter(
      { type: 'periodsLoaded', data: [bronzeAge] },
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

  it.each(['image', 'choices'] as const)('drop the %s, come or failed', (step) => {
    for (const event of [answered(step), failed(step), answered(step, garbled[step])]) {
      const { state } = transition(afterChoice, event);
      expect(state.scene).toBe(afterChoice.scene);
      expect(state.generation.steps[step]).toBe('dropped');
    }
  });

  it('still log what failed', () => {
    expect(transition(afterChoice, answered('choices')).effects).toEqual([]);
    expect(transition(afterChoice, failed('choices')).effects).toHaveLength(1);
  });

  it('keep the context, which is of the same era', () => {
    const { state } = transition(afterChoice, answered('context'));
    expect(state.scene.context.content).toBe('<p>More about it.</p>');
    expect({ ...state.scene, context: null }).toEqual({ ...afterChoice.scene, context: null });
    expect(state.generation.steps.context).toBe('accepted');
  });

  it('do not change the picture, even where only its step failed', () => {
    const before = gameAfter(failed('image'), chosen(initialState(), 'Join them'));
    const { state } = transition(before, answered('context'));
    expect(state.scene.picture).toBe(before.scene.picture);
  });

  it('are accepted again in the next era', () => {
    const next = transition(afterChoice, { type: 'eraSelected', slug: 'modern' }).state;
    const after = transition(next, answered('choices', validAnswers.choices, 2)).state;
    expect(after.generation.steps.choices).toBe('accepted');
  });
});

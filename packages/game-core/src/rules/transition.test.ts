import { describe, expect, it } from 'vitest';
import { builtInPeriods } from '../eras/built-in';
import { builtInEras } from '../eras';
import { initialState } from './initial-state';
import type { GameEvent } from '../events/game-event';

import {
  answered,
  bronzeAge,
  chosen,
  effectsOf,
  failed,
  gameAfter,
  validAnswers,
} from '../testing/fixtures';
import { transition } from './transition';

const bySlug = Object.fromEntries(builtInEras.map((era) => [era.period.slug, era]));

describe('the first load (SPEC §4, §7)', () => {
  it('asks for the periods and the three generated parts of the medieval scene', () => {
    const { effects } = transition(initialState(), { type: 'started' });
    const { title, description } = initialState().scene.scenario;
    const period = 'medieval';
    expect(effects).toEqual([
      { type: 'loadPeriods' },
      {
        type: 'generate',
        request: 1,
        body: { prompt: `Generate an image for ${title}`, type: 'image', period },
      },
      { type: 'generate', request: 1, body: { prompt: description, type: 'choices', period } },
      { type: 'generate', request: 1, body: { prompt: description, type: 'context', period } },
    ]);
  });

  it('changes nothing on screen and plays no music', () => {
    const { state, effects } = transition(initialState(), { type: 'started' });
    expect(state).toEqual({ ...initialState(), generation: state.generation });
    expect(effectsOf(effects, 'playTheme')).toEqual([]);
  });

  it('asks for the parts of the built-in scenario even after a choice', () => {
    const later = gameAfter(chosen(initialState(), 'Join them'));
    const { state, effects } = transition(later, { type: 'started' });
    const { title } = initialState().scene.scenario;
    expect(effectsOf(effects, 'generate')[0]?.body.prompt).toBe(`Generate an image for ${title}`);
    expect(state.scene).toEqual(initialState().scene);
    expect(state.generation.request).toBe(2);
  });
});

describe('an era change (SPEC §4)', () => {
  it.each(builtInEras.map((era) => [era.period.slug, era] as const))(
    'to %s shows its built-in content at once',
    (slug, era) => {
      const before = gameAfter(chosen(initialState(), 'Wait'), { type: 'contextOpened' });
      const { state } = transition(before, { type: 'eraSelected', slug });
      expect(state).toEqual({
        ...before,
        activeSlug: slug,
        scene: {
          scenario: era.scenario,
          picture: { url: era.scenario.imageUrl, source: 'built-in' },
          choices: era.choices,
          context: era.context,
          newChoices: false,
          choicesOrigin: 'written',
          decisions: [],
          deeds: [],
          reckoning: null,
          record: null,
          impact: null,
        },
        generation: {
          request: 2,
          parts: { image: 'pending', choices: 'pending', context: 'pending' },
        },
        visit: { slug, events: [] },
        contextOpen: false,
      });
    },
  );

  it('plays the theme, asks for the generated parts and announces the scene, in this order', () => {
    const { effects } = transition(gameAfter(), { type: 'eraSelected', slug: 'future' });
    expect(effects.map(({ type }) => type)).toEqual([
      'playTheme',
      'generate',
      'generate',
      'generate',
    ]);
    expect(effectsOf(effects, 'playTheme')).toEqual([{ type: 'playTheme', slug: 'future' }]);
    const { title, description } = bySlug['future']?.scenario ?? {};
    expect(effectsOf(effects, 'generate').map(({ request, body }) => [request, body])).toEqual([
      [2, { type: 'image', prompt: `Generate an image for ${title}`, period: 'future' }],
      [2, { type: 'choices', prompt: description, period: 'future' }],
      [2, { type: 'context', prompt: description, period: 'future' }],
    ]);
  });

  it('announces the new scene in one sentence with its title, place and year', () => {
    const { opened } = transition(gameAfter(), { type: 'eraSelected', slug: 'modern' });
    const { title = '', location, year } = bySlug['modern']?.scenario ?? {};
    expect(opened).toEqual({
      by: 'era',
      announcement: expect.stringContaining(`in ${location}, in the year ${year}: ${title}`),
    });
  });

  it('to the active era restarts it', () => {
    const before = gameAfter(answered('choices'), chosen(initialState(), 'Wait'));
    const { state, effects, opened } = transition(before, {
      type: 'eraSelected',
      slug: 'medieval',
    });
    expect(state.scene).toEqual(initialState().scene);
    expect(state.generation.request).toBe(2);
    expect(effects).toHaveLength(4);
    expect(opened?.by).toBe('era');
  });

  it('to an unknown slug does nothing', () => {
    const before = gameAfter();
    for (const slug of ['atlantis', '', 'Medieval', '__proto__', bronzeAge.slug]) {
      const { state, effects } = transition(before, { type: 'eraSelected', slug });
      expect(state).toBe(before);
      expect(effects).toEqual([]);
    }
  });

  it("is possible to a built-in era that is missing from the server's list", () => {
    const before = gameAfter({ type: 'periodsLoaded', periods: [bronzeAge] });
    const { state } = transition(before, { type: 'eraSelected', slug: 'industrial' });
    expect(state.scene.scenario).toEqual(bySlug['industrial']?.scenario);
  });

  it('to a period that only the server knows shows generic content from its own fields', () => {
    const before = gameAfter({ type: 'periodsLoaded', periods: [bronzeAge] });
    const { state, effects, opened } = transition(before, {
      type: 'eraSelected',
      slug: bronzeAge.slug,
    });
    expect(state.activeSlug).toBe(bronzeAge.slug);
    expect(state.scene.scenario.timePeriodId).toBe(bronzeAge.id);
    expect(state.scene.choices.length).toBeGreaterThanOrEqual(2);
    for (const choice of state.scene.choices) {
      expect(choice.scenarioId).toBe(state.scene.scenario.id);
    }
    expect(state.scene.context.content).toContain('Bronze Age');
    expect(state.scene.picture.url).toBe(state.scene.scenario.imageUrl || null);
    expect(effectsOf(effects, 'generate')[0]?.body.period).toBe(bronzeAge.slug);
    expect(opened?.announcement).toMatch(/in the year \d+ BCE: /);
  });

  it('has a scenario id of its own if only the server knows the era', () => {
    const sameId = { ...bronzeAge, id: 1 };
    const before = gameAfter({ type: 'periodsLoaded', periods: [sameId] });
    const bronze = transition(before, { type: 'eraSelected', slug: bronzeAge.slug }).state;
    expect(transition(bronze, chosen(initialState(), 'Wait')).state).toBe(bronze);
  });
});

describe('the list of periods (SPEC §7, §8)', () => {
  it("is replaced by the server's list, and the scene stays as it is", () => {
    const before = gameAfter(answered('image'));
    const { state, effects } = transition(before, { type: 'periodsLoaded', periods: [bronzeAge] });
    expect(state).toEqual({ ...before, periods: [bronzeAge], periodsStatus: 'ready' });
    expect(effects).toEqual([]);
  });

  it('is the built-in one if the list of the server is refused, which is logged', () => {
    const before = gameAfter({ type: 'periodsLoaded', periods: [bronzeAge] });
    const { state, effects } = transition(before, {
      type: 'periodsRefused',
      reason: 'The list is empty',
    });
    expect(state.periods).toEqual(builtInPeriods);
    expect(state.periodsStatus).toBe('ready');
    expect(effects).toEqual([
      {
        type: 'log',
        message:
          'The list of time periods has no usable data, the built-in one is shown: The list is empty',
      },
    ]);
  });

  it('is the built-in one if the request fails, which is logged and shown once', () => {
    const { state, effects } = transition(gameAfter(), {
      type: 'periodsFailed',
      reason: '500: Out of ink',
    });
    expect(state.periods).toEqual(builtInPeriods);
    expect(state.periodsStatus).toBe('failed');
    expect(effects).toEqual([
      { type: 'log', message: 'Failed to fetch time periods: 500: Out of ink' },
      {
        type: 'notify',
        variant: 'destructive',
        title: 'Failed to fetch time periods',
        description: 'You can go on playing: the five eras are here',
      },
    ]);
  });

  it('leaves the same state object if the same list arrives again', () => {
    const event: GameEvent = { type: 'periodsLoaded', periods: [bronzeAge] };
    const once = gameAfter(event);
    expect(transition(once, event).state).toBe(once);
  });

  it('keeps the scene of an era that it no longer holds, which can still be restarted', () => {
    const onBronze = gameAfter(
      { type: 'periodsLoaded', periods: [bronzeAge] },
      { type: 'eraSelected', slug: bronzeAge.slug },
    );
    const without = transition(onBronze, { type: 'periodsLoaded', periods: builtInPeriods }).state;
    expect(without.scene).toBe(onBronze.scene);
    const again = transition(without, { type: 'started' });
    expect(again.state.scene).toEqual(onBronze.scene);
    expect(effectsOf(again.effects, 'generate')).toHaveLength(3);
  });
});

describe('a picture that cannot be loaded (SPEC §8)', () => {
  const fallback = (slug: string) => bySlug[slug]?.fallbackImageUrl ?? '';
  const generated = answered('image');
  const generatedUrl = validAnswers.image.imageUrl;

  it("is replaced by the era's fallback", () => {
    const before = gameAfter(generated);
    const { state, effects } = transition(before, { type: 'pictureFailed', url: generatedUrl });
    expect(state.scene).toEqual({
      ...before.scene,
      picture: { url: fallback('medieval'), source: 'fallback' },
    });
    expect(effects).toEqual([]);
  });

  it('is replaced in an era that borrows its fallback from another one', () => {
    for (const slug of ['modern', 'future']) {
      const before = gameAfter({ type: 'eraSelected', slug });
      const url = before.scene.picture.url ?? '';
      const { state } = transition(before, { type: 'pictureFailed', url });
      expect(state.scene.picture).toEqual({ url: fallback(slug), source: 'fallback' });
    }
  });

  it('leaves the empty frame if the fallback fails too', () => {
    const after = gameAfter(
      generated,
      { type: 'pictureFailed', url: generatedUrl },
      { type: 'pictureFailed', url: fallback('medieval') },
    );
    expect(after.scene.picture).toEqual({ url: null, source: 'fallback' });
  });

  it('leaves the empty frame if it has the address of the fallback', () => {
    const after = gameAfter(answered('image', { imageUrl: fallback('medieval') }), {
      type: 'pictureFailed',
      url: fallback('medieval'),
    });
    expect(after.scene.picture.url).toBeNull();
  });

  it('leaves the empty frame in an era without a fallback', () => {
    const after = gameAfter(
      { type: 'periodsLoaded', periods: [bronzeAge] },
      { type: 'eraSelected', slug: bronzeAge.slug },
      answered('image', undefined, 2),
      { type: 'pictureFailed', url: generatedUrl },
    );
    expect(after.scene.picture.url).toBeNull();
  });

  it('is ignored once another picture is shown', () => {
    const before = gameAfter(generated);
    const url = before.scene.picture.url === generatedUrl ? '/images/medieval.avif' : generatedUrl;
    expect(transition(before, { type: 'pictureFailed', url }).state).toBe(before);
  });

  it('gives way to a generated one that arrives later', () => {
    const url = initialState().scene.picture.url ?? '';
    const after = gameAfter(
      { type: 'pictureFailed', url },
      { type: 'pictureFailed', url: fallback('medieval') },
      generated,
    );
    expect(after.scene.picture).toEqual({ url: generatedUrl, source: 'generated' });
  });

  it('keeps its substitute, even the empty frame, if the image fails as well', () => {
    const gone: readonly GameEvent[] = [
      { type: 'pictureFailed', url: initialState().scene.picture.url ?? '' },
      { type: 'pictureFailed', url: fallback('medieval') },
    ];
    for (const events of [gone.slice(0, 1), gone]) {
      const substitute = gameAfter(...events).scene.picture;
      const after = gameAfter(...events, failed('image'), answered('choices'));
      expect(after.scene.picture).toEqual(substitute);
    }
    expect(gameAfter(...gone).scene.picture.url).toBeNull();
  });
});

describe('the context modal (SPEC §4)', () => {
  it('is open or closed', () => {
    const open = transition(gameAfter(), { type: 'contextOpened' });
    expect(open).toEqual({
      state: { ...gameAfter(), contextOpen: true },
      effects: [],
      opened: null,
    });
    const closed = transition(open.state, { type: 'contextClosed' });
    expect(closed).toEqual({ state: gameAfter(), effects: [], opened: null });
  });

  it('returns the same object when nothing changes', () => {
    const closed = gameAfter();
    const open = gameAfter({ type: 'contextOpened' });
    expect(transition(open, { type: 'contextOpened' }).state).toBe(open);
    expect(transition(closed, { type: 'contextClosed' }).state).toBe(closed);
  });
});

describe('the keepsake', () => {
  it('opens only once something is decided', () => {
    const before = gameAfter();
    expect(transition(before, { type: 'keepsakeOpened' }).state).toBe(before);
    const decided = transition(before, chosen(before, 'Wait')).state;
    const open = transition(decided, { type: 'keepsakeOpened' });
    expect(open).toEqual({ state: { ...decided, keepsakeOpen: true }, effects: [], opened: null });
    const closed = transition(open.state, { type: 'keepsakeClosed' });
    expect(closed).toEqual({ state: decided, effects: [], opened: null });
  });

  it('closes when its scene is left', () => {
    const before = gameAfter();
    const open = transition(transition(before, chosen(before, 'Wait')).state, {
      type: 'keepsakeOpened',
    }).state;
    const { state } = transition(open, { type: 'choiceUndone' });
    expect(state).toMatchObject({ keepsakeOpen: false });
  });
});

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { builtInEras } from '../eras';
import { initialState } from '../rules/initial-state';
import { effectsOf } from '../testing/fixtures';
import { transition } from '../rules/transition';
import {
  createSceneRequest,
  periodsAnswerSchema,
  recogniseSceneRequest,
  scenePrompt,
  sceneParts,
  sceneRequestSchema,
  subjectOfImagePrompt,
} from './index';
import { builtInPeriods } from '../eras/built-in';

const eraArbitrary = fc.constantFrom(...builtInEras);
const partArbitrary = fc.constantFrom(...sceneParts);

describe("the game's own requests", () => {
  it('are worded as the specification asks (SPEC §7)', () => {
    const scenario = { title: 'No Silver at the Gate', description: 'A bell is ringing.' };
    expect(scenePrompt('image', scenario)).toBe('Generate an image for No Silver at the Gate');
    expect(scenePrompt('choices', scenario)).toBe('A bell is ringing.');
    expect(scenePrompt('context', scenario)).toBe('A bell is ringing.');
  });

  it.each(builtInEras.map((era) => [era.period.slug, era] as const))(
    'are valid and recognised when the game enters %s',
    (slug, era) => {
      const { effects } = transition(initialState(), { type: 'eraSelected', slug });
      const bodies = effectsOf(effects, 'generate').map(({ body }) => body);
      expect(bodies.map(({ type }) => type)).toEqual(sceneParts);
      for (const body of bodies) {
        expect(v.is(sceneRequestSchema, JSON.parse(JSON.stringify(body)))).toBe(true);
        expect(recogniseSceneRequest(body)).toEqual({ era, part: body.type });
      }
    },
  );

  it('are recognised for every era and part, with space around the prompt', () => {
    const space = fc.stringMatching(/^[ \t\n]{0,3}$/);
    fc.assert(
      fc.property(eraArbitrary, partArbitrary, space, space, (era, part, before, after) => {
        const request = createSceneRequest(part, era.period.slug, era.scenario);
        const prompt = before + request.prompt + after;
        expect(recogniseSceneRequest({ ...request, prompt })).toEqual({ era, part });
      }),
    );
  });
});

describe('any other request', () => {
  it('is not recognised: another prompt, the prompt of another part or era, an unknown period', () => {
    fc.assert(
      fc.property(eraArbitrary, partArbitrary, fc.string(), (era, part, text) => {
        const request = createSceneRequest(part, era.period.slug, era.scenario);
        const others = [
          { ...request, prompt: text },
          { ...request, prompt: `${request.prompt}${text}.` },
          { ...request, type: part === 'image' ? 'choices' : 'image' } as const,
          ...builtInEras
            .filter((other) => other !== era)
            .map((other) => ({ ...request, period: other.period.slug })),
          { ...request, period: 'bronze-age' },
        ];
        for (const other of others) expect(recogniseSceneRequest(other)).toBeNull();
      }),
    );
  });

  it.each([
    ['no prompt', { type: 'image', period: 'medieval' }],
    ['an empty prompt', { prompt: ' \n', type: 'image', period: 'medieval' }],
    ['an endless prompt', { prompt: 'x'.repeat(6_001), type: 'image', period: 'medieval' }],
    ['an unknown part', { prompt: 'x', type: 'music', period: 'medieval' }],
    ['a period that is no slug', { prompt: 'x', type: 'image', period: '../medieval' }],
    ['an endless period', { prompt: 'x', type: 'image', period: 'x'.repeat(61) }],
    ['a field too many', { prompt: 'x', type: 'image', period: 'medieval', model: 'x' }],
  ])('is invalid with %s', (_, body) => {
    expect(v.is(sceneRequestSchema, body)).toBe(false);
  });
});

describe('an image prompt', () => {
  it('says what it asks to see, whatever the title is', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const prompt = scenePrompt('image', { title, description: '' });
        expect(subjectOfImagePrompt(prompt)).toBe(title);
      }),
    );
  });

  it('in another form is its own subject', () => {
    expect(subjectOfImagePrompt('A castle at dusk')).toBe('A castle at dusk');
  });
});

describe('the periods on the wire', () => {
  it('include every built-in one', () => {
    expect(v.is(periodsAnswerSchema, builtInPeriods)).toBe(true);
    expect(v.is(periodsAnswerSchema, [])).toBe(false);
  });
});

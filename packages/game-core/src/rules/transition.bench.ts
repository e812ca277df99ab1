import { bench, describe } from 'vitest';
import { initialState } from './initial-state';
import { replay } from '../testing/replay';
import type { GameEvent } from '../events/game-event';
import type { GameState } from './state';
import { answered, chosen, gameAfter } from '../testing/fixtures';

const slugs = ['medieval', 'renaissance', 'industrial', 'modern', 'future'];

/** One era in ten events: the change, its three answers, the background, two choices, a late answer, a lost picture. */
function visit(slug: string, request: number): readonly GameEvent[] {
  const scene = gameAfter({ type: 'eraSelected', slug });
  return [
    { type: 'eraSelected', slug },
    answered('choices', undefined, request),
    answered('image', undefined, request),
    { type: 'contextOpened' },
    answered('context', undefined, request),
    { type: 'contextClosed' },
    chosen(scene, 'Talk to the clerk'),
    answered('image', undefined, request - 1),
    chosen(scene, 'Share future knowledge'),
    { type: 'pictureFailed', url: '/images/gone.avif' },
  ];
}

const journey = Array.from({ length: 100 }, (_, index) =>
  visit(slugs[index % slugs.length] ?? 'medieval', index + 1),
).flat();
const state = initialState();

/** The least that a reducer can do: it distinguishes events and returns a new state. */
function count(before: GameState, event: GameEvent): GameState {
  const step = event.type === 'eraSelected' ? 10 : 1;
  const { generation } = before;
  return { ...before, generation: { ...generation, request: generation.request + step } };
}

// Read the ratios, not the times: they are the same on any machine.
describe('a thousand events, a trivial reducer and as many copies of the state', () => {
  bench('replay of 1,000 events', () => {
    replay(journey, state);
  });

  bench('a reducer that only counts 1,000 events', () => {
    journey.reduce<GameState>(count, state);
  });

  bench('1,000 JSON copies of the state', () => {
    for (let copy = 0; copy < 1_000; copy += 1) JSON.parse(JSON.stringify(state));
  });
});

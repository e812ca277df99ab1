import * as standIns from '@time-traveler/testing/stand-ins';
import { onTestFinished } from 'vitest';

/** Starts a stand-in that stops with the test. */
export function startStandIn(behaviour: standIns.Behaviour): Promise<standIns.StandIn> {
  return untilTestEnds(standIns.startStandIn(behaviour));
}

/** Starts a DeepSeek that stops with the test. */
export function startDeepSeek(writing?: Partial<standIns.Writing>): Promise<standIns.StandIn> {
  return untilTestEnds(standIns.startDeepSeek(writing));
}

/** Starts a Pexels that stops with the test. */
export function startPexels(): Promise<standIns.StandIn> {
  return untilTestEnds(standIns.startPexels());
}

/** Returns what a visitor gets if a model wrote this. */
export function byModel(written: object): object {
  return { ...written, origin: 'model' };
}

async function untilTestEnds(starting: Promise<standIns.StandIn>): Promise<standIns.StandIn> {
  const standIn = await starting;
  onTestFinished(() => standIn.stop());
  return standIn;
}

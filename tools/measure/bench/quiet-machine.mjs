// @ts-check
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Above this share of used processor time, a run's times are not to be trusted. */
export const tooBusy = 0.35;

/** Half seconds to wait at most. */
const patience = 30;

/** Waits until the machine is quiet, for at most 15 s, and returns the share of processor time in use. */
export async function quietMachine() {
  let share = 1;
  for (let attempt = 0; attempt < patience && share >= tooBusy; attempt += 1) {
    const before = processorTimes();
    await delay(500);
    const after = processorTimes();
    share = 1 - (after.idle - before.idle) / (after.all - before.all);
  }
  return share;
}

function processorTimes() {
  const times = os.cpus().map((cpu) => cpu.times);
  const sum = (/** @type {readonly number[]} */ list) => list.reduce((a, b) => a + b, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}

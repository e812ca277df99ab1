import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../tools/packages.mjs';
import { pnpm } from '../library/commands';
import { copyRepository } from './copy';

/** The first list of commands in the guide, as a reader follows it. */
const commands = /```sh\n([\s\S]*?)```/
  .exec(readFileSync(path.join(root, '.storybook/docs/AddAComponent.mdx'), 'utf8'))?.[1]
  ?.trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

let folder: string;
let remove: () => void;

beforeAll(async () => {
  ({ folder, remove } = await copyRepository());
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], folder);
});

afterAll(() => remove?.());

it('the guide begins with the command', () => {
  expect(commands?.[0]).toEqual(['pnpm', 'new-component', 'Seal', 'choices']);
});

it.each(commands ?? [])('the guide "Add a component" can be followed: %s %s', async (...words) => {
  const [command, ...rest] = words.filter(Boolean);
  expect(command).toBe('pnpm');
  await pnpm(rest, folder);
});

it('the new component has a guide, a playground and states, and its API report is right', async () => {
  await pnpm(['test:stories', 'Guides', 'EveryComponent'], folder);
  const report = () => readFileSync(path.join(folder, 'packages/ui/api/index.api.md'), 'utf8');
  const written = report();
  expect(written).toContain('export function Seal(input: SealProps): react.JSX.Element;');
  await pnpm(['api:update'], folder);
  expect(report()).toBe(written);
});

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtInPeriods, type Period } from '@time-traveler/game-core';
import { acceptPeriods, acceptStory } from '@time-traveler/game-core/answers';
import { createSceneRequest, periodsAnswerSchema } from '@time-traveler/game-core/contract';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../testing/test-server';
import { createVisitor } from '../testing/test-visitor';

const template = path.join(import.meta.dirname, '../../../../packages/eras/template');
const jpeg = Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16);

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosted-eras-'));
});

/** Starts a server with the folder's eras. */
function start() {
  const added = folder;
  onTestFinished(() => rm(added, { recursive: true }));
  return startTestServer({ ERAS_DIR: added });
}

/** Adds an era with the three files that it needs at least, and others of the template. */
async function add(
  slug: string,
  others: readonly string[] = [],
): Promise<(file: string) => string> {
  await mkdir(path.join(folder, slug));
  const place = (file: string) => path.join(folder, slug, file);
  for (const file of ['era.md', 'choices.md', 'background.md', ...others])
    await cp(path.join(template, file), place(file), { recursive: true });
  return place;
}

const change = async (place: string, found: RegExp, by: string) =>
  writeFile(place, (await readFile(place, 'utf8')).replace(found, by));

const periodsOf = async (url: string) =>
  (await (await fetch(`${url}/api/periods`)).json()) as readonly Period[];

describe('eras of the operator', () => {
  it('stand behind the built-in ones, each with its scene, in the form of the contract', async () => {
    await add('mill-town');
    const { url } = await start();
    const periods = await periodsOf(url);
    expect(v.is(periodsAnswerSchema, periods)).toBe(true);
    expect(acceptPeriods(periods)).toEqual({ ok: true, value: periods });
    expect(periods.slice(0, -1)).toEqual(builtInPeriods);
    const own = periods.at(-1);
    expect(own).toMatchObject({ id: builtInPeriods.length + 1, slug: 'mill-town' });
    expect(own?.scene).toMatchObject({ year: 2301, location: 'Placeholder Town' });
    expect(own?.scene?.choices).toHaveLength(4);
    for (const choice of own?.scene?.choices ?? []) {
      expect(choice.outcome).toMatch(/^Placeholder/);
      expect(choice.record?.mark).toBe('invented');
    }
    expect(own?.scene?.background?.content).toMatch(/^<p>|^<h3>/);
  });

  it('have texts of their own after a decision if their files are there, else general ones', async () => {
    await add('mill-town');
    await add('river-town', ['follow-ups.md']);
    const { url } = await start();
    const [mill, river] = (await periodsOf(url)).slice(-2);
    expect([mill?.scene?.story, river?.scene?.story]).toEqual([undefined, true]);
    expect((await fetch(`${url}/api/eras/mill-town/story`)).status).toBe(404);
    expect((await fetch(`${url}/api/eras/medieval/story`)).status).toBe(404);
    const answer = await fetch(`${url}/api/eras/river-town/story`);
    const story = acceptStory(await answer.json());
    expect(story.ok && story.value.followUps.share.again.text).toMatch(/^Placeholder/);
    expect(story.ok && story.value.outcomes.join.text).toMatch(/^You \{choice\}, and at first/);
  });

  it('answer for every part of their scene, with more sets and backgrounds if they have some', async () => {
    const place = await add('mill-town', ['sets', 'backgrounds']);
    await change(place('era.md'), /^(?:picture|fallback): .*\n/gm, '');
    await writeFile(place('picture.jpg'), jpeg);
    const { url } = await start();
    const scene = (await periodsOf(url)).at(-1)?.scene;
    const visitor = createVisitor(url);
    const ask = async (part: 'image' | 'choices' | 'context') =>
      (
        await visitor.send(
          createSceneRequest(part, 'mill-town', scene ?? { title: '', description: '' }),
        )
      ).data;
    expect(await ask('image')).toEqual({ imageUrl: '/images/mill-town.jpg', origin: 'written' });
    const first = await ask('choices');
    expect(first).toEqual({ choices: scene?.choices, origin: 'written' });
    expect(await ask('choices')).not.toEqual(first);
    expect(await ask('context')).toMatchObject({ title: scene?.background?.title });
    const other = await visitor.send({ prompt: 'A poem', type: 'choices', period: 'mill-town' });
    expect(other.status).toBe(422);
  });

  it('have a picture and a tune, which are served as what they are', async () => {
    const place = await add('mill-town');
    await change(place('era.md'), /^(?:picture|fallback): .*\n/gm, '');
    await change(
      place('era.md'),
      /^search:/m,
      'tune: { title: The River Song, credit: Nobody }\nsearch:',
    );
    await writeFile(place('picture.jpg'), jpeg);
    await writeFile(place('tune.mp3'), 'ID3 and sound');
    const { url } = await start();
    expect((await periodsOf(url)).at(-1)?.scene).toMatchObject({
      picture: '/images/mill-town.jpg',
      tune: 'The River Song',
    });
    const files = [
      ['/images/mill-town.jpg', 'image/jpeg'],
      ['/audio/mill-town-theme.mp3', 'audio/mpeg'],
      ['/api/audio/mill-town.mp3', 'audio/mpeg'],
    ] as const;
    for (const [address, type] of files) {
      const answer = await fetch(url + address);
      expect([address, answer.status, answer.headers.get('Content-Type')]).toEqual([
        address,
        200,
        type,
      ]);
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    const part = await fetch(`${url}/audio/mill-town-theme.mp3`, {
      headers: { Range: 'bytes=0-2' },
    });
    expect([part.status, await part.text()]).toEqual([206, 'ID3']);
  });

  it('are left out if they have a fault, and every fault is in the log with its line', async () => {
    await add('mill-town');
    const broken = await add('broken-town');
    await change(broken('era.md'), /^icon: .*$/m, 'icon: mill');
    await writeFile(broken('background.md'), '# A title\n\n<script>alert(1)</script>\n');
    const { url, logged } = await start();
    expect((await periodsOf(url)).map(({ slug }) => slug)).toEqual([
      ...builtInPeriods.map(({ slug }) => slug),
      'mill-town',
    ]);
    const line = logged.find(({ msg }) => msg === 'an era has faults and is left out');
    expect(line).toMatchObject({ era: 'broken-town' });
    expect(line?.['faults']).toEqual([
      expect.stringMatching(/^broken-town\/background\.md:3: found HTML/),
      expect.stringMatching(
        /^broken-town\/era\.md:\d+: the field "icon" is "mill": write the name of an icon/,
      ),
    ]);
  });

  it('are left out if their texts look like markup, with a reason', async () => {
    const place = await add('mill-town');
    await change(place('choices.md'), /^## Speak/m, '## Speak \\<b\\>');
    const { url, logged } = await start();
    expect(await periodsOf(url)).toEqual(builtInPeriods);
    expect(logged).toContainEqual(
      expect.objectContaining({ faults: ['mill-town/era.md:1: A text contains markup'] }),
    );
  });

  it('stop the server at start if ERAS_DIR is no folder', async () => {
    await rm(folder, { recursive: true });
    await expect(startTestServer({ ERAS_DIR: folder })).rejects.toThrow(/^ERAS_DIR cannot be read/);
  });
});

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { compare } from './compare';
import { measureFor, presentDrawer, recordDrawer } from './drawn-with';
import { open, photograph, test } from './photograph';
import { allShots, baselines } from './shots';

const shots = allShots();

for (const shot of shots) {
  test(`${shot.name}${shot.era === null ? '' : ` in ${shot.era}`} looks as it did`, async ({
    browser,
    site,
    window,
  }, info) => {
    await open(window, site, shot);
    let actual = await photograph(window);
    const file = path.join(baselines, shot.file);
    const { measure, warning } = measureFor(presentDrawer(browser));

    if (info.config.updateSnapshots === 'all') {
      // What agrees is left alone, so that an update changes the files of what changed and no others.
      const kept = existsSync(file) && (await compare(readFileSync(file), actual)).same;
      if (kept) return;
      mkdirSync(baselines, { recursive: true });
      writeFileSync(
        file,
        await sharp(actual).removeAlpha().png({ compressionLevel: 9 }).toBuffer(),
      );
      return;
    }
    if (warning) info.annotations.push({ type: 'another browser', description: warning });
    if (!existsSync(file)) {
      await info.attach('actual', { body: actual, contentType: 'image/png' });
      throw new Error(`${shot.file} is new: look at it and run test:visual:update`);
    }
    const expected = readFileSync(file);
    let found = await compare(expected, actual, measure);
    if (!found.same) {
      // A change is there the second time too; a rounding of the browser's is not.
      await open(window, site, shot);
      actual = await photograph(window);
      found = await compare(expected, actual, measure);
    }
    const { same, words, difference } = found;
    if (!same) {
      await info.attach('expected', { body: expected, contentType: 'image/png' });
      await info.attach('actual', { body: actual, contentType: 'image/png' });
      if (difference)
        await info.attach('difference', { body: difference, contentType: 'image/png' });
    }
    expect(same, `${words} See test-results/visual-report.html. ${warning ?? ''}`).toBe(true);
  });
}

test('no baseline is without its story', async ({ browser }, info) => {
  const wanted = new Set(shots.map(({ file }) => file));
  const orphans = readdirSync(baselines).filter(
    (name) => name.endsWith('.png') && !wanted.has(name),
  );
  if (info.config.updateSnapshots === 'all') {
    for (const name of orphans) rmSync(path.join(baselines, name));
    recordDrawer(presentDrawer(browser));
    return;
  }
  expect(orphans).toEqual([]);
});

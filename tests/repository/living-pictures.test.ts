import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const images = path.join(root, 'apps/game/public/images');
const reach: Record<string, number> = JSON.parse(
  readFileSync(path.join(root, 'art/scenes/reach.json'), 'utf8'),
);
const names = Object.keys(reach);

/** What a list says, as far as the numbers are concerned. */
interface Life {
  focus: number;
  reach: number;
  lights: { kind: string; x: number; y: number; radius: number; color: string }[];
  drifts: { kind: string; box: number[]; drift: number[] }[];
}

const share = (value: number) => value >= 0 && value <= 1;

it('keeps a depth map and a list for exactly the pictures whose reach is known', () => {
  const kept = (end: string) =>
    readdirSync(images)
      .filter((file) => file.endsWith(end))
      .map((file) => file.slice(0, -end.length))
      .sort();
  expect(kept('-depth.webp')).toEqual(names.toSorted());
  expect(kept('-life.json')).toEqual(names.toSorted());
});

describe.each(names)('what lives in %s', (name) => {
  const map = path.join(images, `${name}-depth.webp`);
  const list = path.join(images, `${name}-life.json`);
  const life: Life = JSON.parse(readFileSync(list, 'utf8'));

  it('costs a visitor less than 20 KB', () => {
    expect(statSync(map).size + statSync(list).size).toBeLessThan(20 * 1024);
  });

  it('has a map of two stacked halves of the shape of a picture', async () => {
    const { width, height } = await sharp(map).metadata();
    expect({ width, height }).toEqual({ width: 768, height: 1024 });
  });

  it('ends near things sharply, so that what is straight behind them stays so up to their edge', async () => {
    const { data, info } = await sharp(map).greyscale().raw().toBuffer({ resolveWithObject: true });
    const widths: number[] = [];
    for (let y = 0; y < info.height / 2; y += 3) {
      const row = data.subarray(y * info.width, (y + 1) * info.width);
      for (let from = 0, x = 1; x < row.length; x++) {
        const [before = 0, now = 0, next = now] = row.subarray(x - 1, x + 2);
        // An edge is a way up or down without a turn.
        if ((now - before) * (next - now) > 0) continue;
        if (Math.abs(now - (row[from] ?? 0)) > 50) widths.push((x - from) / info.width);
        from = x;
      }
    }
    widths.sort((one, other) => one - other);
    // In the largest picture that is shown: five pixels of 1536.
    if (widths.length > 50) expect(widths[widths.length >> 1]).toBeLessThan(5.1 / 1536);
  });

  it('uses the whole range from near to far', async () => {
    const { data } = await sharp(map).greyscale().raw().toBuffer({ resolveWithObject: true });
    const depth = data.subarray(0, data.length / 2).toSorted();
    expect(depth.at(-1)).toBeGreaterThan(240);
    expect(depth[0]).toBeLessThan(15);
  });

  it('keeps the hero in the range and moves by the reach that is set for it', () => {
    expect(share(life.focus)).toBe(true);
    expect(life.reach).toBe(reach[name]);
    expect(share(life.reach)).toBe(true);
  });

  it('names only kinds that the page can draw, at places in the picture', () => {
    expect(life.lights.length).toBeLessThanOrEqual(10);
    expect(life.drifts.length).toBeLessThanOrEqual(6);
    for (const { kind, x, y, radius, color } of life.lights) {
      expect(['flame', 'lamp', 'screen', 'glint']).toContain(kind);
      expect([x, y, radius].every(share)).toBe(true);
      expect(color).toMatch(/^[\da-f]{6}$/);
      // A twinkle as large as a head would light up the people about it.
      if (kind === 'glint') expect(radius).toBeLessThan(0.03);
    }
    for (const { kind, box, drift } of life.drifts) {
      expect(['smoke', 'water']).toContain(kind);
      const [left = 1, top = 1, right = 0, bottom = 0] = box;
      expect([left, top, right, bottom].every(share) && left < right && top < bottom).toBe(true);
      expect(Math.hypot(...drift)).toBeLessThan(0.1);
    }
  });
});

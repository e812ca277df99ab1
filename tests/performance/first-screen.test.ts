import { builtInEras } from '@time-traveler/game-core';
import { describe, expect, it } from 'vitest';
import { built, builtAssets, firstLoad, weigh } from './built-site';

const { html, scripts, styles, fonts } = firstLoad();
const [medieval] = builtInEras;
const text = (paths: readonly string[]) => paths.map((path) => built(path).toString()).join('\n');

/** What the first screen may weigh, in bytes: a little above what it weighs. Raise it on purpose only. */
const budget = {
  html: { brotli: 3_400, gzip: 4_200 },
  scripts: { brotli: 90_500, gzip: 104_500 },
  styles: { brotli: 13_100, gzip: 14_800 },
  fonts: 66_000,
  picture: 100_000,
};

/** Words of each late part that no minifier changes. */
const late = [
  ['the context modal', /^dialog-.*\.js$/, 'Return to Story'],
  ['the notifications', /^notifications-.*\.js$/, 'Dismiss notification'],
  ['the tooltips', /^tooltips-.*\.js$/, 'TooltipContent'],
  ['howler', /^howler-.*\.js$/, 'HTML5 Audio pool exhausted'],
  ['the schemas of answers', /^api-.*\.js$/, 'Two periods share an id'],
  ['the sanitiser', /^dialog-.*\.js$/, 'ALLOWED_URI_REGEXP'],
] as const;

describe('the first screen', () => {
  it('stands in the HTML, before any script', () => {
    const { scenario, choices } = medieval ?? {};
    expect(html).toMatch(new RegExp(`<h2[^>]*>${scenario?.title}</h2>`));
    expect(html).toContain(`alt="Scene from ${scenario?.title}"`);
    for (const choice of choices ?? []) expect(html).toContain(choice.text);
    expect(weigh(['/index.html']).brotli).toBeLessThanOrEqual(budget.html.brotli);
    expect(weigh(['/index.html']).gzip).toBeLessThanOrEqual(budget.html.gzip);
  });

  it.each([
    ['scripts', scripts],
    ['styles', styles],
  ] as const)('keeps the budget of its %s', (kind, paths) => {
    expect(paths.length).toBeGreaterThan(0);
    const { brotli, gzip } = weigh(paths);
    expect(brotli).toBeLessThanOrEqual(budget[kind].brotli);
    expect(gzip).toBeLessThanOrEqual(budget[kind].gzip);
  });

  it('names every script that its first script imports, so that none waits for another', () => {
    const imports = [...text(scripts).matchAll(/(?:from|import)"\.\/([^"]+)"/g)];
    const missing = imports
      .map(([, file]) => `/assets/${file}`)
      .filter((p) => !scripts.includes(p));
    expect(missing).toEqual([]);
  });

  it('preloads its two faces and no other, which its styles use', () => {
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(text(styles)).toContain(font);
    const bytes = fonts.reduce((sum, font) => sum + built(font).length, 0);
    expect(bytes).toBeLessThanOrEqual(budget.fonts);
  });

  it('leaves the faces of other scripts than Latin for later', () => {
    const [later = ''] = builtAssets(/^faces-.*\.css$/);
    expect(html).toContain(`<link rel="prefetch" as="style" href="${later}"`);
    expect(text([later])).toMatch(/-(?:cyrillic|latin-ext)-/);
    expect(text(styles)).toMatch(/@font-face[^}]*-latin-/);
    expect(text(styles)).not.toMatch(/@font-face[^}]*-(?:cyrillic|greek|vietnamese|latin-ext)-/);
  });

  it.each([
    ['the calls and their cache', /^api-.*\.js$/],
    ['the stories', /^(?:medieval|renaissance|industrial|modern|future|general)-.*\.js$/],
  ])('leaves %s for later', (_, file) => {
    const parts = builtAssets(file);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(scripts).not.toContain(part);
  });

  it('preloads its picture in the small version too, and keeps its place', () => {
    const small = medieval?.scenario.imageUrl.replace('.avif', '-960.avif') ?? '';
    expect(html).toMatch(new RegExp(`<link[^>]*as="image"[^>]*${small} 960w`));
    expect(html).toMatch(/<img[^>]*height="1024"[^>]*width="1536"/);
    expect(built(small).length).toBeLessThanOrEqual(budget.picture);
  });

  it.each(late)('leaves %s for later', (_, file, words) => {
    expect(text(builtAssets(file))).toContain(words);
    expect(text(scripts)).not.toContain(words);
  });

  it('leaves the styles of the late parts for later', () => {
    const lateStyles = builtAssets(/^(?:dialog|notifications|tooltips)-.*\.css$/);
    expect(lateStyles).toHaveLength(3);
    for (const style of lateStyles) expect(styles).not.toContain(style);
    for (const name of ['ContextDialog_', 'Notifications_', 'Tooltip_']) {
      expect(text(lateStyles)).toContain(name);
      expect(text(styles)).not.toContain(name);
    }
  });
});

import { builtInEras } from '@time-traveler/game-core';
import { describe, expect, it } from 'vitest';
import { built, builtAssets, firstLoad, laterStylesOf } from './built-site';

const { html, styles, scripts, stylesheets, fonts } = firstLoad();
const later = laterStylesOf(html);
const [medieval, ...otherEras] = builtInEras;
const text = (paths: readonly string[]) => paths.map((path) => built(path).toString()).join('\n');

/** The most that a picture may weigh, in bytes, by its width. */
const pictureBudget = { 640: 45_000, 960: 100_000 };

/** Words in each lazy module that no minifier changes. */
const late = [
  ['the frame of the dialogs', /^frames-.*\.js$/, 'Return to Story'],
  ['the context modal', /^dialog-.*\.js$/, 'This background was'],
  ['the journey', /^journey-.*\.js$/, 'historical-journey.json'],
  ['the keepsake', /^KeepsakeCorner-.*\.js$/, 'Keep the card'],
  ['the notifications', /^notifications-.*\.js$/, 'Dismiss notification'],
  ['the tooltips', /^tooltips-.*\.js$/, 'TooltipContent'],
  ['moving pictures', /^LivingCorner-.*\.js$/, 'Stop motion'],
  ['howler', /^howler-.*\.js$/, 'HTML5 Audio pool exhausted'],
  ['the media session', /^watch-music-.*\.js$/, 'previoustrack'],
  ['the schemas of answers', /^api-.*\.js$/, 'Two periods share an id'],
  ['the sanitiser', /^dialog-.*\.js$/, 'ALLOWED_URI_REGEXP'],
] as const;

describe('the first screen', () => {
  it('is in the HTML, before any script', () => {
    const { scenario, choices } = medieval ?? {};
    expect(html).toMatch(new RegExp(`<h2[^>]*>${scenario?.title}</h2>`));
    expect(html).toContain(`alt="Scene from ${scenario?.title}"`);
    for (const choice of choices ?? []) expect(html).toContain(choice.text);
  });

  it('has its styles and those of its era inside, and waits for no stylesheet', () => {
    expect(stylesheets).toEqual([]);
    expect(styles).toContain('.medieval-theme');
    expect(styles).toContain('.ScenarioPanel_');
  });

  it.each(otherEras)('has a page for an address that names $period.slug, with its story', (era) => {
    const { period, scenario } = era;
    const path = `/eras/${period.slug}.html`;
    const page = built(path).toString();
    expect(page).toContain(`<html lang="en" class="${period.slug}-theme">`);
    expect(page).toContain(`>${scenario.title}<`);
    expect(page).toMatch(new RegExp(`\\.${period.slug}-theme\\{[^}]*--font-display:`));
    expect(page).not.toContain('.medieval-theme');
    for (const { period: other } of builtInEras) {
      expect(text([laterStylesOf(page)])).toContain(`.${other.slug}-theme{`);
    }
  });

  it('leaves the themes of the other eras for later, each whole', () => {
    expect(builtAssets(/^later-/)).toContain(later);
    for (const { period } of otherEras) {
      expect(styles).not.toContain(`.${period.slug}-theme`);
      expect(text([later])).toMatch(new RegExp(`\\.${period.slug}-theme\\{[^}]*--font-display:`));
    }
    // Of the first era only what its first paint does not read.
    expect(text([later])).not.toMatch(/\.medieval-theme\{[^}]*--font-display:/);
  });

  it('starts no script by itself: they come after the first paint', () => {
    expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
    expect(scripts.length).toBeGreaterThan(0);
  });

  it('has every file that its scripts name', () => {
    const named = builtAssets(/\.js$/).flatMap((script) =>
      Array.from(text([script]).matchAll(/\bassets\/[\w-]+\.(?:js|css)/g), ([name]) => `/${name}`),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !builtAssets(/./).includes(name))).toEqual([]);
  });

  it('names every script that its first script imports, so that none waits for another', () => {
    const imports = [...text(scripts).matchAll(/(?:from|import)"\.\/([^"]+)"/g)];
    const missing = imports
      .map(([, file]) => `/assets/${file}`)
      .filter((p) => !scripts.includes(p));
    expect(missing).toEqual([]);
  });

  it('requests no typeface: local fonts are used until the later styles load them', () => {
    expect(fonts).toEqual([]);
    const faces = styles.match(/@font-face\{[^}]*\}/g) ?? [];
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) {
      expect(face).toMatch(/src:local\([^}]*size-adjust:[^}]*ascent-override:/);
      expect(face).not.toContain('url(');
    }
    expect(text([later])).toMatch(/@font-face\{[^}]*uncial-antiqua-latin-400/);
    expect(text([later])).toMatch(/@font-face\{[^}]*-(?:cyrillic|latin-ext)-/);
  });

  it.each([
    ['the calls and their cache', /^api-.*\.js$/],
    ['the stories', /^(?:medieval|renaissance|industrial|modern|future|general)-.*\.js$/],
  ])('leaves %s for later', (_, file) => {
    const parts = builtAssets(file);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(scripts).not.toContain(part);
  });

  it('requests its picture once, in the size that the <img> takes, and keeps its place', () => {
    const attribute = (tag: string | undefined, name: string) =>
      new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1];
    const [preload, ...others] = html.match(/<link[^>]*as="image"[^>]*>/g) ?? [];
    const [image] = html.match(/<img[^>]*>/) ?? [];
    expect(others).toEqual([]);
    expect(attribute(preload, 'imagesrcset')).toBe(attribute(image, 'srcset'));
    expect(attribute(preload, 'imagesizes')).toBe(attribute(image, 'sizes'));
    expect(html.indexOf(preload ?? '')).toBeLessThan(html.indexOf('<style>'));
    expect(image).toMatch(/height="1024"[^>]*width="1536"/);
  });

  it.each([640, 960] as const)('keeps the budget of every picture %i wide', (width) => {
    for (const { scenario } of builtInEras) {
      const file = scenario.imageUrl.replace('.avif', `-${width}.avif`);
      expect(built(file).length).toBeLessThanOrEqual(pictureBudget[width]);
    }
  });

  it.each(late)('leaves %s for later', (_, file, words) => {
    expect(text(builtAssets(file))).toContain(words);
    expect(text(scripts)).not.toContain(words);
  });

  it('leaves the styles of the lazy modules for later', () => {
    for (const name of [
      'ContextDialog_',
      'JourneyDialog_',
      'LivingPicture_',
      'KeepsakeDialog_',
      'Notifications_',
      'Tooltip_',
    ]) {
      expect(text([later])).toContain(name);
      expect(styles).not.toContain(name);
    }
  });
});

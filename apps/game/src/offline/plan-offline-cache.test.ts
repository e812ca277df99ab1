import { expect, it } from 'vitest';
import { type PlanFacts, planOfflineCache } from './plan-offline-cache';

const at = (path: string) => `https://game.test${path}`;
const facts: PlanFacts = {
  loaded: [at('/assets/index.js'), at('/images/medieval-640.avif'), at('/assets/face.woff2')],
  pictures: ['/images/medieval.avif', '/images/modern.avif'],
  themes: ['/audio/medieval-theme.mp3'],
  shown: at('/images/medieval-640.avif'),
  savesData: false,
  roomy: true,
};
const shown = [at('/images/medieval-640.avif'), at('/assets/face.woff2')];

it('keeps what was shown, then every picture in the size that the device takes, then the themes', () => {
  expect(planOfflineCache(facts)).toEqual([
    ...shown,
    '/images/medieval-640.avif',
    '/images/modern-640.avif',
    '/audio/medieval-theme.mp3',
  ]);
});

it('keeps full pictures where the full picture is shown', () => {
  const wide = { ...facts, shown: at('/images/medieval.avif') };
  expect(planOfflineCache(wide)).toContain('/images/modern.avif');
});

it('keeps no music where there is no room for it', () => {
  expect(
    planOfflineCache({ ...facts, roomy: false }).filter((path) => path.endsWith('.mp3')),
  ).toEqual([]);
});

it('keeps only what was shown if the connection should be spared', () => {
  expect(planOfflineCache({ ...facts, savesData: true })).toEqual(shown);
});

import { expect, it } from 'vitest';
import { builtInPeriods } from '@time-traveler/game-core';
import { type PlanFacts, filesOfServerEras, planOfflineCache } from './plan-offline-cache';

const at = (path: string) => `https://game.test${path}`;
const facts: PlanFacts = {
  loaded: [at('/assets/index.js'), at('/images/medieval-640.avif'), at('/assets/face.woff2')],
  pictures: ['/images/medieval.avif', '/images/modern.avif'],
  faces: [at('/assets/face.woff2'), at('/assets/other.woff2')],
  music: ['/audio/medieval-theme.mp3', '/audio/medieval-choice.mp3'],
  shown: at('/images/medieval-640.avif'),
  savesData: false,
  roomy: true,
};
const shown = [at('/images/medieval-640.avif'), at('/assets/face.woff2')];

it('keeps what was shown, then every picture in the size that the device takes, the typefaces of every era, and the themes with their sounds', () => {
  expect(planOfflineCache(facts)).toEqual([
    ...shown,
    '/images/medieval-640.avif',
    '/images/modern-640.avif',
    at('/assets/other.woff2'),
    '/audio/medieval-theme.mp3',
    '/audio/medieval-choice.mp3',
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

const scene = { title: 'A Flood', description: 'It rains.', year: 1911, location: 'Millbridge' };
const period = {
  ...builtInPeriods[0],
  id: 6,
  slug: 'millbridge',
} as (typeof builtInPeriods)[number];

it('keeps nothing of the API for eras that are built in, or that have general content', () => {
  expect(filesOfServerEras([...builtInPeriods, period], { savesData: false })).toEqual([]);
});

it('keeps what an era that only the server knows is played with', () => {
  const whole = { ...scene, picture: '/images/millbridge.webp', tune: 'A Song', story: true };
  const periods = [...builtInPeriods, { ...period, scene: whole }];
  expect(filesOfServerEras(periods, { savesData: false })).toEqual([
    '/api/periods',
    '/api/eras/millbridge/story',
    '/images/millbridge.webp',
    '/audio/millbridge-theme.mp3',
  ]);
  expect(filesOfServerEras(periods, { savesData: true })).toEqual([
    '/api/periods',
    '/api/eras/millbridge/story',
  ]);
  const bare = { ...scene, picture: 'https://elsewhere.example/a.jpg' };
  expect(filesOfServerEras([{ ...period, scene: bare }], { savesData: false })).toEqual([
    '/api/periods',
  ]);
});

import { builtInEras } from '@time-traveler/game-core';

const widths = ['w390', 'w1366'];

/** What Chromatic draws each story in: every era at a phone's width and at a laptop's. */
export const modes = Object.fromEntries(
  builtInEras.flatMap(({ period: { slug } }) =>
    widths.map((width) => [`${slug} ${width}`, { era: slug, viewport: width }]),
  ),
);

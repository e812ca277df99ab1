import { builtInEras } from '@time-traveler/game-core';

const widths = ['w390', 'w1366'];

/** The modes in which Chromatic draws each story: every era, at the widths of a phone and a laptop. */
export const modes = Object.fromEntries(
  builtInEras.flatMap(({ period: { slug } }) =>
    widths.map((width) => [`${slug} ${width}`, { era: slug, viewport: width }]),
  ),
);

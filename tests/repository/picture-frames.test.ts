import { type EndingPicture, builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { expect, it } from 'vitest';
import { frames, windows } from '../support/frames';
import { harmedHeads } from '../support/heroes';

const nameOf = (url: string) => /([a-z-]+(?:-\d)?)\.avif$/.exec(url)?.[1] ?? '';
const isLow = (size: string) => /x6\d\d$/.test(size);

it.each(builtInEras)(
  'cuts no head of $period.slug in any frame, when the era opens, after a decision and at an end',
  async ({ period: { slug }, scenario }) => {
    const { endings, outcomes, reckonings = [] } = await loadStory(slug);
    const answers: [string, EndingPicture | undefined][] = [
      ...endings.map(({ choice, picture }) => [choice, picture] as [string, typeof picture]),
      ...Object.entries(outcomes).map(
        ([kind, { picture }]) => [kind, picture] as [string, typeof picture],
      ),
      ...reckonings.map(({ name, picture }) => [name, picture] as [string, typeof picture]),
    ];
    const shown = answers.flatMap(([what, picture]) => {
      if (picture === undefined) return [];
      const { url = scenario.imageUrl, ...view } = picture;
      return [{ what, name: nameOf(url), view, when: 'told' as const }];
    });
    expect(shown.length).toBeGreaterThanOrEqual(14);
    // A server may open an era with any of its pictures.
    const openings = ['', '-2', '-3'].map((number) => ({
      what: 'opening',
      name: `${slug}${number}`,
      view: {},
      when: 'open' as const,
    }));
    const harmed = [...openings, ...shown].flatMap(({ what, name, view, when }) =>
      windows.flatMap((size) => {
        const frame = frames[slug]?.[when][size];
        if (frame === undefined) return [`${slug} has no frame at ${size}`];
        return harmedHeads(name, frame, isLow(size), view).map(
          (fault) => `${what}, ${name} at ${size}: ${fault}`,
        );
      }),
    );
    expect(harmed).toEqual([]);
  },
);

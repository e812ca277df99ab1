import { Markdown } from '@storybook/addon-docs/blocks';
import { builtInEras } from '@time-traveler/game-core';
import changelog from '../../CHANGELOG.md?raw';
import { PageName } from './PageName';

/** The five eras as pictures, each a link to its first visit. */
export function EraGallery() {
  return (
    <ul className="sb-unstyled landing-eras">
      {builtInEras.map(({ period: { name, slug }, scenario }) => (
        <li key={slug}>
          <a
            className={`${slug}-theme landing-era`}
            href={`./?path=/story/screens-game--first-visit&globals=era:${slug}`}
            target="_parent"
          >
            <img alt="" src={`.${scenario.imageUrl.replace(/\.avif$/, '-640.avif')}`} />
            <span className="landing-name">{name}</span>
            <span className="landing-place">
              {scenario.location}, {scenario.year}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the changelog says to designers about the newest version. */
export function WhatChanged() {
  return (
    <Markdown options={{ overrides: { strong: PageName } }}>{newsForDesigners(changelog)}</Markdown>
  );
}

/** Returns the lines below "For designers:" in the newest version. */
function newsForDesigners(text: string): string {
  const [, newest = ''] = text.split(/^## /m);
  return newest
    .split(/^For /m)
    .filter((part) => part.startsWith('designers:'))
    .map((part) => part.slice('designers:'.length).split(/^#/m)[0]?.trim())
    .join('\n');
}

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

/** What a designer does first, in this order: the name, the address that it leads to, and what happens there. */
const firstSteps = [
  [
    'Pick an era',
    'foundations-eras--eras',
    'press a picture below to open the game in it. The era switch above keeps your era on every page.',
  ],
  [
    'See every component',
    'foundations-every-component--every-component',
    'in all five eras: as it is, hovered, pressed or focused.',
  ],
  [
    'Try a token',
    'foundations-every-component--every-component&args=search:--card-surface',
    'type another value, and all components that read it follow at once. No file changes.',
  ],
  [
    'Send a link',
    'components-choices-choicecard--states&args=cell:hovered&globals=era:future',
    'copy the address of the window. This one leads to the hovered card of 2157.',
  ],
] as const;

/** The first steps, each a link that opens what it describes. */
export function FirstSteps() {
  return (
    <ol>
      {firstSteps.map(([name, address, words]) => (
        <li key={name}>
          {/* Storybook's own links would lose the args of the address. */}
          <a className="guide-link" href={`./?path=/story/${address}`} target="_parent">
            {name}
          </a>
          {`: ${words}`}
        </li>
      ))}
    </ol>
  );
}

/** What the changelog says to designers about the newest version: seven lines, and the others after a press. */
export function WhatChanged() {
  const lines = newsForDesigners(changelog);
  return (
    <>
      <News lines={lines.slice(0, 7)} />
      <details>
        <summary>More changes</summary>
        <News lines={lines.slice(7)} />
      </details>
    </>
  );
}

function News({ lines }: { lines: readonly string[] }) {
  return <Markdown options={{ overrides: { strong: PageName } }}>{lines.join('\n')}</Markdown>;
}

/** Returns the lines below "For designers:" in the newest version. */
function newsForDesigners(text: string): readonly string[] {
  const [, list = ''] = text.split('\nFor designers:\n\n');
  const [own = ''] = list.split(/\n\n(?=\S)/);
  return own.split(/\n(?=- )/);
}

import type { Decorator } from '@storybook/react-vite';
import { builtInEras } from '@time-traveler/game-core';
import { TooltipProvider } from '@time-traveler/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { AllEras } from './AllEras';
import { emulateReducedMotion } from './reduced-motion';
import { ALL_ERAS } from './toolbar';

const firstEra = builtInEras[0]?.period.slug ?? '';

/** Puts the toolbar's switches on the page: the era's class on `<html>` as in the game, and the reader's own settings. */
export const surroundings: Decorator = (Story, { globals, id, parameters, viewMode }) => {
  const all = globals['era'] === ALL_ERAS;
  const era = all ? firstEra : String(globals['era']);
  const textSize = Number(globals['textSize']);
  const direction = String(globals['direction']);
  const reduced = globals['motion'] === 'reduced';
  // A story of the whole app wears what the app puts on.
  const appDresses = parameters['dressedByApp'] === true;

  useLayoutEffect(() => {
    if (!appDresses) wearTheme(era);
  }, [appDresses, era]);
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = 'en';
    html.dir = direction;
    html.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  }, [direction, textSize]);
  useLayoutEffect(() => emulateReducedMotion(reduced), [reduced]);

  if (all && viewMode === 'docs') {
    return (
      <TooltipProvider>
        {builtInEras.map(({ period }) => (
          <InTheme key={period.slug} name={period.name} slug={period.slug}>
            <Story />
          </InTheme>
        ))}
      </TooltipProvider>
    );
  }
  const others = `motion:${String(globals['motion'])};textSize:${textSize};direction:${direction}`;
  return (
    <TooltipProvider>
      <Story />
      {all
        ? createPortal(
            <AllEras globals={others} screen={parameters['screen']} storyId={id} />,
            document.body,
          )
        : null}
    </TooltipProvider>
  );
};

function wearTheme(slug: string): void {
  const { classList } = document.documentElement;
  classList.remove(...[...classList].filter((name) => name.endsWith('-theme')));
  classList.add(`${slug}-theme`);
}

/** A part of a documentation page in the dress of one era. */
function InTheme({ slug, name, children }: { slug: string; name: string; children: ReactNode }) {
  return (
    <section
      className={`${slug}-theme`}
      style={{
        background: 'var(--page-image), var(--color-page)',
        color: 'var(--color-text)',
        fontFamily: 'var(--font-text)',
        lineHeight: 'var(--leading-text)',
      }}
    >
      <p
        style={{
          background: '#17191d',
          color: '#f4f1ea',
          font: '600 0.75rem system-ui',
          padding: 4,
        }}
      >
        {name}
      </p>
      {children}
    </section>
  );
}

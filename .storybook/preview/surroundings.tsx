import type { Decorator } from '@storybook/react-vite';
import { builtInEras } from '@time-traveler/game-core';
import { Tooltips } from '@time-traveler/ui/tooltips';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { AllEras } from './AllEras';
import { StoryFrame } from './StoryFrame';
import { emulateReducedMotion } from './reduced-motion';
import { emulateMoreContrast } from './strong-contrast';
import { ALL_ERAS, type Globals, viewportSize } from './toolbar';

const firstEra = builtInEras[0]?.period.slug ?? '';

/**
 * Applies the toolbar's switches to the page: the era's class on `<html>`, as in the game, and the visitor's
 * settings. In the documentation, a story with the parameter `framed` is shown in a page of its own.
 */
export const surroundings: Decorator = (Story, { globals, id, name, parameters, viewMode }) => {
  const { era, motion, contrast, textSize, direction } = globals as Globals;
  const all = era === ALL_ERAS;
  const inDocs = viewMode === 'docs';
  const framed = inDocs && parameters['framed'] === true;
  // In a story of the whole app, the app sets the theme.
  const appDresses = parameters['dressedByApp'] === true;

  useLayoutEffect(() => {
    if (!appDresses || inDocs) wearTheme(all ? firstEra : era);
  }, [all, appDresses, era, inDocs]);
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = 'en';
    // A value from the address is a number.
    html.style.fontSize = Number(textSize) === 100 ? '' : `${textSize}%`;
    // A documentation page is read from left to right, even if one of its stories is not.
    html.dir = inDocs ? 'ltr' : direction;
  }, [direction, inDocs, textSize]);
  useLayoutEffect(() => emulateReducedMotion(motion === 'reduced'), [motion]);
  useLayoutEffect(() => emulateMoreContrast(contrast === 'more'), [contrast]);

  const others = `motion:${motion};contrast:${contrast};textSize:${textSize};direction:${direction}`;
  const size = viewportSize(globals) ?? parameters['screen'];
  if (inDocs && all) return <AllEras globals={others} size={size} storyId={id} />;
  if (framed) {
    return <StoryFrame globals={`era:${era};${others}`} name={name} size={size} storyId={id} />;
  }
  return (
    <>
      <div dir={direction} style={{ display: 'contents' }}>
        <Story />
      </div>
      {all
        ? createPortal(
            <div style={{ inset: 0, overflow: 'auto', position: 'fixed', zIndex: 1000 }}>
              <AllEras globals={others} size={size} storyId={id} />
            </div>,
            document.body,
          )
        : null}
      {appDresses ? null : <Tooltips />}
    </>
  );
};

function wearTheme(slug: string): void {
  const { classList } = document.documentElement;
  classList.remove(...[...classList].filter((name) => name.endsWith('-theme')));
  classList.add(`${slug}-theme`);
}

import type { Decorator } from '@storybook/react-vite';
import { builtInEras } from '@time-traveler/game-core';
import { Tooltips } from '@time-traveler/ui/tooltips';
import { useEffect, useLayoutEffect } from 'react';
import { AllEras, AllErasSheet } from './AllEras';
import { type Size, StoryFrame } from './StoryFrame';
import { beginWithDesignOf } from './design-of-era';
import { emulateReducedMotion } from './reduced-motion';
import { emulateMoreContrast } from './strong-contrast';
import { isStill, pressAll } from './still';
import type { StoryWindow } from './story-window';
import { STORY_FRAME } from './shared-focus';
import { type BeforeEach, isStrict } from './strictness';
import { ALL_ERAS, type Globals, percent, viewportSize } from './toolbar';
import { editedArgs } from './use-frame-args';

const firstEra = builtInEras[0]?.period.slug ?? '';

/**
 * Applies the toolbar's switches to the page: the era's class on `<html>`, as in the game, and the visitor's
 * settings. A story is shown in a separate page in the documentation, if it has the parameter `framed` or a
 * viewport, and in a window that is wider than its viewport.
 */
export const surroundings: Decorator = (Story, context) => {
  const { globals, id, initialArgs, name, parameters, unmappedArgs, viewMode } = context;
  const { era, motion, contrast, textSize, direction } = globals as Globals;
  // A foundation shows all eras itself.
  const all = era === ALL_ERAS && parameters['showsAllEras'] !== true;
  const inDocs = viewMode === 'docs';
  const viewport = viewportSize(globals);
  const framed = inDocs
    ? parameters['framed'] === true || viewport !== undefined
    : viewport !== undefined && isTooWideFor(viewport.width);
  // In a story of the whole app, the app sets the theme.
  const appThemes = parameters['themedByApp'] === true;

  useLayoutEffect(() => {
    if (!appThemes || inDocs) wearTheme(era === ALL_ERAS ? firstEra : era);
  }, [appThemes, era, inDocs]);
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = 'en';
    html.style.fontSize = percent(textSize) === 100 ? '' : `${percent(textSize)}%`;
    // A documentation page is read from left to right, even if one of its stories is not.
    html.dir = inDocs ? 'ltr' : direction;
  }, [direction, inDocs, textSize]);
  useLayoutEffect(() => {
    // A frame is as high as its story, and a test run measures stories.
    const isCanvas = !inDocs && window.name !== STORY_FRAME && !isStrict();
    document.documentElement.toggleAttribute('data-canvas', isCanvas);
  }, [inDocs]);
  useLayoutEffect(() => emulateReducedMotion(motion === 'reduced'), [motion]);
  useLayoutEffect(() => emulateMoreContrast(contrast === 'more'), [contrast]);
  useEffect(() => {
    if (!inDocs && window.name !== STORY_FRAME && !isStrict())
      beginWithDesignOf(era, id, parameters);
  }, [era, id, inDocs, parameters]);

  const others = `motion:${motion};contrast:${contrast};textSize:${textSize};direction:${direction}`;
  const frame = {
    edited: editedArgs(unmappedArgs, initialArgs),
    globals: others,
    initialArgs,
    size: viewport ?? (parameters['screen'] as Size | null | undefined) ?? undefined,
    storyId: id,
    travels: parameters['travels'] === true,
  };
  if (inDocs && all) return <AllEras {...frame} />;
  if (framed && !all) {
    return (
      <StoryFrame
        {...frame}
        cut={inDocs && viewport !== undefined}
        globals={`era:${era};${others}`}
        name={name}
      />
    );
  }
  return (
    <>
      <div dir={direction} style={{ display: 'contents' }}>
        <Story />
      </div>
      {all ? <AllErasSheet {...frame} /> : null}
      {appThemes ? null : <Tooltips />}
    </>
  );
};

/**
 * Lets a story that a browser tab shows in a frame play in the frame only: there is nothing to play with around it.
 * In a frame whose address says so, it does not play either.
 */
export const playInFrame: BeforeEach = ({ globals, parameters }) => {
  const viewport = (globals as Globals).era === ALL_ERAS ? undefined : viewportSize(globals);
  const options = (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  const playsInside = viewport !== undefined && isTooWideFor(viewport.width);
  if (options && (playsInside || isStill())) options.autoplay = false;
  if (isStill()) void pressAll((parameters['presses'] as readonly string[] | undefined) ?? []);
};

/** True in a browser tab that shows a story alone and is wider than its viewport, which Storybook does not apply there. */
function isTooWideFor(width: number): boolean {
  return window === window.parent && innerWidth > width && !isStrict();
}

function wearTheme(slug: string): void {
  const { classList } = document.documentElement;
  classList.remove(...[...classList].filter((name) => name.endsWith('-theme')));
  classList.add(`${slug}-theme`);
}

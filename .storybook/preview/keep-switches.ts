import { STORY_FRAME } from './shared-focus';

/**
 * Adds the toolbar's switches to a link into Storybook before it is followed or copied: it reloads Storybook, which would
 * forget them. A link with its own switches is left as it is.
 */
export function keepSwitches(): void {
  for (const type of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, ({ target }) => addSwitches(target), true);
}

function addSwitches(target: EventTarget | null): void {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="./?path="]');
  if (!link) return;
  const inFrame = window.name === STORY_FRAME;
  // The page around a frame is the canvas, and Storybook is around that.
  if (inFrame) link.target = '_top';
  const storybook = inFrame ? window.parent.parent : window.parent;
  const chosen = new URLSearchParams(storybook.location.search).get('globals');
  const [address = '', own] = (link.getAttribute('href') ?? '').split('&globals=');
  if (own !== undefined && own !== link.dataset['switches']) return;
  link.dataset['switches'] = chosen ?? '';
  link.setAttribute('href', chosen === null ? address : `${address}&globals=${chosen}`);
}

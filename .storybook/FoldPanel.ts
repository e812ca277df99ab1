import { useEffect, useRef } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';

/** The least height of a screen or a sheet that does not look cut off, in CSS pixels. */
const LEAST_HEIGHT = 640;

/** The height of the toolbar, and of a panel of which only the tabs can be seen. */
const BAR_HEIGHT = 40;

/** The height that the panel has in a new window. */
const USUAL_HEIGHT = 300;

/** The height in which every control of the mock server can be seen, below a screen. */
const CONTROLS_HEIGHT = 400;

/**
 * Folds the panel below a screen or a sheet of states to its tabs if the window is low, because both need the height. A
 * press on a tab unfolds the panel, and so does the next story of a component. It draws nothing.
 */
export function FoldPanel() {
  const api = useStorybookApi();
  const { layout, storyId } = useStorybookState();
  const height = useRef(0);
  height.current = layout.bottomPanelHeight;
  const isFolded =
    layout.panelPosition === 'bottom' &&
    (/^(?:screens|journeys)-/.test(storyId) || /--states(?:-|$)/.test(storyId));
  useEffect(() => {
    const isHidden = height.current === 0;
    // A page that is opened by its address begins with the height that such a story had.
    if (!isFolded && !isHidden && height.current <= BAR_HEIGHT)
      api.setSizes({ bottomPanelHeight: USUAL_HEIGHT });
    const hasRoom = innerHeight - BAR_HEIGHT - USUAL_HEIGHT >= LEAST_HEIGHT;
    if (!isFolded || isHidden || hasRoom) return undefined;
    // A reload restores the height of a folded panel.
    const former = height.current > BAR_HEIGHT ? height.current : USUAL_HEIGHT;
    const unfold = (bottomPanelHeight: number) => {
      // Somebody may have dragged it meanwhile.
      if (height.current === BAR_HEIGHT) api.setSizes({ bottomPanelHeight });
    };
    const unfoldAtTab = ({ target }: Event) => {
      if (target instanceof Element && target.closest('#storybook-panel-region [role="tab"]'))
        unfold(Math.max(former, CONTROLS_HEIGHT));
    };
    api.setSizes({ bottomPanelHeight: BAR_HEIGHT });
    // The tab itself ends the event.
    document.addEventListener('click', unfoldAtTab, true);
    return () => {
      document.removeEventListener('click', unfoldAtTab, true);
      unfold(former);
    };
  }, [api, isFolded]);
  return null;
}

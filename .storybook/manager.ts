import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { AwaitedAnswers } from './AwaitedAnswers';
import { FoldPanel } from './FoldPanel';
import { wearPalette } from './preview/use-scheme';
import { dressStorybook } from './theme';

const CONTROLS = 'addon-controls';
const INTERACTIONS = 'storybook/interactions/panel';
const REPLACED = 'time-traveler/replaced-controls';

interface Prepared {
  parameters: { controls?: { disable?: boolean } };
}

interface WithGlobals {
  globals: Readonly<Record<string, unknown>>;
  /** The switches that the story itself has set. */
  storyGlobals?: object;
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const wearTheme = () =>
  addons.setConfig({ theme: dressStorybook(dark.matches ? 'dark' : 'light') });
// The system can change it while Storybook is open.
dark.addEventListener('change', wearTheme);
wearTheme();
// manager-head.html uses its colours.
wearPalette();

addons.setConfig({
  sidebar: { showRoots: true },
  toolbar: { 'storybook/background': { hidden: true } },
  layoutCustomisations: {
    // A foundation and the workshop have no props and no interactions.
    showPanel: ({ storyId = '' }, isShown) =>
      /^(?:foundations|workshop)-/.test(storyId) ? false : isShown,
  },
});

addons.register('time-traveler', (api) => {
  addons.add('time-traveler/fold-panel', {
    title: 'Fold the panel below screens',
    type: types.TOOL,
    render: FoldPanel,
  });
  addons.add('time-traveler/awaited-answers', {
    title: 'Awaited answers',
    type: types.TOOL,
    match: ({ viewMode }) => viewMode === 'story',
    render: AwaitedAnswers,
  });
  // Without props there are no Controls, and the panel of a shared link would be empty.
  // The next story with props has its Controls back, unless somebody has chosen another tab meanwhile.
  // Storybook keeps the tab for a page that is opened by its address, so this is kept as well.
  api.on(STORY_PREPARED, ({ parameters }: Prepared) => {
    const selected = api.getSelectedPanel();
    if (parameters.controls?.disable) {
      if (selected !== CONTROLS) return;
      sessionStorage.setItem(REPLACED, '');
      api.setSelectedPanel(INTERACTIONS);
      return;
    }
    if (REPLACED in sessionStorage && selected === INTERACTIONS) api.setSelectedPanel(CONTROLS);
    sessionStorage.removeItem(REPLACED);
  });
  // manager-head.html lets "all eras" fill the canvas, because each frame already has the size of the viewport.
  // A foundation has no frames.
  const tellEra = ({ globals, storyGlobals = {} }: WithGlobals) => {
    document.documentElement.dataset['era'] = 'era' in storyGlobals ? '' : String(globals['era']);
  };
  api.on(SET_GLOBALS, tellEra);
  api.on(GLOBALS_UPDATED, tellEra);
});

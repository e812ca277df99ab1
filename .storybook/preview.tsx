import '@time-traveler/ui/styles/index.css';
import '@time-traveler/ui/themes.css';
import './docs/docs.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { beforeEach as answerRequests } from './preview/mock-server';
import { forChromatic } from './preview/chromatic';
import { keepScrollInside } from './preview/scroll-inside';
import { keepSwitches } from './preview/keep-switches';
import { shareFocus } from './preview/shared-focus';
import { afterEach, beforeEach, isStrict } from './preview/strictness';
import { decidable } from './preview/decidable';
import { forSheets, oneCell } from './preview/one-cell';
import { playInFrame, surroundings } from './preview/surroundings';
import { plainControls } from './preview/controls';
import { globalTypes, initialGlobals, viewports } from './preview/toolbar';
import { wearPalette } from './preview/use-scheme';
import { GuidePage } from './docs/GuidePage';
import { Page } from './docs/Page';
import { PageName } from './docs/PageName';

// A busy machine is slow. A story that passes does not wait this long.
configure({ asyncUtilTimeout: 15_000 });
shareFocus();
wearPalette();
keepScrollInside();
keepSwitches();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: {
      test: 'error',
      config: { reporter: decidable },
      context: { exclude: ['[data-workspace]'] },
    },
    layout: 'fullscreen',
    strict: isStrict(),
    controls: { expanded: true },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    docs: {
      container: Page,
      page: GuidePage,
      components: { strong: PageName },
      // An example may have headings as well.
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .guide-ground *, .skip-toc',
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'How to',
          ['Design here', 'Add an era', 'Add a component', 'Test here'],
          'Workshop',
          'Foundations',
          [
            'Eras',
            'Every component',
            'Every screen',
            'Tokens',
            'Colour',
            'Type',
            'Space',
            'Elevation',
            'Motion',
            'Icons',
          ],
          'Components',
          ['Header', 'Story', 'Choices', 'Timeline', 'Overlays', 'Page'],
          'Screens',
          ['Game', 'Outcomes', 'Generation', 'Failed parts', 'Music', '404'],
          'Journeys',
        ],
      },
    },
  },
  argTypesEnhancers: [plainControls, forChromatic, forSheets],
  decorators: [oneCell, surroundings],
  beforeEach: [...answerRequests, beforeEach, playInFrame],
  afterEach,
};

export default preview;

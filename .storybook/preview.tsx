import '@time-traveler/ui/styles/index.css';
import './docs/docs.css';
import type { Preview } from '@storybook/react-vite';
import { beforeEach as answerRequests } from './preview/mock-server';
import { modes } from './preview/modes';
import { afterEach, beforeEach } from './preview/strictness';
import { surroundings } from './preview/surroundings';
import { globalTypes, initialGlobals, viewports } from './preview/toolbar';
import { theme } from './theme';

import.meta.glob('../packages/ui/src/themes/*.css', { eager: true });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    docs: { theme, toc: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'How to',
          ['Design here', 'Add an era', 'Add a component', 'Test here'],
          'Foundations',
          ['Eras', 'Colour', 'Type', 'Space', 'Elevation', 'Motion', 'Icons'],
          'Components',
          'Screens',
          'Journeys',
        ],
      },
    },
  },
  decorators: [surroundings],
  beforeEach: [...answerRequests, beforeEach],
  afterEach,
};

export default preview;

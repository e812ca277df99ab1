import type { Meta, StoryObj } from '@storybook/react-vite';
import { Workshop } from './Workshop';

// The check of accessibility would run in both pages.
const screenPage = 'id=workshop-screen--screen&viewMode=story&globals=a11y.manual:!true';

// Vitest shows a story without the page that could show another one.
const screenAddress =
  '__vitest_browser__' in window ? 'about:blank' : `${location.pathname}?${screenPage}`;

const meta = {
  component: Workshop,
  title: 'Workshop/Write an era',
  tags: ['!autodocs'],
  args: { screenAddress },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Workshop>;

export default meta;

/** Keeps what its writer has done, so it plays nothing. */
export const WriteAnEra: StoryObj<typeof meta> = { name: 'Write an era' };

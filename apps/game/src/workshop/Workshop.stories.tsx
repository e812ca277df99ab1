import type { Meta, StoryObj } from '@storybook/react-vite';
import { Workshop } from './Workshop';

// Vitest shows a story without the page that could show another one.
const screenAddress =
  '__vitest_browser__' in window
    ? 'about:blank'
    : `${location.pathname}?id=workshop-screen--screen&viewMode=story`;

const meta = {
  component: Workshop,
  title: 'Workshop/Write an era',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Workshop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WriteAnEra: Story = {
  name: 'Write an era',
  args: { screenAddress },
};

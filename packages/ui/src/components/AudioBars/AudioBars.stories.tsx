import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onBar } from '../../fixtures/decorators';
import { AudioBars } from './AudioBars';

const meta = {
  title: 'Components/AudioBars',
  component: AudioBars,
  decorators: [onBar],
} satisfies Meta<typeof AudioBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  args: { playing: false },
  play: async ({ canvasElement }) => {
    const bars = canvasElement.querySelectorAll('[aria-hidden] > span');
    await expect(bars).toHaveLength(5);
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
};

export const Dancing: Story = {
  args: { playing: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(5);
  },
};

export const DancingWithReducedMotion: Story = {
  args: { playing: true },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
};

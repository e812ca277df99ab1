import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect } from 'storybook/test';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { onBar } from '../../fixtures/decorators';
import { AudioBars } from './AudioBars';

const meta = {
  title: 'Components/Header/AudioBars',
  component: AudioBars,
  parameters: {
    design: designOf('Header/AudioBars', 'components-header-musiccontrol--states', true),
  },
  decorators: [onBar],
  args: { playing: true },
} satisfies Meta<typeof AudioBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StateSheet width="8rem">
      <State name="Resting">
        <AudioBars playing={false} />
      </State>
      <State name="Dancing">
        <AudioBars playing />
      </State>
    </StateSheet>
  ),
  play: checkCells({
    Resting: async ({ element }) => {
      await expect(element.querySelectorAll('[aria-hidden] > span')).toHaveLength(5);
      await expect(dancing(element)).toHaveLength(0);
    },
    Dancing: async ({ element }) => {
      // The visitor may have asked for less motion.
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      await expect(dancing(element)).toHaveLength(still ? 0 : 5);
    },
  }),
};

/** Returns the bars that move. Transitions do not count. */
const dancing = (canvas: HTMLElement) =>
  canvas.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation);

export const DancingWithReducedMotion: Story = {
  tags: ['test-only'],
  args: { playing: true },
  parameters: { framed: true },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(dancing(canvasElement)).toHaveLength(0);
  },
};

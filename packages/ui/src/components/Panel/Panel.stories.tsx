import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inPanelRoom } from '../../fixtures/decorators';
import { Panel } from './Panel';

const text = 'A framed surface that scrolls by itself where the window is large enough. ';

const meta = {
  title: 'Components/Panel',
  component: Panel,
  decorators: [inPanelRoom],
  args: {
    labelledBy: 'panel-title',
    children: (
      <div style={{ padding: 'var(--panel-padding)' }}>
        <h2 id="panel-title">A panel</h2>
        <p>{text.repeat(4)}</p>
      </div>
    ),
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheStory: Story = {
  tags: ['visual-eras'],
  args: { tone: 'story' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'A panel' })).toBeVisible();
  },
};

export const OfTheChoices: Story = {
  args: { tone: 'choices', foot: <p>What stays at the foot</p> },
};

export const Overflowing: Story = {
  args: {
    children: (
      <div style={{ padding: 'var(--panel-padding)' }}>
        <h2 id="panel-title">A panel</h2>
        <p>{text.repeat(120)}</p>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'A panel' });
    await userEvent.tab();
    // A keyboard reaches what scrolls.
    await expect(panel.contains(document.activeElement)).toBe(true);
  },
};

export const Empty: Story = { args: { children: <h2 id="panel-title">A panel</h2> } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { headingStyle, onChoices, rightToLeft } from '../../fixtures/decorators';
import { germanChoices, impact } from '@time-traveler/testing';
import { ImpactBox } from './ImpactBox';

const meta = {
  title: 'Components/ImpactBox',
  component: ImpactBox,
  decorators: [
    (Story) => (
      <>
        <h2 style={headingStyle}>Your Choices</h2>
        <Story />
      </>
    ),
    onChoices,
  ],
} satisfies Meta<typeof ImpactBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChanged: Story = {
  args: { impact: null },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Current Impact' });
    await expect(box).toHaveTextContent('Your choices have not yet altered history');
  },
};

export const HistoryChanged: Story = {
  args: { impact },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(impact)).toBeVisible();
  },
};

export const LongestText: Story = { args: { impact: `${impact} `.repeat(8).trim() } };

export const LongGermanWords: Story = {
  args: { impact: `${germanChoices[0]?.text ?? ''} ${germanChoices[1]?.text ?? ''}` },
};

export const RightToLeft: Story = { args: { impact }, decorators: [rightToLeft] };

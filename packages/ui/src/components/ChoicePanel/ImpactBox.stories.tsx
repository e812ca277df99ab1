import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect } from 'storybook/test';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { belowChoicesHeading, onChoices, sheetOfLandmarks } from '../../fixtures/decorators';
import { germanChoices, impact } from '@time-traveler/testing';
import { ImpactBox } from './ImpactBox';

const meta = {
  title: 'Components/Choices/ImpactBox',
  component: ImpactBox,
  parameters: {
    design: designOf('Choices/ImpactBox', 'components-choices-choicepanel--after-a-choice', true),
  },
  decorators: [belowChoicesHeading, onChoices],
} satisfies Meta<typeof ImpactBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box with its sentence as a control; without one, nothing has been chosen. */
export const Playground: Story = {
  args: { impact },
  argTypes: { impact: { control: 'text' } },
  render: (args) => <ImpactBox impact={args.impact === '' ? null : args.impact} />,
};

export const States: Story = {
  args: { impact: null },
  parameters: sheetOfLandmarks,
  render: () => (
    <StateSheet>
      <State name="Nothing chosen">
        <ImpactBox impact={null} />
      </State>
      <State name="Something chosen">
        <ImpactBox impact={impact} />
      </State>
      <State name="Longest text">
        <ImpactBox impact={`${impact} `.repeat(8).trim()} />
      </State>
      <State name="Long German words">
        <ImpactBox impact={`${germanChoices[0]?.text ?? ''} ${germanChoices[1]?.text ?? ''}`} />
      </State>
      <State dir="rtl" name="Right to left">
        <ImpactBox impact={impact} />
      </State>
    </StateSheet>
  ),
  play: checkCells({
    'Nothing chosen': async (cell) => {
      const box = cell.getByRole('region', { name: 'Current Impact' });
      await expect(box).toHaveTextContent('Your choices have not yet altered history');
    },
    'Something chosen': async (cell) => {
      await expect(cell.getByText(impact)).toBeVisible();
    },
  }),
};

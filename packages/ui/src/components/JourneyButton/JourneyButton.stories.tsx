import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { designOf } from '../../fixtures/design';
import { belowChoicesHeading, onChoices } from '../../fixtures/decorators';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { JourneyButton } from './JourneyButton';

const meta = {
  title: 'Components/Choices/JourneyButton',
  component: JourneyButton,
  parameters: {
    design: designOf('Choices/JourneyButton', 'components-choices-journeybutton--states', true),
  },
  args: { decisions: 3, onOpen: fn() },
  decorators: [belowChoicesHeading, onChoices],
} satisfies Meta<typeof JourneyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line with the number of decisions as a control. */
export const Playground: Story = {
  argTypes: { decisions: { control: { type: 'range', min: 1, max: 60, step: 1 } } },
};

export const States: Story = {
  tags: ['visual-eras'],
  parameters: { controls: { disable: true } },
  render: ({ onOpen }) => (
    <StateSheet>
      <State name="One decision">
        <JourneyButton decisions={1} onOpen={onOpen} />
      </State>
      <State name="Many decisions">
        <JourneyButton decisions={60} onOpen={onOpen} />
      </State>
      <State force={['hover']} name="Hovered">
        <JourneyButton decisions={3} onOpen={onOpen} />
      </State>
      <State force={['focus-visible']} name="Focused">
        <JourneyButton decisions={3} onOpen={onOpen} />
      </State>
      <State dir="rtl" name="Right to left">
        <JourneyButton decisions={3} onOpen={onOpen} />
      </State>
    </StateSheet>
  ),
};

export const Opened: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Your journey · 3 decisions',
    });
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

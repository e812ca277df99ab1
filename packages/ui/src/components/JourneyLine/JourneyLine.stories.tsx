import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { designOf } from '../../fixtures/design';
import { belowChoicesHeading, onChoices } from '../../fixtures/decorators';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { JourneyButton } from '../JourneyButton/JourneyButton';
import { JourneyLine } from './JourneyLine';
import { JourneyStep } from './JourneyStep';

const meta = {
  title: 'Components/Choices/JourneyLine',
  component: JourneyStep,
  parameters: {
    design: designOf('Choices/JourneyLine', 'components-choices-journeyline--states', true),
  },
  args: { children: 'Undo', rest: 'choice', onPress: fn() },
  decorators: [belowChoicesHeading, onChoices],
} satisfies Meta<typeof JourneyStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step alone on the line, with its words as a control. */
export const Playground: Story = {
  args: { first: false, opensDialog: false },
  argTypes: { children: { control: 'text' }, rest: { control: 'text' } },
  render: (args) => (
    <JourneyLine>
      <JourneyStep {...args} />
    </JourneyLine>
  ),
};

export const States: Story = {
  tags: ['visual-eras'],
  parameters: { controls: { disable: true } },
  render: ({ onPress }) => (
    <StateSheet>
      <State name="After a choice">
        <JourneyLine>
          <JourneyButton decisions={3} onOpen={onPress} />
          <JourneyStep onPress={onPress} opensDialog rest="this moment">
            Keep
          </JourneyStep>
          <JourneyStep onPress={onPress} rest="choice">
            Undo
          </JourneyStep>
        </JourneyLine>
      </State>
      <State name="Another visit">
        <JourneyLine>
          <JourneyStep onPress={onPress}>Continue: Florence, 1503</JourneyStep>
        </JourneyLine>
      </State>
      <State force={['hover']} name="Hovered">
        <JourneyStep onPress={onPress}>Undo choice</JourneyStep>
      </State>
      <State force={['focus-visible']} name="Focused">
        <JourneyStep onPress={onPress}>Undo choice</JourneyStep>
      </State>
      <State dir="rtl" name="Right to left">
        <JourneyLine>
          <JourneyButton decisions={3} onOpen={onPress} />
          <JourneyStep onPress={onPress} opensDialog rest="this moment">
            Keep
          </JourneyStep>
          <JourneyStep onPress={onPress} rest="choice">
            Undo
          </JourneyStep>
        </JourneyLine>
      </State>
    </StateSheet>
  ),
};

/** On a phone of a visitor who comes back, the way into the earlier visit and the journal are above the story. */
export const AboveTheStory: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onPress }) => (
    <JourneyLine place="top">
      <JourneyStep first onPress={onPress}>
        Continue: 1503
      </JourneyStep>
      <JourneyButton decisions={3} onOpen={onPress} />
    </JourneyLine>
  ),
  globals: { viewport: { value: 'w320' } },
};

export const Pressed: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /undo/i }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const PressedTwice: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: /undo/i });
    await step('Two quick presses count once', async () => {
      await userEvent.dblClick(button);
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
    await step('A later press counts again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
};

export const RingClearOfItsWords: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: /undo/i });
    await step('Tab reaches the button', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('Its ring is inside the button, and beside the words', async () => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      // With a negative offset the ring is inside the button. All of its width must be.
      const inner = -parseFloat(outlineOffset);
      await expect(inner).toBeGreaterThanOrEqual(parseFloat(outlineWidth));
      const room = words.getBoundingClientRect().left - button.getBoundingClientRect().left;
      await expect(room).toBeGreaterThan(inner);
    });
  },
};

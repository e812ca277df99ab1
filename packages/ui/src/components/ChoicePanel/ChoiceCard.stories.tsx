import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { onChoices } from '../../fixtures/decorators';
import { choice, germanChoices } from '@time-traveler/testing';
import { ChoiceCard, type ChoiceCardProps } from './ChoiceCard';

/** A card in a separate list, because the list counts the cards. */
function OneCard(props: ChoiceCardProps) {
  return (
    <ul style={{ counterReset: 'choice' }}>
      <li style={{ counterIncrement: 'choice', maxWidth: '30rem' }}>
        <ChoiceCard {...props} />
      </li>
    </ul>
  );
}

const meta = {
  title: 'Components/Choices/ChoiceCard',
  component: ChoiceCard,
  parameters: {
    design: designOf('Choices/ChoiceCard', 'components-choices-choicecard--states', true),
  },
  decorators: [onChoices],
  args: { choice, onChoose: fn() },
  render: (args) => <OneCard {...args} />,
} satisfies Meta<typeof ChoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card with its texts as controls. */
export const Playground: StoryObj<{ text: string; description: string; onChoose: () => void }> = {
  args: { text: choice.text, description: choice.description, onChoose: fn() },
  argTypes: {
    text: { control: 'text', description: 'The choice: the accessible name of the card.' },
    description: {
      control: 'text',
      description: 'What it means: read after the name. It may be empty.',
    },
  },
  parameters: { controls: { include: ['text', 'description', 'onChoose'] } },
  render: ({ text, description, onChoose }) => (
    <OneCard choice={{ ...choice, text, description }} onChoose={onChoose} />
  ),
};

export const States: Story = {
  parameters: { controls: { disable: true } },
  tags: ['visual-eras', 'at-1366'],
  render: (args) => (
    <StateSheet>
      <State name="Default">
        <OneCard {...args} />
      </State>
      <State force={['hover']} name="Hovered">
        <OneCard {...args} />
      </State>
      <State force={['active', 'hover']} name="Pressed">
        <OneCard {...args} />
      </State>
      <State force={['focus-visible']} name="Focused">
        <OneCard {...args} />
      </State>
      <State name="Without a description">
        <OneCard {...args} choice={{ ...choice, description: '' }} />
      </State>
      <State name="Longest text">
        <OneCard {...args} choice={longest} />
      </State>
      <State name="Long German words">
        <OneCard {...args} choice={germanChoices[0] ?? choice} />
      </State>
      <State dir="rtl" name="Right to left">
        <OneCard {...args} />
      </State>
    </StateSheet>
  ),
  play: checkCells({
    'Long German words': async (cell) => {
      const card = cell.getByRole('button');
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    },
  }),
};

/** A card with far more words than a story has. */
const longest = {
  ...choice,
  text: `${choice.text}, and hold on until every one of the forty has crossed`,
  description: `${choice.description} `.repeat(6).trim(),
};

export const Default: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('button', { name: choice.text });
    await expect(card).toHaveAccessibleDescription(choice.description);
    await expect(within(canvasElement).getByText(choice.description)).toBeVisible();
    await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Chosen: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onChoose).toHaveBeenCalledWith(choice);
  },
};

export const DoubleClicked: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement, step }) => {
    const user = userEvent.setup();
    await step('Tab reaches the card', async () => {
      await user.tab();
      await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    });
    await step('Enter and Space each choose it', async () => {
      await user.keyboard('{Enter}');
      await user.keyboard(' ');
      await expect(args.onChoose).toHaveBeenCalledTimes(2);
    });
  },
};

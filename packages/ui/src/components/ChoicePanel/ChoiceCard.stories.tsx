import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onChoices, rightToLeft } from '../../fixtures/decorators';
import { forced } from '../../fixtures/forced-state';
import { choice, germanChoices } from '@time-traveler/testing';
import { ChoiceCard } from './ChoiceCard';

const meta = {
  title: 'Components/ChoiceCard',
  component: ChoiceCard,
  decorators: [
    (Story) => (
      <ul style={{ counterReset: 'choice' }}>
        <li style={{ counterIncrement: 'choice', maxWidth: '30rem' }}>
          <Story />
        </li>
      </ul>
    ),
    onChoices,
  ],
  args: { choice, onChoose: fn() },
} satisfies Meta<typeof ChoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('button', { name: choice.text });
    await expect(card).toHaveAccessibleDescription(choice.description);
    await expect(within(canvasElement).getByText(choice.description)).toBeVisible();
    await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Hovered: Story = {
  tags: ['visual-eras'],
  decorators: [forced('hover', 'button')],
};

export const Pressed: Story = {
  decorators: [forced('active', 'button'), forced('hover', 'button')],
};

export const Focused: Story = {
  tags: ['visual-eras'],
  decorators: [forced('focus-visible', 'button')],
};

export const Chosen: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onChoose).toHaveBeenCalledWith(choice);
  },
};

export const DoubleClicked: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const user = userEvent.setup();
    await user.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

export const WithoutDescription: Story = { args: { choice: { ...choice, description: '' } } };

export const LongestText: Story = {
  args: {
    choice: {
      ...choice,
      text: `${choice.text}, and hold on until every one of the forty has crossed`,
      description: `${choice.description} `.repeat(6).trim(),
    },
  },
};

export const LongGermanWords: Story = {
  tags: ['visual'],
  args: { choice: germanChoices[0] ?? choice },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('button');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const RightToLeft: Story = { tags: ['visual'], decorators: [rightToLeft] };

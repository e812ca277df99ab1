import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { onSurface } from '../../fixtures/decorators';
import { Announcer } from './Announcer';

const meta = {
  title: 'Components/Page/Announcer',
  component: Announcer,
  // It cannot be seen.
  tags: ['!dev'],
  args: { message: 'You are now in Florence, in the year 1503.', turn: 1 },
  decorators: [
    (Story, { args }) => (
      <>
        <p>
          Heard, not seen: <q>{args.message || '…'}</q>
        </p>
        <Story />
      </>
    ),
    onSurface,
  ],
} satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says The Same Again shows what another turn does. */
export const Playground: Story = {
  argTypes: { message: { control: 'text' } },
  parameters: { controls: { include: ['message'] } },
};

export const Speaking: Story = {
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement).getByRole('status');
    await expect(region).toHaveTextContent(args.message);
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};

export const Silent: Story = { args: { message: '', turn: 0 } };

export const SaysTheSameAgain: Story = {
  render: function Repeating(args) {
    const [turn, setTurn] = useState(args.turn);
    return (
      <>
        <button
          onClick={() => setTurn(turn + 1)}
          style={{ border: '1px solid', marginBlockStart: '1rem', padding: '0.75rem 1rem' }}
          type="button"
        >
          Say it again
        </button>
        <Announcer {...args} turn={turn} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('status').firstElementChild;
    await userEvent.click(canvas.getByRole('button'));
    // A screen reader announces the same words again only in a new element.
    await expect(canvas.getByRole('status').firstElementChild).not.toBe(first);
  },
};

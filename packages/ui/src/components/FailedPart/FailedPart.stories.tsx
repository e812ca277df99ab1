import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forced } from '../../fixtures/forced-state';
import { FailedPart } from './FailedPart';

const meta = {
  title: 'Components/FailedPart',
  component: FailedPart,
  args: { part: 'story', onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ margin: '1rem', maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FailedPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAPanel: Story = {
  tags: ['visual-eras'],
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('The story could not be shown.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const InABar: Story = { tags: ['visual-eras'], args: { part: 'timeline', place: 'bar' } };

export const Focused: Story = { tags: ['visual'], decorators: [forced('focus-visible', 'button')] };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

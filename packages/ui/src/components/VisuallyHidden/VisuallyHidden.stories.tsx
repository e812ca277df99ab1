import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onSurface } from '../../fixtures/decorators';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/Page/VisuallyHidden',
  component: VisuallyHidden,
  // It cannot be seen.
  tags: ['!dev'],
  args: { children: 'Only a screen reader says this' },
  decorators: [onSurface],
  render: (args) => (
    <p>
      Everyone reads this. <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { argTypes: { children: { control: 'text' } } };

export const Default: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('Only a screen reader says this');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { designOf } from '../../fixtures/design';
import { FailedPart } from './FailedPart';

const meta = {
  title: 'Components/Page/FailedPart',
  component: FailedPart,
  parameters: { design: designOf('Page/FailedPart', 'components-page-failedpart--states', true) },
  args: { part: 'story', onRetry: fn() },
} satisfies Meta<typeof FailedPart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message with its words and its place as controls. */
export const Playground: Story = {
  args: { place: 'panel' },
  argTypes: {
    part: { control: 'text' },
    place: { control: 'inline-radio', options: ['panel', 'bar'] },
  },
};

export const States: Story = {
  tags: ['visual-eras'],
  render: (args) => (
    <StateSheet width="20rem">
      <State name="In a panel">
        <FailedPart {...args} />
      </State>
      <State name="In a bar">
        <FailedPart {...args} part="timeline" place="bar" />
      </State>
      <State force={['hover']} name="Hovered">
        <FailedPart {...args} />
      </State>
      <State force={['focus-visible']} name="Focused">
        <FailedPart {...args} />
      </State>
    </StateSheet>
  ),
  play: checkCells({
    // The button is lighter under the pointer.
    Hovered: async (cell) => {
      const { filter } = getComputedStyle(cell.getByRole('button', { name: 'Try again' }));
      await expect(filter).toBe('brightness(1.12)');
    },
  }),
};

export const Retried: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('The story could not be shown.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { UnseenText } from '../../fixtures/UnseenText';
import { onBar } from '../../fixtures/decorators';
import { forced } from '../../fixtures/forced-state';
import { iconNames } from '../Icon/Icon';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/Header/IconButton',
  component: IconButton,
  parameters: {
    design: designOf('Header/IconButton', 'components-header-iconbutton--states', true),
  },
  decorators: [onBar],
  args: { icon: 'information', label: 'Information', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button with its icon and its words as controls. */
export const Playground: Story = {
  args: { description: '', disabled: false },
  argTypes: {
    description: { control: 'text' },
    disabled: { control: 'boolean', description: 'True if it cannot be pressed.' },
    icon: { control: 'select', options: iconNames },
  },
  parameters: { controls: { include: ['icon', 'label', 'description', 'disabled', 'onClick'] } },
  render: ({ description, ...args }) => (
    <>
      <IconButton {...args} description={description === '' ? undefined : description} />
      <UnseenText
        how="Heard, and shown by the tooltip"
        words={inTooltip(args.label, description)}
      />
    </>
  ),
  play: async ({ args: { label, description }, canvasElement }) => {
    await expect(within(canvasElement).getByText(inTooltip(label, description))).toBeVisible();
  },
};

/** Returns the words of the button's tooltip. */
const inTooltip = (label: string, description = '') =>
  description === '' ? label : `${label} – ${description}`;

export const States: Story = {
  parameters: { controls: { disable: true } },
  tags: ['visual-eras'],
  render: (args) => (
    <StateSheet width="8rem">
      <State name="Default">
        <IconButton {...args} />
      </State>
      <State force={['hover']} name="Hovered">
        <IconButton {...args} />
      </State>
      <State force={['active', 'hover']} name="Pressed">
        <IconButton {...args} />
      </State>
      <State force={['focus-visible']} name="Focused">
        <IconButton {...args} />
      </State>
      <State name="Not open yet">
        <IconButton {...args} description="not open yet" />
      </State>
      <State force={['hover']} name="Disabled">
        <IconButton {...args} disabled />
      </State>
    </StateSheet>
  ),
  play: checkCells({
    Focused: async (cell) => {
      const button = cell.getByRole('button');
      // The sheet shows the state: a real focus would open the tooltip.
      await expect(getComputedStyle(button).outlineStyle).toBe('solid');
      await expect(button).not.toHaveFocus();
    },
  }),
};

export const Default: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Information' });
    const { height, width } = button.getBoundingClientRect();
    await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  },
};

export const Clicked: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** It is faint, does not react to the pointer, and cannot be pressed. */
export const Disabled: Story = {
  tags: ['test-only'],
  args: { disabled: true },
  decorators: [forced('hover', 'button')],
  play: async ({ args, canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Information' });
    await step('It looks disabled', async () => {
      const { backgroundColor, opacity } = getComputedStyle(button);
      await expect(button).toBeDisabled();
      await expect(Number(opacity)).toBeLessThan(0.6);
      await expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
    });
    await step('A press does nothing', async () => {
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};

export const WithAClassOfItsOwn: Story = {
  tags: ['test-only'],
  args: { className: 'own' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveClass('own');
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const NamedOnFocus: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Information');
  },
};

export const NotOpenYet: Story = {
  tags: ['test-only'],
  args: { description: 'not open yet' },
  parameters: { framed: true },
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Information' });
    await step('It is described as not open yet', async () => {
      await expect(button).toBeEnabled();
      await expect(button).toHaveAccessibleDescription('not open yet');
    });
    await step('The tooltip says the same, and is not read twice', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(
        'Information – not open yet',
      );
      // A screen reader does not read the tooltip a second time.
      await expect(button).toHaveAccessibleDescription('not open yet');
    });
  },
};

export const LongGermanWords: Story = {
  tags: ['test-only'],
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  parameters: { framed: true },
  // The tooltip is open.
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

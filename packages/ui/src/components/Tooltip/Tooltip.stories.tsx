import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-delays';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { onSurface } from '../../fixtures/decorators';
import { type FakeTime, inFakeTime } from '../../fixtures/fake-time';
import { UnseenText } from '../../fixtures/UnseenText';
import { Tooltip } from './Tooltip';

const button = (name: string) => (
  <button style={{ border: '1px solid', padding: '0.75rem 1rem' }} type="button">
    {name}
  </button>
);

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    design: designOf('Overlays/Tooltip', 'components-overlays-tooltip--open-on-focus', true),
    framed: true,
  },
  args: { label: 'Opens after 700 ms', children: button('Point at me') },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: '8rem', justifyContent: 'center', padding: '3rem' }}>
        <Story />
      </div>
    ),
    onSurface,
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

async function pointAt(element: Element): Promise<void> {
  await fireEvent.pointerOver(element, { pointerType: 'mouse' });
  await fireEvent.pointerMove(element, { pointerType: 'mouse' });
}

async function leave(element: Element, time: FakeTime): Promise<void> {
  // React derives a leaving pointer from the element that it enters, a plain listener from the event itself.
  const relatedTarget = document.body;
  await fireEvent.pointerOut(element, { pointerType: 'mouse', relatedTarget });
  await fireEvent.pointerLeave(element, { pointerType: 'mouse' });
  // The tooltip watches the way of the pointer only once it is drawn again.
  await time.advance(0);
  await fireEvent.pointerMove(document.body, { clientX: 5, clientY: 900, pointerType: 'mouse' });
  // It closes with the next frame, and the time in which the next one opens at once begins.
  await time.advance(0);
}

/** Point at the button, or press Tab. */
export const Playground: Story = {
  render: (args) => (
    <div>
      <Tooltip {...args} />
      <UnseenText how="Shown when you point at the button, or press Tab" words={args.label} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(args.label)).toBeVisible();
  },
};

export const OpenOnFocus: Story = {
  tags: ['visual-eras'],
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens after 700 ms');
  },
};

export const OpensAfterTheDelay: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await inFakeTime(async (time) => {
      await pointAt(trigger);
      await time.advance(TOOLTIP_DELAY_MS - 1);
      await expect(screen.queryByRole('tooltip')).toBeNull();
      await time.advance(1);
      await expect(screen.getByRole('tooltip')).toHaveTextContent('Opens after 700 ms');
    });
  },
};

export const LeftTooEarly: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await inFakeTime(async (time) => {
      await pointAt(trigger);
      await time.advance(TOOLTIP_DELAY_MS / 2);
      await leave(trigger, time);
      await time.advance(TOOLTIP_DELAY_MS * 2);
      await expect(screen.queryByRole('tooltip')).toBeNull();
    });
  },
};

export const NextOneSkipsTheDelay: Story = {
  tags: ['test-only'],
  render: (args) => (
    <>
      <Tooltip {...args} label="First">
        {button('One')}
      </Tooltip>
      <Tooltip {...args} label="Second">
        {button('Two')}
      </Tooltip>
    </>
  ),
  play: async ({ canvasElement, step }) => {
    const [one, two] = within(canvasElement).getAllByRole('button');
    if (!one || !two) throw new Error('The story has two buttons');
    await inFakeTime(async (time) => {
      await pointAt(one);
      await time.advance(TOOLTIP_DELAY_MS);
      await expect(screen.getByRole('tooltip')).toHaveTextContent('First');
      await step('within 300 ms the next one opens at once', async () => {
        await leave(one, time);
        await time.advance(TOOLTIP_SKIP_DELAY_MS - 1);
        await expect(screen.queryByRole('tooltip')).toBeNull();
        await pointAt(two);
        await time.advance(0);
        await expect(screen.getByRole('tooltip')).toHaveTextContent('Second');
      });
      await step('after 300 ms it waits again', async () => {
        await leave(two, time);
        await time.advance(TOOLTIP_SKIP_DELAY_MS);
        await pointAt(one);
        await time.advance(TOOLTIP_DELAY_MS - 1);
        await expect(screen.queryByRole('tooltip')).toBeNull();
        await time.advance(1);
        await expect(screen.getByRole('tooltip')).toHaveTextContent('First');
      });
    });
  },
};

export const ClosedByEscape: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, step }) => {
    await step('Focus opens it', async () => {
      await userEvent.tab();
      await screen.findByRole('tooltip');
    });
    await step('Escape closes it, and the focus stays', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    });
  },
};

export const ClosedByAPress: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LongGermanWords: Story = {
  tags: ['test-only'],
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('Focus opens it', async () => {
      await userEvent.tab();
      await screen.findByRole('tooltip');
    });
    await step('It stays inside the window, and nothing is cut', async () => {
      const tip = screen.getByRole('tooltip').parentElement;
      const { left = -1, right = Infinity } = tip?.getBoundingClientRect() ?? {};
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(tip?.scrollWidth).toBeLessThanOrEqual(tip?.clientWidth ?? 0);
    });
  },
};

export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

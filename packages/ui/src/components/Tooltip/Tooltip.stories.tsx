import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@time-traveler/game-core';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { onSurface } from '../../fixtures/decorators';
import { type FakeTime, fakeTime } from '../../fixtures/fake-time';
import { Tooltip } from './Tooltip';

const button = (name: string) => (
  <button style={{ border: '1px solid', padding: '0.75rem 1rem' }} type="button">
    {name}
  </button>
);

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
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

const pointAt = (element: Element) => fireEvent.pointerMove(element, { pointerType: 'mouse' });

async function leave(element: Element): Promise<void> {
  // React tells that a pointer leaves by where it goes, a plain listener by the event itself.
  const relatedTarget = document.body;
  await fireEvent.pointerOut(element, { pointerType: 'mouse', relatedTarget });
  await fireEvent.pointerLeave(element, { pointerType: 'mouse' });
  await fireEvent.pointerMove(document.body, { clientX: 5, clientY: 900, pointerType: 'mouse' });
}

/** Runs a play function in time that passes only when it says so. */
async function inFakeTime(play: (time: FakeTime) => Promise<void>): Promise<void> {
  const time = fakeTime();
  try {
    await play(time);
  } finally {
    time.restore();
  }
}

export const Closed: Story = {};

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
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await inFakeTime(async (time) => {
      await pointAt(trigger);
      await time.advance(TOOLTIP_DELAY_MS / 2);
      await leave(trigger);
      await time.advance(TOOLTIP_DELAY_MS * 2);
      await expect(screen.queryByRole('tooltip')).toBeNull();
    });
  },
};

export const NextOneSkipsTheDelay: Story = {
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
        await leave(one);
        await time.advance(TOOLTIP_SKIP_DELAY_MS - 1);
        await expect(screen.queryByRole('tooltip')).toBeNull();
        await pointAt(two);
        await time.advance(0);
        await expect(screen.getByRole('tooltip')).toHaveTextContent('Second');
      });
      await step('after 300 ms it waits again', async () => {
        await leave(two);
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
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const ClosedByAPress: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LongGermanWords: Story = {
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

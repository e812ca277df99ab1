import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { germanScenario, manyPeriods, period, periods } from '@time-traveler/testing';
import { EraTimeline, type EraTimelineProps } from './EraTimeline';

const meta = {
  title: 'Components/Timeline/EraTimeline',
  component: EraTimeline,
  parameters: {
    design: designOf('Timeline/EraTimeline', 'components-timeline-eratimeline--states', true),
  },
  args: { periods, activeSlug: period.slug, loading: false, onSelect: fn() },
  // The era of the toolbar is active unless a story sets another one.
  render: (args, { globals }) => (
    <EraTimeline
      {...args}
      activeSlug={args.activeSlug === period.slug ? String(globals['era']) : args.activeSlug}
    />
  ),
} satisfies Meta<typeof EraTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar with the number of eras and the active one as controls. */
export const Playground: StoryObj<{
  count: number;
  active: number;
  loading: boolean;
  onSelect: (slug: string) => void;
}> = {
  args: { count: 5, active: 1, loading: false, onSelect: fn() },
  argTypes: {
    count: {
      control: { type: 'range', min: 0, max: 12, step: 1 },
      description: 'How many eras there are.',
    },
    active: {
      control: { type: 'range', min: 1, max: 12, step: 1 },
      description: 'Which of them is active, from 1.',
    },
    loading: { control: 'boolean' },
  },
  parameters: { controls: { include: ['count', 'active', 'loading', 'onSelect'] } },
  render: ({ count, active, loading, onSelect }) => (
    <EraTimeline
      activeSlug={`era-${active - 1}`}
      loading={loading}
      onSelect={onSelect}
      periods={manyPeriods(count)}
    />
  ),
};

export const States: Story = {
  tags: ['visual-eras', 'at-1366'],
  // The landmark of the bar is on the sheet once for each state.
  parameters: {
    controls: { disable: true },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args, { globals }) => {
    const bar = { ...args, activeSlug: String(globals['era']) };
    return (
      <StateSheet width="100%">
        <State name="Default">
          <EraTimeline {...bar} />
        </State>
        <State force={['hover']} name="Hovered" on="li:nth-child(3) button">
          <EraTimeline {...bar} />
        </State>
        <State force={['focus-visible']} name="Focused" on="li:nth-child(3) button">
          <EraTimeline {...bar} />
        </State>
        <State name="Two closed, one unfinished">
          <EraTimeline
            {...bar}
            closed={['medieval', 'modern']}
            unfinished={['industrial', 'modern']}
          />
        </State>
        <State name="Loading">
          <EraTimeline {...bar} loading />
        </State>
        <State name="Unknown icon and long words">
          <EraTimeline
            {...bar}
            periods={periods.map((each) => ({
              ...each,
              icon: 'sundial',
              name: germanScenario.title,
            }))}
          />
        </State>
        <State dir="rtl" name="Right to left">
          <EraTimeline {...bar} />
        </State>
      </StateSheet>
    );
  },
  play: checkCells({
    'Two closed, one unfinished': async (cell) => {
      const entry = cell.getByRole('button', { name: 'Medieval Era' });
      await expect(entry).toHaveAccessibleDescription('500–1500 Visit closed');
      const open = cell.getByRole('button', { name: 'Renaissance' });
      await expect(open).toHaveAccessibleDescription('1300–1700');
      const left = cell.getByRole('button', { name: 'Industrial Age' });
      await expect(left).toHaveAccessibleDescription('1760–1900 Visit unfinished');
      const both = cell.getByRole('button', { name: 'Modern Era' });
      await expect(both).toHaveAccessibleDescription('1900–2000 Visit closed');
    },
    Loading: async (cell) => {
      await expect(cell.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
      await expect(cell.queryAllByRole('button')).toHaveLength(0);
      await expect(cell.getAllByRole('listitem', { hidden: true })).toHaveLength(5);
    },
    'Unknown icon and long words': async (cell) => {
      for (const words of cell.getAllByText(germanScenario.title)) {
        const entry = words.closest('button')?.getBoundingClientRect();
        // A long name breaks before it pushes its neighbours out of view.
        await expect(words.getBoundingClientRect().width).toBeLessThan(200);
        await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
          (entry?.right ?? 0) + 1,
        );
      }
    },
    'Right to left': async (cell) => {
      const words = document.createTreeWalker(cell.getByText('2000–2300'), NodeFilter.SHOW_TEXT);
      const text = words.nextNode();
      if (text === null) throw new Error('The entry has no years');
      // A phone has no room for them.
      if (text.parentElement?.checkVisibility() === false) return;
      const left = (index: number) => {
        const letter = document.createRange();
        letter.setStart(text, index);
        letter.setEnd(text, index + 1);
        return letter.getBoundingClientRect().left;
      };
      // The year in which an era begins stays before the year in which it ends.
      await expect(left(0)).toBeLessThan(left(8));
    },
  }),
};

export const Default: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Eras' }));
    await expect(bar.getAllByRole('button')).toHaveLength(periods.length);
    await expect(bar.getByRole('button', { name: 'Medieval Era' })).toHaveAccessibleDescription(
      '500–1500',
    );
  },
};

export const Picked: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const entry = within(canvasElement).getByRole('button', { name: 'Industrial Age' });
    await userEvent.click(entry);
    await expect(args.onSelect).toHaveBeenCalledWith('industrial');
  },
};

export const PickedByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement, step }) => {
    const user = userEvent.setup();
    await step('Tab reaches the second era', async () => {
      await user.tab();
      await user.tab();
      const renaissance = within(canvasElement).getByRole('button', { name: 'Renaissance' });
      await expect(renaissance).toHaveFocus();
    });
    await step('Enter selects it', async () => {
      await user.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith('renaissance');
    });
  },
};

export const LastActive: Story = {
  tags: ['test-only'],
  args: { activeSlug: 'future' },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('button', { current: true });
    await expect(current).toHaveAccessibleName('Future');
  },
};

/** A press on a placeholder selects the era that comes in its place. */
export const PickedWhileLoading: Story = {
  tags: ['test-only'],
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const [, , third] = within(canvasElement).getAllByRole('listitem', { hidden: true });
    if (third) await userEvent.click(third);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('industrial');
  },
};

/** Shows the list when the button above the bar is pressed, as an answer of the server does. */
function Arriving(props: EraTimelineProps) {
  const [loading, setLoading] = useState(true);
  return (
    <>
      <button id="arrive" onClick={() => setLoading(false)} type="button">
        Let the eras arrive
      </button>
      <EraTimeline {...props} loading={loading} />
    </>
  );
}

export const ArrivesWithoutAJump: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w390' } },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation');
    await document.fonts.ready;
    const { height } = bar.getBoundingClientRect();
    canvasElement.querySelector<HTMLButtonElement>('#arrive')?.click();
    await within(bar).findByRole('button', { name: 'Medieval Era' });
    await expect(bar.getBoundingClientRect().height).toBe(height);
  },
};

export const Empty: Story = { tags: ['test-only'], args: { periods: [] } };

export const OneEra: Story = { tags: ['test-only'], args: { periods: [period] } };

async function expectActiveInSight(canvas: HTMLElement): Promise<void> {
  const entry = within(canvas).getByRole('button', { current: true }).getBoundingClientRect();
  const bar = within(canvas).getByRole('list').getBoundingClientRect();
  await expect(entry.left).toBeGreaterThanOrEqual(bar.left - 1);
  await expect(entry.right).toBeLessThanOrEqual(bar.right + 1);
}

export const TwelveEras: Story = {
  args: { periods: manyPeriods(12), activeSlug: 'era-7' },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    // The bar scrolls to the active era.
    await waitFor(() => expectActiveInSight(canvasElement));
  },
};

/** When a typeface arrives late or a phone is turned, the entries grow and the active one stays visible. */
export const GrowsAfterTheFirstLook: Story = {
  ...TwelveEras,
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expectActiveInSight(canvasElement));
    canvasElement.style.setProperty('--scale-label', '2.4');
    try {
      await waitFor(() => expectActiveInSight(canvasElement));
    } finally {
      canvasElement.style.removeProperty('--scale-label');
    }
  },
};

export const WithoutActive: Story = { tags: ['test-only'], args: { activeSlug: 'unknown' } };

export const StatesOnAPhone: Story = {
  ...States,
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { useId } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { PanelCell, headingStyle, inPanelRoom, sheetOfPanels } from '../../fixtures/decorators';
import { Panel } from './Panel';

const storyHeading = { color: 'var(--color-heading)' };
const padded = { padding: 'var(--panel-padding)' };

const heading = (tone: 'story' | 'choices') => (
  <h2 id="panel-title" style={{ ...headingStyle, ...(tone === 'story' && storyHeading) }}>
    A panel
  </h2>
);

const text = 'A framed surface that scrolls by itself where the window is large enough. ';

const meta = {
  title: 'Components/Page/Panel',
  component: Panel,
  parameters: { design: designOf('Page/Panel', 'components-page-panel--overflowing', true) },
  decorators: [inPanelRoom],
  args: {
    labelledBy: 'panel-title',
    children: (
      <div style={{ padding: 'var(--panel-padding)' }}>
        {heading('story')}
        <p>{text.repeat(4)}</p>
      </div>
    ),
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel with its tone and the length of its text as controls. */
export const Playground: StoryObj<{ tone: 'story' | 'choices'; sentences: number; foot: string }> =
  {
    args: { tone: 'story', sentences: 4, foot: '' },
    argTypes: {
      tone: { control: 'inline-radio', options: ['story', 'choices'] },
      sentences: {
        control: { type: 'range', min: 0, max: 200, step: 1 },
        description: 'How many sentences the panel contains.',
      },
      foot: { control: 'text' },
    },
    parameters: { controls: { include: ['tone', 'sentences', 'foot'] } },
    render: ({ tone, sentences, foot }) => (
      <Panel
        foot={foot === '' ? undefined : <p style={{ padding: 'var(--panel-padding)' }}>{foot}</p>}
        labelledBy="panel-title"
        tone={tone}
      >
        <div style={{ padding: 'var(--panel-padding)' }}>
          {heading(tone)}
          <p>{text.repeat(sentences)}</p>
        </div>
      </Panel>
    ),
  };

export const States: Story = {
  parameters: sheetOfPanels,
  render: () => (
    <StateSheet width="22rem">
      <State name="Of the story">
        <Filled sentences={4} tone="story" />
      </State>
      <State name="Of the choices, with a foot">
        <Filled foot="What stays at the foot" sentences={4} tone="choices" />
      </State>
      <State name="Overflowing">
        <Filled sentences={60} tone="story" />
      </State>
      <State name="Empty">
        <Filled sentences={0} tone="story" />
      </State>
      <State dir="rtl" name="Right to left">
        <Filled sentences={60} tone="choices" />
      </State>
    </StateSheet>
  ),
  // A panel knows that it scrolls once it has been laid out; only then it is a stop of the keyboard.
  play: checkCells({}, async () => {
    // On a phone the page scrolls instead.
    if (!matchMedia('(width >= 56.25em) and (height >= 37.5em)').matches) return;
    await waitFor(() => expect(screen.getAllByRole('group', { name: 'A panel' })).toHaveLength(2));
  }),
};

/** A panel for the sheet, with a heading. */
function Filled(props: { tone: 'story' | 'choices'; sentences: number; foot?: string }) {
  const { tone, sentences, foot } = props;
  const id = useId();
  return (
    <PanelCell>
      <Panel foot={foot && <p style={padded}>{foot}</p>} labelledBy={id} tone={tone}>
        <div style={padded}>
          <h2 id={id} style={{ ...headingStyle, ...(tone === 'story' && storyHeading) }}>
            A panel
          </h2>
          <p>{text.repeat(sentences)}</p>
        </div>
      </Panel>
    </PanelCell>
  );
}

export const OfTheStory: Story = {
  tags: ['test-only'],
  args: { tone: 'story' },
  play: async ({ canvasElement, step }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'A panel' });
    await step('A panel that does not scroll is not a stop of the Tab key', async () => {
      await expect(panel).toBeVisible();
      await expect(within(panel).queryByRole('group')).toBeNull();
    });
    await step('Tab passes it by', async () => {
      await userEvent.tab();
      await expect(panel.contains(document.activeElement)).toBe(false);
    });
  },
};

/** A mark at the foot says that there is more below. The Tab key reaches what scrolls. */
export const Overflowing: Story = {
  tags: ['visual-eras', 'at-1366'],
  args: {
    children: (
      <div style={{ padding: 'var(--panel-padding)' }}>
        {heading('story')}
        <p>{text.repeat(120)}</p>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    // In a small window the page scrolls in place of the panel.
    if (!matchMedia('(width >= 56.25em) and (height >= 37.5em)').matches) return;
    const scroller = await within(canvasElement).findByRole('group', { name: 'A panel' });
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
  },
};

export const NamesWhatIsBelow: Story = {
  ...Overflowing,
  tags: ['test-only'],
  globals: { viewport: { value: 'w1366' } },
  args: {
    below: 'What really happened',
    children: (
      <div style={{ padding: 'var(--panel-padding)' }}>
        {heading('story')}
        <p>{text.repeat(120)}</p>
        <aside style={{ marginBlockStart: '4rem' }}>
          <h3>What really happened</h3>
          <p>{text.repeat(60)}</p>
        </aside>
      </div>
    ),
  },
  play: async ({ canvasElement, step }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'A panel' });
    const [scroller, mark] = panel.children;
    if (!scroller || !mark || getComputedStyle(mark).display === 'none') return;
    const words = () => getComputedStyle(mark, '::before').content;
    await waitFor(() => expect(mark).toBeVisible());
    await step('While the story goes on it says so', async () => {
      await waitFor(() => expect(words()).toBe('"Read on"'));
    });
    await step('A press on it shows what follows', async () => {
      await userEvent.click(mark);
      await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(100));
      await expect(mark).not.toHaveFocus();
    });
    await step('After the last line of the story it names the note', async () => {
      const story = scroller.querySelector('p');
      await waitFor(async () => {
        // The press may still be scrolling.
        const end = story?.getBoundingClientRect().bottom ?? 0;
        scroller.scrollTop += end - mark.getBoundingClientRect().top;
        await expect(words()).toBe('"What really happened"');
      });
    });
  },
};

export const NamesNothingInSight: Story = {
  ...NamesWhatIsBelow,
  tags: ['test-only'],
  args: {
    below: 'What really happened',
    children: (
      <div style={{ padding: 'var(--panel-padding)' }}>
        {heading('story')}
        <aside>
          <h3>What really happened</h3>
          <p>{text.repeat(120)}</p>
        </aside>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByRole('region', { name: 'A panel' }).children[1];
    if (!mark || getComputedStyle(mark).display === 'none') return;
    await waitFor(() => expect(mark).toBeVisible());
    await waitFor(() => expect(getComputedStyle(mark, '::before').content).toBe('"Read on"'));
  },
};

export const ScrolledToItsEnd: Story = {
  ...Overflowing,
  tags: ['test-only'],
  globals: { viewport: { value: 'w1366' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'A panel' });
    const [scroller, mark] = panel.children;
    // In a small window the page scrolls in place of the panel.
    if (!scroller || !mark || getComputedStyle(mark).display === 'none') return;
    await waitFor(() => expect(mark).toBeVisible());
    scroller.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(mark).not.toBeVisible());
    scroller.scrollTo({ top: 0 });
    await waitFor(() => expect(mark).toBeVisible());
  },
};

export const OverflowingChoices: Story = {
  ...Overflowing,
  tags: ['visual-eras', 'at-1366'],
  args: {
    tone: 'choices',
    children: (
      <div style={{ padding: 'var(--panel-padding)' }}>
        {heading('choices')}
        <p>{text.repeat(120)}</p>
      </div>
    ),
    foot: <p style={padded}>What stays at the foot</p>,
  },
};

import type { Journal } from '@time-traveler/game-core/journey';
import {
  closedJournal,
  emptyJournal,
  germanChoices,
  journal,
  journalOfOneClosed,
  journalWith,
  periods,
} from '@time-traveler/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { OpenedByButton } from '../../fixtures/OpenedByButton';
import { closings, expectFocusBack } from '../../fixtures/closings';
import { checkCells } from '../../fixtures/check-cells';
import { WindowState, WindowStateSheet } from '../../fixtures/StateSheet';
import { sheetOfWindows } from '../../fixtures/decorators';
import { designOf } from '../../fixtures/design';
import { JourneyDialog, type JourneyDialogProps } from './JourneyDialog';

const icons = Object.fromEntries(periods.map(({ slug, icon }) => [slug, icon]));

/** The dialog on a page with a button that opens it. */
const withButton = (props: JourneyDialogProps) => (
  <OpenedByButton label="Open the journey" onClose={props.onClose} open={props.open}>
    {(dialog) => <JourneyDialog {...props} {...dialog} />}
  </OpenedByButton>
);

const meta = {
  title: 'Components/Overlays/JourneyDialog',
  component: JourneyDialog,
  parameters: {
    design: designOf('Overlays/JourneyDialog', 'components-overlays-journeydialog--open', true),
    framed: true,
    screen: { width: 1024, height: 768 },
  },
  args: {
    open: true,
    journal,
    icons,
    message: null,
    onClose: fn(),
    onReturn: fn(),
    onBegin: fn(),
    onShare: fn(),
    onCopy: fn(),
    onPrint: fn(),
    onSave: fn(),
    onOpenFile: fn(),
  },
  render: withButton,
} satisfies Meta<typeof JourneyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog with the number of decisions and its message as controls. */
export const Playground: StoryObj<{
  open: boolean;
  decisions: number;
  message: string;
  kind: 'success' | 'failure';
  onClose: () => void;
}> = {
  args: {
    open: true,
    decisions: 6,
    message: 'The journey is on the clipboard.',
    kind: 'success',
    onClose: fn(),
  },
  argTypes: {
    open: { control: 'boolean' },
    decisions: {
      control: { type: 'range', min: 0, max: 6, step: 1 },
      description: 'How many decisions the journey has.',
    },
    message: { control: 'text' },
    kind: {
      control: 'inline-radio',
      options: ['success', 'failure'],
      description: 'Whether the message reports a success or a failure.',
    },
  },
  parameters: { controls: { include: ['open', 'decisions', 'message', 'kind', 'onClose'] } },
  render: ({ open, decisions, message, kind, onClose }) =>
    withButton({
      ...meta.args,
      journal: { ...journal, entries: journal.entries.slice(0, decisions) },
      message: message === '' ? null : { text: message, kind },
      onClose,
      open,
    }),
};

const copied = { kind: 'success', text: 'The journey is on the clipboard.' } as const;
const damaged = {
  kind: 'failure',
  text: 'This file is damaged, so it was not opened. Your journey is as it was.',
} as const;
const longJournal: Journal = journalWith(
  ['medieval', ...Array.from({ length: 20 }, (_, index) => `Wait for bell number ${index + 1}`)],
  ['future', ...germanChoices.map(({ text }) => text)],
);

const returnHere = '[aria-label^="Return here"]';
const copy = '[aria-label="Take it along"] button';

export const States: Story = {
  parameters: sheetOfWindows,
  render: (args) => (
    <WindowStateSheet>
      <WindowState covered name="Default">
        <JourneyDialog {...args} />
      </WindowState>
      <WindowState covered force={['hover']} name="Return here, hovered" on={returnHere}>
        <JourneyDialog {...args} />
      </WindowState>
      <WindowState covered force={['focus-visible']} name="Return here, focused" on={returnHere}>
        <JourneyDialog {...args} />
      </WindowState>
      <WindowState covered force={['active', 'hover']} name="Copy pressed" on={copy}>
        <JourneyDialog {...args} />
      </WindowState>
      <WindowState covered force={['focus-visible']} name="Copy focused" on={copy}>
        <JourneyDialog {...args} />
      </WindowState>
      <WindowState covered name="Empty">
        <JourneyDialog {...args} journal={emptyJournal} />
      </WindowState>
      <WindowState covered name="One era closed">
        <JourneyDialog {...args} journal={journalOfOneClosed} />
      </WindowState>
      <WindowState covered name="All eras closed">
        <JourneyDialog {...args} journal={closedJournal} />
      </WindowState>
      <WindowState covered name="Not kept by the device">
        <JourneyDialog {...args} kept={false} />
      </WindowState>
      <WindowState covered name="Success">
        <JourneyDialog {...args} message={copied} />
      </WindowState>
      <WindowState covered name="Failure">
        <JourneyDialog {...args} message={damaged} />
      </WindowState>
      <WindowState covered name="Long texts">
        <JourneyDialog {...args} journal={longJournal} />
      </WindowState>
      <WindowState covered dir="rtl" name="Right to left">
        <JourneyDialog {...args} />
      </WindowState>
    </WindowStateSheet>
  ),
  play: checkCells(
    {
      // The device does not store anything, so the dialog does not claim it.
      'Not kept by the device': async (cell) => {
        await expect(await cell.findByRole('dialog')).toHaveTextContent(
          /gone when this page is closed/,
        );
      },
      // A message says what came of an action, and screen readers announce it.
      Success: async (cell) => {
        await expect(await cell.findByRole('status')).toHaveTextContent('on the clipboard');
      },
      // Twenty decisions and very long words: the list scrolls, and nothing leaves the dialog.
      'Long texts': async (cell) => {
        const dialog = await cell.findByRole('dialog');
        const region = within(dialog).getByRole('region', { name: 'Decisions and endings' });
        await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
        const { right } = dialog.getBoundingClientRect();
        for (const part of dialog.querySelectorAll('p, h2, h3, h4, li, button')) {
          await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
        }
      },
    },
    async () => {
      await expect(screen.getAllByRole('dialog', { name: 'Your journey' })).toHaveLength(13);
      await expect(document.body).toHaveFocus();
    },
  ),
};

export const Open: Story = {
  tags: ['visual-eras'],
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your journey' }));
    const region = dialog.getByRole('region', { name: 'Decisions and endings' });
    await step('The arrow keys scroll it at once', async () => {
      await expect(region).toHaveFocus();
    });
    await step('A decision leads back to its moment', async () => {
      const [first] = journal.entries;
      await userEvent.click(dialog.getByRole('button', { name: `Return here: ${first?.choice}` }));
      await expect(args.onReturn).toHaveBeenCalledWith(first);
    });
    await step('An era begins again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Begin anew: Renaissance' }));
      await expect(args.onBegin).toHaveBeenCalledWith(journal.eras[1]);
    });
    await step('An era is shared', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Share a link to Future' }));
      await expect(args.onShare).toHaveBeenCalledWith(journal.eras[4]);
    });
    region.scrollTo({ top: 0 });
    region.focus();
  },
};

/** Visits that were begun count apart from endings, which only a closed visit has; it has left its thing too. */
export const OneEraClosed: Story = {
  tags: ['visual-eras'],
  args: { journal: journalOfOneClosed },
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const thing = dialog.getByRole('img', { name: 'half a tally' });
    await step('The ending that was seen has its words and its object', async () => {
      await expect(thing).toBeInTheDocument();
      await expect(dialog.getByRole('heading', { name: 'The cow stays' })).toBeInTheDocument();
      await expect(dialog.getByText(/^Half a tally with three notches more/)).toBeInTheDocument();
    });
    await step('The numbers say how much is left', async () => {
      await expect(dialog.getByText('1 of 6 seen')).toBeInTheDocument();
      await expect(dialog.getByText(/^Begun with: .+; /)).toBeInTheDocument();
    });
  },
};

/** Nothing is decided yet: a saved journey can be opened, and every ending is still unknown. */
export const Empty: Story = {
  tags: ['visual'],
  args: { journal: emptyJournal },
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await step('There is nothing to print, and a file can be opened', async () => {
      await expect(dialog.getByText(/^Nothing is decided yet/)).toBeInTheDocument();
      await expect(dialog.queryByRole('button', { name: 'Print' })).toBeNull();
      await expect(dialog.getByRole('button', { name: 'Open a file' })).toBeEnabled();
    });
    await step('No ending is seen yet', async () => {
      await expect(dialog.getAllByText('Not seen yet')).toHaveLength(30);
    });
  },
};

export const Failure: Story = {
  tags: ['visual-eras'],
  args: { message: damaged },
};

export const OnAPhone: Story = {
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  play: async () => {
    const [back] = await screen.findAllByRole('button', { name: /^Return here/ });
    const arrow = back?.querySelector('svg');
    if (!arrow) throw new Error('The button has no arrow');
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};

export const EveryTargetIsLargeEnough: Story = {
  tags: ['test-only'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (const button of within(dialog).getAllByRole('button')) {
      const { height, width } = button.getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const ClosesAndReturnsTheFocus: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Open the journey' });
    const ways = Object.values(closings);
    await expectFocusBack(trigger, ways);
    await expect(args.onClose).toHaveBeenCalledTimes(ways.length);
  },
};

export const OpensAFile: Story = {
  tags: ['test-only'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const picker = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (picker === null) throw new Error('The dialog has no file picker');
    const file = new File(['{}'], 'journey.json', { type: 'application/json' });
    await userEvent.upload(picker, file);
    await expect(args.onOpenFile).toHaveBeenCalledWith(file);
    await expect(picker.value).toBe('');
  },
};

/** The second click of a double-click does not print, save or ask a second time. */
export const PressedTwice: Story = {
  tags: ['test-only'],
  play: async ({ args }) => {
    const ways = within(await screen.findByRole('group', { name: 'Take it along' }));
    for (const [name, called] of [
      ['Copy as text', args.onCopy],
      ['Print', args.onPrint],
      ['Save to a file', args.onSave],
    ] as const) {
      await userEvent.dblClick(ways.getByRole('button', { name }));
      await expect(called, name).toHaveBeenCalledOnce();
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenedByButton } from '../../fixtures/OpenedByButton';
import { closings, expectFocusBack } from '../../fixtures/closings';
import { checkCells } from '../../fixtures/check-cells';
import { WindowState, WindowStateSheet } from '../../fixtures/StateSheet';
import { sheetOfWindows } from '../../fixtures/decorators';
import { designOf } from '../../fixtures/design';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { context, germanScenario, glossary, sourceDocument } from '@time-traveler/testing';
import { ContextDialog, type ContextDialogProps } from './ContextDialog';

/** The dialog on a page with a button that opens it. */
const withButton = (props: ContextDialogProps) => (
  <OpenedByButton label="Open the background" onClose={props.onClose} open={props.open}>
    {(dialog) => <ContextDialog {...props} {...dialog} />}
  </OpenedByButton>
);

const meta = {
  title: 'Components/Overlays/ContextDialog',
  component: ContextDialog,
  parameters: {
    design: designOf('Overlays/ContextDialog', 'components-overlays-contextdialog--open', true),
    framed: true,
    screen: { width: 1024, height: 640 },
  },
  args: { open: true, context, onClose: fn() },
  render: withButton,
} satisfies Meta<typeof ContextDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog with its texts as controls. */
export const Playground: StoryObj<{
  open: boolean;
  title: string;
  content: string;
  origin: 'written' | 'model';
  onClose: () => void;
}> = {
  args: { open: true, ...context, origin: 'written', onClose: fn() },
  argTypes: {
    open: { control: 'boolean' },
    title: { control: 'text', description: 'The title of the background.' },
    content: { control: 'text', description: 'Its HTML, which is sanitised before it is shown.' },
    origin: {
      control: 'inline-radio',
      options: ['written', 'model'],
      description: 'Who wrote it: a text of a model has a mark.',
    },
  },
  parameters: { controls: { include: ['open', 'title', 'content', 'origin', 'onClose'] } },
  render: ({ open, title, content, origin, onClose }) =>
    withButton({ context: { title, content, origin }, onClose, open }),
};

const german = {
  title: germanScenario.title,
  content: `<h3>${germanScenario.location}</h3><p>${germanScenario.description}</p>`,
};
const short = { title: 'A short background', content: '<p>One sentence is enough.</p>' };
const empty = { title: 'Nothing is known', content: '' };
const longest = { ...context, content: context.content.repeat(8) };

const close = '[aria-label="Close"]';
const goBack = '[role="dialog"] > :last-child button';

export const States: Story = {
  parameters: sheetOfWindows,
  render: (args) => (
    <WindowStateSheet>
      <WindowState covered name="Default">
        <ContextDialog {...args} />
      </WindowState>
      <WindowState covered force={['focus-visible']} name="Text focused" on='[role="region"]'>
        <ContextDialog {...args} />
      </WindowState>
      <WindowState covered force={['hover']} name="Close hovered" on={close}>
        <ContextDialog {...args} context={short} />
      </WindowState>
      <WindowState covered force={['focus-visible']} name="Close focused" on={close}>
        <ContextDialog {...args} context={short} />
      </WindowState>
      <WindowState covered force={['hover']} name="Return hovered" on={goBack}>
        <ContextDialog {...args} context={short} />
      </WindowState>
      <WindowState covered force={['active', 'hover']} name="Return pressed" on={goBack}>
        <ContextDialog {...args} context={short} />
      </WindowState>
      <WindowState covered force={['focus-visible']} name="Return focused" on={goBack}>
        <ContextDialog {...args} context={short} />
      </WindowState>
      <WindowState covered name="Written by a model">
        <ContextDialog {...args} context={{ ...context, origin: 'model' }} />
      </WindowState>
      <WindowState covered name="Empty">
        <ContextDialog {...args} context={empty} />
      </WindowState>
      <WindowState covered name="Longest text">
        <ContextDialog {...args} context={longest} />
      </WindowState>
      <WindowState covered name="Long German words">
        <ContextDialog {...args} context={german} />
      </WindowState>
      <WindowState covered dir="rtl" name="Right to left">
        <ContextDialog {...args} />
      </WindowState>
    </WindowStateSheet>
  ),
  play: checkCells({}, async () => {
    const dialogs = await screen.findAllByRole('dialog');
    await expect(dialogs).toHaveLength(12);
    // None of them covers the sheet or takes the focus.
    await expect(document.body).toHaveFocus();
  }),
};

export const Open: Story = {
  tags: ['visual-eras'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: context.title });
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.8 + 1);
    // The text has the focus, so the arrow keys scroll it.
    await expect(within(dialog).getByRole('region', { name: 'Background' })).toHaveFocus();
  },
};

export const WrittenByAModel: Story = {
  tags: ['visual'],
  args: { context: { ...context, origin: 'model' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(dialog).getByText(/written by a language model and not checked/)).toBeVisible(),
    );
  },
};

/** A source with two questions and the words of the era follow the background. */
export const WithADocumentAndWords: Story = {
  tags: ['visual-eras'],
  args: {
    context: {
      title: 'A short background',
      content: '<p>Nobody in the crowd had read a writ. The reeve had seen one.</p>',
    },
    document: sourceDocument,
    words: glossary,
    onMark: fn(),
  },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await step('The document is a region with its title', async () => {
      const desk = dialog.getByRole('region', { name: sourceDocument.title });
      await expect(within(desk).getByText(sourceDocument.beyond)).toBeInTheDocument();
    });
    await step('A word in the text shows its sentence, which a key closes alone', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'reeve' }));
      await screen.findByRole('dialog', { name: 'reeve' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'reeve' })).toBeNull());
      await expect(dialog.getByRole('button', { name: 'reeve' })).toHaveFocus();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('The words can be left unmarked', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Mark these words in the texts' }));
      await expect(args.onMark).toHaveBeenCalledWith(false);
    });
    await userEvent.click(dialog.getByText('A short background'));
    dialog.getByRole('region', { name: 'Background' }).focus();
  },
};

export const LongestText: Story = {
  tags: ['test-only'],
  args: { context: longest },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const text = within(dialog).getByRole('region', { name: 'Background' });
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.8 + 1);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    // It fades in.
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Return to Story' })).toBeVisible(),
    );
  },
};

/** Returns how visible the mark is that says that there is more below. */
const markOf = (dialog: HTMLElement) =>
  getComputedStyle(dialog.lastElementChild ?? dialog, '::before').opacity;

/** The mark above the buttons is there while there is more below, and never for a short text. */
export const SaysThatThereIsMore: Story = {
  tags: ['test-only'],
  args: { context: longest },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    const region = within(dialog).getByRole('region');
    await step('At the beginning of a long text', () =>
      waitFor(() => expect(markOf(dialog)).toBe('1')),
    );
    region.scrollTo({ top: region.scrollHeight });
    await step('At its end', () => waitFor(() => expect(markOf(dialog)).toBe('0')));
  },
};

export const HasNoMarkForAShortText: Story = {
  tags: ['test-only'],
  args: { context: short },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(markOf(dialog)).toBe('0');
  },
};

/** The shade fades away, and the page below it can be pressed at once. */
export const FadesAway: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async ({ canvasElement, step }) => {
    const shade = () => document.querySelector<HTMLElement>('body > [data-state="closed"]');
    await step('After Escape the page takes presses below the shade', async () => {
      const trigger = within(canvasElement).getByRole('button', { name: 'Open the background' });
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await expect(getComputedStyle(shade() ?? document.body).pointerEvents).toBe('none');
    });
    await step('Then it is gone', () => waitFor(() => expect(shade()).toBeNull()));
  },
};

export const LongGermanWords: Story = {
  tags: ['test-only'],
  args: { context: german },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (const part of dialog.querySelectorAll('h2, h3, p, button')) {
      const { right } = part.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right);
    }
  },
};

export const ReturnFocused: Story = {
  tags: ['test-only'],
  play: async () => {
    const back = await screen.findByRole('button', { name: 'Return to Story' });
    const user = userEvent.setup();
    for (let turn = 0; turn < 3 && document.activeElement !== back; turn += 1) await user.tab();
    await expect(back).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
};

export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const close = dialog.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const text = dialog.getByRole('region', { name: 'Background' }).getBoundingClientRect();
    await expect(close.right).toBeLessThan(text.left + text.width / 2);
  },
};

const ways = {
  ...closings,
  'the overlay': () => userEvent.click(overlay()),
};

/** Returns the overlay, which Radix renders directly before the dialog. */
function overlay(): Element {
  const before = screen.getByRole('dialog').previousElementSibling;
  if (before === null) throw new Error('The dialog has no overlay');
  return before;
}

/** A visitor who has already moved the focus keeps it: a second press must not open the dialog again. */
export const LeavesTheFocusToWhoMovedOn: Story = {
  tags: ['test-only'],
  play: async () => {
    await screen.findByRole('dialog');
    const elsewhere = document.createElement('button');
    elsewhere.textContent = 'Elsewhere';
    document.body.append(elsewhere);
    const gone = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (screen.queryByRole('dialog') !== null) return;
        observer.disconnect();
        elsewhere.focus();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await userEvent.keyboard('{Escape}');
    await gone;
    // Radix returns the focus in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  },
};

export const ClosesAndGivesTheFocusBack: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async ({ args, canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Open the background' });
    for (const [name, close] of Object.entries(ways)) {
      await step(`by ${name}`, () => expectFocusBack(trigger, [close]));
    }
    await expect(args.onClose).toHaveBeenCalledTimes(4);
  },
};

export const HoldsTheFocus: Story = {
  tags: ['test-only'],
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    const user = userEvent.setup();
    await step('Tab stays in the dialog', async () => {
      for (let turn = 0; turn < 6; turn += 1) {
        await user.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step('Shift and Tab stay in it as well', async () => {
      await user.tab({ shift: true });
      await expect(dialog.contains(document.activeElement)).toBe(true);
    });
  },
};

const hostile = `<h1>Fine heading</h1><p onclick="fail()">Fine text</p><script>fail()</script>
<img src=x onerror="fail()"><iframe src="https://example.com"></iframe><form><input></form>
<a href="javascript:fail()">bad link</a> <a href="https://example.com">good link</a><style>*{display:none}</style>
<table><tr><td colspan="2" lang="la" dir="ltr">Magna Carta</td></tr></table>`;

export const HostileContent: Story = {
  tags: ['test-only'],
  args: { context: { title: 'What a server may send', content: hostile } },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    await step('Nothing that runs or loads is left', async () => {
      await expect(dialog.querySelector('script, img, iframe, form, input, style')).toBeNull();
      await expect(dialog.querySelector('[onclick], [href^="javascript:"]')).toBeNull();
    });
    await step('Headings and safe links are left', async () => {
      const text = within(dialog);
      await waitFor(() =>
        expect(text.getByRole('heading', { level: 3, name: 'Fine heading' })).toBeVisible(),
      );
      await expect(text.getByRole('link', { name: 'good link' })).toHaveAttribute(
        'rel',
        'noopener noreferrer nofollow',
      );
    });
    await step(
      'So are the shape of a table, and the language and direction of a text',
      async () => {
        await expect(dialog.querySelector('td[colspan="2"][lang="la"][dir="ltr"]')).not.toBeNull();
      },
    );
  },
};

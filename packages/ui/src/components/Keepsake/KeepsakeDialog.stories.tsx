import type { Keepsake } from '@time-traveler/game-core/journey';
import { journal, keepsakeWords, keepsakes, periods } from '@time-traveler/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { closings, expectFocusBack } from '../../fixtures/closings';
import { checkCells } from '../../fixtures/check-cells';
import { WindowState, WindowStateSheet } from '../../fixtures/StateSheet';
import { sheetOfWindows } from '../../fixtures/decorators';
import { designOf } from '../../fixtures/design';
import { brokenPicture, picture } from '../../fixtures/pictures';
import { KeepsakeDialog, type KeepsakeDialogProps } from './KeepsakeDialog';

const pictures = [{ source: picture, credit: null }];
const noPictures: readonly never[] = [];
const [first] = keepsakes;

/** The endings of the card's era in the journal of the stories, and the era's icon. */
const endingsOf = ({ eraSlug }: Keepsake) => ({
  era: journal.eras.find(({ slug }) => slug === eraSlug) ?? null,
  icon: periods.find(({ slug }) => slug === eraSlug)?.icon ?? '',
});

function WithTrigger(props: KeepsakeDialogProps) {
  const [open, setOpen] = useState(props.open);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <main style={{ background: 'var(--color-page)', minHeight: '100dvh', padding: '1rem' }}>
      <button
        onClick={() => setOpen(true)}
        ref={trigger}
        style={{ color: '#000', background: '#fff', padding: '0.75rem' }}
        type="button"
      >
        Keep this moment
      </button>
      <KeepsakeDialog {...props} onClose={close} open={open} returnFocusTo={trigger} />
    </main>
  );
}

const meta = {
  title: 'Components/Overlays/KeepsakeDialog',
  component: KeepsakeDialog,
  parameters: {
    design: designOf('Overlays/KeepsakeDialog', 'components-overlays-keepsakedialog--open', true),
    framed: true,
    screen: { width: 1024, height: 768 },
  },
  args: {
    open: true,
    keepsake: first,
    pictures,
    era: null,
    icon: '',
    textOf: (credit) => [keepsakeWords(first), credit].filter(Boolean).join(' '),
    message: null,
    shareable: true,
    copyable: true,
    onClose: fn(),
    onSave: fn(),
    onShare: fn(),
    onCopy: fn(),
    onCopyWords: fn(),
  },
  // Controls set whether the dialog is open, and so do its buttons.
  render: (args, { globals }) => {
    // The card wears the era that the toolbar selects.
    const own = keepsakes.find(({ eraSlug }) => eraSlug === globals['era']) ?? args.keepsake;
    const keepsake = args.keepsake === first ? own : args.keepsake;
    return (
      <WithTrigger {...args} {...endingsOf(keepsake)} keepsake={keepsake} key={String(args.open)} />
    );
  },
} satisfies Meta<typeof KeepsakeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardIn = async () => within(await screen.findByRole('dialog')).findByRole('img');

/** The option for a card in the era of the toolbar. */
const OF_TOOLBAR = 'toolbar';

/** The dialog with the words of the card and what the device can do as controls. */
export const Playground: StoryObj<{
  era: string;
  choice: string;
  consequence: string;
  note: string;
  shareable: boolean;
  copyable: boolean;
  message: string;
  kind: 'success' | 'failure';
}> = {
  args: {
    era: OF_TOOLBAR,
    choice: first.choice,
    consequence: first.consequence,
    note: '',
    shareable: true,
    copyable: true,
    message: '',
    kind: 'success',
  },
  argTypes: {
    era: {
      control: 'select',
      options: [OF_TOOLBAR, ...periods.map(({ slug }) => slug), 'bronze-age'],
    },
    choice: { description: 'What the visitor chose.' },
    consequence: { description: 'What followed.' },
    note: { description: 'A line that says who wrote it. It may be empty.' },
    kind: {
      control: 'inline-radio',
      options: ['success', 'failure'],
      description: 'Whether the message reports a success or a failure.',
    },
  },
  parameters: {
    controls: {
      include: ['era', 'choice', 'consequence', 'note', 'shareable', 'copyable', 'message', 'kind'],
    },
  },
  render: function Render(
    { era, choice, consequence, note, message, kind, ...offers },
    { globals: { era: eraOfToolbar } },
  ) {
    const keepsake = useMemo(() => {
      const eraSlug = era === OF_TOOLBAR ? String(eraOfToolbar) : era;
      const own = keepsakes.find((each) => each.eraSlug === eraSlug) ?? first;
      const words = { choice, consequence, note: note === '' ? null : note };
      return { ...own, ...(era !== OF_TOOLBAR && { eraSlug }), ...words };
    }, [era, eraOfToolbar, choice, consequence, note]);
    return (
      <WithTrigger
        {...meta.args}
        {...offers}
        {...endingsOf(keepsake)}
        keepsake={keepsake}
        message={message === '' ? null : { text: message, kind }}
      />
    );
  },
};

const notShared = {
  kind: 'failure',
  text: 'Sharing did not work. Save the image, then send the file yourself.',
} as const;

/** A picture that does not arrive while the story is shown. Each attempt is given up after some seconds. */
const onItsWay = { source: { url: `${picture.url}#on-its-way` }, credit: null };
const manyOnTheirWay = Array.from({ length: 60 }, () => onItsWay);

/** A keepsake that no browser can draw. */
const unwritable: unknown = {
  toString() {
    throw new Error('This card cannot be drawn');
  },
};
const undrawable: Keepsake = { ...first, choice: unwritable as string };

/** A separate component, because Storybook reads all props of what a story renders. */
function Undrawable(props: KeepsakeDialogProps) {
  return <KeepsakeDialog {...props} keepsake={undrawable} />;
}

/** To draw the cards of a whole sheet takes a slow machine long. */
const whileDrawing = { timeout: 12_000 };

const save = '[aria-label="Keep the card"] button';

export const States: Story = {
  parameters: sheetOfWindows,
  beforeEach: () => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function decodeUnlessOnItsWay(this: HTMLImageElement) {
      return this.src === onItsWay.source.url ? new Promise(() => {}) : decode.call(this);
    };
    return () => {
      HTMLImageElement.prototype.decode = decode;
    };
  },
  render: (args, { globals }) => {
    const own = keepsakes.find(({ eraSlug }) => eraSlug === globals['era']) ?? first;
    return (
      <WindowStateSheet>
        <WindowState covered name="Default">
          <KeepsakeDialog {...args} {...endingsOf(own)} keepsake={own} />
        </WindowState>
        <WindowState covered name="Being drawn">
          <KeepsakeDialog {...args} keepsake={own} pictures={manyOnTheirWay} />
        </WindowState>
        <WindowState covered name="Cannot be drawn">
          <Undrawable {...args} />
        </WindowState>
        <WindowState covered name="Without a picture">
          <KeepsakeDialog {...args} keepsake={own} pictures={noPictures} />
        </WindowState>
        <WindowState covered name="The device can only save">
          <KeepsakeDialog {...args} copyable={false} keepsake={own} shareable={false} />
        </WindowState>
        <WindowState covered force={['hover']} name="Save hovered" on={save}>
          <KeepsakeDialog {...args} keepsake={own} />
        </WindowState>
        <WindowState covered force={['focus-visible']} name="Save focused" on={save}>
          <KeepsakeDialog {...args} keepsake={own} />
        </WindowState>
        <WindowState covered name="Failure">
          <KeepsakeDialog {...args} keepsake={own} message={notShared} />
        </WindowState>
        <WindowState covered dir="rtl" name="Right to left">
          <KeepsakeDialog {...args} keepsake={own} />
        </WindowState>
      </WindowStateSheet>
    );
  },
  play: checkCells(
    {
      'Being drawn': async (cell) => {
        await expect(await cell.findByText('The card is being drawn.')).toBeInTheDocument();
      },
      'Cannot be drawn': async (cell) => {
        await expect(await cell.findByText(/cannot draw the card/)).toBeInTheDocument();
      },
      // The system cannot share pictures, and the clipboard takes none: only what works is offered.
      'The device can only save': async (cell) => {
        await cell.findByRole('img', {}, whileDrawing);
        await expect(cell.getByRole('button', { name: 'Save image' })).toBeEnabled();
        await expect(cell.queryByRole('button', { name: 'Share image' })).toBeNull();
        await expect(cell.queryByRole('button', { name: 'Copy image' })).toBeNull();
      },
    },
    async () => {
      await expect(screen.getAllByRole('dialog')).toHaveLength(9);
      // All but two show a card.
      await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(7), whileDrawing);
      await expect(document.body).toHaveFocus();
    },
  ),
};

/** The card in the era's style, and each way to keep it. */
export const Open: Story = {
  tags: ['visual-eras'],
  play: async ({ args, step }) => {
    const card = await cardIn();
    await expect(card).toHaveAccessibleName(expect.stringContaining('Historical Time Traveler'));
    const dialog = within(screen.getByRole('dialog'));
    await step('The image is saved', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save image' }));
      await expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob));
    });
    await step('The image is shared with its words', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Share image' }));
      await expect(args.onShare).toHaveBeenCalledWith(expect.any(Blob), card.getAttribute('alt'));
    });
    await step('The image is copied', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Copy image' }));
      await expect(args.onCopy).toHaveBeenCalledWith(expect.any(Blob));
    });
    await step('The words are copied', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Copy words' }));
      await expect(args.onCopyWords).toHaveBeenCalledWith(card.getAttribute('alt'));
    });
    dialog.getByRole('region', { name: 'Card' }).focus();
  },
};

/** No picture can be drawn: the card has the empty frame, and all its words. */
export const WithoutAPicture: Story = {
  tags: ['test-only'],
  args: { pictures: [{ source: brokenPicture, credit: 'Photograph: Ann Ashe' }] },
  play: async () => {
    await expect(await cardIn()).not.toHaveAccessibleName(expect.stringContaining('Ann Ashe'));
  },
};

/** A picture of a photographer is credited on the card and in its text alternative. */
export const Credited: Story = {
  tags: ['test-only'],
  args: { pictures: [{ source: picture, credit: 'Photograph: Ann Ashe' }] },
  play: async () => {
    await expect(await cardIn()).toHaveAccessibleName(expect.stringContaining('Ann Ashe'));
  },
};

/** This browser cannot draw: the words stay, and can be copied. */
export const CannotBeDrawn: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    return () => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
    };
  },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await step('The dialog says so, and shows the words', async () => {
      await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/cannot draw/));
      // The dialog fades in.
      await waitFor(() => expect(dialog.getByText(keepsakeWords(first))).toBeVisible());
    });
    await step('The words can be copied', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Copy words' }));
      await expect(args.onCopyWords).toHaveBeenCalledWith(keepsakeWords(first));
    });
  },
};

export const Failure: Story = {
  args: { message: notShared },
  play: async () => {
    await cardIn();
    await expect(screen.getByRole('status')).toHaveTextContent('Sharing did not work');
  },
};

/** On a wide screen the card has the dialog's height, and its main button is "Save image". */
export const BesideItsButtons: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w1366' } },
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const card = (await cardIn()).getBoundingClientRect();
    const save = dialog.getByRole('button', { name: 'Save image' });
    const back = dialog.getByRole('button', { name: 'Return to Story' });
    await step('The card is on the left of its buttons', async () => {
      await expect(card.right).toBeLessThan(save.getBoundingClientRect().left);
      await expect(card.top).toBeLessThan(
        dialog.getByRole('heading').getBoundingClientRect().bottom,
      );
    });
    await step('One button is the main one', async () => {
      const ground = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
      await expect(ground(back)).toBe('rgba(0, 0, 0, 0)');
      await expect(ground(save)).not.toBe(ground(back));
    });
  },
};

/** Returns the buttons that keep the card, row by row, each as its width in whole pixels. */
const rowsOfButtons = () => {
  const group = within(screen.getByRole('group', { name: 'Keep the card' }));
  const boxes = group.getAllByRole('button').map((button) => button.getBoundingClientRect());
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
  return tops.map((row) =>
    boxes.filter(({ top }) => Math.round(top) === row).map(({ width }) => Math.round(width)),
  );
};

export const OnAPhone: Story = {
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await cardIn();
    const dialog = screen.getByRole('dialog');
    const { right } = dialog.getBoundingClientRect();
    for (const part of dialog.querySelectorAll('img, button, h2, p')) {
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
    const [[first, ...besideFirst] = [], ...others] = rowsOfButtons();
    await expect([besideFirst, ...others]).toEqual([[first], [first, first]]);
  },
};

/** If the system cannot share, "Save image" has the first row to itself, and no button is alone in the second. */
export const OnAPhoneThatCannotShare: Story = {
  tags: ['test-only'],
  args: { shareable: false },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await cardIn();
    const [[first = 0] = [], [second, third] = [], ...others] = rowsOfButtons();
    await expect(others).toEqual([]);
    await expect(second).toBe(third);
    await expect(first).toBeGreaterThan(2 * (second ?? Infinity));
  },
};

export const ClosesAndReturnsTheFocus: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Keep this moment' });
    const ways = [closings['Return to Story'], closings.Escape];
    await expectFocusBack(trigger, ways);
    await expect(args.onClose).toHaveBeenCalledTimes(ways.length);
  },
};

/** The card stays if the game renders again, as it does for a background that arrives late. */
export const StaysWhileTheGameChanges: Story = {
  tags: ['test-only'],
  render: function Render(args) {
    const [arrived, setArrived] = useState(0);
    return (
      <>
        <button id="arrive" onClick={() => setArrived(arrived + 1)} type="button">
          Let a background arrive
        </button>
        <KeepsakeDialog
          {...args}
          keepsake={{ ...args.keepsake }}
          pictures={args.pictures.map((one) => ({ ...one, source: { ...one.source } }))}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const card = await cardIn();
    const save = screen.getByRole('button', { name: 'Save image' });
    canvasElement.querySelector<HTMLButtonElement>('#arrive')?.click();
    await expect(card).toBeInTheDocument();
    await expect(save).toBeEnabled();
  },
};

/** A double-click saves one file, and so does a held key. */
export const PressedTwice: Story = {
  tags: ['test-only'],
  play: async ({ args, step }) => {
    await cardIn();
    const save = screen.getByRole('button', { name: 'Save image' });
    await step('Two quick presses save once', async () => {
      await userEvent.dblClick(save);
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await step('A key that is held down saves once', async () => {
      // The browser presses the button again for each repeat that is not prevented.
      await expect(fireEvent.keyDown(save, { key: 'Enter', repeat: true })).toBe(false);
      await expect(fireEvent.keyDown(save, { key: 'Enter' })).toBe(true);
    });
  },
};

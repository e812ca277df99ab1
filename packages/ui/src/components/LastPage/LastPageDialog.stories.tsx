import { closedJournal } from '@time-traveler/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { OpenedByButton } from '../../fixtures/OpenedByButton';
import { closings, expectFocusBack } from '../../fixtures/closings';
import { checkCells } from '../../fixtures/check-cells';
import { WindowState, WindowStateSheet } from '../../fixtures/StateSheet';
import { sheetOfWindows } from '../../fixtures/decorators';
import { designOf } from '../../fixtures/design';
import { LastPageDialog } from './LastPageDialog';

const meta = {
  title: 'Components/Overlays/LastPageDialog',
  component: LastPageDialog,
  parameters: {
    design: designOf('Overlays/LastPageDialog', 'components-overlays-lastpagedialog--open', true),
    framed: true,
    screen: { width: 1024, height: 768 },
  },
  args: {
    open: true,
    page: closedJournal.lastPage,
    eras: closedJournal.eras,
    onClose: fn(),
    onJourney: fn(),
  },
  render: (props) => (
    <OpenedByButton label="Read the last page" onClose={props.onClose} open={props.open}>
      {(dialog) => <LastPageDialog {...props} {...dialog} />}
    </OpenedByButton>
  ),
} satisfies Meta<typeof LastPageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { controls: { include: ['open', 'onClose', 'onJourney'] } },
};

export const States: Story = {
  parameters: sheetOfWindows,
  render: (args) => (
    <WindowStateSheet>
      <WindowState covered name="Default">
        <LastPageDialog {...args} />
      </WindowState>
      <WindowState covered force={['hover']} name="Your journey, hovered" on="button">
        <LastPageDialog {...args} />
      </WindowState>
      <WindowState covered name="Loading">
        <LastPageDialog {...args} page={null} />
      </WindowState>
      <WindowState covered dir="rtl" name="Right to left">
        <LastPageDialog {...args} />
      </WindowState>
    </WindowStateSheet>
  ),
  play: checkCells({
    // The way to the journal is there before the page is.
    Loading: async (cell) => {
      await expect(await cell.findByRole('button', { name: 'Your journey' })).toBeVisible();
    },
  }),
};

/** The five things with their years, the page, and the way to the rest of the journal. */
export const Open: Story = {
  tags: ['visual-eras'],
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'The last page' }));
    await step('Each era has left a thing', async () => {
      await expect(dialog.getAllByRole('img')).toHaveLength(5);
      await expect(dialog.getByText('1242')).toBeVisible();
    });
    await step('The text has a name', async () => {
      await expect(dialog.getByRole('heading', { name: 'Five tables' })).toBeVisible();
    });
    await step('The rest of the journal is one press away', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Your journey' }));
      await expect(args.onJourney).toHaveBeenCalledOnce();
    });
    dialog.getByRole('region', { name: 'The last page' }).focus();
  },
};

export const OnAPhone: Story = {
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
};

export const ClosesAndReturnsTheFocus: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Read the last page' });
    const ways = Object.values(closings);
    await expectFocusBack(trigger, ways);
    await expect(args.onClose).toHaveBeenCalledTimes(ways.length);
  },
};

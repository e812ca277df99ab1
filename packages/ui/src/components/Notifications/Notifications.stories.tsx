import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkCells } from '../../fixtures/check-cells';
import { WindowState, WindowStateSheet } from '../../fixtures/StateSheet';
import { sheetOfWindows } from '../../fixtures/decorators';
import { designOf } from '../../fixtures/design';
import { NOTIFICATION_DURATION_MS, NOTIFICATION_SWIPE_THRESHOLD_PX } from './notification-limits';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type FakeTime, inFakeTime } from '../../fixtures/fake-time';
import { notifications } from '../../fixtures/notifications';
import { ContextDialog } from '../ContextDialog/ContextDialog';
import { context } from '@time-traveler/testing';
import { Notifications, type NotificationsProps } from './Notifications';
import { swipe } from '../../fixtures/swipe';

const meta = {
  title: 'Components/Overlays/Notifications',
  component: Notifications,
  parameters: {
    design: designOf(
      'Overlays/Notifications',
      'components-overlays-notifications--destructive',
      true,
    ),
    framed: true,
    screen: { width: 1024, height: 360 },
  },
  args: { notification: notifications.plain, onDismiss: fn() },
  decorators: [
    (Story) => (
      <main style={{ background: 'var(--color-page)', minHeight: '100dvh', padding: '1rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The notification with its texts as controls. */
export const Playground: StoryObj<{
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  onDismiss: () => void;
}> = {
  args: {
    title: notifications.failure.title,
    description: notifications.failure.description,
    variant: 'destructive',
    onDismiss: fn(),
  },
  argTypes: {
    title: { control: 'text', description: 'What happened, in one line.' },
    description: { control: 'text', description: 'What the visitor can do, or what still works.' },
    variant: {
      control: 'inline-radio',
      options: ['default', 'destructive'],
      description: 'A failure is destructive: its edge is another one.',
    },
  },
  parameters: { controls: { include: ['title', 'description', 'variant', 'onDismiss'] } },
  render: ({ onDismiss, ...words }) => (
    <Notifications notification={{ id: 1, open: true, ...words }} onDismiss={onDismiss} />
  ),
};

const dismiss = '[aria-label="Dismiss notification"]';
const act = 'li button:not([aria-label])';
const offer = {
  ...notifications.withAction,
  action: { label: 'Start it now', onAct: () => {} },
};

export const States: Story = {
  parameters: sheetOfWindows,
  render: (args) => (
    <WindowStateSheet>
      <WindowState part={0.4} name="Default">
        <Notifications {...args} />
      </WindowState>
      <WindowState part={0.4} name="Destructive, with a description">
        <Notifications {...args} notification={notifications.failure} />
      </WindowState>
      <WindowState part={0.4} force={['hover']} name="Dismiss hovered" on={dismiss}>
        <Notifications {...args} />
      </WindowState>
      <WindowState part={0.4} force={['focus-visible']} name="Dismiss focused" on={dismiss}>
        <Notifications {...args} />
      </WindowState>
      <WindowState part={0.4} name="With an action">
        <Notifications {...args} notification={offer} />
      </WindowState>
      <WindowState part={0.4} force={['focus-visible']} name="Action focused" on={act}>
        <Notifications {...args} notification={offer} />
      </WindowState>
      <WindowState part={0.4} force={['focus-visible']} name="Focused by F8" on="li">
        <Notifications {...args} />
      </WindowState>
      <WindowState part={0.4} name="Longest text">
        <Notifications {...args} notification={notifications.longest} />
      </WindowState>
      <WindowState part={0.4} dir="rtl" name="Right to left">
        <Notifications {...args} />
      </WindowState>
    </WindowStateSheet>
  ),
  play: checkCells({}, async () => {
    await waitFor(() => expect(document.querySelectorAll('figure li')).toHaveLength(9));
  }),
};

/** Closes a dismissed notification, as the game's store does. */
function Dismissing(props: NotificationsProps) {
  const [open, setOpen] = useState(true);
  const { notification } = props;
  return (
    <Notifications
      notification={notification && { ...notification, open }}
      onDismiss={(id) => {
        setOpen(false);
        props.onDismiss(id);
      }}
    />
  );
}

/** Settings of stories that close the notification. */
const told = {
  render: (args: NotificationsProps) => <Dismissing {...args} />,
} satisfies Partial<Story>;

/** Renders the notification in a fake time, then runs `play`. */
async function afterArrival(
  mount: () => Promise<unknown>,
  play: (time: FakeTime) => Promise<void>,
): Promise<void> {
  await inFakeTime(async (time) => {
    await mount();
    await time.advance(0);
    await play(time);
  });
}

const { title } = notifications.plain;
const shown = () => screen.queryByText(title, { selector: 'li *' });

function toast(): HTMLElement {
  const item = shown()?.closest('li');
  if (!item) throw new Error('There is no notification');
  return item;
}

export const Default: Story = {
  tags: ['visual-eras'],
  play: async () => {
    await waitFor(() => expect(shown()).toBeVisible());
  },
};

export const Destructive: Story = {
  tags: ['visual-eras'],
  args: { notification: notifications.failure },
};

export const WithDescription: Story = { args: { notification: notifications.failureWithAdvice } };

export const LongGermanWords: Story = {
  tags: ['visual', 'at-390'],
  args: { notification: notifications.longest },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const [close] = await screen.findAllByRole('button', { name: 'Dismiss notification' });
    await expect(close?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    const words = screen.getByText(notifications.longest.title, { selector: 'li *' });
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};

/** A notification with something to press stays until the visitor closes it. */
const withAction = () => ({
  notification: { ...notifications.withAction, action: { label: 'Start it now', onAct: fn() } },
});

export const WithAction: Story = {
  ...told,
  tags: ['test-only'],
  args: withAction(),
  play: ({ mount }) =>
    afterArrival(mount, async (time) => {
      await time.advance(NOTIFICATION_DURATION_MS * 10);
      const button = screen.getByRole('button', { name: 'Start it now' });
      await expect(Math.round(button.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
    }),
};

export const ActsOnceByItsButton: Story = {
  ...told,
  tags: ['test-only'],
  args: withAction(),
  play: ({ args, mount }) =>
    afterArrival(mount, async (time) => {
      await fireEvent.click(screen.getByRole('button', { name: 'Start it now' }));
      await time.advance(0);
      await expect(args.notification?.action?.onAct).toHaveBeenCalledOnce();
      await expect(screen.queryByText(notifications.withAction.title)).toBeNull();
    }),
};

/** Nothing is drawn. */
export const None: Story = { tags: ['test-only'], args: { notification: null } };

export const Dismissed: Story = {
  tags: ['test-only'],
  args: { notification: notifications.dismissed },
  play: async () => {
    await expect(screen.queryByText(notifications.dismissed.title)).toBeNull();
  },
};

export const DismissedByItsButton: Story = {
  ...told,
  tags: ['test-only'],
  play: async ({ args, step }) => {
    await step('The button takes the notification away', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Dismiss notification' }));
      await waitFor(() => expect(shown()).toBeNull());
      await expect(args.onDismiss).toHaveBeenCalledWith(1);
      // An empty region shows no focus ring.
    });
    await step('An empty region shows no focus ring', async () => {
      const region = screen.getByRole('region', { name: 'Notifications (F8)' });
      await expect(getComputedStyle(region.querySelector('ol') ?? region).outlineStyle).toBe(
        'none',
      );
    });
  },
};

export const GoesAfterFiveSeconds: Story = {
  ...told,
  tags: ['test-only'],
  play: ({ args, mount }) =>
    afterArrival(mount, async (time) => {
      await time.advance(NOTIFICATION_DURATION_MS - 1);
      await expect(shown()).toBeInTheDocument();
      await time.advance(1);
      await expect(shown()).toBeNull();
      await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    }),
};

export const WaitsWhileItIsRead: Story = {
  ...told,
  tags: ['test-only'],
  play: ({ mount, step }) =>
    afterArrival(mount, async (time) => {
      await step('the pointer on it stops the clock', async () => {
        await fireEvent.pointerMove(toast());
        await time.advance(NOTIFICATION_DURATION_MS * 4);
        await expect(shown()).toBeInTheDocument();
      });
      await step('and resumes it when it leaves', async () => {
        await fireEvent.pointerLeave(screen.getByRole('region', { name: 'Notifications (F8)' }));
        await time.advance(NOTIFICATION_DURATION_MS);
        await expect(shown()).toBeNull();
      });
    }),
};

export const SwipedAway: Story = {
  ...told,
  tags: ['test-only'],
  play: ({ args, mount }) =>
    afterArrival(mount, async (time) => {
      await swipe(toast(), NOTIFICATION_SWIPE_THRESHOLD_PX + 1);
      await time.advance(0);
      await expect(shown()).toBeNull();
      await expect(args.onDismiss).toHaveBeenCalledWith(1);
    }),
};

export const SwipedTooLittle: Story = {
  ...told,
  tags: ['test-only'],
  play: ({ args, mount }) =>
    afterArrival(mount, async (time) => {
      await swipe(toast(), NOTIFICATION_SWIPE_THRESHOLD_PX);
      await time.advance(0);
      await expect(shown()).toBeInTheDocument();
      await expect(args.onDismiss).not.toHaveBeenCalled();
    }),
};

export const SwipedTheWrongWay: Story = {
  ...told,
  tags: ['test-only'],
  play: ({ args, mount }) =>
    afterArrival(mount, async (time) => {
      await swipe(toast(), -NOTIFICATION_SWIPE_THRESHOLD_PX * 3);
      await time.advance(0);
      await expect(shown()).toBeInTheDocument();
      await expect(args.onDismiss).not.toHaveBeenCalled();
    }),
};

export const FocusedByF8: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await screen.findByText(title, { selector: 'li *' });
    await fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    const region = within(canvasElement).getByRole('region', { name: 'Notifications (F8)' });
    await expect(region.contains(document.activeElement)).toBe(true);
  },
};

/** A button that has the focus before F8 is pressed. */
const besideAButton = {
  decorators: [
    (Story) => (
      <>
        <button style={{ background: '#fff', color: '#000', padding: '0.75rem' }} type="button">
          Where the visitor is
        </button>
        <Story />
      </>
    ),
  ],
} satisfies Partial<Story>;
const where = () => screen.getByRole('button', { name: 'Where the visitor is' });

export const ClosedByEscape: Story = {
  ...told,
  tags: ['test-only'],
  ...besideAButton,
  play: async (context) => {
    const { step } = context;
    const user = userEvent.setup();
    await step('The focus is on the page, then in the notification', async () => {
      await user.tab();
      await expect(where()).toHaveFocus();
      await FocusedByF8.play?.(context);
    });
    await step('Escape closes it and returns the focus', async () => {
      await user.tab();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(shown()).toBeNull());
      await waitFor(() => expect(where()).toHaveFocus());
    });
  },
};

export const DismissedByKeyboard: Story = {
  ...told,
  tags: ['test-only'],
  ...besideAButton,
  play: async (context) => {
    const { step } = context;
    const user = userEvent.setup();
    await step('The focus is on the page, then in the notification', async () => {
      await user.tab();
      await FocusedByF8.play?.(context);
    });
    await step('Its button closes it and returns the focus', async () => {
      const dismiss = screen.getByRole('button', { name: 'Dismiss notification' });
      for (let turn = 0; turn < 3 && document.activeElement !== dismiss; turn += 1)
        await user.tab();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(shown()).toBeNull());
      await waitFor(() => expect(where()).toHaveFocus());
    });
  },
};

export const F8PassesAnEmptyRegionBy: Story = {
  tags: ['test-only'],
  ...besideAButton,
  args: { notification: null },
  play: async () => {
    await userEvent.tab();
    await fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    await expect(where()).toHaveFocus();
  },
};

/** Shows the next notification when the button is pressed. */
function Following(props: NotificationsProps) {
  const [notification, setNotification] = useState(props.notification);
  return (
    <>
      <button
        id="next"
        onClick={() => setNotification(notifications.failureWithAdvice)}
        type="button"
      >
        Let the next one come
      </button>
      <Notifications {...props} notification={notification} />
    </>
  );
}

export const ReplacedUnderTheFocus: Story = {
  tags: ['test-only'],
  render: (args) => <Following {...args} />,
  play: async (context) => {
    await FocusedByF8.play?.(context);
    await userEvent.tab();
    context.canvasElement.querySelector<HTMLButtonElement>('#next')?.click();
    const { title: next } = notifications.failureWithAdvice;
    await screen.findByText(next, { selector: 'li *' });
    // The focus stays in the region.
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
  },
};

/** A dialog over the page, which would hide the notification and take the keys. */
function UnderADialog(props: NotificationsProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <ContextDialog context={context} onClose={() => setOpen(false)} open={open} />
      <Dismissing {...props} />
    </>
  );
}

export const WaitsForADialog: Story = {
  tags: ['test-only'],
  render: (args) => <UnderADialog {...args} />,
  play: ({ args, mount, step }) =>
    afterArrival(mount, async (time) => {
      await step('nothing is shown under the dialog, and Escape closes the dialog', async () => {
        await time.advance(NOTIFICATION_DURATION_MS * 2);
        await expect(shown()).toBeNull();
        await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
        await expect(args.onDismiss).not.toHaveBeenCalled();
      });
      await step('the notification then has its whole time', async () => {
        await time.advance(NOTIFICATION_DURATION_MS - 1);
        await expect(shown()).toBeVisible();
        await time.advance(1);
        await expect(shown()).toBeNull();
        await expect(args.onDismiss).toHaveBeenCalledOnce();
      });
    }),
};

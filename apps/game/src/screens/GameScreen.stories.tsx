import { builtInPeriods, eraBySlug } from '@time-traveler/game-core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { eraIn, failing, gameStories, picturesOfFirstVisits } from '../fixtures/game-stories';

const meta = {
  ...gameStories,
  parameters: {
    ...gameStories.parameters,
    design: picturesOfFirstVisits,
  },
  title: 'Screens/Game',
  tags: ['!autodocs'],
} satisfies Meta<typeof gameStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const timeline = () => screen.findByRole('navigation', { name: 'Eras' });

export const FirstVisit: Story = {
  tags: ['visual-eras', 'at-1366'],
  play: async ({ canvasElement, globals, step }) => {
    const page = within(canvasElement);
    const { period, scenario } = eraIn({ globals });
    const { title } = scenario;
    await step('The timeline is there', async () => {
      await expect(await page.findByRole('button', { name: 'Future' })).toBeVisible();
    });
    await step('The story of the era is there, with its picture', async () => {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('img', { name: `Scene from ${title}` })).toBeVisible();
    });
    await step('Nothing has been chosen, and the music is silent', async () => {
      await expect(page.getByText('Your choices have not yet altered history')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play music' })).toBeVisible();
    });
    await step('The page has the title and the look of the era', async () => {
      await expect(document.title).toBe('Historical Time Traveler');
      await expect(document.documentElement).toHaveClass(`${period.slug}-theme`);
    });
  },
};

/** What a visitor sees who asked for more contrast: no textures, no overlays, strong edges and texts. */
export const MoreContrast: Story = {
  tags: ['visual-eras', 'at-1366'],
  globals: { contrast: 'more' },
  play: async ({ canvasElement }) => {
    const entry = await within(canvasElement).findByRole('button', { name: 'Future' });
    await expect(entry).toBeVisible();
    const { backgroundImage } = getComputedStyle(screen.getByRole('banner'));
    await expect(backgroundImage).toMatch(/^none(?:, none)*$/);
  },
};

/** The first tab stop leads past the header. */
export const SkippedToTheChoices: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Future' });
    const user = userEvent.setup();
    await step('The first stop leads to the story', async () => {
      await user.tab();
      await expect(page.getByRole('link', { name: 'To the story' })).toHaveFocus();
    });
    await step('The second leads to the choices', async () => {
      await user.tab();
      await user.keyboard('{Enter}');
      await expect(page.getByRole('heading', { name: 'Your Choices' })).toHaveFocus();
    });
  },
};

export const PeriodsLoading: Story = {
  tags: ['visual', 'at-1366'],
  args: { list: 'late' },
  play: async () => {
    const bar = within(await timeline());
    await expect(bar.queryAllByRole('button')).toHaveLength(0);
    await expect(bar.getAllByRole('listitem', { hidden: true })).toHaveLength(5);
    // The story itself does not wait for the list.
    await expect(screen.getByRole('heading', { name: 'Your Choices' })).toBeVisible();
  },
};

export const PeriodsFailed: Story = {
  tags: ['visual', 'at-1366'],
  args: { list: 'failing' },
  parameters: failing,
  play: async ({ args, step }) => {
    await step('A notification says what the visitor can do', async () => {
      const message = await screen.findByText('Failed to fetch time periods', { selector: 'li *' });
      await expect(message.closest('li')).toHaveAttribute('data-variant', 'destructive');
      await expect(message.closest('li')).toHaveTextContent(
        'You can go on playing: the five eras are here',
      );
    });
    await step('The built-in eras are there', async () => {
      await expect(within(await timeline()).getAllByRole('button')).toHaveLength(
        builtInPeriods.length,
      );
    });
    await step('The log has the reason', async () => {
      await expect(args.log).toHaveBeenCalledWith(
        'Failed to fetch time periods: 500: The archive is closed',
      );
    });
  },
};

export const EraThatOnlyTheServerKnows: Story = {
  tags: ['visual', 'at-1366'],
  parameters: { travels: true, presses: ['Bronze Age'] },
  args: { list: 'answered' },
  play: async ({ step }) => {
    await step('The era is entered in its look', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Bronze Age' }));
      await waitFor(() => expect(document.documentElement).toHaveClass('bronze-age-theme'));
      await expect(screen.getByText('Bronze Age theme')).toBeVisible();
    });
    await step('A place without a picture says so', async () => {
      await expect(screen.getByText('No picture of this scene')).toBeVisible();
    });
  },
};

export const BackgroundOpen: Story = {
  tags: ['visual', 'at-1366'],
  parameters: { presses: ['Learn more'] },
  play: async () => {
    const link = await screen.findByRole('link', {
      name: 'Learn more about this historical period',
    });
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.8 + 1);
    await expect(within(dialog).getByRole('region', { name: 'Background' })).toHaveFocus();
  },
};

export const BackgroundClosed: Story = {
  play: async (context) => {
    await BackgroundOpen.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('link', { name: /^Learn more/ })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  tags: ['visual-eras', 'at-390'],
  globals: { viewport: { value: 'w390' } },
};

export const TextAtTwiceItsSize: Story = {
  globals: { textSize: '200-percent', viewport: { value: 'w390' } },
  play: async () => {
    await timeline();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The changes of era that the stage of the next story holds back. */
const changesToFade: (() => void)[] = [];

/** A step back, or a key of the system, may change the era under an open card: both leave in the same fade. */
export const TheCardStaysUntilTheFade: Story = {
  tags: ['test-only'],
  args: { fade: (change) => void changesToFade.push(change) },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const another = await page.findByRole('button', { name: 'Future' });
    const [card] = within(page.getByRole('main')).getAllByRole('button');
    if (card === undefined) throw new Error('There is no choice');
    await step('A card of the moment is open', async () => {
      await userEvent.click(card);
      await userEvent.click(await page.findByRole('button', { name: 'Keep this moment' }));
      await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Keep this moment');
    });
    await step('Another era is selected, and the card stays', async () => {
      another.click();
      await waitFor(() => expect(changesToFade).toHaveLength(1));
      await expect(screen.getByRole('dialog')).toBeInTheDocument();
    });
    await step('The card leaves in the fade', async () => {
      changesToFade.shift()?.();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const title = eraBySlug('future')?.scenario.title ?? 'no title';
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
  },
};

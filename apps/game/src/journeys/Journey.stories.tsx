import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Era, builtInEras } from '@time-traveler/game-core';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { gameStories } from '../fixtures/game-stories';

const meta = {
  ...gameStories,
  title: 'Journeys/From gate to gate',
  tags: ['!autodocs'],
} satisfies Meta<typeof gameStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, second, , , last] = builtInEras;
if (!first || !second || !last) throw new Error('The journey needs five eras');

/** Goes to an era and waits until its scene is there. */
async function travelTo({ period, scenario }: Era): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: period.name }));
  await screen.findByRole('heading', { name: scenario.title });
  await expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(period.name);
  await expect(document.documentElement).toHaveClass(`${period.slug}-theme`);
}

async function choose(text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${text}`) }));
  const heading = await screen.findByRole('heading', { name: `Aftermath: ${text}` });
  await waitFor(() => expect(heading).toHaveFocus());
}

export const Arrive: Story = { play: () => travelTo(first) };

export const DecideThere: Story = {
  play: async (context) => {
    await Arrive.play?.(context);
    await choose(first.choices[0]?.text ?? '');
  },
};

export const LiveWithIt: Story = {
  play: async (context) => {
    await DecideThere.play?.(context);
    await choose('Document your observations');
  },
};

export const ReadTheBackground: Story = {
  play: async (context) => {
    await LiveWithIt.play?.(context);
    await userEvent.click(screen.getByRole('link', { name: /^Learn more/ }));
    const dialog = await screen.findByRole('dialog', { name: first.context.title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Return to Story' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was decided is still decided.
    await expect(
      screen.getByRole('heading', { name: 'Aftermath: Document your observations' }),
    ).toBeVisible();
  },
};

export const TravelOn: Story = {
  play: async (context) => {
    await ReadTheBackground.play?.(context);
    await travelTo(second);
    await expect(screen.getByText('Your choices have not yet altered history')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Pause music' })).toBeVisible();
  },
};

export const SeeTheEndOfTime: Story = {
  play: async (context) => {
    await TravelOn.play?.(context);
    await travelTo(last);
    await choose(last.choices[0]?.text ?? '');
  },
};

export const ComeHome: Story = {
  play: async (context) => {
    await SeeTheEndOfTime.play?.(context);
    await travelTo(first);
    await expect(
      screen.getByRole('button', { name: new RegExp(`^${first.choices[0]?.text ?? ''}`) }),
    ).toBeVisible();
  },
};

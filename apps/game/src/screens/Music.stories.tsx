import type { Meta, StoryObj } from '@storybook/react-vite';
import { builtInEras } from '@time-traveler/game-core';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { gameStories, pictureOf } from '../fixtures/game-stories';

const meta = {
  ...gameStories,
  parameters: {
    ...gameStories.parameters,
    design: pictureOf('music--playing'),
  },
  title: 'Screens/Music',
  tags: ['!autodocs'],
} satisfies Meta<typeof gameStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

export const Silent: Story = {
  play: async () => {
    await expect(await button('Play music')).toBeVisible();
  },
};

export const Playing: Story = {
  tags: ['visual', 'at-1366'],
  parameters: { presses: ['Play music'] },
  play: async () => {
    await userEvent.click(await button('Play music'));
    await expect(await button('Pause music')).toHaveFocus();
  },
};

export const Paused: Story = {
  play: async (context) => {
    await Playing.play?.(context);
    await userEvent.click(await button('Pause music'));
    await expect(await button('Play music')).toHaveFocus();
  },
};

export const PlayingAnotherEra: Story = {
  parameters: { travels: true, presses: [builtInEras[4]?.period.name] },
  play: async () => {
    const { period, tune } = builtInEras[4] ?? {};
    await userEvent.click(await button(period?.name ?? ''));
    // Selecting an era plays its theme, whatever was playing before.
    await expect(await button('Pause music')).toBeVisible();
    // The screen follows in the next frame.
    await expect(await screen.findByText(tune?.title ?? '')).toBeVisible();
  },
};

export const Quieter: Story = {
  // Foundations/Every screen does not play, and shows it quieter than usual too.
  beforeEach: () => localStorage.setItem('volume', '0.3'),
  play: async ({ step }) => {
    const slider = await screen.findByRole('slider', { name: 'Volume' });
    await step('It begins with the volume of the last visit', async () => {
      await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '30%'));
    });
    await step('The slider makes it quieter, which is remembered', async () => {
      await fireEvent.change(slider, { target: { value: '20' } });
      await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '20%'));
      await expect(localStorage.getItem('volume')).toBe('0.2');
    });
  },
};

export const QuieterInALaterEra: Story = {
  ...Quieter,
  tags: ['test-only'],
  globals: { era: 'renaissance' },
};

export const VolumeRemembered: Story = {
  beforeEach: () => localStorage.setItem('volume', '0.8'),
  play: async () => {
    const slider = await screen.findByRole('slider', { name: 'Volume' });
    // What is stored is read once the first screen is there.
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '80%'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { impactText } from '@time-traveler/game-core';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gameStories, pictureOf } from '../fixtures/game-stories';

/** One choice for each kind of outcome. */
const offered = ['Join the crowd', 'Speak to the clerk', 'Offer a coin', 'Climb the wall'].map(
  (text) => ({ text, description: 'Whatever comes of it.' }),
);

const meta = {
  ...gameStories,
  parameters: {
    ...gameStories.parameters,
    answers: { choices: { choices: offered } },
    design: pictureOf('outcomes--after-joining'),
  },
  title: 'Screens/Outcomes',
  tags: ['!autodocs'],
  args: { ...gameStories.args, choices: 'answered' },
} satisfies Meta<typeof gameStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const followUps = [
  'Share future knowledge',
  'Keep your timeline secret',
  'Document your observations',
  'Try a different approach',
];

/** Chooses and looks at everything that a choice changes. */
async function choose(text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${text}`) }));
  const heading = await screen.findByRole('heading', { name: `Aftermath: ${text}` });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(screen.getAllByText(impactText({ text }))[0]).toBeInTheDocument();
  for (const name of followUps) {
    await expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
}

/** A story of some choices, one after the other. */
const after = (...choices: string[]): Story => ({
  parameters: { presses: choices },
  play: async () => {
    for (const text of choices) await choose(text);
  },
});

export const AfterJoining: Story = {
  ...after('Join the crowd'),
  tags: ['visual', 'at-1366'],
};

export const AfterSpeaking: Story = { ...after('Speak to the clerk') };

export const AfterOffering: Story = { ...after('Offer a coin') };

export const AfterAnythingElse: Story = { ...after('Climb the wall') };

export const AfterAFollowUp: Story = { ...after('Join the crowd', 'Share future knowledge') };

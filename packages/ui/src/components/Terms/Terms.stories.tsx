import type { Meta, StoryObj } from '@storybook/react-vite';
import { glossary } from '@time-traveler/testing';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onSurface } from '../../fixtures/decorators';
import { designOf } from '../../fixtures/design';
import { createTextMarker } from './mark-terms';
import { Terms } from './Terms';
import { WordList } from './WordList';

const text =
  'The clerk is hoarse, so the writ goes to the one stranger in the crowd. Osbert the reeve looks away: “A writ,” he says, “for tallage.”';

const meta = {
  title: 'Components/Overlays/Terms',
  component: Terms,
  parameters: {
    design: designOf('Overlays/Terms', 'components-overlays-terms--pressed', true),
    framed: true,
  },
  args: { words: glossary, onStop: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '34rem', padding: '7rem 1rem' }}>
        <Story />
      </div>
    ),
    onSurface,
  ],
  render: ({ words, ...args }) => (
    <>
      <p>{createTextMarker(words)()(text)}</p>
      <Terms {...args} words={words} />
    </>
  ),
} satisfies Meta<typeof Terms>;

export default meta;
type Story = StoryObj<typeof meta>;

const term = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

/** Press a word with dots below it, point at it, or press Tab and Enter. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(term(canvasElement, 'writ')).toBeVisible();
  },
};

export const Pressed: Story = {
  tags: ['visual-eras'],
  parameters: { presses: ['reeve'] },
  play: async ({ canvasElement, step }) => {
    await step('A press shows the sentence and moves the focus to it', async () => {
      await userEvent.click(term(canvasElement, 'reeve'));
      const note = await screen.findByRole('dialog', { name: 'reeve' });
      await expect(note).toHaveTextContent(/answers for what is missing/);
      await waitFor(() => expect(note).toHaveFocus());
      await expect(term(canvasElement, 'reeve')).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

export const ClosedByEscape: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvasElement, step } = context;
    await step('Escape closes it, and the focus returns to the word', async () => {
      term(canvasElement, 'tallage').focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'tallage' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(term(canvasElement, 'tallage')).toHaveFocus();
      await expect(term(canvasElement, 'tallage')).not.toHaveAttribute('aria-expanded');
    });
    await step('A second press closes it too', async () => {
      await userEvent.click(term(canvasElement, 'tallage'));
      await screen.findByRole('dialog', { name: 'tallage' });
      await userEvent.click(term(canvasElement, 'tallage'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Hovered: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, step }) => {
    const writ = term(canvasElement, 'writ');
    await step(
      'A pointer that rests on a word shows its sentence, and takes no focus',
      async () => {
        await fireEvent.pointerOver(writ, { pointerType: 'mouse' });
        await screen.findByRole('dialog', { name: 'writ' });
        await expect(document.body).toHaveFocus();
      },
    );
    await step('It goes when the pointer has left', async () => {
      await fireEvent.pointerOut(writ, { pointerType: 'mouse' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const SwitchedOff: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement, step }) => {
    await step('A word is opened', async () => {
      await userEvent.click(term(canvasElement, 'writ'));
    });
    await step('The marks are switched off, and the word closes', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Do not mark words' }));
      await expect(args.onStop).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The same words at the end of the background, with the switch. */
export const AsAList: Story = {
  tags: ['visual'],
  render: function Switched({ words }) {
    const [marked, setMarked] = useState(true);
    return <WordList level={3} marked={marked} onMark={setMarked} words={words} />;
  },
  play: async ({ canvasElement, step }) => {
    const mark = within(canvasElement).getByRole('button', {
      name: 'Mark these words in the texts',
    });
    await step('The words are marked', async () => {
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
    });
    await step('A press switches the marks off, and another one on', async () => {
      await userEvent.click(mark);
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(mark);
    });
  },
};

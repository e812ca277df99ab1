import { builtInPeriods } from '@time-traveler/game-core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { eraIn, gameStories, pictureOf } from '../fixtures/game-stories';
import { ErrorBoundary } from './ErrorBoundary';
import { Guarded } from './Guarded';

const meta = {
  ...gameStories,
  title: 'Screens/Failed parts',
  tags: ['!autodocs'],
  parameters: {
    ...gameStories.parameters,
    design: ['Timeline', 'Choices'].map((name) =>
      pictureOf(`failed-parts--${name.toLowerCase()}`, name),
    ),
    expectedConsoleErrors: ['out of order'],
  },
} satisfies Meta<typeof gameStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const outOfOrder = () => {
  throw new Error('out of order');
};

/** The timeline could not be shown; story and choices could. */
export const Timeline: Story = {
  tags: ['visual', 'at-1366'],
  beforeEach: () => {
    const spy = spyOn(builtInPeriods, 'map').mockImplementation(outOfOrder);
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByText('The timeline could not be shown.');
    await expect(alert).toBeVisible();
  },
};

/** The choices could not be shown; the story and the timeline could. */
export const Choices: Story = {
  tags: ['visual', 'at-1366'],
  beforeEach: ({ globals }) => {
    const spy = spyOn(eraIn({ globals }).choices, 'map').mockImplementation(outOfOrder);
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByText('The choices could not be shown.');
    await expect(alert).toBeVisible();
  },
};

/** The timeline fails, and the story and its choices live on. */
export const TimelineRetried: Story = {
  ...Timeline,
  tags: ['test-only'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('The timeline fails alone', async () => {
      const alert = await page.findByText('The timeline could not be shown.');
      await expect(alert).toBeVisible();
    });
    await step('The story lives on', async () => {
      const [card] = within(page.getByRole('main')).getAllByRole('button');
      if (card === undefined) throw new Error('There is no choice');
      await userEvent.click(card);
      await expect(await page.findByRole('heading', { name: /^Aftermath: / })).toHaveFocus();
    });
    await step('The next attempt works', async () => {
      spyOn(builtInPeriods, 'map').mockRestore();
      await userEvent.click(page.getByRole('button', { name: 'Try again' }));
      await expect(await page.findByRole('button', { name: 'Future' })).toBeVisible();
      await expect(page.queryByRole('alert')).toBeNull();
    });
  },
};

/** The choices fail, the other parts stay, and the next era has choices again. */
export const ChoicesInTheNextEra: Story = {
  ...Choices,
  tags: ['test-only'],
  play: async ({ canvasElement, globals, step }) => {
    const page = within(canvasElement);
    await step('The choices have failed, and the story is there', async () => {
      await expect(await page.findByText('The choices could not be shown.')).toBeVisible();
      const { title } = eraIn({ globals }).scenario;
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
    await step('The next era has its choices', async () => {
      const other = builtInPeriods.find(({ slug }) => slug !== globals['era'])?.name ?? '';
      await userEvent.click(await page.findByRole('button', { name: other }));
      await expect(await page.findByRole('heading', { name: 'Your Choices' })).toBeVisible();
      await expect(page.queryByRole('alert')).toBeNull();
    });
  },
};

/** Something else has removed a button of the line under the impact, which React then cannot remove. */
export const JourneyRetried: Story = {
  tags: ['test-only'],
  parameters: { expectedConsoleErrors: ['NotFoundError'] },
  play: async ({ canvasElement, globals, step }) => {
    const page = within(canvasElement);
    await step('Something else removes a button of the journey', async () => {
      const [card] = within(await page.findByRole('main')).getAllByRole('button');
      if (card === undefined) throw new Error('There is no choice');
      await userEvent.click(card);
      (await page.findByRole('button', { name: 'Keep this moment' })).remove();
    });
    await step('The journey fails in the next era', async () => {
      const other = builtInPeriods.find(({ slug }) => slug !== globals['era'])?.name ?? '';
      await userEvent.click(await page.findByRole('button', { name: other }));
      await expect(await page.findByText('The journey could not be shown.')).toBeVisible();
    });
    await step('The next attempt works', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Try again' }));
      await expect(await page.findByRole('button', { name: /^Your journey/ })).toBeVisible();
      await expect(page.queryByRole('alert')).toBeNull();
    });
  },
};

function Broken(): never {
  return outOfOrder();
}

/** A part that fails at each attempt never takes the rest of the page with it. */
function FailingAtEachAttempt() {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  return (
    <main style={{ background: 'var(--color-surface)', color: 'var(--color-text)' }}>
      <button onClick={() => setAttempt(attempt + 1)}>Next</button>
      <p>Failures: {failures}</p>
      <ErrorBoundary attempt={attempt} onError={() => setFailures((count) => count + 1)}>
        {attempt === 0 ? <p>Well</p> : <Broken />}
      </ErrorBoundary>
      <Guarded attempt={attempt} part="story">
        {attempt === 0 ? <p>Well</p> : <Broken />}
      </Guarded>
    </main>
  );
}

export const AgainAndAgain: Story = {
  parameters: { themedByApp: false, presses: ['Next', 'Next', 'Next'] },
  render: () => <FailingAtEachAttempt />,
  play: async ({ step }) => {
    for (const failures of [1, 2, 3]) {
      await step(`Failure ${failures} is shown in the story's place`, async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Next' }));
        await expect(screen.getByText(`Failures: ${failures}`)).toBeVisible();
        await expect(screen.getByRole('alert')).toHaveTextContent('The story could not be shown.');
      });
    }
    await step('What still fails when it is tried again is shown as failed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(screen.getByRole('alert')).toBeVisible();
    });
  },
};

/** The game is not there to set the theme. */
export const AgainAndAgainInALaterEra: Story = {
  ...AgainAndAgain,
  tags: ['test-only'],
  globals: { era: 'future' },
  play: async () => {
    await expect(document.documentElement).toHaveClass('future-theme');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Era, builtInEras } from '@time-traveler/game-core';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { eraIn, gameStories, picturesOfFirstVisits } from '../fixtures/game-stories';

const meta = {
  ...gameStories,
  title: 'Journeys/From gate to gate',
  tags: ['!autodocs'],
  parameters: { ...gameStories.parameters, design: picturesOfFirstVisits, travels: true },
} satisfies Meta<typeof gameStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Returns the eras of a journey: it begins in the toolbar's era, continues with the next one and ends in the last. */
function erasOf(context: Context): { home: Era; next: Era; last: Era } {
  const home = eraIn(context);
  const place = builtInEras.indexOf(home);
  const next = builtInEras[(place + 1) % builtInEras.length];
  const others = builtInEras.filter((era) => era !== home && era !== next);
  const last = others.at(-1);
  if (!next || !last) throw new Error('A journey needs three eras');
  return { home, next, last };
}

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

/** The first card on screen, with the words of its choice: which they are depends on the server. */
async function firstCard(): Promise<{ card: HTMLElement; text: string }> {
  const main = await screen.findByRole('main');
  const card = main.querySelector<HTMLElement>('[data-part="choice"]');
  if (card === null) throw new Error('There is no choice');
  return { card, text: card.querySelector('span')?.textContent ?? '' };
}

/** Makes the first choice on screen and returns its words. */
async function chooseFirst(): Promise<string> {
  const { text } = await firstCard();
  await choose(text);
  return text;
}

/** What was chosen at home. */
let chosenAtHome = '';

async function arrive(context: Context): Promise<void> {
  const { home } = erasOf(context);
  await context.step(`Arrive: ${home.period.name}`, () => travelTo(home));
}

async function decide(context: Context): Promise<void> {
  await arrive(context);
  await context.step('Decide what to do', async () => {
    chosenAtHome = await chooseFirst();
  });
}

async function liveWithIt(context: Context): Promise<void> {
  await decide(context);
  await context.step('Live with it', () => choose('Document your observations'));
}

async function readTheBackground(context: Context): Promise<void> {
  await liveWithIt(context);
  await context.step('Read the background, and return to the story', async () => {
    await userEvent.click(screen.getByRole('link', { name: /^Learn more/ }));
    const { title } = erasOf(context).home.context;
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Return to Story' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was decided is still decided.
    await expect(
      screen.getByRole('heading', { name: 'Aftermath: Document your observations' }),
    ).toBeVisible();
  });
}

async function travelOn(context: Context): Promise<void> {
  await readTheBackground(context);
  const { next } = erasOf(context);
  await context.step(`Travel on: ${next.period.name}`, async () => {
    await travelTo(next);
    await expect(screen.getByText('Your choices have not yet altered history')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Pause music' })).toBeVisible();
  });
}

async function goFurther(context: Context): Promise<void> {
  await travelOn(context);
  const { last } = erasOf(context);
  await context.step(`Go further: ${last.period.name}`, () => travelTo(last));
  await context.step('Decide again', async () => {
    await chooseFirst();
  });
}

async function comeHome(context: Context): Promise<void> {
  await goFurther(context);
  const { home } = erasOf(context);
  await context.step(`Come home: ${home.period.name}`, async () => {
    await travelTo(home);
    const { card, text } = await firstCard();
    await expect(card).toBeVisible();
    await expect(text).toBe(chosenAtHome);
  });
}

export const Arrive: Story = { play: arrive };

export const DecideThere: Story = { play: decide };

export const LiveWithIt: Story = { play: liveWithIt };

export const ReadTheBackground: Story = { play: readTheBackground };

export const TravelOn: Story = { play: travelOn };

export const GoFurther: Story = { play: goFurther };

export const ComeHome: Story = { play: comeHome };

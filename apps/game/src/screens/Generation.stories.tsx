import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  generatedChoices,
  goodAnswers,
  hostileAnswers,
  pictureAddress,
} from '@time-traveler/testing';
import {
  type Gate,
  allAnswered,
  answered,
  apiHandlers,
  failing,
  gate,
  builtInPart,
  slow,
  waiting,
} from '@time-traveler/testing/msw';
import { eraIn, gameStories } from '../fixtures/game-stories';

const meta = {
  ...gameStories,
  parameters: {
    ...gameStories.parameters,
    design: { type: 'image', url: './reference/screens-generation--everything-answered.webp' },
  },
  title: 'Screens/Generation',
  tags: ['!autodocs'],
} satisfies Meta<typeof gameStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => screen.getByRole('img', { name: /^Scene from / });
const firstNewChoice = new RegExp(`^${generatedChoices[0]?.text ?? ''}`);
const card = (name: string | RegExp) => screen.findByRole('button', { name });

async function openBackground(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('link', { name: /^Learn more/ }));
  return screen.findByRole('dialog');
}

/** A story in which one gate holds back what is slow. */
let held: Gate;
const hold = () => {
  held = gate();
  return held.opened;
};

export const EverythingAnswered: Story = {
  tags: ['visual', 'at-1366'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers(allAnswered)),
  play: async ({ args }) => {
    await expect(await card(firstNewChoice)).toBeVisible();
    await waitFor(() => expect(picture()).toHaveAttribute('src', pictureAddress));
    await expect(args.log).not.toHaveBeenCalled();
  },
};

export const EverythingFailing: Story = {
  tags: ['visual', 'at-1366'],
  play: async (context) => {
    await waitFor(() => expect(context.args.log).toHaveBeenCalledTimes(3));
    const { scenario, choices } = eraIn(context);
    await expect(picture()).toHaveAttribute('src', scenario.imageUrl);
    await expect(await card(new RegExp(`^${choices[0]?.text ?? ''}`))).toBeVisible();
  },
};

/** What a visitor sees while all three answers are under way: the built-in story, ready to be played. */
export const EverythingUnderWay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ image: waiting, choices: waiting, context: waiting })),
  play: async (context) => {
    const { scenario, choices } = eraIn(context);
    await expect(await screen.findByRole('heading', { name: scenario.title })).toBeVisible();
    await expect(picture()).toHaveAttribute('src', scenario.imageUrl);
    for (const { text } of choices) await expect(await card(new RegExp(`^${text}`))).toBeEnabled();
    await expect(context.args.log).not.toHaveBeenCalled();
  },
};

/** The background is opened before the server has answered: the built-in one is shown at once. */
export const ContextUnderWay: Story = {
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ ...allAnswered, context: waiting })),
  play: async (context) => {
    await card(firstNewChoice);
    await expect(await openBackground()).toHaveAccessibleName(eraIn(context).context.title);
  },
};

export const PictureAnswered: Story = {
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ image: answered(goodAnswers.image) })),
  play: async () => {
    await waitFor(() => expect(picture()).toHaveAttribute('src', pictureAddress));
  },
};

export const PictureSlow: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ ...allAnswered, image: slow(hold(), goodAnswers.image) })),
  play: async (context) => {
    await card(firstNewChoice);
    await expect(picture()).toHaveAttribute('src', eraIn(context).scenario.imageUrl);
    held.open();
    await waitFor(() => expect(picture()).toHaveAttribute('src', pictureAddress));
  },
};

export const PictureFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ ...allAnswered, image: failing })),
  play: async (context) => {
    await card(firstNewChoice);
    await waitFor(() => expect(picture()).toHaveAttribute('src', eraIn(context).fallbackImageUrl));
  },
};

export const PictureHostile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ ...allAnswered, image: answered(hostileAnswers.image) })),
  play: async (context) => {
    await card(firstNewChoice);
    await waitFor(() => expect(picture()).toHaveAttribute('src', eraIn(context).fallbackImageUrl));
    await expect(document.body).not.toHaveTextContent('hostile');
  },
};

export const PictureBroken: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...apiHandlers({ ...allAnswered, image: answered({ imageUrl: '/generated/broken.png' }) }),
      http.get('/generated/broken.png', () => new HttpResponse(null, { status: 404 })),
    ),
  play: async (context) => {
    await card(firstNewChoice);
    await waitFor(() => expect(picture()).toHaveAttribute('src', eraIn(context).fallbackImageUrl));
  },
};

export const ChoicesAnswered: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ choices: answered(goodAnswers.choices), image: builtInPart })),
  play: async () => {
    for (const { text } of generatedChoices) {
      await expect(await card(new RegExp(`^${text}`))).toBeVisible();
    }
  },
};

/** Choices that arrive when the others may have been read: a notice is shown, and focus and position stay. */
export const ChoicesLate: Story = {
  tags: ['visual', 'at-1366'],
  args: { late: true },
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ choices: answered(goodAnswers.choices), image: builtInPart })),
  play: async () => {
    await expect(await card(firstNewChoice)).toBeVisible();
    const [notice] = screen.getAllByText('New choices have come');
    await expect(notice).toBeVisible();
    await expect(
      screen.getByText('New choices have come', { selector: '[role=status] *' }),
    ).toBeInTheDocument();
  },
};

export const ChoicesLateInALaterEra: Story = {
  ...ChoicesLate,
  tags: ['test-only'],
  globals: { era: 'renaissance' },
};

export const ChoicesSlow: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ choices: slow(hold(), goodAnswers.choices), image: builtInPart })),
  play: async (context) => {
    const own = eraIn(context).choices[0];
    await userEvent.click(await card(new RegExp(`^${own?.text ?? ''}`)));
    await expect(await card(/^Share future knowledge/)).toBeVisible();
    held.open();
    // The story has moved on: an answer to the scene before it changes nothing.
    await new Promise((done) => setTimeout(done, 80));
    await expect(await card(/^Share future knowledge/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: firstNewChoice })).toBeNull();
  },
};

export const ChoicesFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ ...allAnswered, choices: failing })),
  play: async (context) => {
    await waitFor(() => expect(picture()).toHaveAttribute('src', pictureAddress));
    await expect(await card(new RegExp(`^${eraIn(context).choices[0]?.text ?? ''}`))).toBeVisible();
  },
};

export const ChoicesHostile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ ...allAnswered, choices: answered(hostileAnswers.choices) })),
  play: async (context) => {
    await waitFor(() => expect(picture()).toHaveAttribute('src', pictureAddress));
    // One choice is no choice: the array is refused, and the built-in ones stay.
    await expect(await card(new RegExp(`^${eraIn(context).choices[0]?.text ?? ''}`))).toBeVisible();
  },
};

export const ContextAnswered: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ context: answered(goodAnswers.context), image: builtInPart })),
  play: async ({ args }) => {
    await waitFor(() => expect(args.log).toHaveBeenCalledOnce());
    const dialog = within(await openBackground());
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'What the tally showed' })).toBeVisible(),
    );
  },
};

export const ContextSlow: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ context: slow(hold(), goodAnswers.context), image: builtInPart })),
  play: async (context) => {
    await userEvent.click(await card(new RegExp(`^${eraIn(context).choices[0]?.text ?? ''}`)));
    const dialog = within(await openBackground());
    await expect(dialog.queryByRole('heading', { name: 'What the tally showed' })).toBeNull();
    held.open();
    // A late background is the same era's still.
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'What the tally showed' })).toBeVisible(),
    );
  },
};

export const ContextFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ ...allAnswered, context: failing })),
  play: async (context) => {
    await card(firstNewChoice);
    const dialog = await openBackground();
    await expect(dialog).toHaveAccessibleName(eraIn(context).context.title);
  },
};

export const ContextHostile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ ...allAnswered, context: answered(hostileAnswers.context) })),
  play: async () => {
    await card(firstNewChoice);
    const dialog = await openBackground();
    await within(dialog).findByRole('heading', { level: 3, name: 'Fine' });
    await expect(dialog.querySelector('script, img, iframe, style, [onerror]')).toBeNull();
    await expect(dialog.querySelector('[href^="javascript:"]')).toBeNull();
    await expect(document.body).not.toHaveTextContent('hostile');
  },
};

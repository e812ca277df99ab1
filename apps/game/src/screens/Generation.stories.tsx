import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type MockServer, allBuiltIn, answerKinds } from '@time-traveler/testing/msw';
import { GameInStory, type GameInStoryProps } from '../fixtures/GameInStory';
import {
  type Served,
  expectBackground,
  expectScreen,
  expectServed,
  openBackground,
} from '../fixtures/expect-server';
import { eraIn, failing, gameStories, pictureOf } from '../fixtures/game-stories';
import { arrive } from '../fixtures/mock-server';
import { preparedScene } from '../fixtures/prepared-scene';

/** Presets of the server's control: any other combination is one of them with other values. */
const meta = {
  ...gameStories,
  parameters: {
    ...gameStories.parameters,
    design: pictureOf('generation--everything-answered'),
  },
  title: 'Screens/Generation',
  tags: ['!autodocs'],
  // What a visitor sees, for the preset and for whatever else the control says.
  play: (context) => {
    const { server, ...screenOf } = served(context);
    return expectScreen({ ...screenOf, server }, server, context.args.lateAnswers === 'arrived');
  },
} satisfies Meta<typeof gameStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Context {
  args: GameInStoryProps;
  globals: Readonly<Record<string, unknown>>;
}

function served({ args, globals }: Context) {
  const { list, picture, choices, background, log } = { ...allBuiltIn, ...args };
  return { era: eraIn({ globals }), log, server: { list, picture, choices, background } };
}

const picture = () => screen.getByRole('img', { name: /^Scene from / });
const named = (text = '') => ({ name: (name: string) => name.startsWith(text) });
const card = (text?: string) => screen.findByRole('button', named(text));

async function firstAnswered(context: Context): Promise<string | undefined> {
  const scene = await preparedScene(eraIn(context).period.slug);
  return scene?.choices.choices[0]?.text;
}

const answered: Partial<MockServer> = {
  picture: 'answered',
  choices: 'answered',
  background: 'answered',
};

export const EverythingAnswered: Story = { tags: ['visual', 'at-1366'], args: answered };

export const EverythingFailing: Story = {
  tags: ['visual', 'at-1366'],
  args: { picture: 'failing', choices: 'failing', background: 'failing' },
  parameters: failing,
};

/** What a visitor sees while all answers are awaited: the built-in story, ready to be played. */
export const EverythingUnderWay: Story = {
  args: { list: 'late', picture: 'late', choices: 'late', background: 'late' },
};

export const EverythingHostile: Story = {
  args: { list: 'hostile', picture: 'hostile', choices: 'hostile', background: 'hostile' },
};

/** Choices that arrive when the others may have been read: a notice is shown, and focus and position stay. */
export const ChoicesLate: Story = {
  tags: ['visual', 'at-1366'],
  args: { choices: 'late', lateAnswers: 'arrived' },
};

export const ChoicesLateInALaterEra: Story = {
  ...ChoicesLate,
  tags: ['test-only'],
  globals: { era: 'renaissance' },
};

/** Answers one request in each way, while all others are answered and while all others fail, and looks at the screen. */
function each(part: keyof MockServer): NonNullable<Story['play']> {
  return async ({ mount, globals, args }) => {
    const era = eraIn({ globals });
    for (const others of ['answered', 'failing'] as const) {
      for (const kind of answerKinds) {
        const rest = { list: others, picture: others, choices: others, background: others };
        const server: MockServer = { ...rest, [part]: kind };
        const log = fn();
        const state = { era, server, log };
        await mount(<GameInStory {...args} {...server} key={`${others} ${kind}`} log={log} />);
        if (part === 'background') await lookAtBackground(state, server);
        else await expectServed(state);
      }
    }
  };
}

async function lookAtBackground(state: Served, server: MockServer): Promise<void> {
  await expectScreen(state, server, false);
  const dialog = await openBackground();
  await expectBackground(dialog, state, false);
  arrive();
  await expectBackground(dialog, state, true);
}

const eachAnswer: Story = { parameters: failing };

export const EachAnswerWithAList: Story = {
  ...eachAnswer,
  tags: ['test-only'],
  play: each('list'),
};

export const EachAnswerWithAPicture: Story = {
  ...eachAnswer,
  tags: ['test-only'],
  play: each('picture'),
};

export const EachAnswerWithChoices: Story = {
  ...eachAnswer,
  tags: ['test-only'],
  play: each('choices'),
};

export const EachAnswerWithABackground: Story = {
  ...eachAnswer,
  tags: ['test-only'],
  play: each('background'),
};

/** The answer is good, and the picture that it names is not there. */
export const PictureBroken: Story = {
  tags: ['test-only'],
  args: answered,
  parameters: { ...failing, answers: { image: { imageUrl: '/generated/broken.png' } } },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/generated/broken.png', () => new HttpResponse(null, { status: 404 }))),
  play: async (context) => {
    await card(await firstAnswered(context));
    await waitFor(() => expect(picture()).toHaveAttribute('src', eraIn(context).fallbackImageUrl));
  },
};

/** The story has moved on when the choices arrive: an answer to the scene before it changes nothing. */
export const ChoicesTooLate: Story = {
  tags: ['test-only'],
  args: { choices: 'late' },
  play: async (context) => {
    const { step } = context;
    await step('A choice is made before the choices arrive', async () => {
      await userEvent.click(await card(eraIn(context).choices[0]?.text));
      await expect(await card('Share future knowledge')).toBeVisible();
    });
    await step('Late choices replace nothing', async () => {
      arrive();
      await new Promise((done) => setTimeout(done, 80));
      await expect(await card('Share future knowledge')).toBeVisible();
      const first = named(await firstAnswered(context));
      await expect(screen.queryByRole('button', first)).toBeNull();
    });
  },
};

/** The background arrives after a choice, while it is open: it is the same era's still. */
export const BackgroundLate: Story = {
  tags: ['test-only'],
  args: { background: 'late' },
  play: async (context) => {
    await userEvent.click(await card(eraIn(context).choices[0]?.text));
    const dialog = await openBackground();
    await expectBackground(dialog, served(context), false);
    arrive();
    await expectBackground(dialog, served(context), true);
    await expect(within(dialog).getByRole('button', { name: 'Return to Story' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { HttpResponse, delay, http } from 'msw';
import { type CSSProperties, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  brokenPicture,
  laterPicture,
  neverLoading,
  picture,
  placeholder,
} from '../../fixtures/pictures';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { UnseenText } from '../../fixtures/UnseenText';
import type { PictureSource } from './picture-source';
import { ScenePicture, type ScenePictureProps } from './ScenePicture';

const meta = {
  title: 'Components/Story/ScenePicture',
  component: ScenePicture,
  parameters: {
    design: designOf('Story/ScenePicture', 'components-story-scenariopanel--credited', true),
  },
  decorators: [
    (Story, { parameters }) => (
      <div
        style={
          parameters['frame'] === 'none'
            ? {}
            : {
                aspectRatio: (parameters['frame'] as string | undefined) ?? '3 / 2',
                margin: '1rem',
                maxWidth: '40rem',
              }
        }
      >
        <Story />
      </div>
    ),
  ],
  args: { picture, title: 'The Ferry That Waits', onError: fn(), onLoad: fn() },
} satisfies Meta<typeof ScenePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture with its kind and its title as controls. */
export const Playground: StoryObj<{
  kind: keyof typeof kinds;
  focus: number;
  title: string;
}> = {
  args: { kind: 'picture', focus: 50, title: 'The Ferry That Waits' },
  argTypes: {
    kind: {
      control: 'select',
      options: ['picture', 'night', 'none'],
      description: 'The picture: one by day, one by night, or none.',
    },
    focus: {
      control: { type: 'range', min: 0, max: 100, step: 5 },
      description: 'How far down what matters is, in percent.',
    },
    title: { control: 'text' },
  },
  parameters: { controls: { include: ['kind', 'focus', 'title'] }, frame: 'none' },
  render: ({ kind, focus, title }) => {
    const shown = kinds[kind];
    return (
      <div style={{ maxWidth: '42rem', padding: '1rem' }}>
        <Cell picture={shown && { ...shown, focus }} shape="3 / 1" title={title} />
        {shown && <UnseenText how="Heard" words={`Scene from ${title}`} />}
      </div>
    );
  },
  play: async ({ args: { title }, canvasElement }) => {
    await expect(within(canvasElement).getByText(`Scene from ${title}`)).toBeVisible();
  },
};

const kinds = { picture, night: laterPicture, none: null };

/** A cell of the sheet with the shape of a picture. */
function Cell({ shape = '3 / 2', ...props }: ScenePictureProps & { shape?: string }) {
  return (
    <div style={{ aspectRatio: shape }}>
      <ScenePicture {...props} />
    </div>
  );
}

export const States: Story = {
  parameters: { controls: { disable: true }, frame: 'none', framed: true },
  beforeEach: ({ msw }) => {
    msw.use(http.get(neverLoading.url, () => delay('infinite').then(() => new HttpResponse())));
  },
  render: (args) => (
    <StateSheet>
      <State name="Default">
        <Cell {...args} />
      </State>
      <State name="Loading">
        <Cell {...args} picture={{ ...neverLoading, placeholder }} />
      </State>
      <State name="Empty">
        <Cell {...args} picture={null} />
      </State>
      <State name="Cropped to its upper part">
        <Cell {...args} picture={{ ...picture, focus: 0 }} shape="3 / 1" />
      </State>
      <State name="Cropped to its lower part">
        <Cell {...args} picture={{ ...picture, focus: 100 }} shape="3 / 1" />
      </State>
      <State dir="rtl" name="Right to left">
        <Cell {...args} />
      </State>
    </StateSheet>
  ),
  play: async (context) => {
    await checkCells({
      Loading: async (cell) => {
        const style = getComputedStyle(cell.getByRole('img'));
        await expect(style.getPropertyValue('--placeholder')).toContain('data:image');
      },
      Empty: async (cell) => {
        await expect(cell.queryByRole('img')).toBeNull();
        await expect(cell.getByText('No picture of this scene')).toBeVisible();
      },
      // A wide frame crops the sky and keeps the lower part, which the focus number names.
      'Cropped to its lower part': async (cell) => {
        await expect(getComputedStyle(cell.getByRole('img')).objectPosition).toBe('50% 100%');
      },
    })(context);
    await expect(context.args.onError).not.toHaveBeenCalled();
  },
};

export const Default: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAccessibleName('Scene from The Ferry That Waits');
  },
};

/** A screen reader reads the description with the picture. It cannot be seen. */
export const Described: Story = {
  tags: ['test-only'],
  args: {
    picture: { ...picture, description: 'Two red banners stand between hills and a tower.' },
  },
  play: async ({ args, canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAccessibleName('Scene from The Ferry That Waits');
    const description = args.picture?.description ?? '';
    await expect(image).toHaveAccessibleDescription(description);
    const sentence = within(canvasElement).getByText(description);
    await expect(sentence.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** Its own background, because the page behind it is dark in some eras. */
const buttonStyle: CSSProperties = {
  background: 'var(--color-surface)',
  border: '1px solid',
  color: 'var(--color-text)',
  padding: '0.5rem',
};

/** Shows a picture, and the next one each time a button is pressed. */
function Changing({
  next,
  ...args
}: ScenePictureProps & { next: readonly (PictureSource & { title: string })[] }) {
  const [turn, setTurn] = useState(0);
  const shown = next[turn - 1];
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateRows: 'minmax(0, 1fr) auto',
        height: '100%',
      }}
    >
      <ScenePicture {...args} {...(shown && { picture: shown, title: shown.title })} />
      <button onClick={() => setTurn(turn + 1)} style={buttonStyle}>
        Next
      </button>
    </div>
  );
}

const loaded = async (canvasElement: HTMLElement) => {
  const image = within(canvasElement).getByRole<HTMLImageElement>('img');
  await waitFor(() => expect(image.complete && image.naturalWidth > 0).toBe(true));
  return image;
};
const copies = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('canvas');
const turnPage = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }));

/** While the next picture loads, name and address are already new, and the former picture is still shown. */
export const Waiting: Story = {
  parameters: { framed: true },
  render: (args) => (
    <Changing
      {...args}
      next={[
        { ...neverLoading, title: 'Night' },
        { ...neverLoading, url: `${neverLoading.url}?2`, title: 'Dawn' },
      ]}
    />
  ),
  beforeEach: ({ msw }) => {
    msw.use(http.get(neverLoading.url, () => delay('infinite').then(() => new HttpResponse())));
  },
  play: async ({ args, canvasElement, step }) => {
    const image = await loaded(canvasElement);
    for (const [title, url] of [
      ['Night', neverLoading.url],
      ['Dawn', `${neverLoading.url}?2`],
    ] as const) {
      await step(`A copy of the former picture stays while ${title} loads`, async () => {
        await turnPage(canvasElement);
        await expect(within(canvasElement).getByRole('img')).toBe(image);
        await expect(image).toHaveAccessibleName(`Scene from ${title}`);
        await expect(image).toHaveAttribute('src', url);
        await expect(copies(canvasElement)).toHaveLength(1);
        await expect(copies(canvasElement)[0]).toHaveAttribute('aria-hidden', 'true');
      });
    }
    await step('A picture that is late has not failed', async () => {
      await expect(args.onError).not.toHaveBeenCalled();
    });
  },
};

/** When the next picture has loaded, nothing is left of the former one. */
export const Changed: Story = {
  render: (args) => <Changing {...args} next={[{ ...laterPicture, title: 'Night' }]} />,
  play: async ({ args, canvasElement }) => {
    await loaded(canvasElement);
    await turnPage(canvasElement);
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledWith(laterPicture.url));
    await waitFor(() => expect(copies(canvasElement)).toHaveLength(0));
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('src', laterPicture.url);
  },
};

/** If a picture without a placeholder replaces one that has not loaded, the placeholder stays. */
export const WaitingForTheFirst: Story = {
  tags: ['test-only'],
  parameters: { framed: true },
  args: { picture: { ...neverLoading, placeholder } },
  render: (args) => (
    <Changing {...args} next={[{ url: `${neverLoading.url}?2`, title: 'Night' }]} />
  ),
  beforeEach: ({ msw }) => {
    msw.use(http.get(neverLoading.url, () => delay('infinite').then(() => new HttpResponse())));
  },
  play: async ({ canvasElement }) => {
    await turnPage(canvasElement);
    const image = within(canvasElement).getByRole('img', { name: 'Scene from Night' });
    await expect(getComputedStyle(image).getPropertyValue('--placeholder')).toContain('data:image');
    await expect(copies(canvasElement)).toHaveLength(0);
  },
};

/** Replaces a broken picture with the next one, as the game does, and finally with the empty frame. */
function Swapping({ next, onError, ...args }: ScenePictureProps & { next: PictureSource | null }) {
  const [picture, setPicture] = useState(args.picture);
  const swap = (url: string) => {
    onError?.(url);
    setPicture(next);
  };
  return <ScenePicture {...args} onError={swap} picture={picture} />;
}

export const Broken: Story = {
  tags: ['test-only'],
  args: { picture: brokenPicture },
  render: (args) => <Swapping {...args} next={null} />,
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith(brokenPicture.url));
    await expect(await within(canvasElement).findByText('No picture of this scene')).toBeVisible();
  },
};

export const BrokenWithAFallback: Story = {
  tags: ['test-only'],
  args: { picture: brokenPicture },
  render: (args) => <Swapping {...args} next={picture} />,
  play: async ({ args, canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img')).toHaveAttribute('src', picture.url),
    );
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

/** A server may name an address that has failed already. The browser is silent then, since it requests nothing. */
export const BrokenAgain: Story = {
  tags: ['test-only'],
  args: { picture: brokenPicture },
  render: (args) => <Changing {...args} next={[{ ...brokenPicture, title: 'Night' }]} />,
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await turnPage(canvasElement);
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
  },
};

/** What an ending shows of a picture: another one of its era, a part of it, in its light. */
const answer = { ...laterPicture, answers: true, zoom: 130, across: 20, focus: 40 } as const;

const answers = (args: ScenePictureProps) => (
  <Changing
    {...args}
    next={[
      { ...answer, light: 'dusk', title: 'Aftermath: Wait for the ferry' },
      { ...answer, across: 70, zoom: 150, light: 'night', title: 'Aftermath: Row across' },
      { ...laterPicture, title: 'The ferry' },
      { ...picture, series: 'another', title: 'Another era' },
      { ...laterPicture, title: 'The ferry' },
    ]}
  />
);

/** Returns what can be seen of an answer: its part of the picture and the colour of its light. */
function seen(image: HTMLImageElement) {
  const { objectPosition, scale } = getComputedStyle(image);
  const frame = image.parentElement as HTMLElement;
  const light = getComputedStyle(frame, '::before');
  return { objectPosition, scale, light: frame.dataset['light'], colour: light.backgroundColor };
}

/** After a decision, and again after the reckoning, the picture moves slowly to the part and the light of the ending. */
export const Answers: Story = {
  tags: ['test-only'],
  render: answers,
  play: async ({ args, canvasElement, step }) => {
    const image = await loaded(canvasElement);
    await step('The view moves to the new place, in the light of dusk', async () => {
      await turnPage(canvasElement);
      await waitFor(() => expect(args.onLoad).toHaveBeenCalledWith(laterPicture.url));
      await waitFor(
        () => expect(seen(image)).toMatchObject({ objectPosition: '20% 40%', scale: '1.3' }),
        { timeout: 5_000 },
      );
      await expect(getComputedStyle(image).transitionDuration).toBe('1.6s');
      await expect(seen(image).light).toBe('dusk');
    });
    const dusk = seen(image).colour;
    await step('The next scene moves it on from there', async () => {
      await turnPage(canvasElement);
      // It is on its way, and not there at once.
      await waitFor(() => expect(seen(image).light).toBe('night'));
      await expect(seen(image).scale).not.toBe('1.5');
      await waitFor(
        () => expect(seen(image)).toMatchObject({ objectPosition: '70% 40%', scale: '1.5' }),
        { timeout: 5_000 },
      );
    });
    await step('The light has changed, and one copy is left', async () => {
      await expect(seen(image).colour).not.toBe(dusk);
      await expect(copies(canvasElement)).toHaveLength(0);
    });
    await step('After an undo it moves back as slowly, and its light fades', async () => {
      await turnPage(canvasElement);
      await waitFor(() => expect(seen(image).light).toBeUndefined());
      await expect(seen(image).scale).not.toBe('none');
      await expect(seen(image).colour).not.toBe('rgba(0, 0, 0, 0)');
      await waitFor(
        () => expect(seen(image)).toMatchObject({ colour: 'rgb(255, 255, 255)', scale: 'none' }),
        { timeout: 5_000 },
      );
    });
    await step('Nothing of it is left on another era, and on the way back', async () => {
      for (const name of ['Scene from Another era', 'Scene from The ferry']) {
        await turnPage(canvasElement);
        const shown = await within(canvasElement).findByRole<HTMLImageElement>('img', { name });
        await expect(seen(shown).colour).toBe('rgba(0, 0, 0, 0)');
      }
    });
  },
};

/** With reduced motion it is there at once. */
export const AnswersWithoutMotion: Story = {
  tags: ['test-only'],
  globals: { motion: 'reduced' },
  render: answers,
  play: async ({ canvasElement, step }) => {
    const image = await loaded(canvasElement);
    await step('The light changes at once', async () => {
      await turnPage(canvasElement);
      await waitFor(() => expect(seen(image).light).toBe('dusk'));
    });
    await step('The next scene has its place and its light without a movement', async () => {
      await turnPage(canvasElement);
      await waitFor(() => expect(seen(image).light).toBe('night'));
      await expect(seen(image)).toMatchObject({ objectPosition: '70% 40%', scale: '1.5' });
      await expect(image.getAnimations()).toHaveLength(0);
    });
  },
};

const lights = ['dawn', 'grey', 'dusk', 'night', 'lamplight'] as const;

/** The light of an ending is a colour that is multiplied with the picture. */
export const Lights: Story = {
  parameters: { controls: { disable: true }, frame: 'none', framed: true },
  render: (args) => (
    <StateSheet>
      <State name="its own light">
        <Cell {...args} />
      </State>
      {lights.map((light) => (
        <State key={light} name={light}>
          <Cell {...args} picture={{ ...picture, answers: true, light }} />
        </State>
      ))}
    </StateSheet>
  ),
  play: async ({ canvasElement }) => {
    const images = within(canvasElement).getAllByRole<HTMLImageElement>('img');
    await waitFor(
      async () => {
        const colours = new Set(images.map((image) => seen(image).colour));
        await expect(colours.size).toBe(lights.length + 1);
        await expect(colours).not.toContain('rgb(255, 255, 255)');
      },
      { timeout: 5_000 },
    );
  },
};

/** Another era is never shown with the former era's picture: its own preview is there until the picture has loaded. */
export const PreviewOfAnotherEra: Story = {
  parameters: { framed: true },
  args: { picture: { ...picture, series: 'medieval' } },
  render: (args) => (
    <Changing
      {...args}
      next={[{ ...neverLoading, placeholder, series: 'future', title: 'Night' }]}
    />
  ),
  beforeEach: ({ msw }) => {
    msw.use(http.get(neverLoading.url, () => delay('infinite').then(() => new HttpResponse())));
  },
  play: async ({ canvasElement }) => {
    const former = await loaded(canvasElement);
    await turnPage(canvasElement);
    const image = await within(canvasElement).findByRole('img', { name: 'Scene from Night' });
    await expect(former).not.toBeInTheDocument();
    await expect(copies(canvasElement)).toHaveLength(0);
    await expect(getComputedStyle(image).backgroundImage).toContain('data:image');
  },
};

/** A generated picture is not one of the era's own, so it stays as it is under the title of an outcome. */
export const GeneratedStays: Story = {
  tags: ['test-only'],
  render: (args) => (
    <Changing {...args} next={[{ ...picture, title: 'Aftermath: Wait for the ferry' }]} />
  ),
  play: async ({ canvasElement }) => {
    const image = await loaded(canvasElement);
    const before = seen(image);
    await turnPage(canvasElement);
    await waitFor(() =>
      expect(image).toHaveAccessibleName('Scene from Aftermath: Wait for the ferry'),
    );
    await expect(seen(image)).toEqual(before);
    await expect(copies(canvasElement)).toHaveLength(0);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { brokenPicture, neverLoading, picture } from '../../fixtures/pictures';
import { type PictureSource, ScenePicture, type ScenePictureProps } from './ScenePicture';

const meta = {
  title: 'Components/ScenePicture',
  component: ScenePicture,
  decorators: [
    (Story, { parameters }) => (
      <div
        style={{
          aspectRatio: (parameters['frame'] as string | undefined) ?? '3 / 2',
          margin: '1rem',
          maxWidth: '40rem',
        }}
      >
        <Story />
      </div>
    ),
  ],
  args: { picture, title: 'The Ferry That Waits', onError: fn() },
} satisfies Meta<typeof ScenePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAccessibleName('Scene from The Ferry That Waits');
  },
};

/** Swaps a broken picture for the next one, as the game does, and for the empty frame in the end. */
function Swapping({ next, onError, ...args }: ScenePictureProps & { next: PictureSource | null }) {
  const [picture, setPicture] = useState(args.picture);
  const swap = (url: string) => {
    onError?.(url);
    setPicture(next);
  };
  return <ScenePicture {...args} onError={swap} picture={picture} />;
}

export const Broken: Story = {
  args: { picture: brokenPicture },
  render: (args) => <Swapping {...args} next={null} />,
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith(brokenPicture.url));
    await expect(await within(canvasElement).findByText('No picture of this scene')).toBeVisible();
  },
};

export const BrokenWithAFallback: Story = {
  args: { picture: brokenPicture },
  render: (args) => <Swapping {...args} next={picture} />,
  play: async ({ args, canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img')).toHaveAttribute('src', picture.url),
    );
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

/** A wide frame cuts the sky away and keeps the ground, where this picture's story lies. */
export const CroppedToItsStory: Story = {
  parameters: { frame: '3 / 1' },
  args: { picture: { ...picture, focus: 100 } },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(getComputedStyle(image).objectPosition).toBe('50% 100%');
  },
};

export const Loading: Story = {
  parameters: { framed: true },
  args: { picture: { ...neverLoading, placeholder: picture.url } },
  beforeEach: ({ msw }) => {
    msw.use(http.get(neverLoading.url, () => delay('infinite').then(() => new HttpResponse())));
  },
  play: async ({ args, canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(getComputedStyle(image).getPropertyValue('--placeholder')).toContain('data:image');
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { picture: null },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement);
    await expect(frame.queryByRole('img')).toBeNull();
    await expect(frame.getByText('No picture of this scene')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { brokenPicture, neverLoading, picture } from '../../fixtures/pictures';
import { ScenePicture } from './ScenePicture';

const meta = {
  title: 'Components/ScenePicture',
  component: ScenePicture,
  decorators: [
    (Story) => (
      <div style={{ aspectRatio: '3 / 2', margin: '1rem', maxWidth: '40rem' }}>
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

export const Broken: Story = {
  args: { picture: brokenPicture },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith(brokenPicture.url));
  },
};

export const Loading: Story = {
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

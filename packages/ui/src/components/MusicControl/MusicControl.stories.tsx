import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { onBar, rightToLeft } from '../../fixtures/decorators';
import { forced } from '../../fixtures/forced-state';
import { MusicControl, type MusicControlProps } from './MusicControl';

const meta = {
  title: 'Components/MusicControl',
  component: MusicControl,
  decorators: [onBar],
  args: {
    playing: false,
    trackName: 'Sumer Is Icumen In',
    eraName: 'Medieval Era',
    volume: 0.5,
    onToggle: fn(),
    onVolumeChange: fn(),
  },
} satisfies Meta<typeof MusicControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Play music' })).toBeVisible();
  },
};

export const Toggled: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play music' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Playing: Story = {
  tags: ['visual-eras'],
  args: { playing: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Pause music' })).toBeVisible();
  },
};

export const Hovered: Story = { decorators: [forced('hover', 'button')] };

export const Focused: Story = {
  tags: ['visual'],
  decorators: [forced('focus-visible', 'button')],
};

export const VolumeFocused: Story = {
  tags: ['visual'],
  decorators: [forced('focus-visible', 'input')],
};

/** Plays and pauses as the game does. */
function Switching(props: MusicControlProps) {
  const [playing, setPlaying] = useState(props.playing);
  return <MusicControl {...props} onToggle={() => setPlaying(!playing)} playing={playing} />;
}

export const SwitchedByKeyboard: Story = {
  tags: ['!autodocs'],
  render: (args) => <Switching {...args} />,
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    const music = within(canvasElement);
    await user.tab();
    await user.keyboard(' ');
    const button = music.getByRole('button', { name: 'Pause music' });
    await expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(music.getByRole('button', { name: 'Play music' })).toHaveFocus();
  },
};

/** At volume 0 the speaker is crossed out and the bars rest, although the track plays on. */
export const Muted: Story = {
  tags: ['visual-eras'],
  args: { volume: 0, playing: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Pause music' })).toBeVisible();
    const dancing = canvasElement
      .getAnimations({ subtree: true })
      .filter((each) => each instanceof CSSAnimation);
    await expect(dancing).toHaveLength(0);
  },
};

export const Loudest: Story = { args: { volume: 1, playing: true } };

export const LongestTrackName: Story = {
  tags: ['visual'],
  args: { trackName: 'Variations on a tune whose name is longer than any header has room for' },
  play: async ({ args, canvasElement }) => {
    const name = within(canvasElement).getByText(args.trackName);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

export const LongGermanWords: Story = {
  args: { trackName: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmarsch' },
  globals: { viewport: { value: 'w320' } },
};

export const VolumeMoved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Volume' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50%');
    await fireEvent.change(slider, { target: { value: '80' } });
    await expect(args.onVolumeChange).toHaveBeenCalledWith(0.8);
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { UnseenText } from '../../fixtures/UnseenText';
import { onBar } from '../../fixtures/decorators';
import { MusicControl, type MusicControlProps } from './MusicControl';

const meta = {
  title: 'Components/Header/MusicControl',
  component: MusicControl,
  parameters: {
    design: designOf('Header/MusicControl', 'components-header-musiccontrol--states', true),
  },
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

/** The control with its state as controls. */
export const Playground: Story = {
  args: { silence: '' },
  argTypes: {
    silence: { control: 'text' },
    volume: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
  },
  render: (args) => (
    <>
      <MusicControl {...args} silence={args.silence || undefined} />
      <UnseenText how="Heard before the track’s name" words={`${args.eraName} theme:`} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const told = within(canvasElement).getByText(`${args.eraName} theme:`, { selector: 'q' });
    await expect(told).toBeVisible();
  },
};

export const States: Story = {
  parameters: { controls: { disable: true } },
  tags: ['visual-eras', 'at-1366'],
  render: (args) => (
    <StateSheet width="24rem">
      <State name="Paused">
        <MusicControl {...args} />
      </State>
      <State name="Playing">
        <MusicControl {...args} playing />
      </State>
      <State force={['hover']} name="Hovered">
        <MusicControl {...args} />
      </State>
      <State force={['focus-visible']} name="Focused">
        <MusicControl {...args} />
      </State>
      <State force={['focus-visible']} name="Volume focused" on="input">
        <MusicControl {...args} />
      </State>
      <State name="Muted">
        <MusicControl {...args} playing volume={0} />
      </State>
      <State name="Loudest">
        <MusicControl {...args} playing volume={1} />
      </State>
      <State name="Asked for, and loading">
        <MusicControl {...args} playing silence="loading" />
      </State>
      <State name="Longest track name">
        <MusicControl
          {...args}
          trackName="Variations on a tune whose name is longer than any header has room for"
        />
      </State>
      <State dir="rtl" name="Right to left">
        <MusicControl {...args} />
      </State>
    </StateSheet>
  ),
  play: checkCells({
    // At volume 0 the speaker is crossed out and the bars rest, although the track plays on.
    Muted: ({ element }) => restsBecause(element, ''),
    'Asked for, and loading': ({ element }) => restsBecause(element, 'loading'),
    'Longest track name': async (cell) => {
      const name = cell.getByText(/^Variations on a tune/);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    },
  }),
};

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Play music' })).toBeVisible();
  },
};

export const Toggled: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play music' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Playing: Story = {
  args: { playing: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Pause music' })).toBeVisible();
  },
};

/** Plays and pauses as the game does. */
function Switching(props: MusicControlProps) {
  const [playing, setPlaying] = useState(props.playing);
  return <MusicControl {...props} onToggle={() => setPlaying(!playing)} playing={playing} />;
}

export const SwitchedByKeyboard: Story = {
  tags: ['test-only'],
  render: (args) => <Switching {...args} />,
  play: async ({ canvasElement, step }) => {
    const user = userEvent.setup();
    const music = within(canvasElement);
    await step('Space starts the music', async () => {
      await user.tab();
      await user.keyboard(' ');
      const button = music.getByRole('button', { name: 'Pause music' });
      await expect(button).toHaveFocus();
    });
    await step('Enter pauses it', async () => {
      await user.keyboard('{Enter}');
      await expect(music.getByRole('button', { name: 'Play music' })).toHaveFocus();
    });
  },
};

/** Expects that the button still says what was asked for, that its description says why nothing sounds, and that the bars rest. */
const restsBecause = async (canvasElement: HTMLElement, reason: string) => {
  const button = within(canvasElement).getByRole('button', { name: 'Pause music' });
  await expect(button).toHaveAccessibleDescription(reason);
  const dancing = canvasElement
    .getAnimations({ subtree: true })
    .filter((each) => each instanceof CSSAnimation);
  await expect(dancing).toHaveLength(0);
};

export const Blocked: Story = {
  tags: ['test-only'],
  args: { playing: true, silence: 'blocked by the browser until you press something' },
  play: ({ args, canvasElement }) => restsBecause(canvasElement, args.silence ?? ''),
};

export const WithoutConnection: Story = {
  tags: ['test-only'],
  args: { playing: true, silence: 'no connection' },
  play: ({ args, canvasElement }) => restsBecause(canvasElement, args.silence ?? ''),
};

export const Failed: Story = {
  tags: ['test-only'],
  args: { playing: true, silence: 'could not be played' },
  play: ({ args, canvasElement }) => restsBecause(canvasElement, args.silence ?? ''),
};

export const Interrupted: Story = {
  tags: ['test-only'],
  args: { playing: true, silence: 'interrupted, goes on when you press something' },
  play: ({ args, canvasElement }) => restsBecause(canvasElement, args.silence ?? ''),
};

/** An era may have no music: the control says so before it is pressed. */
export const SilentBeforeItPlays: Story = {
  tags: ['test-only'],
  args: { silence: 'this era has no music yet' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Play music' });
    await expect(button).toHaveAccessibleDescription('this era has no music yet');
  },
};

export const LongGermanWords: Story = {
  tags: ['test-only'],
  args: { trackName: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmarsch' },
  globals: { viewport: { value: 'w320' } },
};

export const VolumeMoved: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Volume' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50%');
    await fireEvent.change(slider, { target: { value: '80' } });
    await expect(args.onVolumeChange).toHaveBeenCalledWith(0.8);
  },
};

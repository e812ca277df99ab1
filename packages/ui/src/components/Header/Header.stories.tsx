import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { MusicControl, type MusicControlProps } from '../MusicControl/MusicControl';
import { Header } from './Header';

const musicProps: MusicControlProps = {
  eraName: 'Medieval Era',
  onToggle: fn(),
  onVolumeChange: fn(),
  playing: true,
  trackName: 'Sumer Is Icumen In',
  volume: 0.5,
};

const meta = {
  title: 'Components/Header/Header',
  component: Header,
  parameters: { design: designOf('Header/Header', 'components-header-header--default', true) },
  args: { music: <MusicControl {...musicProps} /> },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const repeatedLandmarks = ['landmark-no-duplicate-banner', 'landmark-unique'].map((id) => ({
  id,
  enabled: false,
}));

/** The header with its music control as controls. */
export const Playground: StoryObj<{
  withMusic: boolean;
  playing: boolean;
  trackName: string;
  volume: number;
}> = {
  args: { withMusic: true, playing: true, trackName: musicProps.trackName, volume: 0.5 },
  argTypes: {
    withMusic: {
      control: 'boolean',
      description: 'True if a MusicControl is at the end of the header.',
    },
    playing: {
      control: 'boolean',
      description: 'True while music plays: the button says “Pause music” and the bars move.',
    },
    trackName: { control: 'text', description: 'The name of the current track.' },
    volume: {
      control: { type: 'range', min: 0, max: 1, step: 0.05 },
      description: 'The volume, from 0 to 1.',
    },
  },
  parameters: { controls: { include: ['withMusic', 'playing', 'trackName', 'volume'] } },
  render: ({ withMusic, ...music }) => (
    <Header music={withMusic ? <MusicControl {...musicProps} {...music} /> : undefined} />
  ),
};

export const States: Story = {
  // The landmark of the header is on the sheet once for each state.
  parameters: { controls: { disable: true }, a11y: { config: { rules: repeatedLandmarks } } },
  render: (args) => (
    <StateSheet width="100%">
      <State name="Default">
        <Header {...args} />
      </State>
      <State force={['hover']} name="Button hovered">
        <Header {...args} />
      </State>
      <State force={['focus-visible']} name="Button focused">
        <Header {...args} />
      </State>
      <State name="Without music">
        <Header />
      </State>
      <State name="Longest name of a track">
        <Header
          music={<MusicControl {...musicProps} trackName={`${musicProps.trackName} `.repeat(6)} />}
        />
      </State>
      <State dir="rtl" name="Right to left">
        <Header {...args} />
      </State>
    </StateSheet>
  ),
};

export const Default: Story = {
  tags: ['visual-eras', 'at-1366'],
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Historical Time Traveler',
    );
    for (const name of ['Information', 'Settings', 'Profile']) {
      await expect(header.getByRole('button', { name })).toBeVisible();
      await expect(header.getByRole('button', { name })).toHaveAccessibleDescription(
        'not open yet',
      );
    }
  },
};

export const ReachedByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, step }) => {
    const header = within(canvasElement);
    const user = userEvent.setup();
    await step('Tab reaches each button', async () => {
      for (const name of ['Information', 'Settings', 'Profile', 'Pause music']) {
        await user.tab();
        await expect(header.getByRole('button', { name })).toHaveFocus();
      }
    });
    await step('Then it reaches the volume', async () => {
      await user.tab();
      await expect(header.getByRole('slider', { name: 'Volume' })).toHaveFocus();
    });
  },
};

export const LongestTrackName: Story = {
  tags: ['test-only'],
  args: {
    music: (
      <MusicControl
        {...musicProps}
        trackName="Variations on a tune whose name is longer than any header has room for"
      />
    ),
  },
  globals: { viewport: { value: 'w768' } },
};

export const OnAPhone: Story = {
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
};

export const OnTheSmallestPhone: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w320' } },
};

export const LongestTrackNameOnAPhone: Story = {
  ...LongestTrackName,
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText(/^Variations on a tune/);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(getComputedStyle(name).textOverflow).toBe('clip');
    const { bottom } = within(canvasElement).getByRole('banner').getBoundingClientRect();
    await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  },
};

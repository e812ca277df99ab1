import type { Meta, StoryObj } from '@storybook/react-vite';
import { WindowState, WindowStateSheet } from '../../fixtures/StateSheet';
import { sheetOfWindows } from '../../fixtures/decorators';
import { designOf } from '../../fixtures/design';
import { expect, fn, within } from 'storybook/test';
import { picture } from '../../fixtures/pictures';
import {
  choices,
  germanChoices,
  germanScenario,
  longScenario,
  manyChoices,
  periods,
  scenario,
} from '@time-traveler/testing';
import { ChoicePanel } from '../ChoicePanel/ChoicePanel';
import { EraTimeline } from '../EraTimeline/EraTimeline';
import { Header } from '../Header/Header';
import { MusicControl } from '../MusicControl/MusicControl';
import { ScenarioPanel } from '../ScenarioPanel/ScenarioPanel';
import { GameLayout } from './GameLayout';

const parts = {
  header: (
    <Header
      music={
        <MusicControl
          eraName="Medieval Era"
          onToggle={fn()}
          onVolumeChange={fn()}
          playing={false}
          trackName="Sumer Is Icumen In"
          volume={0.5}
        />
      }
    />
  ),
  scenario: <ScenarioPanel picture={picture} scenario={scenario} />,
  choices: <ChoicePanel choices={choices} impact={null} />,
  timeline: null,
};

const meta = {
  title: 'Components/Page/GameLayout',
  component: GameLayout,
  parameters: {
    design: designOf('Page/GameLayout', 'screens-game--first-visit', true),
    screen: { width: 1366, height: 768 },
    framed: true,
  },
  args: parts,
  render: (args, { globals }) => (
    <GameLayout
      {...args}
      timeline={<EraTimeline activeSlug={String(globals['era'])} periods={periods} />}
    />
  ),
} satisfies Meta<typeof GameLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole screen with the number of cards and the length of the story as controls. */
export const Playground: StoryObj<{ choiceCount: number; longStory: boolean; loading: boolean }> = {
  args: { choiceCount: 4, longStory: false, loading: false },
  argTypes: {
    choiceCount: {
      control: { type: 'range', min: 0, max: 12, step: 1 },
      description: 'How many choices there are.',
    },
    longStory: { control: 'boolean', description: 'True if the story is longer than its panel.' },
    loading: { control: 'boolean', description: 'True while the list of eras is loading.' },
  },
  parameters: { controls: { include: ['choiceCount', 'longStory', 'loading'] } },
  render: ({ choiceCount, longStory, loading }, { globals }) => (
    <GameLayout
      {...parts}
      choices={<ChoicePanel choices={manyChoices(choiceCount)} impact={null} />}
      scenario={<ScenarioPanel picture={picture} scenario={longStory ? longScenario : scenario} />}
      timeline={
        <EraTimeline activeSlug={String(globals['era'])} loading={loading} periods={periods} />
      }
    />
  ),
};

export const States: Story = {
  parameters: sheetOfWindows,
  render: (args, { globals }) => {
    const timeline = (loading: boolean) => (
      <EraTimeline activeSlug={String(globals['era'])} loading={loading} periods={periods} />
    );
    return (
      <WindowStateSheet>
        <WindowState name="Default">
          <GameLayout {...args} timeline={timeline(false)} />
        </WindowState>
        <WindowState name="Loading">
          <GameLayout
            {...args}
            choices={<ChoicePanel choices={[]} impact={null} />}
            timeline={timeline(true)}
          />
        </WindowState>
        <WindowState name="Longest text">
          <GameLayout
            {...args}
            choices={<ChoicePanel choices={manyChoices(12)} impact={null} />}
            scenario={<ScenarioPanel picture={picture} scenario={longScenario} />}
            timeline={timeline(false)}
          />
        </WindowState>
        <WindowState dir="rtl" name="Right to left">
          <GameLayout {...args} timeline={timeline(false)} />
        </WindowState>
      </WindowStateSheet>
    );
  },
};

/** Fails if the page scrolls sideways. */
async function expectNoSidewaysScrolling(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

export const WholeScreen: Story = {
  globals: { viewport: { value: 'w1366' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const landmark of ['banner', 'main', 'navigation']) {
      await expect(screen.getByRole(landmark)).toBeVisible();
    }
    await expectNoSidewaysScrolling();
    // On a desktop panels may scroll, but the page does not. The window may be smaller than requested.
    if (innerWidth < 1366 || innerHeight < 768) return;
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: expectNoSidewaysScrolling,
};

export const OnTheSmallestPhone: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w320' } },
  play: expectNoSidewaysScrolling,
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: expectNoSidewaysScrolling,
};

export const OnALargeScreen: Story = { globals: { viewport: { value: 'w1920' } } };

export const LargeText: Story = {
  tags: ['visual', 'at-390'],
  globals: { textSize: '200-percent', viewport: { value: 'w390' } },
  play: expectNoSidewaysScrolling,
};

export const LongGermanWords: Story = {
  tags: ['test-only'],
  args: {
    scenario: <ScenarioPanel picture={picture} scenario={germanScenario} />,
    choices: <ChoicePanel choices={germanChoices} impact={null} />,
  },
  globals: { viewport: { value: 'w320' } },
  play: expectNoSidewaysScrolling,
};

export const Mirrored: Story = {
  tags: ['visual', 'at-1366'],
  globals: { direction: 'rtl', viewport: { value: 'w1366' } },
};

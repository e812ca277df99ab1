import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { PanelCell, inPanelRoom, sheetOfPanels } from '../../fixtures/decorators';
import { choices, germanChoices, impact, manyChoices } from '@time-traveler/testing';
import { JourneyButton } from '../JourneyButton/JourneyButton';
import { ChoicePanel, type ChoicePanelProps } from './ChoicePanel';

const meta = {
  title: 'Components/Choices/ChoicePanel',
  component: ChoicePanel,
  parameters: {
    design: designOf('Choices/ChoicePanel', 'components-choices-choicepanel--after-a-choice', true),
  },
  decorators: [inPanelRoom],
  args: { choices, impact: null, onChoose: fn() },
} satisfies Meta<typeof ChoicePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel with the number of cards and its sentences as controls. */
export const Playground: StoryObj<{
  count: number;
  impact: string;
  notice: string;
  origin: 'written' | 'model';
  onChoose: () => void;
}> = {
  args: { count: 4, impact: '', notice: '', origin: 'written', onChoose: fn() },
  argTypes: {
    count: {
      control: { type: 'range', min: 0, max: 12, step: 1 },
      description: 'How many choices there are.',
    },
    impact: { control: 'text' },
    notice: { control: 'text' },
    origin: { control: 'inline-radio', options: ['written', 'model'] },
  },
  parameters: { controls: { include: ['count', 'impact', 'notice', 'origin', 'onChoose'] } },
  render: ({ count, impact, notice, origin, onChoose }) => (
    <ChoicePanel
      choices={manyChoices(count)}
      impact={impact === '' ? null : impact}
      notice={notice === '' ? null : notice}
      onChoose={onChoose}
      origin={origin}
    />
  ),
};

export const States: Story = {
  parameters: sheetOfPanels,
  render: (args) => (
    <StateSheet width="26rem">
      {Object.entries(states).map(([name, props]) => (
        <State dir={name === 'Right to left' ? 'rtl' : 'ltr'} key={name} name={name}>
          <PanelCell>
            <ChoicePanel {...args} {...props} />
          </PanelCell>
        </State>
      ))}
    </StateSheet>
  ),
};

const states: Readonly<Record<string, Partial<ChoicePanelProps>>> = {
  Default: {},
  'After a choice': { impact, progress: '2 of 4 made' },
  'New choices': { notice: 'New choices have come' },
  'Written by a model': { origin: 'model' },
  'Twelve choices': { choices: manyChoices(12) },
  Empty: { choices: [] },
  'Long German words': { choices: germanChoices },
  'Right to left': {},
};

export const Default: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('heading', { name: 'Your Choices' })).toBeVisible();
    await expect(panel.getAllByRole('button')).toHaveLength(choices.length);
  },
};

export const Chosen: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: /^Offer your silver ring/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(choices[2]);
  },
};

export const AfterAChoice: Story = { tags: ['visual-eras'], args: { impact } };

/** The way to the journey is below the impact, and every choice is still visible. */
export const WithJourney: Story = {
  tags: ['visual'],
  args: { impact, journey: <JourneyButton decisions={3} onOpen={() => {}} /> },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const box = panel.getByRole('region', { name: 'Current Impact' }).getBoundingClientRect();
    const button = panel.getByRole('button', { name: 'Your journey · 3 decisions' });
    const { top, bottom, height } = button.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect((top + bottom) / 2).toBeGreaterThan(box.bottom);
  },
};

/** A notice says that there are new choices. It moves nothing else. */
export const NewChoices: Story = {
  tags: ['visual'],
  args: { notice: 'New choices have come' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('New choices have come')).toBeVisible();
  },
};

export const WrittenByAModel: Story = {
  tags: ['visual'],
  args: { origin: 'model' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/written by a language model and not checked/),
    ).toBeVisible();
  },
};

export const OneChoice: Story = { tags: ['visual'], args: { choices: manyChoices(1) } };

export const TwelveChoices: Story = {
  tags: ['visual', 'at-1366'],
  // In a smaller window the page scrolls.
  globals: { viewport: { value: 'w1366' } },
  args: { choices: manyChoices(12) },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const buttons = panel.getAllByRole('button');
    await expect(buttons).toHaveLength(12);
    // The impact stays visible while the cards scroll.
    await expect(panel.getByRole('region', { name: 'Current Impact' })).toBeVisible();
  },
};

export const LongGermanWords: Story = {
  tags: ['visual'],
  args: { choices: germanChoices, impact: `${impact} ${germanChoices[0]?.description ?? ''}` },
};

export const OnAPhone: Story = {
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
};

export const PlayedByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement, step }) => {
    const panel = within(canvasElement);
    const user = userEvent.setup();
    const [first, second] = panel.getAllByRole('button');
    await step('Tab leads to the next card', async () => {
      first?.focus();
      await user.tab();
      await expect(second).toHaveFocus();
    });
    await step('Space chooses it', async () => {
      await user.keyboard(' ');
      await expect(args.onChoose).toHaveBeenCalledWith(choices[1]);
    });
  },
};

/** Replaces the choices when the button below the panel is pressed, as an answer of the server does. */
function Arrival({ next, ...props }: ChoicePanelProps & { next: ChoicePanelProps['choices'] }) {
  const [choices, setChoices] = useState(props.choices);
  return (
    <>
      <ChoicePanel
        {...props}
        choices={choices}
        notice={choices === next ? (props.notice ?? null) : null}
      />
      <button id="arrive" onClick={() => setChoices(next)} type="button">
        Let new choices arrive
      </button>
    </>
  );
}

const fresh = manyChoices(3).map((choice, index) => ({ ...choice, text: `New choice ${index}` }));

/** Delivers the answer without a real press, so that it can arrive between press and release. */
function arrive(canvas: HTMLElement): void {
  canvas.querySelector<HTMLButtonElement>('#arrive')?.click();
}

export const SwapWhilePressed: Story = {
  tags: ['test-only'],
  render: (args) => <Arrival {...args} next={fresh} />,
  play: async ({ args, canvasElement, step }) => {
    const panel = within(canvasElement);
    // Both steps use the same pointer, because a release belongs to its press.
    const user = userEvent.setup();
    const pressed = panel.getByRole('button', { name: /^Offer your silver ring/ });
    await step('press, and let the answer arrive', async () => {
      await user.pointer({ target: pressed, keys: '[MouseLeft>]' });
      arrive(canvasElement);
      await expect(pressed).toHaveAccessibleName(/^Offer your silver ring/);
    });
    await step('release: what was pressed is chosen, then the new choices show', async () => {
      await user.pointer({ target: pressed, keys: '[/MouseLeft]' });
      await expect(args.onChoose).toHaveBeenCalledWith(choices[2]);
      await expect(await panel.findByRole('button', { name: /^New choice 0/ })).toBeVisible();
    });
  },
};

/** The key goes up elsewhere: Tab has moved the focus, or Alt and Tab another window. */
export const SwapAfterAKeyThatIsReleasedElsewhere: Story = {
  tags: ['test-only'],
  render: (args) => <Arrival {...args} next={fresh} />,
  play: async ({ args, canvasElement, step }) => {
    const panel = within(canvasElement);
    const user = userEvent.setup();
    const pressed = panel.getByRole('button', { name: /^Offer your silver ring/ });
    await step('The answer arrives while a key is down', async () => {
      pressed.focus();
      await user.keyboard('[Space>]');
      arrive(canvasElement);
      await expect(pressed).toHaveAccessibleName(/^Offer your silver ring/);
    });
    await step(
      'The key goes up elsewhere: the new choices show, and nothing is chosen',
      async () => {
        pressed.blur();
        await expect(await panel.findByRole('button', { name: /^New choice 0/ })).toBeVisible();
        await expect(args.onChoose).not.toHaveBeenCalled();
      },
    );
  },
};

export const SwapKeepsTheFocus: Story = {
  tags: ['test-only'],
  render: (args) => <Arrival {...args} next={fresh} />,
  play: async ({ canvasElement, step }) => {
    const panel = within(canvasElement);
    await step('the card in the same place keeps it', async () => {
      panel.getByRole('button', { name: /^Speak to the ferryman/ }).focus();
      arrive(canvasElement);
      await expect(await panel.findByRole('button', { name: /^New choice 1/ })).toHaveFocus();
    });
  },
};

export const LatePressesCountWhenMeant: Story = {
  tags: ['test-only'],
  args: { notice: 'New choices have come' },
  render: (args) => <Arrival {...args} next={fresh} />,
  play: async ({ args, canvasElement, step }) => {
    const panel = within(canvasElement);
    const user = userEvent.setup();
    await step('a key on the card that had the focus was meant for the former choice', async () => {
      panel.getByRole('button', { name: /^Speak to the ferryman/ }).focus();
      arrive(canvasElement);
      await panel.findByRole('button', { name: /^New choice 1/ });
      await user.keyboard('{Enter}');
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('a key on a card that got the focus since is meant', async () => {
      await user.tab();
      await user.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith(fresh[2]);
    });
  },
};

export const ShorterListKeepsTheFocus: Story = {
  tags: ['test-only'],
  render: (args) => <Arrival {...args} next={fresh} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    panel.getByRole('button', { name: /^Walk to the ford/ }).focus();
    arrive(canvasElement);
    await expect(await panel.findByRole('button', { name: /^New choice 2/ })).toHaveFocus();
  },
};

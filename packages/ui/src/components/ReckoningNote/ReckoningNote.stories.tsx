import { periods } from '@time-traveler/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect } from 'storybook/test';
import { inPanelRoom } from '../../fixtures/decorators';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { iconNames } from '../Icon/Icon';
import { Panel } from '../Panel/Panel';
import { ReckoningNote } from './ReckoningNote';

const meta = {
  title: 'Components/Story/ReckoningNote',
  component: ReckoningNote,
  parameters: {
    design: designOf('Story/ReckoningNote', 'components-story-reckoningnote--states', true),
  },
  decorators: [
    (Story) => (
      <Panel labelledBy="story">
        <div style={{ padding: '1rem 1.5rem' }}>
          <h2 id="story" style={{ fontSize: '1rem' }}>
            The end of a story
          </h2>
          <Story />
        </div>
      </Panel>
    ),
    inPanelRoom,
  ],
  args: {
    decisions: [
      'Join the villagers at the gate',
      'Share future knowledge',
      'Document your observations',
      'Try a different approach',
    ],
    slug: 'medieval',
    icon: 'castle',
  },
} satisfies Meta<typeof ReckoningNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  argTypes: {
    icon: { control: 'select', options: iconNames },
    slug: { control: 'inline-radio', options: periods.map(({ slug }) => slug) },
  },
};

export const States: Story = {
  tags: ['visual-eras'],
  parameters: { controls: { disable: true } },
  render: (args) => (
    <StateSheet>
      <State name="Default">
        <ReckoningNote {...args} />
      </State>
      <State dir="rtl" name="Right to left">
        <ReckoningNote {...args} />
      </State>
    </StateSheet>
  ),
  play: async (context) => {
    const { decisions } = context.args;
    await checkCells({
      Default: async (cell) => {
        const items = cell.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);
        await expect(items).toEqual(decisions);
      },
    })(context);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect } from 'storybook/test';
import { inPanelRoom } from '../../fixtures/decorators';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
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
    reckoning: {
      name: 'The cow stays',
      why: 'You stood with Alis, and what you knew was said aloud.',
    },
  },
} satisfies Meta<typeof ReckoningNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  argTypes: { reckoning: { control: 'object' } },
};

export const States: Story = {
  tags: ['visual-eras'],
  parameters: { controls: { disable: true } },
  render: ({ reckoning }) => (
    <StateSheet>
      <State name="Default">
        <ReckoningNote reckoning={reckoning} />
      </State>
      <State dir="rtl" name="Right to left">
        <ReckoningNote reckoning={reckoning} />
      </State>
    </StateSheet>
  ),
  play: async (context) => {
    const { name, why } = context.args.reckoning;
    await checkCells({
      // The end's name as a heading, and the reason as a sentence.
      Default: async (cell) => {
        await expect(cell.getByRole('heading', { level: 3 })).toHaveTextContent(name);
        await expect(cell.getByText(why)).toBeVisible();
      },
    })(context);
  },
};

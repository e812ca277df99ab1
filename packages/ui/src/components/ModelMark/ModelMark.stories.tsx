import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { ModelMark } from './ModelMark';

const meta = {
  title: 'Components/Story/ModelMark',
  component: ModelMark,
  parameters: { design: designOf('Story/ModelMark', 'components-story-modelmark--playground') },
  args: { subject: 'These choices were' },
  decorators: [
    (Story) => (
      <div
        style={{ background: 'var(--color-surface)', color: 'var(--color-text)', padding: '1rem' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ModelMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['visual'] };

export const States: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <StateSheet width="16rem">
      <State name="Choices">
        <ModelMark {...args} />
      </State>
      <State name="Background">
        <ModelMark subject="This background was" />
      </State>
      <State name="Long German words">
        <ModelMark subject="Donaudampfschifffahrtsgesellschaftskapitänserinnerungen were" />
      </State>
      <State dir="rtl" name="Right to left">
        <ModelMark {...args} />
      </State>
    </StateSheet>
  ),
};

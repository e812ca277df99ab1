import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
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

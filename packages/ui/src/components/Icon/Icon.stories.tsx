import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect } from 'storybook/test';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { onSurface } from '../../fixtures/decorators';
import { Icon, iconFor, iconNames } from './Icon';

const meta = {
  title: 'Components/Page/Icon',
  component: Icon,
  parameters: { design: designOf('Page/Icon', 'components-page-icon--all') },
  args: { name: 'castle' },
  decorators: [onSurface],
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  argTypes: { name: { control: 'select', options: iconNames } },
};

export const States: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <StateSheet width="10rem">
      <State name="Default">
        <Icon {...args} />
      </State>
      <State name="In the accent colour">
        <span style={{ color: 'var(--color-accent)' }}>
          <Icon {...args} />
        </span>
      </State>
      <State name="Unknown to the game">
        <Icon name={iconFor('sundial')} />
      </State>
      <State dir="rtl" name="Right to left">
        <Icon name="arrow" />
      </State>
    </StateSheet>
  ),
};

export const All: Story = {
  tags: ['visual'],
  render: () => (
    <ul style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, 6rem)' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', gap: '0.25rem', justifyItems: 'center' }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(iconNames.length);
    // Icons are decoration. The words beside them are the names.
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  },
};

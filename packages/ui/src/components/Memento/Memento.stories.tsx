import { mementos } from '@time-traveler/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect } from 'storybook/test';
import { onSurface } from '../../fixtures/decorators';
import { Memento } from './Memento';

const meta = {
  title: 'Components/Overlays/Memento',
  component: Memento,
  parameters: { design: designOf('Overlays/Memento', 'components-overlays-memento--states', true) },
  decorators: [onSurface],
  args: { slug: 'medieval', name: 'half a tally' },
} satisfies Meta<typeof Memento>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  argTypes: {
    slug: { control: 'inline-radio', options: mementos.map(({ slug }) => slug) },
  },
};

/** All five, at the size of the journal. They look the same in every theme. */
export const States: Story = {
  tags: ['visual-eras'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {mementos.map((memento) => (
        <Memento key={memento.slug} {...memento} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const { name } of mementos) {
      await expect(canvas.getByRole('img', { name })).toBeVisible();
    }
  },
};

/** An era without a drawing has its words alone. */
export const WithoutDrawing: Story = {
  tags: ['test-only'],
  args: { slug: 'bronze-age', name: 'a bead' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

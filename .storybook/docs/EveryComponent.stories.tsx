import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InGround } from './InGround';
import { Sheet } from './Sheet';
import { guides } from './guides';

const meta = {
  title: 'Foundations/Every component',
  tags: ['!autodocs'],
  // The examples repeat landmarks, and nothing in them can be used.
  parameters: { controls: { disable: true }, a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = Object.entries(guides).filter(([, { example }]) => example !== undefined);

export const EveryComponent: Story = {
  // Named like its title, so that the sidebar opens it with one click.
  name: 'Every component',
  render: () => (
    <Sheet
      about="One example of each component, in the era of the toolbar. Change a token in packages/ui/src/themes while Storybook runs, and choose all eras side by side to see everything that it changes. What covers a whole window has a page of its own."
      title="Every component"
    >
      <div className="sheet-components">
        {shown.map(([name, { example, ground }]) => (
          <section aria-label={name} key={name}>
            <h2 className="sheet-label">{name}</h2>
            <InGround ground={ground}>{example}</InGround>
          </section>
        ))}
      </div>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const [name] of shown) {
      const { height } = within(canvasElement)
        .getByLabelText(name, { selector: 'section' })
        .getBoundingClientRect();
      await expect([name, height > 40]).toEqual([name, true]);
    }
  },
};

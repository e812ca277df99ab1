import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '@time-traveler/ui';
import { expect } from 'storybook/test';
import { EachEra, InEra, Sheet, foundation } from './Sheet';

const meta = { ...foundation, title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const grounds = [
  ['var(--surface-image), var(--color-surface)', 'var(--color-text)'],
  ['var(--bar-image), var(--color-bar)', 'var(--color-bar-text)'],
] as const;

export const Icons: Story = {
  tags: ['visual', 'at-1366', 'whole'],
  render: () => (
    <Sheet
      about="One set of line drawings on a grid of 24, drawn in the colour of the text around them. An era names its own in its content file; a name that nobody knows gets the hourglass."
      title="Icons"
    >
      <EachEra>
        {(era) => (
          <InEra era={era}>
            {grounds.map(([background, color]) => (
              <ul className="sheet-grid" key={color} style={{ background, color, padding: '1rem' }}>
                {iconNames.map((name) => (
                  <li key={name} style={{ alignItems: 'center', display: 'flex', gap: '0.5rem' }}>
                    <Icon name={name} />
                    {name}
                  </li>
                ))}
              </ul>
            ))}
          </InEra>
        )}
      </EachEra>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg').length).toBe(iconNames.length * 10);
  },
};

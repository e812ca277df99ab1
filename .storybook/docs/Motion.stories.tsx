import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EachEra, InEra, Sheet } from './Sheet';
import { tokensWhere, useReading } from './era-tokens';
import type { Era } from '@time-traveler/game-core';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const read = tokensWhere((name) => /^--(?:duration|ease)/.test(name));

function Movement({ era }: { era: Era }) {
  const [section, tokens] = useReading(read);
  return (
    <InEra era={era} sectionRef={section}>
      <ul className="sheet-grid">
        {tokens.map(({ name, value }) => (
          <li key={name}>
            <div className="sheet-paper">
              <div
                className="sheet-mover"
                style={name.startsWith('--duration') ? { animationDuration: `var(${name})` } : {}}
              />
            </div>
            <div className="sheet-label">
              {name}: {value}
            </div>
          </li>
        ))}
      </ul>
    </InEra>
  );
}

export const Motion: Story = {
  render: () => (
    <Sheet
      about="Two durations and one curve. Hover and press answer quickly; a change of era is one cross-fade and done within 400 ms. Switch on reduced motion in the toolbar and everything stands still."
      title="Motion"
    >
      <EachEra>{(era) => <Movement era={era} />}</EachEra>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const section of canvasElement.querySelectorAll('.sheet-era')) {
      const era = getComputedStyle(section).getPropertyValue('--duration-era');
      const milliseconds = parseFloat(era) * (era.trim().endsWith('ms') ? 1 : 1000);
      await expect(milliseconds).toBeLessThanOrEqual(400);
    }
  },
};

export const MotionReduced: Story = {
  ...Motion,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const states = canvasElement.getAnimations({ subtree: true });
      return expect(states.filter(({ playState }) => playState === 'running')).toHaveLength(0);
    });
  },
};

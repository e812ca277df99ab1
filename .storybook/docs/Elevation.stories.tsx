import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EachEra, InEra, Sheet, foundation } from './Sheet';
import { tokensWhere, useReading } from './era-tokens';
import type { Era } from '@time-traveler/game-core';

const meta = { ...foundation, title: 'Foundations/Elevation', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const read = tokensWhere((name) => name.endsWith('-shadow'));

function Shadows({ era }: { era: Era }) {
  const [section, tokens] = useReading(read);
  return (
    <InEra era={era} sectionRef={section}>
      <ul className="sheet-grid" style={{ gap: '2.5rem', padding: '1rem' }}>
        {tokens.map(({ name, value }) => (
          <li key={name}>
            <div
              data-token={name}
              style={{
                background: 'var(--surface-image), var(--color-surface)',
                border: 'var(--panel-border)',
                borderRadius: 'var(--panel-radius)',
                boxShadow: `var(${name})`,
                height: '5rem',
              }}
            />
            <div className="sheet-label" style={{ marginBlockStart: '1.25rem' }}>
              {name}
              {value === 'none' ? ': none' : ''}
            </div>
          </li>
        ))}
      </ul>
    </InEra>
  );
}

export const Elevation: Story = {
  tags: ['visual', 'at-1366', 'whole'],
  render: () => (
    <Sheet
      about="What lies above what, told by shadow, glow or a hard edge, as the era would tell it. “None” is an answer too."
      title="Elevation"
    >
      <EachEra>{(era) => <Shadows era={era} />}</EachEra>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    // A dialog is above the page in every era.
    for (const box of canvasElement.querySelectorAll('[data-token="--dialog-shadow"]')) {
      await expect(getComputedStyle(box).boxShadow).not.toBe('none');
    }
  },
};

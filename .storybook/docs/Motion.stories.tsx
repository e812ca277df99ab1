import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EachEra, InEra, Sheet, foundation } from './Sheet';
import { tokensWhere, useReading } from './era-tokens';
import type { Era } from '@time-traveler/game-core';

const meta = { ...foundation, title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const read = tokensWhere((name) => /^--(?:duration|ease)/.test(name));

function Movement({ era, moved }: { era: Era; moved: boolean }) {
  const [section, tokens] = useReading(read);
  return (
    <InEra era={era} sectionRef={section}>
      <ul
        className="sheet-grid"
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
      >
        {tokens.map(({ name, value }) => (
          <li key={name}>
            <div className="sheet-paper" data-moved={moved}>
              <div
                className="sheet-mover"
                // A slow movement shows the curve best.
                style={{
                  transitionDuration: name.startsWith('--duration') ? `var(${name})` : '2s',
                }}
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

function Movements() {
  const [moved, setMoved] = useState(false);
  return (
    <Sheet
      about="Two durations and one curve. Hover and press answer quickly; a change of era is one cross-fade and done within 400 ms. Press the button to see each; with reduced motion in the toolbar everything jumps to its place."
      title="Motion"
    >
      <button className="sheet-button" onClick={() => setMoved(!moved)} type="button">
        Move everything
      </button>
      <EachEra>{(era) => <Movement era={era} moved={moved} />}</EachEra>
    </Sheet>
  );
}

const movers = (canvas: HTMLElement) => [...canvas.querySelectorAll('.sheet-mover')];
const running = (canvas: HTMLElement) =>
  movers(canvas).flatMap((mover) =>
    mover.getAnimations().filter(({ playState }) => playState === 'running'),
  );

export const Motion: Story = {
  tags: ['visual', 'at-1366', 'whole'],
  render: () => <Movements />,
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
  tags: [],
  globals: { ...foundation.globals, motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const [mover] = movers(canvasElement);
    const before = mover?.getBoundingClientRect().left ?? 0;
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(running(canvasElement)).toHaveLength(0);
    await expect(mover?.getBoundingClientRect().left).toBeGreaterThan(before);
  },
};

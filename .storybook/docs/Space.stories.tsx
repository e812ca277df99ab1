import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EachEra, InEra, Sheet, foundation } from './Sheet';
import { tokensWhere, useReading } from './era-tokens';
import type { Era } from '@time-traveler/game-core';

const meta = { ...foundation, title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const read = tokensWhere((name) =>
  /^--(?:space|size|header-height|timeline-height|panel-(?:padding|radius)|card-radius|focus-width)/.test(
    name,
  ),
);

function Measures({ era }: { era: Era }) {
  const [section, tokens] = useReading(read);
  return (
    <InEra era={era} sectionRef={section}>
      <ul className="sheet-rows">
        {tokens.map(({ name, value }) => (
          <li className="sheet-label" key={name}>
            <span>{name}</span>
            <span>{value}</span>
            {name.endsWith('-radius') ? (
              <div className="sheet-corner" style={{ borderStartStartRadius: `var(${name})` }} />
            ) : (
              <div className="sheet-bar" data-token={name} style={{ width: `var(${name})` }} />
            )}
          </li>
        ))}
      </ul>
    </InEra>
  );
}

export const Space: Story = {
  tags: ['visual', 'at-1366', 'whole'],
  render: () => (
    <Sheet
      about="Distances come in steps of 4 px, and what can be pressed is at least 44 px. They are the same in every era. An era may have its own corners."
      title="Space"
    >
      <EachEra>{(era) => <Measures era={era} />}</EachEra>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const bars = canvasElement.querySelectorAll<HTMLElement>('[data-token="--size-target"]');
    for (const bar of bars) {
      await expect(bar.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EachEra, InEra, Sheet } from './Sheet';
import { tokensWhere, useReading } from './era-tokens';
import type { Era } from '@time-traveler/game-core';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;

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
      <ul className="sheet-label">
        {tokens.map(({ name, value }) => (
          <li key={name}>
            {name}: {value}
            <div className="sheet-bar" data-token={name} style={{ width: `var(${name})` }} />
          </li>
        ))}
      </ul>
    </InEra>
  );
}

export const Space: Story = {
  render: () => (
    <Sheet
      about="Distances come in steps of 4 px, and what can be pressed is at least 44 px. The steps are the same in every era; an era may have its own panel padding and corners."
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

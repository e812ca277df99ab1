import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EachEra, InEra, Sheet, foundation } from './Sheet';
import { tokensWhere, useReading } from './era-tokens';
import type { Era } from '@time-traveler/game-core';

const meta = { ...foundation, title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const read = tokensWhere((name) => /^--(?:font|scale|leading|title|label|text|measure)/.test(name));

const specimens = [
  ['display', 'The bell stops', '2.25rem'],
  ['text', 'You can speak to him. The rope begins to hum in the current.', '1.0625rem'],
  ['label', 'Ferrybridge, the North, 1242', '1rem'],
] as const;

const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz äöüßéñ 0123456789 & ? ! “” ’ – ;';

function Specimen({ era }: { era: Era }) {
  const [section, tokens] = useReading(read);
  return (
    <InEra era={era} sectionRef={section}>
      <div className="sheet-paper">
        {specimens.map(([face, words, size]) => (
          <p
            key={face}
            style={{
              fontFamily: `var(--font-${face})`,
              fontSize: `calc(${size} * var(--scale-${face}))`,
              ...(face === 'display' && {
                color: 'var(--color-heading)',
                fontStyle: 'var(--title-style)',
                fontWeight: 'var(--title-weight)',
                letterSpacing: 'var(--title-tracking)',
                lineHeight: 'var(--leading-title)',
                textTransform: 'var(--title-case)' as 'none',
              }),
              ...(face === 'label' && {
                color: 'var(--color-text-muted)',
                fontStyle: 'var(--label-style)',
                fontWeight: 'var(--label-weight)',
                letterSpacing: 'var(--label-tracking)',
                textTransform: 'var(--label-case)' as 'none',
              }),
              marginBlockEnd: '0.5rem',
            }}
          >
            {words}
            <span className="sheet-letters">{letters}</span>
          </p>
        ))}
      </div>
      <dl className="sheet-label sheet-grid">
        {tokens.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </InEra>
  );
}

export const Type: Story = {
  tags: ['visual', 'at-1366', 'whole'],
  render: () => (
    <Sheet
      about="Three faces for each era: display for titles, text for reading, label for the small words of the bars. A factor evens out how large each face looks, so that components can speak of one size."
      title="Type"
    >
      <EachEra>{(era) => <Specimen era={era} />}</EachEra>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll('.sheet-era')].map((section) =>
      getComputedStyle(section).getPropertyValue('--font-display'),
    );
    // No two eras share a display face.
    await expect(new Set(faces).size).toBe(faces.length);
    await document.fonts.ready;
    // A local fallback font may be missing on this machine.
    const missing = [...document.fonts].filter(
      ({ family, status }) => status === 'error' && !family.includes('Fallback'),
    );
    await expect(missing).toEqual([]);
  },
};

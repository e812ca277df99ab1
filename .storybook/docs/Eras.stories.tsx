import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Era, builtInEras, builtInPeriods, spanText } from '@time-traveler/game-core';
import { ChoiceCard, EraTimeline, Header, ImpactBox, ScenePicture } from '@time-traveler/ui';
import { expect, within } from 'storybook/test';
import { EachEra, InEra, Sheet } from './Sheet';

const meta = { title: 'Foundations/Eras', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function World({ era }: { era: Era }) {
  const { period, scenario, choices, tune } = era;
  return (
    <InEra era={era}>
      <Header />
      <div className="sheet-world">
        <div className="sheet-paper" style={{ border: 'var(--panel-border)' }}>
          <div style={{ aspectRatio: '3 / 1' }}>
            <ScenePicture picture={null} title={scenario.title} />
          </div>
          <p
            style={{
              color: 'var(--color-heading)',
              fontFamily: 'var(--font-display)',
              fontSize: 'calc(1.75rem * var(--scale-display))',
              fontStyle: 'var(--title-style)',
              fontWeight: 'var(--title-weight)',
              textTransform: 'var(--title-case)' as 'none',
            }}
          >
            {scenario.title}
          </p>
          <p>{period.description}</p>
          <p style={{ color: 'var(--color-text-muted)' }}>
            {spanText(period.startYear, period.endYear)} · {tune.title} ({tune.credit})
          </p>
        </div>
        <div
          style={{
            background: 'var(--surface-choices-image), var(--color-surface-choices)',
            border: 'var(--panel-border)',
            padding: '1rem',
          }}
        >
          <ul style={{ counterReset: 'choice', display: 'grid', gap: '0.5rem' }}>
            {choices.slice(0, 2).map((choice) => (
              <li key={choice.id} style={{ counterIncrement: 'choice' }}>
                <ChoiceCard choice={choice} />
              </li>
            ))}
          </ul>
          <div style={{ marginBlockStart: '1rem' }}>
            <ImpactBox impact={null} />
          </div>
        </div>
      </div>
      <EraTimeline activeSlug={period.slug} periods={builtInPeriods} />
    </InEra>
  );
}

export const Eras: Story = {
  // Each era shows the whole screen's landmarks once more, which a real page never does.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <Sheet
      about="One layout, five worlds. Somebody who sees a single screenshot should know the era without reading: by the letters, the colours, the edges and the way a thing lies on another."
      title="Eras"
    >
      <EachEra>{(era) => <World era={era} />}</EachEra>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement);
    for (const { period, scenario } of builtInEras) {
      const world = within(sheet.getByRole('region', { name: period.name }));
      await expect(world.getByText(scenario.title)).toBeVisible();
    }
    // What is made of another token follows the section's theme and not the page's.
    const surfaces = [...canvasElement.querySelectorAll('.sheet-era')].map((section) =>
      getComputedStyle(section).getPropertyValue('--plate-text'),
    );
    await expect(new Set(surfaces).size).toBeGreaterThan(3);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Era, builtInEras, builtInPeriods, spanText } from '@time-traveler/game-core';
import { ChoicePanel, EraTimeline, Header, ScenarioPanel } from '@time-traveler/ui';
import { expect, waitFor, within } from 'storybook/test';
import { EachEra, InEra, Sheet, foundation } from './Sheet';

const meta = { ...foundation, title: 'Foundations/Eras', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An era's screen with the first paragraph of its story. */
function World({ era: { period, scenario, choices, tune } }: { era: Era }) {
  const [opening = ''] = scenario.description.split('\n\n');
  const picture = { url: scenario.imageUrl.replace(/\.avif$/, '-960.avif') };
  return (
    <div className="sheet-world">
      <Header />
      <div className="sheet-panels">
        <ScenarioPanel picture={picture} scenario={{ ...scenario, description: opening }} />
        <ChoicePanel choices={choices.slice(0, 3)} impact={null} />
      </div>
      <EraTimeline activeSlug={period.slug} periods={builtInPeriods} />
      <p className="sheet-note">
        <bdi dir="ltr">{spanText(period.startYear, period.endYear)}</bdi> · {period.description}
        {tune && ` · ${tune.title} (${tune.credit})`}
      </p>
    </div>
  );
}

export const Eras: Story = {
  tags: ['visual', 'at-1366', 'whole'],
  // Each era repeats the landmarks of the whole screen, which a real page never does.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <Sheet
      about="One layout, five worlds. Somebody who sees a single screenshot should know the era without reading: by the letters, the colours, the edges and the way a thing lies on another."
      title="Eras"
    >
      <EachEra>
        {(era) => (
          <InEra era={era}>
            <World era={era} />
          </InEra>
        )}
      </EachEra>
    </Sheet>
  ),
  play: async ({ canvasElement, step }) => {
    const sheet = within(canvasElement);
    for (const { period, scenario } of builtInEras) {
      await step(`${period.name} has its title, its years and its picture`, async () => {
        const world = within(sheet.getByRole('region', { name: period.name }));
        await expect(world.getByRole('heading', { name: scenario.title })).toBeVisible();
        const span = world
          .getAllByText(spanText(period.startYear, period.endYear))
          .find((element) => element.closest('.sheet-note'));
        await expect(span).toHaveStyle({ direction: 'ltr' });
        const picture = world.getByRole<HTMLImageElement>('img');
        await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
      });
    }
    await step('A token made of another one follows its section, and not the page', async () => {
      const surfaces = [...canvasElement.querySelectorAll('.sheet-era')].map((section) =>
        getComputedStyle(section).getPropertyValue('--plate-text'),
      );
      await expect(new Set(surfaces).size).toBeGreaterThan(3);
    });
  },
};

/** Spans of years keep their order where everything else is read from right to left. */
export const ErasFromRightToLeft: Story = {
  ...Eras,
  tags: ['test-only'],
  globals: { ...foundation.globals, direction: 'rtl' },
};

import type { EraContent } from './era-content';

/** Returns an era's content under another number, which its scenario and its choices follow. */
export function renumbered(content: EraContent, id: number): EraContent {
  const { era } = content;
  return {
    ...content,
    era: {
      ...era,
      period: { ...era.period, id },
      scenario: { ...era.scenario, id, timePeriodId: id },
      choices: era.choices.map((choice, place) => ({
        ...choice,
        id: id * 10 + place + 1,
        scenarioId: id,
      })),
    },
  };
}

import { describe, expect, it } from 'vitest';
import { eraBySlug } from '../eras/built-in';
import { readVisit } from '../journey';
import { initialState } from '../rules/initial-state';
import { replayVisit } from '../rules/transition';
import { loadStory } from '.';

/** The choices that were built in until reckonings came, in the order of their numbers. */
const former = [
  [
    'medieval',
    [
      'Speak with the steward in private',
      'Join the villagers at the gate',
      'Recite the charter from memory',
      'Offer your own silver',
    ],
  ],
  [
    'renaissance',
    [
      'Test the channel in a clay trough',
      'Talk to the man from the chancery',
      'Join the surveyors on the river',
      'Alter one figure on the map',
    ],
  ],
  [
    'industrial',
    [
      'Speak to the owner alone',
      'Attend the hearing before the magistrate',
      'Join the hands in the yard',
      'Sketch the shaft for the papers',
    ],
  ],
  [
    'modern',
    [
      'Speak to the navy lieutenant',
      'Type the warning onto the wire',
      'Join the picket line outside',
      'Visit the embassy before dark',
    ],
  ],
  [
    'future',
    [
      'Explore the ice below the town',
      'Join the crew at the pumps',
      'Keep the token until sunrise',
      'Speak before the whole assembly',
    ],
  ],
] as const;

describe.each(former)('a journey to %s that was kept before reckonings', (slug, texts) => {
  it.each(texts.map((text, place) => [text, place] as const))(
    'tells the ending of "%s", remembers it and ends',
    async (text, place) => {
      const story = await loadStory(slug);
      const { id = 0 } = eraBySlug(slug)?.scenario ?? {};
      const choices = [text, 'Keep your timeline secret', 'Share future knowledge', 'Wait'];
      const kept = readVisit({
        slug,
        events: choices.map((words, turn) => ({
          type: 'choiceMade',
          choice: {
            id: id * 10 + 1 + (turn === 0 ? place : turn),
            scenarioId: id,
            text: words,
            description: '',
          },
        })),
      });
      if (kept === null) throw new Error('The visit cannot be read');
      const tellings: string[] = [];
      const end = replayVisit(
        initialState(),
        kept,
        () => story,
        (_event, _before, { scene }) => tellings.push(scene.scenario.description),
      );
      const ending = story.endings.find(({ choice }) => choice === text);
      expect(ending).toBeDefined();
      expect(tellings[0]).toBe(ending?.text);
      expect(end?.scene.deeds[0]?.memory).toContain(ending?.memory ?? '');
      expect(tellings[1]).toMatch(/\n\n/);
      expect(end?.scene.decisions).toEqual(choices);
    },
  );
});

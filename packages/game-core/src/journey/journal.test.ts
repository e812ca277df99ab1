import { describe, expect, it } from 'vitest';
import { builtInEras } from '../eras';
import { builtInPeriods } from '../eras/built-in';
import { loadStory } from '../stories';
import { answered, bronzeAge, chosen, gameAfter, generatedChoices } from '../testing/fixtures';
import { reckonedStory, shortStory } from '../testing/story';
import { replay } from '../testing/replay';
import type { Visit } from '../events/visit';
import { countDecisions, countNewDecisions, journalOf, visitAt } from './journal';
import { type Journey, emptyJourney } from './journey';
import { recordVisit } from './merge';

/** Returns the visit to an era in which these choices were made. */
function visitTo(slug: string, ...texts: readonly string[]): Visit {
  const there = gameAfter({ type: 'eraSelected', slug });
  return replay(
    texts.map((text) => chosen(there, text)),
    there,
  ).visit;
}

/** Returns the journey of these visits, one after the other. */
function journeyOf(...visits: readonly Visit[]): Journey {
  return visits.reduce<Journey>(
    (journey, visit, index) => recordVisit(journey, { began: index + 1, inherited: 0, visit }),
    emptyJourney,
  );
}

const journey = journeyOf(
  visitTo('medieval', 'Join the villagers at the gate', 'Share future knowledge'),
  visitTo('renaissance', 'Test the channel in a clay trough'),
);

describe('the journal', () => {
  it('lists each decision in order, with its era, place and year', () => {
    const { entries } = journalOf(journey);
    expect(entries.map(({ moment, visit, choice }) => [moment, visit, choice])).toEqual([
      [0, 0, 'Join the villagers at the gate'],
      [1, 0, 'Share future knowledge'],
      [2, 1, 'Test the channel in a clay trough'],
    ]);
    expect(entries[2]).toEqual({
      moment: 2,
      visit: 1,
      eraSlug: 'renaissance',
      eraName: 'Renaissance',
      place: 'Florence',
      year: '1503',
      title: gameAfter({ type: 'eraSelected', slug: 'renaissance' }).scene.scenario.title,
      choice: 'Test the channel in a clay trough',
      consequence: '',
      note: null,
      ended: null,
    });
  });

  it('tells what came of each decision, if it gets the stories', () => {
    const again = journeyOf(
      visitTo('medieval', 'Join the villagers at the gate', 'Document your observations', 'Wait'),
    );
    const told = journalOf(again, builtInPeriods, () => shortStory).entries;
    expect(told.map(({ consequence }) => consequence)).toEqual([
      'The ending of 12, with join the villagers at the gate.',
      'Written, first.',
      'You act.',
    ]);
  });

  it('tells every built-in ending in whole sentences', async () => {
    for (const { period, choices } of builtInEras) {
      const story = await loadStory(period.slug);
      for (const [index, { text }] of choices.entries()) {
        const there = gameAfter({ type: 'eraSelected', slug: period.slug });
        const choice = there.scene.choices[index];
        if (choice === undefined) throw new Error(`${period.slug} has no choice ${index}`);
        const { visit } = replay([{ type: 'choiceMade', choice }], there);
        const [entry] = journalOf(journeyOf(visit), builtInPeriods, () => story).entries;
        expect(entry).toMatchObject({ choice: text, note: null });
        expect(entry?.consequence).toMatch(/[.!?]”?$/);
        const ending = story.endings.find((one) => one.choice === text);
        expect(ending?.text).toContain(entry?.consequence);
      }
    }
  });

  it('tells the ending that a server sent, and says so if a language model wrote it', () => {
    const choices = [
      ...generatedChoices,
      { text: 'Ask', description: '', outcome: 'They answer.' },
    ];
    const entryOf = (origin: 'model' | 'written') => {
      const there = gameAfter(answered('choices', { choices, origin } as never));
      const choice = there.scene.choices.at(-1);
      if (choice === undefined) throw new Error('The scene has no choices');
      const { visit } = replay([{ type: 'choiceMade', choice }], there);
      return journalOf(journeyOf(visit), builtInPeriods, () => undefined).entries[0];
    };
    const told = { consequence: 'They answer.' };
    expect(entryOf('written')).toMatchObject({ ...told, note: null });
    expect(entryOf('model')).toMatchObject({ ...told, note: 'Written by a language model' });
  });

  it('names the scene in which a decision was made', () => {
    const titles = journalOf(journey).entries.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual([
      gameAfter().scene.scenario.title,
      'Aftermath: Join the villagers at the gate',
    ]);
  });

  it('counts the endings of every era, and does not tell the unseen ones', () => {
    const { eras } = journalOf(journey);
    expect(eras.map(({ slug }) => slug)).toEqual(builtInPeriods.map(({ slug }) => slug));
    const [medieval, , industrial] = eras;
    expect(medieval?.endings).toEqual([
      { kind: 'join', title: 'Join the villagers at the gate', seen: true },
      { kind: 'speak', title: '?', seen: false },
      { kind: 'engage', title: '?', seen: false },
      { kind: 'generic', title: '?', seen: false },
    ]);
    expect(industrial?.endings.filter(({ seen }) => seen)).toEqual([]);
  });

  it('counts no ending for visits that were begun and undone, and one for a visit that was closed', () => {
    const begun = ['Join', 'Speak', 'Offer', 'Wait'].map((text) => visitTo('medieval', text));
    const closed = visitTo('medieval', 'Wait', ...Array.from({ length: 3 }, () => 'Wait on'));
    const of = (...visits: readonly Visit[]) =>
      journalOf(journeyOf(...visits), builtInPeriods, () => reckonedStory).eras[0];
    expect(of(...begun)?.endings.filter(({ seen }) => seen)).toHaveLength(4);
    expect(of(...begun)).toMatchObject({ closed: null });
    expect(of(...begun)?.reckonings.filter(({ seen }) => seen)).toEqual([]);
    const last = of(...begun, closed);
    expect(last?.closed).toMatchObject({ visit: 4, memento: 'a thing' });
    expect(last?.reckonings.filter(({ seen }) => seen)).toEqual([
      { name: last?.closed?.reckoning, seen: true },
    ]);
  });

  it('says with each decision how its visit ended, if it did', () => {
    const closed = visitTo('medieval', 'Wait', ...Array.from({ length: 3 }, () => 'Wait on'));
    const visits = journeyOf(closed, visitTo('medieval', 'Wait'));
    const { entries, eras } = journalOf(visits, builtInPeriods, () => reckonedStory);
    const name = eras[0]?.closed?.reckoning;
    expect(name).toBeDefined();
    expect(entries.map(({ ended }) => ended)).toEqual([name, name, name, name, null]);
  });

  it('closes with its last page when every era was closed, if it gets the versions', () => {
    const everywhere = builtInPeriods.map(({ slug }) =>
      visitTo(slug, ...Array.from({ length: 4 }, () => 'Wait')),
    );
    const pages = [{ name: 'Any', when: [], text: 'The end.' }];
    const of = (visits: readonly Visit[], versions?: typeof pages) =>
      journalOf(journeyOf(...visits), builtInPeriods, () => reckonedStory, versions).lastPage;
    expect(of(everywhere, pages)).toBe(pages[0]);
    expect(of(everywhere)).toBeNull();
    expect(of(everywhere.slice(1), pages)).toBeNull();
  });

  it('is empty before the first decision', () => {
    expect(journalOf(journeyOf(visitTo('medieval'))).entries).toEqual([]);
  });

  it('tells of an era that only the server knew, and leaves out one that nobody knows', () => {
    const period = bronzeAge;
    const there = journeyOf({ ...visitTo('medieval', 'Wait'), slug: period.slug, period });
    expect(journalOf(there).entries[0]).toMatchObject({ eraName: period.name, choice: 'Wait' });
    const nowhere = journeyOf({ ...visitTo('medieval', 'Wait'), slug: 'nowhere' });
    expect(journalOf(nowhere).entries).toEqual([]);
  });

  it('lists the decisions that a visit has copied from an earlier one only once', () => {
    const again = recordVisit(journey, {
      began: 9,
      inherited: 1,
      visit: visitTo('medieval', 'Join the villagers at the gate', 'Document your observations'),
    });
    const texts = journalOf(again).entries.map(({ choice }) => choice);
    expect(texts).toEqual([
      'Join the villagers at the gate',
      'Share future knowledge',
      'Test the channel in a clay trough',
      'Document your observations',
    ]);
    const visit = visitAt(again, 3);
    expect(visit?.events).toHaveLength(2);
  });
});

describe('a moment of the journal', () => {
  it('leads to the visit up to that decision', () => {
    expect(visitAt(journey, 0)).toEqual(visitTo('medieval', 'Join the villagers at the gate'));
    expect(visitAt(journey, 2)).toEqual(
      visitTo('renaissance', 'Test the channel in a clay trough'),
    );
  });

  it.each([-1, 3, 0.5, NaN])('numbered %s does not exist', (moment) => {
    expect(visitAt(journey, moment)).toBeUndefined();
  });
});

describe('counting decisions', () => {
  it('counts those that the journal lists', () => {
    const nowhere = recordVisit(journey, {
      began: 9,
      inherited: 0,
      visit: { ...visitTo('medieval', 'Wait'), slug: 'nowhere' },
    });
    for (const one of [emptyJourney, journey, nowhere])
      expect(countDecisions(one, builtInPeriods)).toBe(journalOf(one).entries.length);
  });

  it('never counts less than none as new, although the limits have dropped others', () => {
    const [, kept] = journey.visits;
    const smaller = { ...journey, visits: kept ? [kept] : [] };
    expect(countNewDecisions(smaller, journey, builtInPeriods)).toBe(0);
    expect(countNewDecisions(journey, smaller, builtInPeriods)).toBe(2);
    expect(countNewDecisions(journey, emptyJourney, builtInPeriods)).toBe(3);
  });
});

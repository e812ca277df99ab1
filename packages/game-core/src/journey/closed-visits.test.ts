import { describe, expect, it } from 'vitest';
import { builtInPeriods } from '../eras/built-in';
import type { Consequence } from '../eras/era';
import type { LastPage } from '../eras/stories/era-story';
import { followUps } from '../rules/follow-ups';
import { loadLastPages } from '../stories';
import { chosen, gameAfter } from '../testing/fixtures';
import { replay } from '../testing/replay';
import { reckonedStory } from '../testing/story';
import type { JourneyVisit } from './journey-visit';
import {
  type ClosedVisit,
  closedEras,
  closedVisits,
  lastPage,
  reckoningsSeen,
} from './closed-visits';

const [share = '', keep = '', , change = ''] = followUps.map(({ text }) => text);

function visitTo(slug: string, texts: readonly string[], inherited = 0): JourneyVisit {
  let state = gameAfter({ type: 'eraSelected', slug });
  for (const text of texts) state = replay([chosen(state, text)], state);
  return { began: 0, inherited, visit: state.visit };
}

const storyOf = () => reckonedStory;

describe('the visits that were closed', () => {
  const helpful = visitTo('medieval', ['Wait', change, change, share, keep]);
  const open = visitTo('renaissance', ['Wait', share, share]);
  const copy = visitTo('medieval', ['Wait', change, change, share, keep, keep], 5);

  it('have the reckoning of their first four decisions, and the sentence that earned the memento', () => {
    expect(closedVisits({ visits: [open, helpful, copy] }, storyOf)).toEqual([
      {
        visit: 1,
        eraSlug: 'medieval',
        eraName: 'Medieval Era',
        reckoning: 'It went well',
        why: 'You helped.',
        memento: 'a thing',
        sentence: 'A thing, for your help.',
        standing: ['helped', 'public'],
      },
    ]);
    expect(closedEras({ visits: [open, helpful, copy] })).toEqual(['medieval']);
  });

  it('are none without their stories', () => {
    expect(closedVisits({ visits: [helpful] }, () => undefined)).toEqual([]);
  });

  it('show which of an era’s reckonings have been seen', () => {
    const closed = closedVisits({ visits: [helpful] }, storyOf);
    expect(reckoningsSeen('medieval', reckonedStory, closed)).toEqual([
      { name: 'It went well', seen: true },
      { name: '?', seen: false },
      { name: '?', seen: false },
    ]);
    expect(reckoningsSeen('future', reckonedStory, closed).some(({ seen }) => seen)).toBe(false);
  });
});

describe('the last page', () => {
  const pages: readonly LastPage[] = [
    { name: 'Both', when: ['helped', 'public'], text: '' },
    { name: 'Harm', when: ['harmed'], text: '' },
    { name: 'Any', when: [], text: '' },
  ];
  const closed = (...visits: readonly (readonly [string, ...Consequence[]])[]) =>
    visits.map(([eraSlug, ...standing], visit): ClosedVisit => ({
      visit,
      eraSlug,
      eraName: '',
      reckoning: '',
      why: '',
      memento: null,
      sentence: '',
      standing,
    }));
  const slugs = ['one', 'two', 'three'];

  it('is missing until every era is closed', () => {
    expect(lastPage(closed(['one'], ['two'], ['two']), pages, slugs)).toBeNull();
    expect(lastPage([], pages)).toBeNull();
    expect(lastPage(closed(...builtInPeriods.map(({ slug }) => [slug] as const)), pages)).toBe(
      pages[2],
    );
  });

  it('is the first whose consequences stand over the last visit to each era', () => {
    const most = closed(['one', 'helped'], ['two', 'harmed', 'public'], ['three', 'helped']);
    expect(lastPage(most, pages, slugs)?.name).toBe('Both');
    const changed = [...most, ...closed(['one', 'harmed'])].map((one, visit) => ({
      ...one,
      visit,
    }));
    expect(lastPage(changed, pages, slugs)?.name).toBe('Harm');
  });

  it('has at least six versions, of which each can be shown', async () => {
    const versions = await loadLastPages();
    expect(versions.length).toBeGreaterThanOrEqual(6);
    const sides: readonly (readonly Consequence[])[] = [[], ['helped'], ['harmed']];
    const voices: readonly (readonly Consequence[])[] = [[], ['public'], ['silent']];
    const ends: readonly (readonly Consequence[])[] = [[], ['gone']];
    const shown = sides.flatMap((side) =>
      voices.flatMap((voice) =>
        ends.map(
          (end) => lastPage(closed(['one', ...side, ...voice, ...end]), versions, ['one'])?.name,
        ),
      ),
    );
    expect(new Set(shown)).toEqual(new Set(versions.map(({ name }) => name)));
  });
});

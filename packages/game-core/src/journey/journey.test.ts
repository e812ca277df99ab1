import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_EVENTS, type Visit, type VisitEvent } from '../events/visit';
import { bronzeAge } from '../testing/fixtures';
import { visitArbitrary } from '../testing/arbitraries';
import { builtInPeriods } from '../eras/built-in';
import { type Journey, emptyJourney, lastVisit, placeOfVisit } from './journey';
import { readJourney, writeJourney } from './file';
import { LONGEST_VISITS, MOST_VISITS, withinLimits } from './limits';
import { addJourney, recordVisit } from './merge';

const { numRuns = 200 } = fc.readConfigureGlobal();
const runs = { numRuns };

function decision(text: string): VisitEvent {
  return { type: 'choiceMade', choice: { id: 1, scenarioId: 1, text, description: '' } };
}

function background(length: number): VisitEvent {
  const answer = { context: 'x'.repeat(length), origin: 'written' } as const;
  return { type: 'partAnswered', request: 1, openForMs: 0, part: 'context', answer };
}

const medieval = (...events: readonly VisitEvent[]): Visit => ({ slug: 'medieval', events });

const at = (began: number, visit: Visit) => ({ began, inherited: 0, visit });

function journeyOf(...visits: readonly Visit[]): Journey {
  return withinLimits(
    visits.reduce<Journey>(
      (journey, visit, index) => recordVisit(journey, at(index + 1, visit)),
      emptyJourney,
    ),
  );
}

describe('a journey', () => {
  it('holds each visit once, in its newest version, and in the order of their beginnings', () => {
    const journey = recordVisit(
      journeyOf(medieval(), { slug: 'future', events: [decision('Wait')] }),
      at(1, medieval(decision('Wait'))),
    );
    expect(journey.visits.map(({ began }) => began)).toEqual([1, 2]);
    expect(lastVisit(journey)?.visit).toEqual(medieval(decision('Wait')));
  });

  it('is not read for a decision, except for the visit of that decision', () => {
    const texts = Array.from({ length: 30 }, (_, index) => `Wait ${index}`);
    const { last, endings, visits } = journeyOf(...texts.map((text) => medieval(decision(text))));
    const read: number[] = [];
    const watched = visits.map(({ visit, ...rest }) => ({
      ...rest,
      get visit() {
        read.push(rest.began);
        return visit;
      },
    }));
    const next = medieval(decision('Wait 29'), decision('Go'));
    const journey = recordVisit({ endings, last, visits: watched }, at(30, next));
    expect([...new Set(read)]).toEqual([30]);
    expect(lastVisit(journey)?.visit).toBe(next);
  });

  it('forgets a visit in which nothing was decided, once the visitor is elsewhere', () => {
    const journey = journeyOf(medieval(), medieval(decision('Wait')), medieval());
    expect(journey.visits.map(({ began }) => began)).toEqual([2, 3]);
  });

  it('remembers an ending after its choice was undone', () => {
    const journey = journeyOf(medieval(decision('Join them')));
    const undone = recordVisit(journey, at(1, medieval()));
    expect(undone.endings).toEqual([{ slug: 'medieval', kind: 'join', choice: 'Join them' }]);
  });

  it('counts the ending of the first choice of a visit only', () => {
    const journey = journeyOf(medieval(decision('Join them'), decision('Share future knowledge')));
    expect(journey.endings.map(({ kind }) => kind)).toEqual(['join']);
  });

  it('keeps the newest visits, and the one that the visitor is in', () => {
    const visits = Array.from({ length: MOST_VISITS + 10 }, () => medieval(decision('Wait')));
    const journey = journeyOf(...visits);
    expect(journey.visits).toHaveLength(MOST_VISITS);
    expect(journey.visits[0]?.began).toBe(11);
    const back = withinLimits(recordVisit(journey, at(1, medieval())));
    expect(back.visits).toHaveLength(MOST_VISITS);
    expect(lastVisit(back)?.began).toBe(1);
  });

  it('drops the long texts of old visits before it drops old visits', () => {
    const long = medieval(background(150_000), decision('Wait'));
    const journey = journeyOf(long, long, long, long);
    expect(journey.visits.map(({ visit }) => visit.events.length)).toEqual([1, 1, 2, 2]);
  });

  it('keeps the picture of a visit whose long texts it drops', () => {
    const answer = { imageUrl: 'https://pictures.example/scene.jpg' };
    const picture = {
      type: 'partAnswered',
      request: 1,
      openForMs: 0,
      part: 'image',
      answer,
    } as const;
    const journey = journeyOf(medieval(picture, background(LONGEST_VISITS), decision('Wait')));
    expect(lastVisit(journey)?.visit.events).toEqual([picture, decision('Wait')]);
  });

  it('keeps the first and the last decisions of an endless visit', () => {
    const texts = Array.from({ length: 1_000 }, (_, index) => `Try ${index}`);
    const [kept] = journeyOf(medieval(...texts.map(decision))).visits;
    const events = kept?.visit.events ?? [];
    expect(events.length).toBeLessThanOrEqual(400);
    expect(events.length % 2).toBe(0);
    expect(events[0]).toEqual(decision('Try 0'));
    expect(events.at(-1)).toEqual(decision('Try 999'));
  });

  it('keeps a visit whole up to its most events, and drops two from its middle for one more', () => {
    const endless = (length: number) =>
      medieval(...Array.from({ length }, (_, index) => decision(`Try ${index}`)));
    const [whole] = journeyOf(endless(MOST_EVENTS)).visits;
    expect(whole?.visit).toEqual(endless(MOST_EVENTS));
    const [kept] = journeyOf(endless(MOST_EVENTS + 1)).visits;
    const events = endless(MOST_EVENTS + 1).events.filter((_, index) => index !== 5 && index !== 6);
    expect(kept?.visit.events).toEqual(events);
  });

  it('keeps long texts as long as there is room for every character', () => {
    const visitOf = (length: number) => medieval(background(length), decision('Wait'));
    const room = LONGEST_VISITS - JSON.stringify(at(1, visitOf(0))).length;
    const eventsAfter = (length: number) => lastVisit(journeyOf(visitOf(length)))?.visit.events;
    expect(eventsAfter(room)).toHaveLength(2);
    expect(eventsAfter(room + 1)).toHaveLength(1);
  });

  it('shares the room among all visits, and drops those for whose decisions none is left', () => {
    const long = medieval(decision('x'.repeat(150_000)));
    const short = medieval(decision('Wait'));
    const journey = journeyOf(short, long, long, long);
    expect(journey.visits.map(({ began }) => began)).toEqual([3, 4]);
  });

  it('drops no other visit for one that is too long, however late it began', () => {
    const long = medieval(...Array.from({ length: 400 }, () => decision('x'.repeat(1_200))));
    const own = [1, 2, 3, 4, 5].map((began) => at(began, medieval(decision('Wait'))));
    const journey = addJourney(
      { visits: own, last: 5, endings: [] },
      { visits: [at(9e12, long)], last: null, endings: [] },
    );
    expect(journey.visits.map(({ began }) => began)).toEqual([1, 2, 3, 4, 5, 9e12]);
  });

  it('keeps the end of the visit that the visitor is in, however long it is', () => {
    const journey = journeyOf(
      medieval(decision('Wait')),
      medieval(...Array.from({ length: 400 }, (_, at) => decision(`${at} ${'x'.repeat(2_000)}`))),
    );
    expect(journey.visits.map(({ began }) => began)).toEqual([1, 2]);
    expect(lastVisit(journey)?.visit.events.at(-1)).toEqual(decision(`399 ${'x'.repeat(2_000)}`));
  });

  it('drops the oldest visits, whole, and only those', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 70 }),
        fc.nat(70),
        (lengths, last) => {
          const visits = lengths.map((length, index) =>
            at(index + 1, medieval(decision('x'.repeat(length)))),
          );
          const kept = withinLimits({ visits, last, endings: [] }).visits;
          const others = kept.filter(({ began }) => began !== last);
          const newest = visits.filter(({ began }) => began !== last).slice(-others.length);
          expect(others).toEqual(others.length === 0 ? [] : newest);
          expect(kept.some(({ began }) => began === last)).toBe(last > 0 && last <= visits.length);
          const dropped = visits.filter((one) => !kept.includes(one));
          const next = dropped.at(-1);
          const room = LONGEST_VISITS - JSON.stringify(kept).length;
          if (next && kept.length < MOST_VISITS)
            expect(JSON.stringify(next).length).toBeGreaterThan(room);
        },
      ),
      runs,
    );
  });

  it('is read again, whatever endings files have brought', () => {
    const endings = (file: string) =>
      Array.from({ length: 1_000 }, (_, index) => ({
        slug: `${file}-${index}`,
        kind: 'join' as const,
        choice: 'x'.repeat(2_000),
      }));
    const own = journeyOf(medieval(decision('Join them')));
    const journey = ['a', 'b'].reduce(
      (all, file) => addJourney(all, { visits: [], last: null, endings: endings(file) }),
      own,
    );
    expect(readJourney(writeJourney(journey))).toEqual({ ok: true, journey });
    expect(journey.endings[0]).toEqual(own.endings[0]);
  });

  it('never grows beyond what a device keeps', () => {
    fc.assert(
      fc.property(fc.array(visitArbitrary, { maxLength: 20 }), (visits) => {
        const journey = journeyOf(...visits);
        expect(JSON.stringify(journey.visits).length).toBeLessThan(500_000);
        expect(lastVisit(journey)?.visit).toEqual(visits.at(-1));
      }),
      runs,
    );
  });

  it('keeps two endings of one era, and the same ending of two eras, apart', () => {
    const join = decision('Join them');
    const journey = journeyOf(
      medieval(join),
      medieval(decision('Speak up')),
      { slug: 'future', events: [join] },
      medieval(join),
    );
    expect(journey.endings.map(({ slug, kind }) => `${slug} ${kind}`)).toEqual([
      'medieval join',
      'medieval speak',
      'future join',
    ]);
  });

  it('counts only choices as decisions', () => {
    const journey = journeyOf(medieval(background(3)), medieval(background(3)));
    expect(journey.visits.map(({ began }) => began)).toEqual([2]);
  });
});

describe('a journey that is added', () => {
  const waited = recordVisit(emptyJourney, at(3, { slug: 'future', events: [decision('Wait')] }));

  it('brings its visits and endings, and the visitor stays in the own last visit', () => {
    const own = recordVisit(emptyJourney, at(5, medieval(decision('Join them'))));
    const both = addJourney(own, waited);
    expect(both.visits.map(({ began }) => began)).toEqual([3, 5]);
    expect(lastVisit(both)?.visit.slug).toBe('medieval');
    expect(both.endings.map(({ kind }) => kind)).toEqual(['join', 'generic']);
  });

  it('changes nothing where the other one is empty, or the same', () => {
    fc.assert(
      fc.property(fc.array(visitArbitrary, { maxLength: 5 }), (visits) => {
        const journey = journeyOf(...visits);
        expect(addJourney(journey, emptyJourney)).toEqual(journey);
        expect(addJourney(emptyJourney, journey)).toEqual(journey);
        expect(addJourney(journey, journey)).toEqual(journey);
      }),
      runs,
    );
  });

  it('keeps both versions of a visit that they tell differently, the second one from where they part', () => {
    const own = recordVisit(emptyJourney, at(1, medieval(decision('Join them'), decision('Run'))));
    const other = recordVisit(
      emptyJourney,
      at(1, medieval(decision('Join them'), decision('Stay'))),
    );
    const both = addJourney(own, other);
    expect(both.visits.map(({ began, inherited }) => [began, inherited])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(addJourney(both, other)).toEqual(both);
  });

  it('keeps the longer version of a visit that one of them goes on with', () => {
    const long = medieval(decision('Join them'), decision('Run'));
    const longer = recordVisit(emptyJourney, at(1, long));
    const shorter = recordVisit(emptyJourney, at(1, medieval(decision('Join them'))));
    expect(addJourney(longer, shorter).visits).toEqual(longer.visits);
    expect(addJourney(shorter, longer).visits).toEqual(longer.visits);
  });

  it('adds a visit of another era although its choices have the same words', () => {
    const wait = decision('Wait');
    const future: Visit = { slug: 'future', events: [wait] };
    const both = addJourney(journeyOf(medieval(wait)), journeyOf(future));
    expect(both.visits.map(({ visit }) => visit.slug)).toEqual(['medieval', 'future']);
  });

  it('copies no choice from a visit to another era, although both begin with the same words', () => {
    const wait = decision('Wait');
    const future: Visit = { slug: 'future', events: [wait, decision('Hide')] };
    const both = addJourney(journeyOf(medieval(wait, decision('Run'))), journeyOf(future));
    expect(both.visits.map(({ inherited }) => inherited)).toEqual([0, 0]);
  });

  it('keeps the visit that the visitor is in although the other journey was elsewhere at that time', () => {
    const both = addJourney(
      journeyOf(medieval()),
      journeyOf({ slug: 'future', events: [decision('Wait')] }),
    );
    expect(both.visits.map(({ visit }) => visit.slug)).toEqual(['medieval', 'future']);
  });

  it('adds a version that was copied from an earlier visit with all that it has copied', () => {
    const [join, wait] = [decision('Join them'), decision('Wait')];
    const copied = { ...at(1, medieval(join, wait, decision('Hide'))), inherited: 2 };
    const both = addJourney(
      journeyOf(medieval(join, decision('Run'))),
      recordVisit(emptyJourney, copied),
    );
    expect(both.visits.map(({ inherited }) => inherited)).toEqual([0, 2]);
  });

  it('adds the longer version of one visit and leaves the others as they are', () => {
    const [wait, run] = [decision('Wait'), decision('Run')];
    const own = journeyOf(medieval(wait), medieval(run));
    const both = addJourney(own, journeyOf(medieval(wait, run)));
    expect(both.visits.map(({ visit }) => visit)).toEqual([medieval(wait, run), medieval(run)]);
  });

  it('gives an added visit a number of its own', () => {
    const [wait, run, hide] = [decision('Wait'), decision('Run'), decision('Hide')];
    const both = addJourney(journeyOf(medieval(wait), medieval(run)), journeyOf(medieval(hide)));
    expect(both.visits.map(({ began }) => began)).toEqual([1, 2, 3]);
    expect(both.visits.map(({ inherited }) => inherited)).toEqual([0, 0, 0]);
  });
});

describe('the place of a visit', () => {
  it('is that of its scenario, also in an era that only the server knew', () => {
    expect(placeOfVisit({ slug: 'renaissance' }, builtInPeriods)).toMatchObject({
      place: 'Florence',
      year: '1503',
    });
    const { slug } = bronzeAge;
    expect(placeOfVisit({ slug, period: bronzeAge }, builtInPeriods)?.name).toBe(bronzeAge.name);
    expect(placeOfVisit({ slug }, builtInPeriods)).toBeUndefined();
  });

  it('has the era by its slug if the timeline does not list it', () => {
    expect(placeOfVisit({ slug: 'renaissance' }, [])).toMatchObject({
      name: 'renaissance',
      place: 'Florence',
    });
  });
});

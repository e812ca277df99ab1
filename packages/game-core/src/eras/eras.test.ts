import { describe, expect, it } from 'vitest';
import { followUps } from '../rules/follow-ups';
import { fill } from '../rules/fill';
import { generalOutcomes } from './stories/general-outcomes';
import { type OutcomeKind, outcomeKinds } from './stories/era-story';
import { paragraphs, words } from '../testing/prose';
import { builtInEras } from './index';

const periodFacts = [
  { id: 1, name: 'Medieval Era', slug: 'medieval', startYear: 500, endYear: 1500 },
  { id: 2, name: 'Renaissance', slug: 'renaissance', startYear: 1300, endYear: 1700 },
  { id: 3, name: 'Industrial Age', slug: 'industrial', startYear: 1760, endYear: 1900 },
  { id: 4, name: 'Modern Era', slug: 'modern', startYear: 1900, endYear: 2000 },
  { id: 5, name: 'Future', slug: 'future', startYear: 2000, endYear: 2300 },
];
const sceneFacts = [
  { slug: 'medieval', year: 1242, icon: 'castle', fallback: '/images/medieval.avif' },
  { slug: 'renaissance', year: 1503, icon: 'palette', fallback: '/images/renaissance.avif' },
  { slug: 'industrial', year: 1845, icon: 'factory', fallback: '/images/industrial.avif' },
  { slug: 'modern', year: 1962, icon: 'radar', fallback: '/images/renaissance.avif' },
  { slug: 'future', year: 2157, icon: 'rocket', fallback: '/images/industrial.avif' },
];
// Eras that are added later stand behind them.
const specifiedEras = builtInEras.slice(0, periodFacts.length);
const stockPhrases = /little do you know|the fate of|tapestry|bustling|testament to|—/i;

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** The table of SPEC §4, repeated here so that the content is compared with it alone. */
function outcomeOf(choice: string): OutcomeKind {
  const [first = ''] = choice.toLowerCase().split(' ');
  if (first === 'join') return 'join';
  if (['speak', 'talk'].includes(first)) return 'speak';
  if (['offer', 'test', 'explore', 'visit', 'attend'].includes(first)) return 'engage';
  return 'generic';
}

describe('the register of built-in eras', () => {
  it('begins with the five periods of the specification in timeline order', () => {
    const facts = specifiedEras.map(({ period: { id, name, slug, startYear, endYear } }) => {
      return { id, name, slug, startYear, endYear };
    });
    expect(facts).toEqual(periodFacts);
  });

  it('sets each scene in its year, with its icon and its fallback picture', () => {
    const facts = specifiedEras.map(({ period, scenario, fallbackImageUrl }) => {
      return {
        slug: period.slug,
        year: scenario.year,
        icon: period.icon,
        fallback: fallbackImageUrl,
      };
    });
    expect(facts).toEqual(sceneFacts);
  });

  it('has a different id for every choice', () => {
    const ids = builtInEras.flatMap((era) => era.choices.map((choice) => choice.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('uses each of offer, test, explore, visit and attend in one era', () => {
    const firstWords = specifiedEras
      .flatMap((era) => era.choices)
      .filter((choice) => outcomeOf(choice.text) === 'engage')
      .map((choice) => choice.text.split(' ')[0]);
    expect(firstWords.sort()).toEqual(['Attend', 'Explore', 'Offer', 'Test', 'Visit']);
  });
});

describe.each(builtInEras)('the era $period.slug', (era) => {
  const { period, scenario, choices, context, fallbackImageUrl, tune } = era;

  it('links scenario and choices to the period', () => {
    expect([scenario.id, scenario.timePeriodId]).toEqual([period.id, period.id]);
    expect(choices.map((choice) => choice.scenarioId)).toEqual(choices.map(() => scenario.id));
    expect(choices.map((choice) => choice.id)).toEqual(
      [1, 2, 3, 4].map((place) => period.id * 10 + place),
    );
  });

  it('plays inside its period and keeps its assets at the agreed paths', () => {
    expect(scenario.year).toBeGreaterThanOrEqual(period.startYear);
    expect(scenario.year).toBeLessThanOrEqual(period.endYear);
    expect(period.musicUrl).toBe(`/api/audio/${period.slug}.mp3`);
    expect(scenario.imageUrl).toMatch(/^\/images\/[a-z-]+(?:-\d)?\.avif$/);
    if (specifiedEras.includes(era)) {
      expect(scenario.imageUrl.replace(/-\d/, '')).toBe(`/images/${period.slug}.avif`);
    }
    expect(fallbackImageUrl).toMatch(/^\/images\/[a-z-]+\.avif$/);
    expect(period.color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('describes the period in one sentence', () => {
    expect(period.description).toMatch(/^[^.!?]+\.$/);
  });

  it('tells the scene in two or three paragraphs of 130 to 200 words', () => {
    expect(paragraphs(scenario.description).length).toBeGreaterThanOrEqual(2);
    expect(paragraphs(scenario.description).length).toBeLessThanOrEqual(3);
    expect(words(scenario.description).length).toBeGreaterThanOrEqual(130);
    expect(words(scenario.description).length).toBeLessThanOrEqual(200);
  });

  it('names a place that reads well after "in"', () => {
    expect(scenario.location).toMatch(/^\p{L}.*[^.\s]$/u);
    expect(scenario.location).not.toMatch(/^in /i);
  });

  it('offers four choices that meet all four outcomes', () => {
    expect(choices).toHaveLength(4);
    expect(choices.map((choice) => outcomeOf(choice.text)).sort()).toEqual(
      [...outcomeKinds].sort(),
    );
  });

  it.each(choices)('words the choice $text to fit a card and a title', ({ text, description }) => {
    expect(words(text).length).toBeGreaterThanOrEqual(3);
    expect(words(text).length).toBeLessThanOrEqual(7);
    expect(text).toMatch(/^[A-Z][a-z ]+$/);
    expect(words(description).length).toBeGreaterThanOrEqual(12);
    expect(words(description).length).toBeLessThanOrEqual(22);
    expect(description).toMatch(/^[^.!?]+\.$/);
  });

  it('has 300 to 500 words of background', () => {
    const length = words(withoutTags(context.content)).length;
    expect(length).toBeGreaterThanOrEqual(300);
    expect(length).toBeLessThanOrEqual(500);
  });

  it('writes the background in plain tags, with headings, paragraphs and one list', () => {
    const tags = context.content.match(/<[^>]*>/g) ?? [];
    const foreign = tags.filter((tag) => !/^<\/?(h3|p|ul|li|em|strong|blockquote)>$/.test(tag));
    expect(foreign).toEqual([]);
    const count = (tag: string) => tags.filter((found) => found === tag).length;
    for (const name of ['h3', 'p', 'ul', 'li', 'em', 'strong', 'blockquote']) {
      expect(count(`<${name}>`), name).toBe(count(`</${name}>`));
    }
    expect([2, 3]).toContain(count('<h3>'));
    expect(count('<ul>')).toBe(1);
    expect(context.content).toMatch(/^<(h3|p)>/);
  });

  it('avoids stock phrases and dashes', () => {
    const everything = [period.description, scenario.title, scenario.description, context.content];
    const spoken = choices.flatMap((choice) => [choice.text, choice.description]);
    expect([...everything, ...spoken].filter((text) => stockPhrases.test(text))).toEqual([]);
  });

  it.skipIf(tune === undefined)('names its tune in full', () => {
    expect(tune?.title).not.toBe('');
    expect(tune?.credit).toMatch(/^[^\n]+, [^\n]+$/);
  });

  it.each([...choices, ...followUps])('tells what follows $text in two paragraphs', ({ text }) => {
    const { location, year } = scenario;
    const narrative = fill(generalOutcomes[outcomeOf(text)], { choice: text, location, year });
    expect(paragraphs(narrative)).toHaveLength(2);
    expect(words(narrative).length).toBeGreaterThanOrEqual(90);
    expect(words(narrative).length).toBeLessThanOrEqual(130);
    expect(narrative).toContain(text.slice(1));
    // A place such as "Bedfordshire, England" would need a comma behind it, so it ends its sentence.
    expect(narrative).toContain(` in ${location}.`);
    expect(narrative).toContain(String(year));
    expect(narrative).not.toMatch(stockPhrases);
  });
});

describe('outcome narratives', () => {
  it('place a choice inside the sentence, without its full stop', () => {
    const told = fill(generalOutcomes.join, {
      choice: 'Join them.',
      location: 'Ur',
      year: -2100,
    });
    expect(told).toMatch(/^You join them, and/);
    expect(told).toContain('2100 BCE');
  });

  it('keep a capital that is more than the start of a sentence', () => {
    const tell = (choice: string) =>
      fill(generalOutcomes.generic, { choice, location: 'Ur', year: 1 });
    expect(tell('I walk away')).toContain('made: I walk away.');
    expect(tell('NASA is told')).toContain('made: NASA is told.');
  });
});

describe('follow-ups', () => {
  it('are the four of the specification, in order', () => {
    expect(followUps.map((choice) => choice.text)).toEqual([
      'Share future knowledge',
      'Keep your timeline secret',
      'Document your observations',
      'Try a different approach',
    ]);
  });
});

import { escapeHtml } from './escape-html';
import type { Choice, HistoricalContext, Period, Scenario } from '../eras/era';
import { yearText } from './year-text';

/** Returns the period's name as words that can follow "in": "the Bronze Age", "the Heian period". */
function placeInTime(name: string): string {
  const bare = name.trim().replace(/^the\s+/i, '');
  const namesAStretchOfTime = /\b(age|ages|century|dynasty|epoch|era|period|times?|years)\b/i;
  return namesAStretchOfTime.test(bare) ? `the ${bare}` : `the ${bare} period`;
}

/** Returns the text as a sentence: trimmed, with a full stop if it has no other end. */
function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?…]["'”’)]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Returns the number of years from start to end. There is no year between 1 BCE and 1. */
function lengthInYears({ startYear, endYear }: Period): number {
  return endYear - startYear - (startYear < 0 && endYear > 0 ? 1 : 0);
}

/** Returns a scenario without an id for a period without built-in content, from the period's fields (SPEC §3). */
export function genericScenario(period: Period): Omit<Scenario, 'id'> {
  const place = placeInTime(period.name);
  const start = yearText(period.startYear);
  const arrival = [
    `You step out of the light, and it is ${start}.`,
    asSentence(period.description),
    'None of that prepares you for the smell of the place, or for how loudly people talk.',
  ];
  const dilemma = [
    'Nobody was expecting you. A few steps away a small crowd is arguing over something that will not wait,',
    'and the words stop as they notice you. An old woman looks you up and down.',
    'She asks whose side you are on, and she does not look like someone who asks twice.',
  ];
  return {
    timePeriodId: period.id,
    title: `Arrival in ${place}`,
    description: [arrival, dilemma]
      .map((sentences) => sentences.filter(Boolean).join(' '))
      .join('\n\n'),
    imageUrl: '',
    year: period.startYear,
    location: place,
  };
}

/** The four choices for a period without built-in content, one for each outcome (SPEC §4). */
export const genericChoices: readonly Pick<Choice, 'text' | 'description'>[] = [
  {
    text: 'Join the people in front of you',
    description: 'Take a place in their circle, and share whatever comes of the quarrel with them.',
  },
  {
    text: 'Talk to the old woman',
    description:
      'Answer her with a question of your own, and trust that she prefers that to a lie.',
  },
  {
    text: 'Explore before you answer',
    description: 'Walk on and see how these people live, and let them think of you what they like.',
  },
  {
    text: 'Wait and watch until dark',
    description: 'Sit down where everyone can see you, and learn what they do when you do nothing.',
  },
];

/** Returns the background for a period without built-in content, from its name, years and description (SPEC §3). */
export function genericContext(period: Period): HistoricalContext {
  const place = escapeHtml(placeInTime(period.name));
  const start = yearText(period.startYear);
  const end = yearText(period.endYear);
  const length = lengthInYears(period);
  const span =
    length > 0
      ? `runs from ${start} to ${end}, a span of ${length} ${length === 1 ? 'year' : 'years'}`
      : `is dated to ${start}`;
  const about = asSentence(period.description);
  const paragraphs = [
    ...(about === '' ? [] : [`<p>${escapeHtml(about)}</p>`]),
    `<p>On this timeline, ${place} ${span}.</p>`,
    '<h3>How to read these dates</h3>',
    '<p>Periods are named by people who come later. Dates like these help to tell a story, but few who lived through the first year or the last would have noticed a change.</p>',
  ];
  return { title: period.name, content: paragraphs.join('\n') };
}

import { describe, expect, it } from 'vitest';
import { bronzeAge } from '../testing/fixtures';
import { genericChoices, genericContext, genericScenario } from './generic-scene';

const named = (name: string) => ({ ...bronzeAge, name });
const lasting = (startYear: number, endYear: number) => ({ ...bronzeAge, startYear, endYear });
const described = (description: string) => ({ ...bronzeAge, description });

describe('the scenario of a period that only the server knows (SPEC §3)', () => {
  it('is told from the name, the first year and the description', () => {
    expect(genericScenario(bronzeAge)).toEqual({
      timePeriodId: 77,
      title: 'Arrival in the Bronze Age',
      description: [
        'You step out of the light, and it is 3300 BCE. Tin travels further than people do, and palaces keep count of both. None of that prepares you for the smell of the place, or for how loudly people talk.',
        'Nobody was expecting you. A few steps away a small crowd is arguing over something that will not wait, and the words stop as they notice you. An old woman looks you up and down. She asks whose side you are on, and she does not look like someone who asks twice.',
      ].join('\n\n'),
      imageUrl: '',
      year: -3300,
      location: 'the Bronze Age',
    });
  });

  it.each([
    ['Palaces', 'Palaces.'],
    [' Palaces and tin \n', 'Palaces and tin.'],
    ['Palaces.', 'Palaces.'],
    ['Palaces!', 'Palaces!'],
    ['Palaces?', 'Palaces?'],
    ['Palaces…', 'Palaces…'],
    ['“Palaces.”', '“Palaces.”'],
    ['(Palaces.)', '(Palaces.)'],
    ['Palaces. And tin', 'Palaces. And tin.'],
  ])('makes one sentence of the description %j', (description, sentence) => {
    const [arrival] = genericScenario(described(description)).description.split('\n\n');
    expect(arrival).toContain(` it is 3300 BCE. ${sentence} None of that `);
  });

  it.each([[''], [' \n']])('leaves out a description that is %j', (description) => {
    const [arrival] = genericScenario(described(description)).description.split('\n\n');
    expect(arrival).toMatch(/it is 3300 BCE\. None of that /);
  });

  it.each([
    ['Bronze Age', 'the Bronze Age'],
    [' The  Bronze Age ', 'the Bronze Age'],
    ['the Middle Ages', 'the Middle Ages'],
    ['THE 18th century', 'the 18th century'],
    ['Ming Dynasty', 'the Ming Dynasty'],
    ['Ice Epoch', 'the Ice Epoch'],
    ['Viking era', 'the Viking era'],
    ['Heian period', 'the Heian period'],
    ['Time of Troubles', 'the Time of Troubles'],
    ['Hard times', 'the Hard times'],
    ['Years of Lead', 'the Years of Lead'],
    ['Renaissance', 'the Renaissance period'],
    ['Theban rule', 'the Theban rule period'],
    ['Timeless', 'the Timeless period'],
    ['Old the Great', 'the Old the Great period'],
  ])('names the period %j as %j', (name, location) => {
    const scenario = genericScenario(named(name));
    expect(scenario.location).toBe(location);
    expect(scenario.title).toBe(`Arrival in ${location}`);
  });
});

describe('the choices of a period that only the server knows (SPEC §4)', () => {
  it('are these four, one for each outcome', () => {
    expect(genericChoices).toEqual([
      {
        text: 'Join the people in front of you',
        description:
          'Take a place in their circle, and share whatever comes of the quarrel with them.',
      },
      {
        text: 'Talk to the old woman',
        description:
          'Answer her with a question of your own, and trust that she prefers that to a lie.',
      },
      {
        text: 'Explore before you answer',
        description:
          'Walk on and see how these people live, and let them think of you what they like.',
      },
      {
        text: 'Wait and watch until dark',
        description:
          'Sit down where everyone can see you, and learn what they do when you do nothing.',
      },
    ]);
  });
});

describe('the background of a period that only the server knows (SPEC §3)', () => {
  const [, , heading = '', reading = ''] = genericContext(bronzeAge).content.split('\n');
  const span = (startYear: number, endYear: number) =>
    genericContext(lasting(startYear, endYear)).content.split('\n')[1];

  it('is made of its description, its years and a note on dates', () => {
    expect(genericContext(bronzeAge)).toEqual({
      title: 'Bronze Age',
      content: [
        '<p>Tin travels further than people do, and palaces keep count of both.</p>',
        '<p>On this timeline, the Bronze Age runs from 3300 BCE to 1200 BCE, a span of 2100 years.</p>',
        '<h3>How to read these dates</h3>',
        '<p>Periods are named by people who come later. Dates like these help to tell a story, but few who lived through the first year or the last would have noticed a change.</p>',
      ].join('\n'),
    });
  });

  it('has no empty paragraph if there is no description', () => {
    expect(genericContext(described('')).content.split('\n')).toEqual([
      expect.stringContaining('On this timeline'),
      heading,
      reading,
    ]);
  });

  it('escapes the name and the description', () => {
    const { title, content } = genericContext({
      ...bronzeAge,
      name: 'Age of <b>Tin</b>',
      description: '"Tin" & it\'s <script>',
    });
    expect(title).toBe('Age of <b>Tin</b>');
    expect(content).toContain('<p>&quot;Tin&quot; &amp; it&#39;s &lt;script&gt;.</p>');
    expect(content).toContain('the Age of &lt;b&gt;Tin&lt;/b&gt; runs');
  });

  it.each([
    [500, 1500, 'runs from 500 to 1500, a span of 1000 years.'],
    [500, 501, 'runs from 500 to 501, a span of 1 year.'],
    [-1, 1, 'runs from 1 BCE to 1, a span of 1 year.'],
    [-10, 10, 'runs from 10 BCE to 10, a span of 19 years.'],
    [-10, 0, 'runs from 10 BCE to 0, a span of 10 years.'],
    [0, 10, 'runs from 0 to 10, a span of 10 years.'],
    [1500, 1500, 'is dated to 1500.'],
    [1500, 500, 'is dated to 1500.'],
  ])('reads the years %i to %i as "%s"', (start, end, words) => {
    expect(span(start, end)).toBe(`<p>On this timeline, the Bronze Age ${words}</p>`);
  });
});

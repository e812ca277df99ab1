import { createProse } from './prose.mjs';

/** The four kinds of first words that a set of choices must meet (SPEC §4). */
const outcomes = ['join', 'speak', 'engage', 'generic'];

/** The choices of each set, the built-in one first; every set meets all four kinds, and the first kind changes. */
const sets = [
  [
    'Speak to the first person',
    'Join the people you meet',
    'Watch them work',
    'Explore the street behind them',
  ],
  [
    'Test what you were told',
    'Join the queue at the gate',
    'Climb to the roof',
    'Talk to the guard',
  ],
  ['Walk to the river', 'Visit the oldest house', 'Speak to the crowd', 'Join the search at dusk'],
  ['Join the night watch', 'Read the notice aloud', 'Attend the meeting', 'Talk to the singer'],
  ['Offer your coat', 'Speak to the judge', 'Carry the heavy basket', 'Join the children at play'],
];

const description =
  'This is a placeholder for what the choice asks of the visitor and what it may cost.';

const record = {
  mark: 'invented',
  text: 'This note is a placeholder. Write here what is known of people who did such a thing. Name your sources below it.',
  sources: ['Placeholder: author, title (year), page'],
};

/**
 * Returns everything that a new era says, as data: placeholders that keep every measure of a finished era. `id` is
 * the period's number, and the era lasts a hundred years from `startYear`.
 */
export function placeholderContent({ slug, name, id, startYear }) {
  const { sentence, paragraph } = createProse();
  let number = 0;
  // A number on each, so that an author sees on the screen which placeholder it is.
  const mark = (what) => `Placeholder ${(number += 1)}, ${what}.`;
  const inParagraphs = (first, ...lengths) =>
    [`${first} ${paragraph(lengths[0])}`, ...lengths.slice(1).map(paragraph)].join('\n\n');
  const told = (text) => ({ text, record });
  const ending = () => told(inParagraphs(mark('an ending'), 50, 45));
  const background = (place) => ({
    title: `${name}: Placeholder ${place}`,
    content: [
      '<h3>First heading</h3>',
      `<p>${mark('a background')} ${paragraph(100)}</p>`,
      '<ul>',
      ...[1, 2, 3].map(() => `<li>${sentence()}</li>`),
      '</ul>',
      '<h3>Second heading</h3>',
      `<p>${paragraph(180)}</p>`,
    ].join('\n'),
  });

  const [builtIn, ...curated] = sets;
  const choices = builtIn.map((text, place) => ({
    id: id * 10 + place + 1,
    scenarioId: id,
    text,
    description,
  }));
  const followUp = () => ({
    first: told(
      [`${mark('a follow-up')} ${paragraph(30)}`, `{memory} ${paragraph(40)}`].join('\n\n'),
    ),
    memories: Object.fromEntries(outcomes.map((kind) => [kind, sentence()])),
    again: told(inParagraphs(mark('a follow-up chosen again'), 45, 40)),
    closing: told(inParagraphs(mark('the end of a visit'), 45, 40)),
  });

  return {
    era: {
      period: {
        id,
        name,
        slug,
        startYear,
        endYear: startYear + 100,
        description: 'This sentence is a placeholder for what the period was about.',
        color: '#4b5d73',
        icon: 'hourglass',
        musicUrl: `/api/audio/${slug}.mp3`,
      },
      scenario: {
        id,
        timePeriodId: id,
        title: `Placeholder Scene: ${name}`,
        description: inParagraphs(mark('the scene'), 50, 50, 40),
        imageUrl: `/images/${slug}.avif`,
        year: startYear + 1,
        location: 'Placeholder Town',
      },
      choices,
      context: background(1),
      fallbackImageUrl: `/images/${slug}.avif`,
      tune: { title: 'Sumer Is Icumen In', credit: 'Placeholder, the tune of the Middle Ages' },
    },
    story: {
      endings: Object.fromEntries(choices.map((choice) => [choice.id, ending()])),
      outcomes: Object.fromEntries(
        outcomes.map((kind) => [
          kind,
          told(
            [`${mark('an outcome')} ${paragraph(45)} You chose to {choice}.`, paragraph(40)].join(
              '\n\n',
            ),
          ),
        ]),
      ),
      followUps: {
        share: followUp(),
        keep: followUp(),
        document: followUp(),
        change: followUp(),
      },
      epilogues: [1, 2, 3, 4].map(() => told(`${mark('an epilogue')} ${paragraph(40)}`)),
    },
    curated: {
      slug,
      choices: curated.map((set) =>
        set.map((text) => {
          const { text: outcome } = ending();
          return { text, description, outcome, record };
        }),
      ),
      contexts: [2, 3, 4, 5].map(background),
      images: ['', '-2', '-3'].map((number) => `/images/${slug}${number}.avif`),
      search: name,
    },
  };
}

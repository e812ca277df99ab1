import type { Era } from './era';

/** Renaissance Florence, 1503: a plan to turn the Arno away from Pisa (SPEC §3). */
export const renaissance = {
  period: {
    id: 2,
    name: 'Renaissance',
    slug: 'renaissance',
    startYear: 1300,
    endYear: 1700,
    description:
      'Four centuries in which artists, scholars and merchants read the ancients again and redrew the world.',
    color: '#b4623a',
    icon: 'palette',
    musicUrl: '/api/audio/renaissance.mp3',
  },
  scenario: {
    id: 2,
    timePeriodId: 2,
    title: 'The Plan to Steal a River',
    description: [
      'The workshop doors stand open to the piazza, and over the roofs the great dome fills half the sky. On the stove a pot of hide glue stinks like a wet dog. Nencio, the youngest apprentice, grinds red earth on a slab. An easel holds a woman’s portrait, finished as far as the shoulders. Nobody is looking at it. They are looking at the table, where a map of the Arno lies under four river stones.',
      'The master, past fifty, in a short rose-coloured tunic, draws a finger from the river to the marshes. Turn the water here, and Pisa, nine years in revolt, has no river left. Niccolò, the man from the chancery, has a thin smile and a column of figures. Two thousand diggers, he has been told, and it is done.',
      'You know what the map does not: the ditches will be dug too shallow, and the first flood will take them. But correct the levels, and a whole city may be starved. Niccolò pushes the pen across to you. “You have walked that ground,” he says. “Will it run, yes or no?”',
    ].join('\n\n'),
    imageUrl: '/images/renaissance.avif',
    year: 1503,
    location: 'Florence',
  },
  choices: [
    {
      id: 21,
      scenarioId: 2,
      text: 'Test the channel in a clay trough',
      description:
        'Build a little Arno on the floor, knowing that a fair test may teach them to dig deeper.',
    },
    {
      id: 22,
      scenarioId: 2,
      text: 'Talk to the man from the chancery',
      description:
        'Walk him out of earshot and see how much a clever man can guess from half a truth.',
    },
    {
      id: 23,
      scenarioId: 2,
      text: 'Join the surveyors on the river',
      description:
        'Spend a week with rod and level on wet banks, always within crossbow shot of the Pisans.',
    },
    {
      id: 24,
      scenarioId: 2,
      text: 'Alter one figure on the map',
      description:
        'A single stroke of ink makes the whole plan hopeless, provided that the master never checks it.',
    },
  ],
  context: {
    title: 'Who Is Who Round the Map',
    content: `<h3>The people</h3>
<ul>
<li><strong>The master</strong> is Leonardo da Vinci, fifty-one. Until early in 1503 he was military engineer to Cesare Borgia, the most feared man in Italy. In July he went to look at the Arno for Florence. In October he agreed to paint a battle for the council hall.</li>
<li><strong>Niccolò</strong> is Machiavelli, thirty-four, head of the second chancery. <em>The Prince</em> is ten years away. In 1504 it was he who sent letter after letter to keep the digging going.</li>
<li><strong>The woman on the easel</strong> is Lisa del Giocondo, twenty-four, a silk merchant’s wife. A chancery clerk, Agostino Vespucci, noted in October 1503 that Leonardo was at work on her portrait; his note was found only in 2005.</li>
<li><strong>The gonfalonier</strong>, whom you may meet, is Piero Soderini. Florence used to change its whole government every two months, its head included. In 1502, tired of that, it made him head of the republic for life; the eight priors beside him went on changing.</li>
<li><strong>The captains</strong> are hired. One of them, Paolo Vitelli, was beheaded in 1499 for failing before Pisa. Another, Ercole Bentivoglio, did the sum that the experts would not.</li>
<li><strong>The Pisans</strong> threw the Florentines out in November 1494 and have held on ever since, with help from whoever disliked Florence that year.</li>
<li><strong>Nencio</strong> is invented, as are the meeting and the workshop. Boys like him ground the colours of every picture you know from this city.</li>
</ul>
<h3>The river</h3>
<p>Digging began in August 1504. Experts had promised that 2,000 labourers and 30,000 to 40,000 days of work would do; Bentivoglio reckoned at least 200,000 days. The channels turned out too shallow, the Arno would not keep to them, and autumn floods ended the attempt. Pisa held out until June 1509.</p>
<p>In a notebook Leonardo put down a rule of his own for such work: a river that is to change its bed must be coaxed, not forced.</p>
<h3>What is not known</h3>
<p>How far the plan was Leonardo’s is uncertain. Recent work in the archives confines him to an early stage, before the digging. Whether he and Machiavelli were friends, or only colleagues, nobody can say: they had to do with the same affairs for years, and no letter between them has been found.</p>
<p>Nor is there a record of anyone asking what the plan would do to the people downstream. That question is yours.</p>`,
  },
  fallbackImageUrl: '/images/renaissance.avif',
  tune: { title: 'Innsbruck, ich muss dich lassen', credit: 'Heinrich Isaac, c. 1495' },
} as const satisfies Era;

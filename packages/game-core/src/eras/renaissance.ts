import type { Era } from '../model';

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
      'The workshop doors stand open to the piazza, and over the roofs the great dome fills half the sky. Inside it smells of linseed oil and glue. An apprentice is grinding red earth on a slab. On an easel stands a woman’s portrait, finished as far as the shoulders. Nobody is looking at it. They are looking at the table, where a map of the Arno lies under four river stones.',
      'The master, past fifty, in a short rose-coloured tunic, draws a finger from the river to the marshes. Turn the water here, and Pisa, nine years in revolt, has no river left. The man from the chancery has a thin smile and a column of figures. Two thousand diggers, he has been told, and it is done.',
      'You know what the map does not: the ditches will be dug too shallow, and the first flood will take them. But correct the levels, and a whole city may be starved. The man from the chancery pushes the pen across to you. “You have walked that ground,” he says. “Will it run, yes or no?”',
    ].join('\n\n'),
    imageUrl: '/images/renaissance.avif',
    year: 1503,
    location: 'Florence',
  },
  choices: [
    {
      id: 21,
      scenarioId: 2,
      text: 'Join the surveyors on the river',
      description:
        'Walk the banks for a week with rod and level, within crossbow shot of the Pisan walls.',
    },
    {
      id: 22,
      scenarioId: 2,
      text: 'Talk to the man from the chancery',
      description:
        'Give him your doubts without your reasons, and learn how much a clever man will guess.',
    },
    {
      id: 23,
      scenarioId: 2,
      text: 'Test the channel in a clay trough',
      description:
        'Let water decide in front of everyone, although a fair test may teach them to dig it right.',
    },
    {
      id: 24,
      scenarioId: 2,
      text: 'Alter one figure on the map',
      description:
        'Spoil the reckoning so that nobody dares to begin, and hope that the master does not check it.',
    },
  ],
  context: {
    title: 'Florence in 1503: A Republic Cut Off from the Sea',
    content: `<h3>Between two reigns of the Medici</h3>
<p>The Medici had been driven out of Florence in 1494. The friar Girolamo Savonarola, who dominated the city after them, was hanged and burned in its main square in 1498. Four years later the Florentines, tired of a government that changed every two months, elected Piero Soderini <em>gonfaloniere</em>, head of the republic, for life. In the chancery worked Niccolò Machiavelli, thirty-four years old in 1503 and ten years away from writing <em>The Prince</em>. The republic lasted until 1512, when a Spanish army brought the Medici back.</p>
<h3>Turning the Arno</h3>
<p>Pisa had broken away from Florence in 1494, and years of war had not won it back. One idea was to take its river away. Leonardo da Vinci, home since March 1503 after serving Cesare Borgia as an engineer, went to look at the ground that summer, and maps and notes he made of the Arno survive.</p>
<p>The digging began in August 1504. Experts on water had promised that 2,000 labourers and 30,000 to 40,000 days of work would do; the captain Ercole Bentivoglio reckoned at least 200,000. The channels turned out too shallow, the river would not keep to them, and autumn floods ended the attempt. Pisa held out until 1509.</p>
<p>How far the plan was Leonardo’s is uncertain. Recent work in the archives confines him to an early stage, before the digging; it was Machiavelli who sent letter after letter to keep the work going.</p>
<h3>The same months in art</h3>
<ul>
<li>Leonardo was painting <strong>Lisa del Giocondo</strong>. We know it from a note dated October 1503 that Agostino Vespucci, a chancery clerk, left in the margin of his Cicero; it was noticed in Heidelberg only in 2005.</li>
<li>The same note says that Leonardo had just come to terms with Soderini over a painting for the council hall. It became the <strong>Battle of Anghiari</strong>, which he left unfinished. Whether any of it survives behind later paintings is disputed.</li>
<li>Michelangelo, twenty-eight, was carving his <strong>David</strong> from a block of marble that others had given up. It was set up by the palace of government in 1504.</li>
</ul>
<p>The meeting in this story is invented, and so is its workshop under Brunelleschi’s dome, which had crowned the cathedral since 1436. The argument over the river was real.</p>`,
  },
  fallbackImageUrl: '/images/renaissance.avif',
  tune: { title: 'Innsbruck, ich muss dich lassen', credit: 'Heinrich Isaac, c. 1495' },
} as const satisfies Era;

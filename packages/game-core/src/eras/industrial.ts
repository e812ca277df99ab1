import type { Era } from '../model';

/** London, 1845: an accident in a mill, and one witness to it (SPEC §3). */
export const industrial = {
  period: {
    id: 3,
    name: 'Industrial Age',
    slug: 'industrial',
    startYear: 1760,
    endYear: 1900,
    description:
      'The age of coal, steam and the factory clock, when work left the home and cities outgrew their rivers.',
    color: '#b08d3f',
    icon: 'factory',
    musicUrl: '/api/audio/industrial.mp3',
  },
  scenario: {
    id: 3,
    timePeriodId: 3,
    title: 'The Unfenced Shaft',
    description: [
      'The engine has stopped, and in Limehouse that is strange enough to bring people out of doors. Smoke from the river chimneys has put out the daylight early. Under the gas lamp in the mill yard two hundred people stand with flax dust in their hair, and the low tide stinks behind the wall.',
      'An hour ago Kitty Doyle, eleven years old, was sent to clean beneath a turning shaft, and it took her sleeve. She will live, without the arm. The law has required a guard on that shaft for a year. You were hired on Monday to copy letters, and this morning you saw the overseer have the guard carried out because it slowed the cleaning. His notice to the surgeon gives the cause in one word: carelessness.',
      'If charges are brought, the owner says, the mill will stay shut until spring, and bread gets dearer every week. If nobody speaks, the shaft turns again at six tomorrow. Kitty’s mother pushes through the crowd to you. “You were by the door,” she says. “What did you see?”',
    ].join('\n\n'),
    imageUrl: '/images/industrial.avif',
    year: 1845,
    location: 'London',
  },
  choices: [
    {
      id: 31,
      scenarioId: 3,
      text: 'Join the hands in the yard',
      description:
        'Stand with them and refuse to start the engine, although a strike breaks contracts and empties cupboards.',
    },
    {
      id: 32,
      scenarioId: 3,
      text: 'Speak to the owner alone',
      description:
        'Bring him the truth before the law does, and give him one night to act on it or bury it.',
    },
    {
      id: 33,
      scenarioId: 3,
      text: 'Attend the factory inquiry',
      description:
        'Swear to what you saw before the inspector, and leave two hundred people to live with the verdict.',
    },
    {
      id: 34,
      scenarioId: 3,
      text: 'Sketch the shaft for the papers',
      description:
        'Draw it by gaslight for the illustrated press, trusting an editor to print more than the blood.',
    },
  ],
  context: {
    title: 'London in 1845: Steam, Law and Bread',
    content: `<h3>A city without drains</h3>
<p>London held about two million people in the 1840s, more than any other city of its day. Gas lit its main streets, coal smoke darkened its afternoons, and its waste ran into the Thames, from which many still drank. Cholera had come in 1832 and would be back in 1848. Joseph Bazalgette’s great sewers were not begun until 1859, the year Big Ben first struck the hour.</p>
<p>The large textile mills stood in the north. London’s trades worked mostly in docks, yards and small shops, but the riverside had its factories too, among them the rope and sailcloth works of Limehouse. The mill in this story is invented.</p>
<h3>The Factory Act of 1844</h3>
<p>An Act of 1833 had created factory inspectors, four of them for the whole country. The Act of 1844, which covered textile mills only, gave them more to enforce:</p>
<ul>
<li>Shafts and wheels that children or young persons worked near or passed had to be <strong>securely fenced</strong>, and no child might clean the gearing while it turned.</li>
<li>Children could start at eight, but as a rule for <strong>half the day</strong>, with school in the other half.</li>
<li><strong>Women</strong> came under the law for the first time, with at most twelve hours of work a day.</li>
<li>With leave from the Home Secretary, an inspector could have an injured worker’s employer <strong>sued for damages</strong>.</li>
</ul>
<p>Workers’ short-time committees, with Lord Ashley as their voice in Parliament, wanted a limit of ten hours. They won it in 1847, for women and the young. Many owners had warned that it would ruin them; it did not.</p>
<h3>Railways and rotten potatoes</h3>
<p>In 1845 half of middle-class England seemed to be buying railway shares. On Sunday 30 November, the last day for handing in plans, promoters fought their way into the Board of Trade with more than six hundred schemes. By then the bubble was already leaking.</p>
<p>That autumn brought worse. A blight, reported from southern England in August and from Dublin in September, rotted the potatoes that much of Ireland lived on; estimates of that year’s loss run from a third of the crop to a half. The Corn Laws, which kept foreign grain dear, were repealed in June 1846, too late for many. In Leipzig, meanwhile, Friedrich Engels, twenty-four, published <em>The Condition of the Working Class in England</em>. It was in German, and no English translation appeared until 1887.</p>`,
  },
  fallbackImageUrl: '/images/industrial.avif',
  tune: { title: 'Home, Sweet Home', credit: 'Henry Bishop, 1823' },
} as const satisfies Era;

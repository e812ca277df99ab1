import type { Era } from './era';

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
      'An hour ago Kitty Doyle, eleven years old, was sent to clean beneath a turning shaft, and it took her sleeve. She will live, without the arm. The law has required a guard on that shaft for a year. You were hired on Monday to copy letters, and this morning you saw Pike, the overseer, have the guard carried out because it slowed the cleaning. The notice to the surgeon gives the cause in one word: carelessness.',
      'If charges are brought, says Mr Venn, who owns the mill, it will stay shut until spring, and bread gets dearer every week. If nobody speaks, the shaft turns again at six tomorrow. Kitty’s mother pushes through the crowd to you. “You were by the door,” she says. “What did you see?”',
    ].join('\n\n'),
    imageUrl: '/images/industrial.avif',
    year: 1845,
    location: 'London',
  },
  choices: [
    {
      id: 31,
      scenarioId: 3,
      text: 'Speak to the owner alone',
      description:
        'He has one night to act on the truth before the law hears it from somebody else.',
    },
    {
      id: 32,
      scenarioId: 3,
      text: 'Attend the hearing before the magistrate',
      description:
        'Give evidence when the inspector prosecutes, although the owner has promised two hundred people a locked gate.',
    },
    {
      id: 33,
      scenarioId: 3,
      text: 'Join the hands in the yard',
      description:
        'Stand in the row that refuses to start the engine, though a broken contract can mean gaol.',
    },
    {
      id: 34,
      scenarioId: 3,
      text: 'Sketch the shaft for the papers',
      description:
        'Draw the bare bolt holes by lantern light for an editor who would rather have a weeping child.',
    },
  ],
  context: {
    title: 'Who Answers for a Shaft?',
    content: `<p>London held about two million people in the 1840s, more than any other city of its day. Gas lit its main streets, coal smoke darkened its afternoons, and its waste ran into the Thames, from which many still drank. Cholera had come in 1832 and would be back in 1848. Joseph Bazalgette’s great sewers were not begun until 1859, the year Big Ben first struck the hour.</p>
<p>The large textile mills stood in the north. London’s trades worked mostly in docks, yards and small shops, but the riverside had its factories too, among them the rope and sailcloth works of Limehouse. The mill in this story is invented. The law that it breaks is real.</p>
<h3>The Factory Act of 1844, person by person</h3>
<ul>
<li><strong>The child</strong> could start at eight, as a rule for half the day, with school in the other half. She might not clean gearing while it turned.</li>
<li><strong>The owner</strong> of a textile mill had to keep all its gearing <strong>securely fenced</strong>. No guard might come off while the machinery was at work.</li>
<li><strong>The surgeon</strong> was sent notice of every serious accident. He looked into the cause and told the inspector.</li>
<li><strong>The inspector</strong> could walk into any mill and bring its owner to court. There were four for the whole kingdom, with a few sub-inspectors. An Act of 1833 had also let them judge; this one took that away.</li>
<li><strong>The magistrate</strong> judged instead. Where somebody had been hurt by bare machinery, the fine was ten to a hundred pounds.</li>
<li><strong>The Home Secretary</strong> could give the injured person part of the fine or all of it, and could let the inspector sue the owner <strong>for damages</strong>.</li>
<li><strong>The workers</strong> could leave, or give evidence. For the first time women came under the factory law, with at most twelve hours a day. Short-time committees, with Lord Ashley as their voice in Parliament, wanted ten. They won that in 1847, for women and the young. Many owners had warned that it would ruin them; it did not.</li>
</ul>
<h3>What else was in the newspaper</h3>
<p>In 1845 half of middle-class England seemed to be buying railway shares. On Sunday 30 November, the last day for handing in plans, promoters fought their way into the Board of Trade with more than six hundred schemes. By then the bubble was already leaking.</p>
<p>That autumn brought worse. A blight, reported from southern England in August and from Dublin in September, rotted the potatoes that much of Ireland lived on. Estimates of that year’s loss run from a third of the crop to a half. The Corn Laws, which kept foreign grain dear, were repealed in June 1846, too late for many. In Leipzig, in the spring of 1845, Friedrich Engels, twenty-four, had published <em>The Condition of the Working Class in England</em>. It was in German, and no English translation appeared until 1887.</p>`,
  },
  fallbackImageUrl: '/images/industrial.avif',
  tune: { title: 'Home, Sweet Home', credit: 'Henry Bishop, 1823' },
} as const satisfies Era;

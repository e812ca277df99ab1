import type { Era } from './era';

/** Mars, 2157: a colony votes on who shall rule it, and on what shall become of the ice (SPEC §3). */
export const future = {
  period: {
    id: 5,
    name: 'Future',
    slug: 'future',
    startYear: 2000,
    endYear: 2300,
    description:
      'Three centuries still being written, in which people may carry their quarrels and their hopes to other worlds.',
    color: '#7fd6e6',
    icon: 'rocket',
    musicUrl: '/api/audio/future.mp3',
  },
  scenario: {
    id: 5,
    timePeriodId: 5,
    title: 'The Vote Under Glass',
    description: [
      'Six hundred voters stand under the dome, and their sixty children hang over the rail. The air tastes of tomato vines and too many lungs; the pumps hum through the soles of your boots. Outside it is midsummer, fifty below, and the sunset is turning blue. You weigh a little over a third of what you did this morning. When a girl jumps to see the count, she stays up long enough to read it.',
      'At midnight the charter runs out after eighteen thousand Martian days. The company offers fifty years more: mirrors in orbit, a thawed glacier, open water in the valley, and its own law over all of it. The other side wants to govern itself and to leave the ice frozen, because a drill has brought up something that may be alive. Earth cannot help: it is New Year’s Eve there, and tonight an answer takes half an hour.',
      'They vote as they pay, with litre tokens, dropped into two glass columns. The count stops at three hundred each. Holm, the speaker, an old pump engineer, finds one token left in the tray and holds it out. “You drink nobody’s water yet,” she says. “Decide.”',
    ].join('\n\n'),
    imageUrl: '/images/future.avif',
    year: 2157,
    location: 'Meltwater, Mars',
  },
  choices: [
    {
      id: 51,
      scenarioId: 5,
      text: 'Explore the ice below the town',
      description:
        'Ride the drill lift to the depth the sample came from, with four hours of air and no radio.',
    },
    {
      id: 52,
      scenarioId: 5,
      text: 'Join the crew at the pumps',
      description:
        'Help them shut the valves until both sides talk, while the town drinks from its last tank.',
    },
    {
      id: 53,
      scenarioId: 5,
      text: 'Keep the token until sunrise',
      description:
        'Let midnight pass undecided to find out who rules a town whose only law has just expired.',
    },
    {
      id: 54,
      scenarioId: 5,
      text: 'Speak before the whole assembly',
      description:
        'Tell six hundred tired people what other charters did to other colonies, as far as you remember it.',
    },
  ],
  context: {
    title: 'Mars: Measured, Disputed, Invented',
    content: `<h3>Measured</h3>
<p>Nobody has been to Mars. Machines have, for more than half a century, and their figures hold for any visitor:</p>
<ul>
<li><strong>Weight</strong> is 38 per cent of what it is on Earth. A jump goes more than twice as high and lasts more than twice as long.</li>
<li>A <strong>day</strong> lasts 24 hours, 39 minutes and 35 seconds; a <strong>year</strong> lasts 687 days of ours.</li>
<li>The <strong>air</strong> is about 95 per cent carbon dioxide. Its pressure is on average some six thousandths of that at sea level on Earth, and about twice as much on the deep floor of the Hellas basin.</li>
<li>A <strong>radio signal</strong> needs between 3 and 22 minutes each way, depending on where the planets stand. In the last week of 2157, as we reckon it, it will need fifteen.</li>
<li>There is <strong>ice</strong>, at the poles and elsewhere. In 2008 radar from orbit showed glaciers hundreds of metres thick, buried under rubble on the eastern side of the Hellas basin.</li>
</ul>
<p>Sunsets there are blue, because the fine dust lets blue light through around the Sun.</p>
<h3>Disputed</h3>
<p><strong>Is anything alive?</strong> One experiment on the Viking landers of 1976 gave a result that looked like life; most scientists put it down to chemistry in the soil. Nothing has been confirmed since. The Outer Space Treaty of 1967 asks states to avoid harmful contamination of other worlds, and it forbids them to claim any. It does not foresee people who are born there.</p>
<p><strong>Can the planet be warmed?</strong> In 2018 Bruce Jakosky and Christopher Edwards added up the carbon dioxide left on Mars and concluded that it is too little to make the planet habitable with present technology. Others have proposed orbiting mirrors or heat-trapping dust. None of it has been tried.</p>
<h3>Invented</h3>
<p>Everything else. The town of Meltwater stands above one of those buried glaciers and counts its money in litres, because whoever runs the pumps runs the town. A company built it under a charter, in exchange for the right to govern. Some of its people want a sea. Others hold that a world which may be alive is not theirs to melt.</p>
<p>The pattern is older than rockets. England chartered its East India Company in 1600 and the Virginia Company in 1606, and both came to rule people an ocean away from the Crown that had licensed them. In 1619 settlers in Virginia held an elected assembly. In the same summer the first Africans recorded in English Virginia were brought there and sold. Who counts as the people of a colony has never been a simple question.</p>`,
  },
  fallbackImageUrl: '/images/industrial.avif',
  tune: { title: 'Light-Minutes', credit: 'Original, ambient' },
} as const satisfies Era;

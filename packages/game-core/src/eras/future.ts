import type { Era } from '../model';

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
      'Six hundred people stand under the dome, and the air smells of tomato vines and too many lungs. The pumps hum through the soles of your boots. Outside it is sixty below, and the sunset is turning blue. You weigh a little over a third of what you did this morning; when someone in the crowd throws up an arm, his feet leave the floor.',
      'At midnight the charter runs out. The company offers fifty years more: mirrors in orbit, a thawed glacier, open water in the valley, and its own law over all of it. The other side wants to govern itself and to leave the ice frozen, because a drill has brought up something that may be alive. Earth cannot settle it. Tonight an answer takes forty minutes.',
      'They vote as they pay, with litre tokens, dropped into two glass columns. The count stops at three hundred each. The speaker, an old pump engineer, finds one token left in the tray and holds it out. “You drink nobody’s water yet,” she says. “Decide.”',
    ].join('\n\n'),
    imageUrl: '/images/future.avif',
    year: 2157,
    location: 'Meltwater, Mars',
  },
  choices: [
    {
      id: 51,
      scenarioId: 5,
      text: 'Join the crew at the pumps',
      description:
        'Help them shut the valves until both sides talk, while the town drinks from its last tank.',
    },
    {
      id: 52,
      scenarioId: 5,
      text: 'Speak before the whole assembly',
      description:
        'Tell six hundred tired people what other charters did to other colonies, and hope you remember it right.',
    },
    {
      id: 53,
      scenarioId: 5,
      text: 'Explore the ice below the town',
      description:
        'Ride the drill lift down to see the sample yourself, with four hours of air and no radio.',
    },
    {
      id: 54,
      scenarioId: 5,
      text: 'Keep the token until sunrise',
      description:
        'Let midnight pass undecided, and find out who rules a town whose only law has just expired.',
    },
  ],
  context: {
    title: 'Mars: What Is Known, and What Is Supposed',
    content: `<h3>What is known today</h3>
<p>Nobody has been to Mars. Spacecraft have measured it closely, and these figures hold for any visitor:</p>
<ul>
<li><strong>Gravity</strong> is 38 per cent of Earth’s.</li>
<li>A <strong>day</strong> lasts 24 hours, 39 minutes and 35 seconds.</li>
<li>The <strong>air</strong> is about 95 per cent carbon dioxide, at less than a hundredth of the pressure at sea level on Earth.</li>
<li>A <strong>radio signal</strong> to Earth takes between about 3 and 22 minutes each way, depending on where the planets stand.</li>
<li>There is <strong>ice</strong>, at the poles and elsewhere. In 2008 radar from orbit showed glaciers hundreds of metres thick, buried under rubble on the eastern side of the Hellas basin.</li>
</ul>
<p>Sunsets there are blue, because the fine dust lets blue light through around the Sun.</p>
<h3>Two open questions</h3>
<p><strong>Is anything alive?</strong> One experiment on the Viking landers of 1976 gave a result that looked like life; most scientists put it down to chemistry in the soil. Nothing has been confirmed since. The Outer Space Treaty of 1967 asks states to avoid harmful contamination of other worlds, and it forbids them to claim any. It does not foresee people who are born there.</p>
<p><strong>Can the planet be warmed?</strong> In 2018 Bruce Jakosky and Christopher Edwards added up the carbon dioxide left on Mars and concluded that there is too little to make the planet habitable with present technology. Others have proposed orbiting mirrors or heat-trapping dust. None of it has been tried.</p>
<h3>What this story supposes</h3>
<p>Everything else is invented. The town of Meltwater stands above one of those buried glaciers, and it counts its money in litres because whoever runs the pumps runs the town. A company built it under a charter, in exchange for the right to govern. Some of its people want a sea; others hold that a world with a history of its own, and perhaps with life, is not theirs to melt.</p>
<p>The pattern is older than rockets. England chartered its East India Company in 1600 and the Virginia Company in 1606, and both came to rule people an ocean away from the Crown that had licensed them. In 1619 settlers in Virginia held an elected assembly. In the same summer the first Africans recorded in English Virginia were brought there and sold. Who counts as the people of a colony has never been a simple question.</p>`,
  },
  fallbackImageUrl: '/images/industrial.avif',
  tune: { title: 'Light-Minutes', credit: 'Original, ambient' },
} as const satisfies Era;

import type { Era } from '../model';

/** Washington, October 1962: the worst day of the missile crisis (SPEC §3). */
export const modern = {
  period: {
    id: 4,
    name: 'Modern Era',
    slug: 'modern',
    startYear: 1900,
    endYear: 2000,
    description:
      'A century of world wars, broadcasts and rockets, in which a single order could reach every home on Earth.',
    color: '#c5282f',
    icon: 'radar',
    musicUrl: '/api/audio/modern.mp3',
  },
  scenario: {
    id: 4,
    timePeriodId: 4,
    title: 'One Sentence from the Wire Room',
    description: [
      'Six teletypes hammer behind glass, and the news bureau smells of machine oil and burnt coffee. From the window you can see the White House railings, where students with peace placards walk in a circle and other students shout at them. It is Saturday, the twenty-seventh of October. This morning a bulletin said that Moscow wants American rockets out of Turkey, and the President read it to his advisers before any ambassador had brought him the letter.',
      'You know something that nobody in this city knows. South-west of Bermuda, destroyers are dropping practice charges on a Soviet submarine that carries a nuclear torpedo. Its captain has no contact with Moscow and thinks the war may have begun. In the history you come from, another officer talks him out of it.',
      'By the door, a navy lieutenant is asking for a telephone. The operator beside you wants a smoke and gives you his chair. The keyboard is live. One sentence typed here would be in the White House within minutes. It might save everyone, or spoil the one conversation that did.',
    ].join('\n\n'),
    imageUrl: '/images/modern.avif',
    year: 1962,
    location: 'Washington',
  },
  choices: [
    {
      id: 41,
      scenarioId: 4,
      text: 'Join the picket line outside',
      description:
        'Walk the circle with the students, where the police as well as the press will take your picture.',
    },
    {
      id: 42,
      scenarioId: 4,
      text: 'Speak to the navy lieutenant',
      description:
        'Tell him what the submarine carries, and convince him before he asks how you could know.',
    },
    {
      id: 43,
      scenarioId: 4,
      text: 'Visit the embassy before dark',
      description:
        'Walk up Sixteenth Street and beg for one urgent cable, while men in parked cars note your face.',
    },
    {
      id: 44,
      scenarioId: 4,
      text: 'Type the warning onto the wire',
      description:
        'Send one sentence to every newsroom at once, and lose control of it with the last keystroke.',
    },
  ],
  context: {
    title: 'October 1962: What They Knew, and What Came Out Later',
    content: `<h3>Thirteen days</h3>
<p>On 14 October 1962 an American U-2 aircraft photographed Soviet missile sites in Cuba. President Kennedy saw the pictures on the 16th, told the country on the 22nd, and put a naval “quarantine” around the island. While schoolchildren practised ducking under their desks, the two governments exchanged letters that took many hours to deliver. The 27th, later called Black Saturday, was the worst day: a U-2 was shot down over Cuba and its pilot, Major Rudolf Anderson, was killed. Rival pickets walked outside the White House. The next morning Radio Moscow announced that the missiles would be withdrawn.</p>
<h3>What the public did not know</h3>
<ul>
<li><strong>The trade.</strong> On the evening of the 27th Robert Kennedy promised the Soviet ambassador, Anatoly Dobrynin, that the American missiles in Turkey would go too, provided that nobody said so. They were gone by the following April. American officials denied the bargain until 1989.</li>
<li><strong>The smaller warheads.</strong> Besides the missiles in the photographs, the Soviet Union had brought about a hundred tactical nuclear weapons to Cuba. Washington learned of them at a conference in Havana in 1992.</li>
<li><strong>The submarine.</strong> That evening American destroyers forced the submarine B-59 to the surface. It carried a torpedo with a nuclear warhead. The story became widely known in 2002.</li>
</ul>
<h3>How close it came</h3>
<p>Vadim Orlov, who was aboard B-59, said that the exhausted captain, Valentin Savitsky, ordered the nuclear torpedo made ready, and that Vasily Arkhipov, chief of staff of the submarine brigade, helped to calm him. Other accounts are less dramatic, and Arkhipov himself, speaking in 1997, avoided the question of the weapon. How near they were to firing is uncertain.</p>
<p>The slowness of words is not in doubt. Khrushchev’s long letter of the 26th took nearly twelve hours to arrive and be decoded. The next day Kennedy learned of new Soviet terms from a news bulletin, which he read aloud to his advisers; the tape recorder was running. In June 1963 the two sides agreed on a direct link between the capitals. It opened on 30 August, and it was a line of teleprinters: there was no red telephone.</p>
<p>The bureau in this story, and everyone in it, is invented.</p>`,
  },
  fallbackImageUrl: '/images/renaissance.avif',
  tune: { title: 'Thirteen Days', credit: 'Original, cool jazz' },
} as const satisfies Era;

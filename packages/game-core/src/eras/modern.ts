import type { Era } from './era';

/** Washington, October 1962: the worst day of the missile crisis (SPEC §3). */
export const modern = {
  period: {
    id: 4,
    name: 'Modern Era',
    slug: 'modern',
    startYear: 1900,
    endYear: 2000,
    description:
      'A century of world wars, broadcasts and rockets, in which millions of lives could hang on one message.',
    color: '#c5282f',
    icon: 'radar',
    musicUrl: '/api/audio/modern.mp3',
  },
  scenario: {
    id: 4,
    timePeriodId: 4,
    title: 'One Sentence from the Wire Room',
    description: [
      'Six teletypes hammer behind glass, and the whole bureau drinks its coffee standing up. It is Saturday, the twenty-seventh of October, shortly after three. Below the window students with peace placards circle along the White House railings, and other students shout at them. This morning a bulletin said that Moscow wants American rockets out of Turkey. The President read it to his advisers before any diplomat had brought him the letter.',
      'You know what nobody in this city knows. Towards evening, off Bermuda, destroyers will drop practice charges on a Soviet submarine that carries a nuclear torpedo. Its captain has no word from Moscow and may think the war has begun. As the story was told to you, another officer talks him out of it.',
      'By the door Lieutenant Pruitt of the Navy is asking for a telephone. Peg Halloran, the bureau chief, has one at each ear. Lou, the operator, wanted a smoke and left you his chair. The keyboard is live. One sentence typed here would be in the White House within minutes. It might save everyone, or wreck whatever saved them the first time. A hand comes down beside yours. It is Lou’s. “You sending something?”',
    ].join('\n\n'),
    imageUrl: '/images/modern.avif',
    year: 1962,
    location: 'Washington',
  },
  choices: [
    {
      id: 41,
      scenarioId: 4,
      text: 'Speak to the navy lieutenant',
      description:
        'Before Pruitt gets his telephone, tell him what that submarine carries without telling him how you know.',
    },
    {
      id: 42,
      scenarioId: 4,
      text: 'Type the warning onto the wire',
      description:
        'One sentence to forty-one newspapers at once, under the name of a bureau that has checked nothing.',
    },
    {
      id: 43,
      scenarioId: 4,
      text: 'Join the picket line outside',
      description:
        'Walk the circle with the peace students under the eyes of the police, the press and the other side.',
    },
    {
      id: 44,
      scenarioId: 4,
      text: 'Visit the embassy before dark',
      description:
        'Walk up Sixteenth Street to the Soviet door and beg for one urgent cable, watched from every parked car.',
    },
  ],
  context: {
    title: 'When Each Secret Came Out',
    content: `<h3>The story as it was first told</h3>
<p>On 14 October 1962 an American U-2 aircraft photographed Soviet missile sites in Cuba. President Kennedy saw the pictures on the 16th, told the country on the 22nd, and put a naval “quarantine” round the island, since a blockade is an act of war. American bombers went to the highest alert they are publicly known to have reached. Schoolchildren practised ducking under their desks. On Saturday the 27th, later called Black Saturday, Moscow asked for the American missiles in Turkey, and a U-2 was missing over Cuba. On Sunday Radio Moscow announced that the missiles in Cuba would be dismantled. That was the story, and it was printed as a victory.</p>
<h3>What was kept back, and how long</h3>
<ul>
<li><strong>1973.</strong> Kennedy had recorded his advisers. Full transcripts appeared in 1997, and many memories turned out to be wrong.</li>
<li><strong>The late 1980s.</strong> Robert Kennedy had promised the Soviet ambassador, Anatoly Dobrynin, that the missiles in Turkey would go too, provided that nobody said so. They were gone by the end of April 1963. His own memoir of 1969 had only hinted at it.</li>
<li><strong>1992.</strong> At a conference in Havana a Soviet general spoke of smaller nuclear weapons, meant for use against a landing. A few were known at first. It was later found that there had been about a hundred.</li>
<li><strong>2002.</strong> A submarine forced up that Saturday night, B-59, had carried a torpedo with a nuclear warhead. Vadim Orlov, who was aboard, told how its exhausted captain, Valentin Savitsky, ordered it made ready, and how Vasily Arkhipov, chief of staff of the brigade, helped to calm him.</li>
</ul>
<h3>What is still not known</h3>
<p>How near they were to firing. The scene rests chiefly on Orlov, others who sailed with those boats doubt it, and Arkhipov’s talk of 1997, as published, leaves the torpedo out. The reports that the officers wrote at home have not been published.</p>
<p>One thing nobody disputes is how slowly the words moved. Khrushchev’s long letter of the 26th took nearly twelve hours to reach Washington in full. In June 1963 the two sides agreed on a direct line. It opened on 30 August, and it was a pair of teleprinters: there was no red telephone.</p>
<p>The bureau in this story, and everyone in it, is invented.</p>`,
  },
  fallbackImageUrl: '/images/renaissance.avif',
  tune: { title: 'Thirteen Days', credit: 'Original, cool jazz' },
} as const satisfies Era;

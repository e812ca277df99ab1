import type { CuratedEra } from './curated-era';

/** Four more sets of choices and four more backgrounds for October 1962. */
export const modern: CuratedEra = {
  slug: 'modern',
  images: ['/images/modern.avif', '/images/modern-2.avif', '/images/modern-3.avif'],
  search: '1960s Washington street newspaper',
  choices: [
    [
      {
        text: 'Join the editors’ conference',
        description:
          'Walk in with the morning’s copy and ask the one question that nobody has dared to print.',
      },
      {
        text: 'Talk to the other side’s reporter',
        description:
          'Moscow’s man lunches two doors down and reports to someone; tell him over pie and coffee.',
      },
      {
        text: 'Test the line to the islands',
        description:
          'Ask for the naval station on Bermuda, and see how far a calm voice gets on a Saturday.',
      },
      {
        text: 'Tear the paper from the printer',
        description: 'Stop the next bulletin for ten minutes, and be the only one who has read it.',
      },
    ],
    [
      {
        text: 'Join the students who shout back',
        description:
          'Carry the other placard for an hour, and learn what they think will happen on Monday.',
      },
      {
        text: 'Speak to the police captain',
        description:
          'Tell him that both crowds should go home early, and do not tell him about the fallout.',
      },
      {
        text: 'Offer the cable office a telegram',
        description:
          'It takes messages for anyone, to the Kremlin too, at so much a word and with a form to sign.',
      },
      {
        text: 'Empty the shelves like everyone',
        description:
          'Buy water, tins and batteries for the bureau, and see who asks what you know.',
      },
    ],
    [
      {
        text: 'Join the queue at church',
        description:
          'St John’s across the park has its doors open; half the queue has a desk at the Pentagon.',
      },
      {
        text: 'Talk the operator into staying',
        description:
          'He wants his smoke and you want his silence; one of you is going to be disappointed.',
      },
      {
        text: 'Explore the clippings on submarines',
        description:
          'Find a printed fact that says what you know, so that it need not come from you.',
      },
      {
        text: 'Pull the plug on all six',
        description:
          'Without the wire there is no leak and no news, on the one day that needs both.',
      },
    ],
    [
      {
        text: 'Join the lieutenant in his car',
        description:
          'He has to be at the Navy Department by four; that is eleven minutes alone with him.',
      },
      {
        text: 'Speak as if from the future',
        description:
          'Tell the bureau chief one thing that will be on the wire at five, then wait until five.',
      },
      {
        text: 'Attend the afternoon briefing',
        description:
          'Raise your hand among forty reporters at the State Department and say “torpedo”.',
      },
      {
        text: 'Leave history to the officer',
        description:
          'He said no without you the first time; trust that your silence changes nothing.',
      },
    ],
  ],
  contexts: [
    `<h3>Four submarines</h3>
<p>At the start of October 1962 four Soviet diesel submarines left their Arctic base for Cuba. Each carried one torpedo with a nuclear warhead beside twenty-one ordinary ones. They were built for cold water. In the Sargasso Sea the temperature aboard rose past forty degrees Celsius; fresh water was rationed, and men fainted at their posts. To hear from Moscow they had to come near the surface at set hours, which was when American aircraft found them.</p>
<p>From 24 October a line of ships enforced what Washington called a <em>quarantine</em>, since a blockade is an act of war. The United States had sent word to Moscow that it would drop small practice charges to signal submarines to surface. The message did not reach the boats.</p>
<h3>27 October, B-59</h3>
<p>That afternoon destroyers had held contact with submarine B-59 for hours. Captain Valentin Savitsky, exhausted and without news, is reported to have ordered the special torpedo made ready. Also aboard was Vasily Arkhipov, chief of staff of the group. Accounts agree that he calmed the captain, and that the boat came up instead, at night, among the American ships, whose searchlights and low-flying aircraft were nearly taken for an attack.</p>
<h3>How it is known</h3>
<ul>
<li>For decades the nuclear torpedoes were unknown in the West.</li>
<li>In 2002, around a conference in Havana, the account of Vadim Orlov became widely known. He had served on B-59, in charge of the men who listened to American radio.</li>
<li>Other officers have disputed details, such as whether the torpedo was ever close to being fired.</li>
</ul>
<p>Arkhipov spoke little of it and died in 1998. Whether a single voice prevented a war cannot be proved. That the choice lay for some minutes with a few tired men out of touch with both capitals is not in doubt.</p>`,
    `<h3>A trade that was not to be one</h3>
<p>In 1961 the United States had begun to place fifteen Jupiter missiles near İzmir in Turkey and thirty in Italy. They could reach Moscow in about sixteen minutes, stood unprotected in the open, and were outdated when they became ready in 1962. Nikita Khrushchev, on holiday by the Black Sea, is said to have asked his guests what they saw across the water, and to have answered for them: American missiles, aimed at my house.</p>
<p>On Friday 26 October a long, emotional letter from him reached Washington and offered to remove the missiles from Cuba against a promise not to invade. On Saturday morning a second, harder message was read out on Radio Moscow: the missiles in Turkey must go as well.</p>
<h3>Saturday evening</h3>
<p>John F. Kennedy’s advisers mostly opposed a trade, because it would look like selling an ally. He thought that most people would find it fair. His brother Robert received the Soviet ambassador, Anatoly Dobrynin, at the Department of Justice and told him:</p>
<ul>
<li>the President would promise in public not to invade Cuba;</li>
<li>the missiles in Turkey would be gone within four or five months;</li>
<li>this second part must never be written down or mentioned.</li>
</ul>
<p>On Sunday morning Moscow announced on the radio that the missiles in Cuba would be dismantled. The Jupiters were taken down by the end of April 1963.</p>
<h3>The story that was told</h3>
<p>For years books praised a President who had not blinked. Robert Kennedy’s memoir, published after his death, hinted at the understanding over Turkey, and its editor later admitted having softened what the diary said. In 1989 the truth was acknowledged by men who had been in the room. Historians still argue about what it cost to have later presidents learn the wrong lesson.</p>`,
    `<h3>A Saturday under the flight path</h3>
<p>On Monday 22 October the President had told the country on television that there were missiles in Cuba. By the end of the week shops in some cities had run out of tinned food, bottled water and rifles. Schoolchildren knew what to do from drills: get under the desk, cover the neck, look away from the window. A cartoon turtle had taught the same in a film of 1952. Few households had a shelter, though the government had been recommending them since 1961 and black and yellow signs marked public cellars.</p>
<p>At the time of the speech the Strategic Air Command had gone to <em>DEFCON</em> 3; on the 24th it went to 2, one step from war, the highest state it is publicly known to have reached. Dozens of bombers with hydrogen bombs were in the air at every hour.</p>
<h3>How news travelled</h3>
<ul>
<li>Agencies such as the Associated Press and United Press International sent copy by <strong>teletype</strong> at about sixty words a minute. A bulletin rang the machine’s bell.</li>
<li>Between the two governments there was no direct line. Letters were coded, sent as telegrams, decoded and translated; one took nearly twelve hours.</li>
<li>The Soviet ambassador recalled that his cables were handed to a messenger from Western Union, who came on a bicycle, and that one could only hope he did not stop to see a girl on the way.</li>
<li>When it mattered most, both sides used the radio, because it was faster.</li>
</ul>
<p>A direct teletype link between Washington and Moscow was agreed on 20 June 1963 and worked from the end of August. The red telephone of the films never existed.</p>
<h3>What people remember</h3>
<p>Interviews made decades later speak of fear and of ordinary Saturdays in equal parts: football, laundry, a walk to look at the sky. Polls at the time found that most Americans supported the quarantine, and that many of them expected it to lead to war.</p>`,
    `<h3>The island in the middle</h3>
<p>In January 1959 Fidel Castro’s rebels had driven a dictator out of Cuba. Within two years the new government had taken over American companies, and the United States had stopped buying Cuban sugar. In April 1961 some fourteen hundred exiles, trained by the CIA, landed at the Bay of Pigs and were beaten in three days. A secret programme of sabotage followed, called Mongoose, beside plots against Castro’s life. From Havana an invasion looked like a matter of time.</p>
<h3>Operation Anadyr</h3>
<p>In May 1962 Khrushchev proposed to station missiles on the island. It would protect Cuba, he said, and it would give the Americans a taste of what they had put in Turkey. The operation was named after a Siberian river, and soldiers were issued skis to keep up the pretence.</p>
<ul>
<li>Some forty-two thousand Soviet troops came. The CIA estimated ten thousand.</li>
<li>Missiles of medium range could reach Washington from western Cuba.</li>
<li>About a hundred smaller nuclear warheads were meant for use against a landing. Washington did not know about them for thirty years.</li>
</ul>
<p>On 27 October a Soviet battery shot down a U-2 over eastern Cuba and killed its pilot, Major Rudolf Anderson. The order came from officers on the spot. Moscow had not given it.</p>
<h3>Left out of the room</h3>
<p>Castro, expecting an attack within hours, wrote to Khrushchev that an invasion should be answered with the most drastic means. He learned from the radio that the missiles were to leave, and was furious. He refused inspections and kept the bombers that he had been given until late in November, when the quarantine ended. The promise not to invade was never put into a treaty, and it has been kept. Whether the missiles made Cuba safer, or nearly destroyed it, depends on which week of that autumn one looks at.</p>`,
  ],
};

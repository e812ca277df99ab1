import type { Era } from '../model';

/** Medieval England, 1242: a village refuses to pay for the king's war (SPEC §3). */
export const medieval = {
  period: {
    id: 1,
    name: 'Medieval Era',
    slug: 'medieval',
    startYear: 500,
    endYear: 1500,
    description:
      'A thousand years of castles and cathedrals, of lords and the people who worked their land.',
    color: '#2f4a8c',
    icon: 'castle',
    musicUrl: '/api/audio/medieval.mp3',
  },
  scenario: {
    id: 1,
    timePeriodId: 1,
    title: 'No Silver at the Gate',
    description: [
      'A hundred voices, and a bell that no priest is ringing: the noise leads you up the cart track to a castle gate and most of a village before it. The air smells of wet wool and wood smoke. At a trestle table the clerk has laid out a counting board and a notched tally for every household. The king is gathering ships at Portsmouth for a war in Poitou. The lord of this place will not sail with him, so he owes money instead, and he means to have it from these people by Sunday.',
      'Nobody has paid. A widow named Alis has set an empty pot on the board. The reeve, a villager himself and answerable for every missing penny, mutters that there will be no silver until the wool is sold. On the wall above him two crossbowmen have put their feet in the stirrups of their bows.',
      'The clerk is hoarse. The steward looks along the crowd, sees a stranger who might be able to read, and holds out the writ. The bell stops. The parchment is in your hand, and every face at the gate is turned to you.',
    ].join('\n\n'),
    imageUrl: '/images/medieval.avif',
    year: 1242,
    location: 'Bedfordshire, England',
  },
  choices: [
    {
      id: 11,
      scenarioId: 1,
      text: 'Join the villagers at the gate',
      description:
        'Stand in the front row and refuse with them, though a stranger makes an easy example to hang.',
    },
    {
      id: 12,
      scenarioId: 1,
      text: 'Speak with the steward in private',
      description:
        'Ask for time until the wool is sold, and risk being taken for the village’s hired tongue.',
    },
    {
      id: 13,
      scenarioId: 1,
      text: 'Offer your own silver',
      description:
        'Pay the poorest shares with coins you brought, and explain later where such money was struck.',
    },
    {
      id: 14,
      scenarioId: 1,
      text: 'Read the charter aloud instead',
      description:
        'Put the writ down and recite older promises, knowing that most of them cover free men only.',
    },
  ],
  context: {
    title: 'England in 1242: Who May Tax Whom?',
    content: `<h3>A king short of money</h3>
<p>Henry III had been king since 1216, when he was nine. In 1242 he hoped to win back French lands that his father John had lost: his mother’s second husband, Hugh of Lusignan, had promised him a rising in Poitou. War needed silver. Around Candlemas, at the start of February, the great men of the realm met him in London and refused him a general tax. They reminded him of the money they had granted in 1237 and asked what had become of it. Matthew Paris, a monk of St Albans, set their answer down, and it is among the earliest English debates on taxation that we can follow in any detail.</p>
<p>Henry sailed from Portsmouth in May all the same. In July the French drove his army back at Taillebourg and Saintes; in 1243 he accepted a truce and went home.</p>
<h3>How the cost reached the village</h3>
<p>Without a general tax, the Crown fell back on older rights:</p>
<ul>
<li><strong>Scutage</strong>, paid for each knight’s fee by landholders who owed military service and did not go.</li>
<li><strong>Tallage</strong>, which the king could lay on his own towns and manors, and a lord on his unfree tenants, often with little but custom to limit it.</li>
<li><strong>Demands on the Jewish communities</strong>, who had no protector but the king and paid heavily in these years.</li>
</ul>
<p>Most country people were <em>villeins</em>: unfree tenants who worked the lord’s land without pay on set days, could not leave the manor without his consent, and answered to his court. Their exact share of the population is uncertain. The reeve who ran the manor’s work and answered for its accounts was usually one of them.</p>
<h3>What the Charter did not say</h3>
<p>Magna Carta in 1215 had promised that no aid or scutage would be taken without common counsel. That clause was dropped when the Charter was reissued, and the version in force in 1242 was the one of 1225. Its most famous protection, against prison or loss of property without lawful judgement, was given to <em>free</em> men. Little in it spoke of villeins, though one clause limited the fines that could be laid on them. Sheriffs had it read out in public, so its name was known to many who had never seen its text.</p>
<p>Villagers did resist their lords: they went to law, worked badly and paid late. Open refusal is harder to find in the records, and the one in this story is invented, together with its castle and its people.</p>`,
  },
  fallbackImageUrl: '/images/medieval.avif',
  tune: { title: 'Sumer Is Icumen In', credit: 'English rota, c. 1260' },
} as const satisfies Era;

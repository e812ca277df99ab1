import type { Era } from './era';

/** Medieval England, 1242: a village refuses to pay for the king's war (SPEC §3). */
export const medieval = {
  period: {
    id: 1,
    name: 'Medieval Era',
    slug: 'medieval',
    startYear: 500,
    endYear: 1500,
    description:
      'A thousand years of lords and the people who worked their land, with bells throughout and castles from the Normans on.',
    color: '#2f4a8c',
    icon: 'castle',
    musicUrl: '/api/audio/medieval.mp3',
  },
  scenario: {
    id: 1,
    timePeriodId: 1,
    title: 'No Silver at the Gate',
    description: [
      'A hundred voices and a bell that no priest is ringing lead you up the cart track to a castle gate. Most of a village stands there in wet wool. On a trestle lie the clerk’s counting board and a notched tally for every household. The king is gathering ships at Portsmouth for a war in Poitou. The lord of this place will not sail, so he owes money instead, and these people are to find it by Sunday.',
      'Nobody has paid. The widow Alis has brought an empty pot to the board. Osbert the reeve, a villager himself and answerable for every missing penny, mutters that there will be no silver until the wool is sold. On the wall two crossbowmen have one foot in the stirrup, to draw their bows.',
      'The clerk is hoarse, nobody believes the steward, and an order that has not been heard binds no one. So the writ goes to the one stranger in the crowd. The bell stops. Your Latin is just good enough: by Sunday, what is unpaid will be taken in beasts and goods. Alis has come close. “Does it say,” she asks, “that they may take the cow?”',
    ].join('\n\n'),
    imageUrl: '/images/medieval.avif',
    year: 1242,
    location: 'Bedfordshire, England',
  },
  choices: [
    {
      id: 11,
      scenarioId: 1,
      text: 'Speak with the steward in private',
      description:
        'Ask him, where nobody else can hear it, to wait until the wool is sold before he sends for the beasts.',
    },
    {
      id: 12,
      scenarioId: 1,
      text: 'Join the villagers at the gate',
      description:
        'Stand in the front row with Alis, where a crossbowman can pick out a stranger at a glance.',
    },
    {
      id: 13,
      scenarioId: 1,
      text: 'Recite the charter from memory',
      description:
        'Set the Great Charter against the writ, though most of what it promised was promised to free men only.',
    },
    {
      id: 14,
      scenarioId: 1,
      text: 'Offer your own silver',
      description:
        'Pay the poorest shares in coins from a century that nobody at this table could name.',
    },
  ],
  context: {
    title: 'England in 1242: Who May Tax Whom?',
    content: `<h3>A demand on its way down</h3>
<p>Around the second of February 1242 the great men of the realm met King Henry III in London and refused him a general tax. He went to war in Poitou all the same, and raised what he could from older rights. Follow the money from the top:</p>
<ul>
<li><strong>The king</strong> sails in May to win back lands that his father, and then he himself, had lost. Those who owe him knights and stay at home pay for it, by agreement or by <em>scutage</em>, so much for each knight’s fee. He also tallages his own towns and manors, and presses the Jewish communities, whom nobody but he protects.</li>
<li><strong>The lord</strong> turns to his tenants. From free men he needs the king’s letter to the sheriff for an “aid”. From the unfree he needs no letter: he may <em>tallage</em> them, often with little but custom to limit it. A careful lord might ask for the letter anyway, as this one does.</li>
<li><strong>The steward</strong> runs the estate in his name, and holds his courts.</li>
<li><strong>The reeve</strong> is a tenant himself. What he cannot collect may be taken from his own goods.</li>
<li><strong>Alis</strong> is invented, but not her place. Many country people, perhaps half, were <em>villeins</em>: unfree tenants who worked the lord’s land without pay on set days and could not leave without his consent. Their exact share is disputed.</li>
</ul>
<h3>What the Charter did not say</h3>
<p>Magna Carta in 1215 had promised that no aid or scutage would be taken without common counsel. That clause was dropped from the reissue of 1216 and never came back; in 1242 the version of 1225 was in force. Its most famous protection, against prison or loss of land without lawful judgement, was given to <em>free</em> men. It did limit the fines that could be laid on villeins. Sheriffs had it read in the county courts, so that many knew its name who had never heard its text.</p>
<h3>Did villagers really refuse?</h3>
<p>Some did. At Brampton, over the border in Huntingdonshire, villagers chased away the sheriff’s bailiffs, who were helping a new lord to tallage them, and took back their cattle with axes and staves. The inquiry into it was held in 1242. More often people went to law, worked badly and paid late. The gate, the writ and the people of this story are invented. What the real ones thought, nobody wrote down.</p>`,
  },
  fallbackImageUrl: '/images/medieval.avif',
  tune: { title: 'Sumer Is Icumen In', credit: 'English rota, c. 1260' },
} as const satisfies Era;

import type { CuratedEra } from './curated-era';

/** Four more sets of choices and four more backgrounds for England in 1242. */
export const medieval: CuratedEra = {
  slug: 'medieval',
  images: ['/images/medieval.avif', '/images/medieval-2.avif', '/images/medieval-3.avif'],
  search: 'medieval castle village England',
  choices: [
    [
      {
        text: 'Join the widow at the counting board',
        description:
          'Stand beside Alis and her empty pot, and let the clerk write down both of you.',
      },
      {
        text: 'Talk to the men on the wall',
        description:
          'Ask the crossbowmen whose villages they come from before anyone tells them to aim.',
      },
      {
        text: 'Test the clerk’s tallies for errors',
        description:
          'Match the notches against each other in public, and shame whoever cut them wrong.',
      },
      {
        text: 'Walk out with the writ',
        description: 'Carry the parchment off before it is read; an unread order binds nobody yet.',
      },
    ],
    [
      {
        text: 'Join the reeve behind the table',
        description:
          'Help him count what the village can pay by Sunday, and share the blame for the rest.',
      },
      {
        text: 'Speak the writ in plain words',
        description:
          'Turn the Latin into English that everyone follows, which may calm them or not.',
      },
      {
        text: 'Visit the wool store with the clerk',
        description:
          'Show him the unsold fleeces, so that he sees the silver which is not silver yet.',
      },
      {
        text: 'Ring the bell again',
        description:
          'Call in the villages around, and make one quarrel into a matter for the shire.',
      },
    ],
    [
      {
        text: 'Join the women at the well',
        description:
          'Learn what each house has really hidden, and be trusted with it or driven away.',
      },
      {
        text: 'Speak for a day’s delay',
        description:
          'Ask the steward for one night, and answer with your neck for a village you met today.',
      },
      {
        text: 'Attend the hundred court instead',
        description:
          'Take the quarrel to the next sitting, three weeks off, where custom counts as law.',
      },
      {
        text: 'Hide the tally sticks',
        description: 'Without both halves no debt can be proved, and no payment either.',
      },
    ],
    [
      {
        text: 'Join the steward’s supper table',
        description:
          'Eat at the castle as the man who can read, and hear what the lord himself still owes.',
      },
      {
        text: 'Talk with the parish priest',
        description:
          'Ask him to name the day a feast, on which no one may be made to pay or to swear.',
      },
      {
        text: 'Offer to carry their petition',
        description:
          'Walk to the king’s justices with it, and be gone when the crossbows come down.',
      },
      {
        text: 'Burn the parchment in your hand',
        description: 'It takes one torch and one moment, and there is another copy in Bedford.',
      },
    ],
  ],
  contexts: [
    `<h3>The war that had to be paid for</h3>
<p>In 1202 the French king had declared the lands of King John forfeit, and within a few years Normandy, Anjou and most of Poitou were gone. John’s son Henry III never gave up the claim. In the spring of 1242 he saw a chance: his stepfather Hugh of Lusignan, Count of La Marche, had quarrelled with the young French king Louis IX and promised that Poitou would rise.</p>
<p>Henry crossed from Portsmouth in May with few knights and a great deal of coin in barrels. The rising was smaller than promised. On 21 July his army faced the French across the river Charente at Taillebourg and withdrew to Saintes; the next day there was fighting outside the town, and Hugh made his peace with Louis soon after. Henry spent the following year at Bordeaux and came home in 1243 with a truce and large debts.</p>
<h3>Who had been asked, and who had not</h3>
<p>Before he sailed, Henry had asked the great men of the realm for a tax on movable goods. Such taxes had been granted three times in his reign:</p>
<ul>
<li>in <strong>1225</strong>, a fifteenth, in return for a confirmation of the Charters;</li>
<li>in <strong>1232</strong>, a fortieth;</li>
<li>in <strong>1237</strong>, a thirtieth, with promises that many thought he had not kept.</li>
</ul>
<p>Early in 1242 they refused a fourth. The chronicler Matthew Paris says that they bound themselves to answer together, so that nobody could be won over alone. He wrote at St Albans, had good informants, and disliked the king’s taxes; his account is precise but not neutral.</p>
<h3>What nobody recorded</h3>
<p>No village was asked anything. Those below the rank of knight appear in such records as names beside sums, when they appear at all. How a demand felt at the bottom has to be pieced together from court rolls and accounts, most of them a little later than this story, and much of it cannot be known.</p>`,
    `<h3>Silver that had to be counted twice</h3>
<p>In 1242 nearly all English money was one coin, the silver penny. For smaller change people cut it along the cross on its back into halves and quarters. Shillings, pounds and marks existed only in accounts: twelve pennies made a shilling, twenty shillings a pound, and a mark was two thirds of a pound. A labourer might earn a penny or two for a day’s work, when there was paid work at all, so a demand of two shillings was weeks of a family’s money.</p>
<p>Coins clipped at the edge weighed less than they should, and collectors could refuse them. In 1247 the whole coinage was replaced, with a cross that reached the rim so that clipping showed. The cost of the exchange fell on those who held the old coins.</p>
<h3>Sticks as receipts</h3>
<p>Most debts were kept on <em>tallies</em>. A stick of hazel was notched with the sum:</p>
<ul>
<li>a cut as wide as a palm for a thousand pounds;</li>
<li>as wide as a thumb for a hundred;</li>
<li>as wide as a swelling barleycorn for one pound, and a bare scratch for a penny.</li>
</ul>
<p>Then it was split down its length. Each side kept one half, and only two halves of one stick fitted together. One did not need to read to check a tally, and it was hard to forge. The royal Exchequer, named after the squared cloth on which its officers moved counters like pieces in a game, used tallies until 1826.</p>
<h3>Who could be made to answer</h3>
<p>In a village the <em>reeve</em> collected. He was a tenant himself, chosen for a year or more, and what was missing at the end could be taken from his own goods. Reeves were accused of favouring friends and squeezing rivals, and some surely did. Many accounts also show sums written off because there was nothing to take: a widow, a burnt house, a field under water.</p>`,
    `<h3>A lord’s court and a king’s court</h3>
<p>Whether a villager could be taxed, and by whom, depended on whose court would hear the complaint. England in 1242 had several layers of them.</p>
<ul>
<li><strong>The manor court</strong> was the lord’s. Every few weeks it met in his hall or under a tree, fined those who brewed bad ale or came late to the ploughing, and settled who held which strip of land. Its custom bound the lord too, in principle.</li>
<li><strong>The hundred court</strong> served a group of villages. A royal order of 1234 says that it should meet every three weeks. Small debts and brawls came before it.</li>
<li><strong>The shire court</strong> met under the sheriff, the king’s man in the county.</li>
<li><strong>The king’s justices</strong> rode out on circuit every few years, and their arrival was feared for the fines it brought.</li>
</ul>
<p>The royal courts were open to the free. A <em>villein</em> who sued his lord there could be met with a single sentence: this man is mine. Then the case turned on his birth, and neighbours were asked under oath who his grandparents had been.</p>
<h3>How people pushed back</h3>
<p>Some paid together for a lawyer and argued that their manor had once been the king’s own, because tenants of such old royal land enjoyed better protection. Some simply failed to turn up for the lord’s harvest. Others left for a town, where in many places a year and a day of residence made a person free.</p>
<h3>Reading and hearing</h3>
<p>Few villagers could read, and documents were in Latin. That did not leave them helpless. Writs were read out and explained, and juries of twelve local men answered the king’s questions from memory. A document was an event: people came, listened and later swore to what they had heard. How exactly they understood it, we cannot say.</p>`,
    `<h3>A charter that would not stay dead</h3>
<p>When King John sealed the Great Charter at Runnymede in June 1215, it was a peace treaty, and it failed within three months: the Pope annulled it, and war began again. John died in 1216. The men who governed for his nine-year-old son Henry III reissued a shorter version to win supporters, again in 1217, and in its lasting form in 1225.</p>
<p>Each reissue left something out. The clause of 1215 that forbade taxes without common counsel was dropped the very next year, and so was the council of twenty-five barons who might make war on a king who broke his word.</p>
<h3>What stood in 1242</h3>
<ul>
<li>Free men were not to be imprisoned or stripped of their land except by the judgement of their peers or the law of the land.</li>
<li>Fines were to fit the offence, and were not to cost a villein the tools he lived by.</li>
<li>Widows could not be forced to marry again.</li>
<li>A second charter, that of the <strong>Forest</strong>, first issued in 1217, gave back common rights in woods which kings had closed, and ended the loss of limbs for killing deer.</li>
</ul>
<p>The Charters were read in the shire courts, and breaking them could bring excommunication. Their fame grew faster than their reach. People quoted the Charter for things it had never said, which in time became a reason to say them.</p>
<h3>From refusal to parliament</h3>
<p>The word <em>parliament</em> had entered royal records only a few years before 1242, for a large meeting of the king’s council. In 1258 the barons took the government out of Henry’s hands at Oxford; in 1265 Simon de Montfort called townsmen as well as knights to a parliament; and in 1297 Henry’s son Edward I agreed that certain taxes needed the common assent of the realm. Whether the refusal of 1242 was a step on that road or only looks like one from its end is still argued.</p>`,
  ],
};

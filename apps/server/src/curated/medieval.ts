import type { CuratedEra } from './curated-era';

/** Four more sets of choices with their endings, and four more backgrounds, for England in 1242. */
export const medieval: CuratedEra = {
  slug: 'medieval',
  images: ['/images/medieval.avif', '/images/medieval-2.avif', '/images/medieval-3.avif'],
  search: 'medieval castle village England',
  choices: [
    [
      {
        text: 'Test the clerk’s tallies for errors',
        description:
          'Lay the village’s split sticks against his, notch by notch, while everyone who paid is watching.',
        outcome: [
          'You call for the halves that the village kept, and they come out of thatch, stockings and one cradle. Simon the clerk lays his own beside them. The first pair closes like a mouth. So does the next, and the twentieth. He has been honest, and you begin to sweat.',
          'The twenty-third pair does not match. His half says five shillings; the one that Hawise the brewster kept says four. One of his five cuts is paler than the rest. Simon turns scarlet, but he notches from the left, and this was cut from the right. Every head turns to Osbert the reeve.',
          '“It was Alis’s shilling,” says Osbert. “She had not got it, so I put it where it would not be missed.” Hawise looks at Alis over the empty pot. “I missed it,” she says.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The Dialogue of the Exchequer, written in the 1170s, describes how tallies were cut: a palm’s width for a thousand pounds, a thumb’s for a hundred, a barleycorn’s for one. The stick was split after the cutting, so a notch added later showed on one half only. This quarrel over a shilling is invented.',
          sources: [
            'Richard FitzNigel, Dialogus de Scaccario, book I',
            'Hilary Jenkinson, ‘Exchequer Tallies’, Archaeologia 62 (1911)',
          ],
        },
      },
      {
        text: 'Walk out with the writ',
        description:
          'Carry the parchment off before anyone else can hear it, since an unheard order binds nobody yet.',
        outcome: [
          'You fold the strip once, put it inside your shirt and walk. For twenty steps only a dog follows. Then the steward understands, and shouts for his horse.',
          'Nobody runs. The crowd merely closes behind you, like a field gate in the wind, with a great deal of begging pardon. A goose gets under the hooves. By then you are across the ford and wet to the knee, and the seal has gone soft against your ribs. You smell of beeswax.',
          'Emma, the reeve’s daughter, is nine and knows a shorter way; she is sitting on the far bank. “They can have another writ from Bedford in two days,” she says. “Father thinks there will be one about you as well. But I know where they never look.” She hands you half an onion and sets off.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The king’s clerks copied outgoing letters on to rolls of parchment, and those of 1242 survive. A lost letter could be written again, and to carry off the first one undid nothing. Whether people at the far end saw it that way is another matter.',
          sources: [
            'Close Rolls of the Reign of Henry III, 1237–1242 (1911)',
            'M. T. Clanchy, From Memory to Written Record: England 1066–1307 (1979)',
          ],
        },
      },
      {
        text: 'Join the widow at the counting board',
        description:
          'Put your hand on the rim of the empty pot and be written down as one of her household.',
        outcome: [
          'The rim is still warm from her hearth when you lay your hand on it. “And this is?” asks Simon the clerk. “My household,” says Alis, before you can open your mouth. Simon writes. He sets four more beans on the board, because two pairs of hands owe more than one.',
          'Alis sees the beans. She looks at you as at a cow that has eaten the washing. But the woman behind her puts a pan down beside the pot, and an arm through yours. A crock comes next, two jugs, and a bucket with no bottom.',
          'In the end Simon sits walled in by kitchenware, with nowhere left to count. “They cannot take all of it down,” says Alis. “Can they? You read it. Does it say pots?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'A tallage was often asked as one sum from a whole manor, and dividing it was left to the village; how that was done is seldom written down. Accounts of the bishops of Winchester let many people off because they were poor, widows among them. The wall of pots is invented.',
          sources: ['Mark Bailey, The English Manor c.1200–c.1500 (2002)', 'General knowledge'],
        },
      },
      {
        text: 'Talk to the men on the wall',
        description:
          'Ask two crossbowmen whose villages they come from before anyone tells them to aim.',
        outcome: [
          'No one stops you on the ladder, since no one ever wanted to go up it. From here the village is a field of wet hoods. Piers, the older man, is a Gascon and has two words of English, “bread” and “down”. The younger is called Wat. Where is he from?',
          'He nods over his shoulder. Past the hill there will be a trestle like this one on Thursday, and his mother has a cow too. A drawn bowstring hums, you notice, like a fly in a jar. Wat takes out the bolt and lets it down. Piers says something short and does the same.',
          'Down below the steward has heard the silence. Wat has just thrown away a month’s pay, and he knows it. “You that can read,” he whispers. “Are you doing anything on Thursday?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Crossbowmen in England served for wages, and Gascons were among those whom the king hired. In 1139 a council of the Church had forbidden the weapon against Christians; rulers took little notice. What such men felt about the crowds below them, no source tells us.',
          sources: [
            'Second Lateran Council (1139), canon 29, in Norman P. Tanner (ed.), Decrees of the Ecumenical Councils (1990)',
            'General knowledge',
          ],
        },
      },
    ],
    [
      {
        text: 'Speak the writ in plain words',
        description:
          'Turn its Latin into English line by line for people who have so far only been shouted at.',
        outcome: [
          '“Henry, by the grace of God,” you begin, and the titles go on for so long that two men sit down. Then comes the part that matters. A reasonable aid. By Sunday. Beasts and goods. You leave out nothing, so from now on nobody can say that they have not heard it.',
          '“What is reasonable?” asks Hawise the brewster. You look. It does not say. Is a goose a beast, asks the shepherd, or is it goods? It does not say that either. Simon the clerk notes the questions in the margin until there is no margin. The steward wanted it read; he had not thought of its being understood.',
          'Alis has been moving her lips. “It says beasts,” she says slowly. “It never says ours.” One after another they all turn and look at the steward’s horse.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Lords who wanted money from their men asked the king for letters to the sheriff, and Henry III granted them freely. Such a letter speaks of a “reasonable” aid and seldom says how much that is. Read aloud, Latin had to be put into French or English on the spot, and what people heard depended on who did it.',
          sources: [
            'W. S. McKechnie, Magna Carta (2nd ed., 1914), on chapter 15',
            'M. T. Clanchy, From Memory to Written Record: England 1066–1307 (1979)',
          ],
        },
      },
      {
        text: 'Visit the wool store with the clerk',
        description: 'Show him, sack by sack, the silver that is not silver until a buyer comes.',
        outcome: [
          'The dust makes Simon the clerk sneeze, and the grease of the fleeces takes the ink off his fingers better than soap. You count three sacks, packed last June, each with a buyer’s mark in red. Why are they still here?',
          'Osbert the reeve tells him. The buyer’s ship was taken for Portsmouth, with every other hull that can carry a horse. They cannot pay for the war, because the war has gone off with the boats. Simon sits down on a sack and laughs until he coughs.',
          'Then he marks all three with a cross. Nobody may sell them now without the lord’s leave. Osbert winces at every stroke. “So the debt is covered,” says Simon. “I do have to put a date.” He holds out the pen. “Which would you like?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'From January 1242 the king’s officers were ordered to seize ships for his crossing. In February that meant every one that could carry fifteen horses or more, and the two hundred best were to be at Portsmouth by Palm Sunday. England’s best wool went overseas to the cloth towns of Flanders. Whether the lack of ships kept any buyer from Bedfordshire is not recorded.',
          sources: [
            'W. L. Clowes, The Royal Navy: A History, vol. 1 (1897)',
            'Eileen Power, The Wool Trade in English Medieval History (1941)',
          ],
        },
      },
      {
        text: 'Ring the bell again',
        description:
          'Call in the villages around, so that one quarrel at one gate becomes a matter for the shire.',
        outcome: [
          'The rope is still warm. The reeve’s Emma, who had it before you, sits on the tower stair with sore hands in her armpits. She is nine. “Let it lift you,” she advises. The note is that of a dropped pan, and it carries for miles.',
          'They come over the ridge with hoes, and one with his grandfather’s spear. By dusk three hundred strangers stand at the gate and ask who is dead. Nobody is. To raise them for that is an offence, and the king’s bailiff fines the village sixpence.',
          'But they have begun to talk. What is your lord asking? And yours? The sums go from mouth to mouth, and no two agree. The bailiff has stopped writing. He has a lord of his own, and he has begun to count on his fingers.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Whoever heard the hue and cry had to follow it, and villages that did not were fined. The king’s orders of May 1242 had suspects pursued from village to village, with hue and cry. Court rolls are full of small fines for raising a hue without good cause.',
          sources: [
            'Close Rolls of the Reign of Henry III, 1237–1242 (1911), May 1242',
            'F. W. Maitland (ed.), Select Pleas in Manorial and Other Seignorial Courts, Selden Society 2 (1889)',
          ],
        },
      },
      {
        text: 'Join the reeve behind the table',
        description:
          'Help Osbert reckon what the village can truly pay by Sunday, a task that makes no friends.',
        outcome: [
          'Seen from this side of the trestle, the crowd has eyes. Osbert the reeve goes through the sticks under his breath. He knows who has a pig in the wood and who has sold her spare shoes. You move the beans. They come to one third of what is asked.',
          'There is a way, he murmurs. Write Hamo the miller down for double. Hamo can bear it, and nobody likes him. Your finger is on the bean. You leave it where it is and say the true sum aloud. “And the rest?” asks the steward. Osbert, grey in the face, lays the key of his barn on the board.',
          'In the hush you can hear the mill. “Put me down for half as much again,” calls Hamo. “And write that I was asked nicely.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The reeve was one of the tenants, and he could be made to pay for whatever was missing at the end of his year. Many paid to be let off the office. Others did well out of it, and in court their neighbours said so.',
          sources: ['H. S. Bennett, Life on the English Manor (1937)'],
        },
      },
    ],
    [
      {
        text: 'Join the women at the well',
        description:
          'Draw water, keep quiet and hear what each house has really hidden from the lord.',
        outcome: [
          'They let you draw long before they let you listen. Eleven buckets go up on a rope that is mostly knots. At the twelfth Alis says, “This one can stay,” and the talk runs on.',
          'Nineteen pence lie at the bottom of Hawise’s butter. Two heifers stand in the bishop’s wood with straw tied round their jaws. The priest has put his candlesticks in the eel pond. It is not enough, but it is silver, and now you know where. Anyone else who wants to know has only to hurt you.',
          'A shadow falls over the coping. It is Simon the clerk, with a bucket. “I hear nothing,” he croaks, and fills it. Then he pulls off a shoe and shakes out four pennies. “Mine,” he says. “Has anyone room in her butter?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Whoever taxed goods had reason to fear that some would be hidden. For the tax of 1237 four men of each village had to be chosen, and they valued their neighbours’ things on oath. What was said at wells we can only imagine, for nobody wrote it down.',
          sources: ['S. K. Mitchell, Taxation in Medieval England (1951)'],
        },
      },
      {
        text: 'Hide the tally sticks',
        description:
          'Take them while the table stands unwatched, for without both halves no debt can be proved, nor any payment.',
        outcome: [
          'While the steward roars at Osbert you sweep the clerk’s sticks off the board and into the empty pot. Only Alis sees. She lifts it on her hip, since it is hers after all, and walks home with the debts of fifty families. They go into her bread oven, behind the ash.',
          'Simon the clerk looks under the trestle three times. It is a fine afternoon until Hawise the brewster holds up her half. All her old debts are paid, and now nothing is left to prove it by. Simon is already cutting new ones from memory, and his memory is the lord’s servant. The sums have grown.',
          'At dusk Alis comes to find you, with ash to the elbows. “If they turn up, somebody took them,” she says. “If not, Hawise pays twice. And tomorrow I bake.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Records were worth stealing. In the rising of 1381 crowds in many places burned manor rolls and other proofs of what they owed. For 1242 we know of no village that made away with its tallies.',
          sources: ['R. H. Hilton and T. H. Aston (eds), The English Rising of 1381 (1984)'],
        },
      },
      {
        text: 'Attend the hundred court instead',
        description:
          'Carry the quarrel to the next sitting, up to three weeks off, before men who may refuse to hear it.',
        outcome: [
          'The court sits under a thorn tree, sixteen days later, in the rain. Osbert has pledged his oxen to buy that long. You walk there with him, Alis and the cow, whom she will not leave at home.',
          'First comes a stolen cloak, then a man bitten by a pig. Then you. Ralph the steward needs one sentence: these are my lord’s villeins, and his alone. The bailiff shrugs. That is the law. Sixteen days and two pairs of shoes are gone.',
          'An old man with one eye gets up off the wet bench. His grandfather, he says, carted that village’s rent to the king’s own hall. If it was ever the king’s, another law holds. “Was it?” says Alis. He grins at the bailiff and holds out a hand for the book that oaths are sworn on.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'An order of 1234 said that hundred courts should meet every three weeks. Small debts and brawls came there; a lord’s dealings with his own villeins did not. Tenants of manors that had once been the king’s were better protected, and some won in the royal courts by proving it.',
          sources: [
            'Paul R. Hyams, King, Lords and Peasants in Medieval England (1980)',
            'Paul Vinogradoff, Villainage in England (1892)',
          ],
        },
      },
      {
        text: 'Speak for a day’s delay',
        description:
          'Beg one night from the steward and stake your own neck on people you met an hour ago.',
        outcome: [
          '“My neck on it,” you say. You meant it as a figure of speech. The steward hangs a rope on a nail by the counting board, at the height of your chin. One night, he agrees.',
          'Nobody goes home. Alis brings leek pottage and stays to see that you do not run. “I would,” she remarks. All night there are feet in the dark. At first light the trestle is covered: shears, two cheeses, a brooch, a good spade. Simon the clerk has slept on the counting board, and wakes face to face with a trussed hen.',
          'Whose is it? No one says a word. The steward walks round it twice and lifts the rope off its nail. “One third, I should think,” he says. “Which third of the neck would you like back?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Hardly anything was promised in a medieval court without pledges, people who stood surety that a debt would be paid or a neighbour would appear. If it went wrong they were fined. A pledge did not hang for it, whatever a steward might say.',
          sources: [
            'F. W. Maitland (ed.), Select Pleas in Manorial and Other Seignorial Courts, Selden Society 2 (1889)',
          ],
        },
      },
    ],
    [
      {
        text: 'Burn the parchment in your hand',
        description:
          'It takes one torch, one moment and some trust that the copy in Bedford stays there.',
        outcome: [
          'A torch burns in a ring by the gate. Parchment is skin, and it does not go like paper. It writhes, spits and stinks of singed pig, and white wax runs over your wrist and sets there. Somewhere at the back Emma, the reeve’s daughter, laughs out loud and claps a hand over her mouth.',
          'Then they all speak at once. “That was our Sunday,” somebody cheers. “That was our necks,” says Osbert the reeve, for it was the king’s own letter.',
          'Only Simon the clerk stays calm. He fishes the last black curl out of the mud. “There is a copy in Bedford,” he croaks, “and I am a slow walker. They will ask who did this, if I saw it. Has anyone something for a sore throat?” Alis is already pouring.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Under 1250 Matthew Paris tells how the lord Walter de Clifford forced a royal messenger to eat the king’s letter, wax seal and all. He escaped worse by paying an enormous sum for pardon. A villager could have bought no such mercy.',
          sources: [
            'Matthew Paris, Chronica Majora, ed. H. R. Luard, vol. V (Rolls Series, 1880), under 1250',
          ],
        },
      },
      {
        text: 'Talk with the parish priest',
        description:
          'Ask whether any saint’s day falls soon enough to stop men from collecting, counting or swearing.',
        outcome: [
          'Gilbert the priest keeps his calendar on a board beside the font, feasts in red, the rest in black. Together you run a finger down it: black, black, black. Under the altar, he remembers, there is a finger bone of Saint Edburga, whom no other parish bothers with. Her day could be today.',
          'He rings for it himself. The steward storms into the nave and pulls off his hat, since he must. No oaths, no counting. No ploughing either, and the sun has come out over a field that is only half done. When Bishop Robert hears of it in Lincoln, Gilbert may lose his church.',
          'He sets the bone on the altar in a little glass. “She is good until sunset,” he whispers to you. “After that I have only the one finger.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'On the greater feasts people were to rest from field work, and courts and oaths were to wait; bishops issued lists of the days. How far this was obeyed is less clear, since markets were often held on Sundays. Saint Edburga is real. Her finger in this parish is not.',
          sources: [
            'C. R. Cheney, ‘Rules for the Observance of Feast-Days in Medieval England’, Bulletin of the Institute of Historical Research 34 (1961)',
            'Barbara Harvey, ‘Work and Festa Ferianda in Medieval England’, Journal of Ecclesiastical History 23 (1972)',
          ],
        },
      },
      {
        text: 'Offer to carry their petition',
        description:
          'Walk to the king’s judges at Westminster with a village’s complaint sewn into your sleeve.',
        outcome: [
          'Large letters, says Gilbert the priest, because judges are important people. Alis sews the result into your sleeve. At St Albans a monk with inky thumbs asks what is rustling. He writes down all of it.',
          'Westminster Hall is full of men coughing in French. A writ to begin with costs sixpence, says the clerk at the door. Are these people free? No? Then they have no business here. He has half turned away when he reads the name of the place. “Was that ever the king’s own land?”',
          'You are home on the tenth day. Osbert’s two oxen stand in the pound at Bedford for everyone’s share. Alis unpicks your sleeve and finds a different parchment in it, with a seal. She holds it upside down. “Well?” she says. “What do they say about the cow?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Villeins could not sue their lord over what they owed him. But the rolls of Henry III show villages on former royal manors, such as Brampton, Mansfield and Rothley, clubbing together to buy the king’s letters. Some gained time by it, and some lost in the end.',
          sources: [
            'David Carpenter, Henry III Fine Rolls Project, Fine of the Month, December 2008, March 2009 and April 2009',
          ],
        },
      },
      {
        text: 'Join the steward’s supper table',
        description:
          'Eat at the castle as the stranger who can read, and listen for what the lord himself still owes.',
        outcome: [
          'You are given the end of a bench, a slab of stale bread for a plate and a ladle of beans. The lord is away. His hat lies on the great chair, and everyone bows to it. Over the ale Ralph the steward passes you the letters that Simon the clerk has no voice for.',
          'They are bills. A wine merchant, an armourer, a saddler. Forty pounds for three knights who will never see Poitou. You read, and the laughing stops bench by bench. Nobody had ever heard them one after another. The village’s silver would not even cover the wine.',
          'Ralph lays a piece of beef on your bread, so that you will forget it. Outside in the dark stands Alis, who can smell the gravy. “I hope it was good,” she says. “What did it cost?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Rules written for a countess of Lincoln about this time, and ascribed to Bishop Robert Grosseteste, tell great people to eat in the hall where their household can see them. Lords of the day did live in debt. In 1242 those who stayed behind had to pay the king for it, and the sums are in his rolls.',
          sources: [
            'Dorothea Oschinsky, Walter of Henley and Other Treatises on Estate Management and Accounting (1971)',
            'Michael Burger, ‘The date and authorship of Robert Grosseteste’s Rules for household and estate management’, Historical Research 74 (2001)',
          ],
        },
      },
    ],
  ],
  contexts: [
    {
      title: 'The Answer of 1242: How the Great Men Said No',
      content: `<h3>A refusal on parchment</h3>
<p>Around Candlemas 1242, the feast of 2 February, Henry III asked the magnates in London for a tax towards a campaign in Poitou. At St Albans a monk, Matthew Paris, kept a long account of what they replied. Put into short modern words, it comes to this:</p>
<blockquote><p>You planned this war without asking us. We have given you tax upon tax, and the last time, in 1237, you promised that it would not become a habit. That money was to lie in castles and be spent as four of us advised. We never heard that it was. Since then your judges have fined every county until the people have little left. You have a truce with the king of France. Keep it while he does.</p></blockquote>
<p>Matthew adds that they had bound themselves to answer together, and that the king then tried them one at a time.</p>
<h3>Can we believe the page?</h3>
<p>The answer is one of the earliest English debates on tax that we can follow point by point. Its keeper was no neutral, though. Three things to weigh:</p>
<ul>
<li>He had good informants and loved documents; the details often agree with the king’s own records.</li>
<li>He disliked royal taxes and foreign favourites, and he sharpens other people’s speeches.</li>
<li>He tells us what earls and bishops thought. Of villages he says almost nothing.</li>
</ul>
<h3>What happened anyway</h3>
<p>The quarrel overseas was old. King John had lost Normandy and Anjou by 1205, and in 1224 the French took most of Poitou. At Christmas 1241 Hugh of Lusignan, the husband of Henry’s mother, threw off his homage to the French king’s brother and promised a rising. Ships were being seized from January. The king sailed in May without a general tax, on what he could raise from his own rights: fines for staying at home, scutage, tallage, and heavy demands on the Jews, who had no protector but himself.</p>
<p>In July he was driven back at Taillebourg and Saintes. He came home in 1243 with a truce, and in the Treaty of Paris of 1259 he gave up Normandy, Anjou and Poitou for good.</p>`,
    },
    {
      title: 'Penny, Hen, Cow: A Village Price List',
      content: `<h3>What things cost</h3>
<p>Nearly all money was one coin, the silver penny. People cut it along the cross on its back into halves and quarters. Twelve pence (<em>d.</em>) made a shilling (<em>s.</em>), twenty shillings a pound and two thirds of a pound a mark, but nobody had ever held a shilling: it existed only in accounts.</p>
<p>The figures below are rounded from estate accounts of the first half of the century. They changed with the harvest, the place and the beast.</p>
<table><thead><tr><th scope="col">Thing</th><th scope="col">About</th></tr></thead><tbody>
<tr><td>A day’s unskilled work, when there was any</td><td>1<em>d.</em></td></tr>
<tr><td>A hen</td><td>1<em>d.</em></td></tr>
<tr><td>A sheep</td><td>1<em>s.</em></td></tr>
<tr><td>A quarter of wheat, some 210 kilos</td><td>3–5<em>s.</em></td></tr>
<tr><td>A cow</td><td>6<em>s.</em></td></tr>
<tr><td>A plough ox</td><td>8<em>s.</em></td></tr>
<tr><td>A royal writ of the common sort</td><td>6<em>d.</em></td></tr>
<tr><td>A small fine in the lord’s court</td><td>3–6<em>d.</em></td></tr>
</tbody></table>
<p>By this list one cow was worth seventy days’ wages. A widow who had one could sell milk and cheese, raise a calf and manure her strip. Without it she had her hands.</p>
<h3>What was asked</h3>
<ul>
<li><strong>Rent</strong>, in coin, hens, eggs and days of unpaid work.</li>
<li><strong>Heriot</strong>: when a tenant died, usually the best beast.</li>
<li><strong>Merchet</strong>: a payment for leave to marry off a daughter.</li>
<li><strong>Tallage</strong>: often yearly, and on many manors at the lord’s will.</li>
<li><strong>Tithe</strong>: a tenth of crops and young animals, to the Church.</li>
</ul>
<p>A sum of two shillings, spread over a year, could be found. Two shillings by Sunday meant selling something to a buyer who knew why you were selling.</p>
<h3>How it was written down</h3>
<p>On wood. A stick of hazel was notched with the sum, a barleycorn’s width for a pound and a bare scratch for a penny, and then split. Debtor and creditor kept a half each, and only halves of one stick fit. You did not need to read to check it. The royal Exchequer used tallies until 1826.</p>
<p>Coins could be checked as well. Clipped ones were refused, and in 1247 the whole coinage was replaced, with a cross that ran to the rim. Those who held old money bore the cost.</p>`,
    },
    {
      title: 'From Prime to Curfew: A Day on the Manor',
      content: `<h3>How to read this day</h3>
<p>No diary of a village survives from 1242, and no villager would have kept one. This day is put together from customs, court rolls and sermons, most of them a little later. Its hours stretch: between sunrise and sunset there were always twelve, long in summer and short in winter. The church bell told them, and nobody had a minute.</p>
<h3>The hours</h3>
<dl>
<dt>Sunrise, about Prime</dt><dd>The hearth is uncovered, a fire in the middle of the floor with no chimney. Someone milks. The reeve knocks: today the lord has ploughing, and every holding that owes it must send a hand.</dd>
<dt>Terce, the third hour</dt><dd>Eight oxen to a team, often from several families. A day’s work for the lord often ends at noon. Coming late to it means a fine at the next court.</dd>
<dt>Sext, midday</dt><dd>Bread of rye and barley, an onion, cheese, ale. On certain days of extra work the lord had to provide the meal, and custom said precisely how many herrings.</dd>
<dt>None, the ninth hour</dt><dd>Now your own strips, scattered over two or three great fields. Women weed, spin, brew and sell the ale; a stake above the door says that it is ready to be tasted.</dd>
<dt>Vespers, towards evening</dt><dd>Geese in, pigs in. If the manor court has met, there is plenty to discuss. It sat every few weeks, in the hall or under a tree, and its custom bound the lord too, in principle.</dd>
<dt>Curfew</dt><dd>The fire is covered. From late May to Michaelmas 1242 four to six men of each village watch until sunrise and hold any stranger passing.</dd>
</dl>
<h3>What the bells did not decide</h3>
<ul>
<li><strong>Rest.</strong> Sundays and some forty feasts were free of field work, though not always of the lord’s.</li>
<li><strong>Hunger.</strong> Spring was the lean time, with last year’s grain low and this year’s green.</li>
<li><strong>News.</strong> It came with pedlars, carters and friars, and with writs, which were read out, explained and remembered differently.</li>
</ul>
<p>How such a day felt is beyond the records. They tell us who was late for it.</p>`,
    },
    {
      title: 'May They Take the Cow? Questions About the Law',
      content: `<h3>Questions from the gate</h3>
<dl>
<dt>Who is a villein?</dt><dd>An unfree tenant. He owed work, could not leave or marry off a daughter without the lord’s consent, and answered to the lord’s court. Perhaps half of country people were villeins; the share is disputed. They were not slaves: they had homes, families, strips of land and, in practice, goods of their own.</dd>
<dt>Of their own in law, too?</dt><dd>Not against their lord. Lawyers held that what a villein had was the lord’s. Custom said otherwise, and most lords found that a man without an ox ploughs badly.</dd>
<dt>So may they take the cow?</dt><dd>Yes. The <em>Dialogue of the Exchequer</em> of the 1170s tells officers who sell a debtor’s goods for the king to spare plough oxen as far as they can. Cows are not mentioned there.</dd>
<dt>Does the Charter not forbid it?</dt><dd>The text of 1215 said that no scutage or aid should be taken without common counsel, and that lords should not take aids from their free men at will. Both promises were dropped in 1216, when young Henry III’s guardians reissued the Charter. The version of 1217 left out little more and added new clauses, and that of 1225 became final. Villeins were to keep their means of tillage when they were fined. A demand was not a fine.</dd>
</dl>
<h3>Where could they go?</h3>
<ul>
<li><strong>The manor court</strong> was the lord’s own.</li>
<li><strong>The hundred court</strong> met about every three weeks for a group of villages, and left a lord’s villeins to him.</li>
<li><strong>The king’s courts</strong> were for the free. Tenants of former royal land might be heard there, if they could prove what it was.</li>
</ul>
<h3>Did anyone refuse?</h3>
<p>Yes, that very year. At Brampton, some twenty miles from Bedford, villagers chased off the sheriff’s bailiffs and took back their cattle. About 1229 the townspeople of Dunstable held out against their prior. In 1265 the men of Peatling Magna, in Leicestershire, told a royal captain’s men that they were acting against the community of the realm.</p>
<p>Whether such people were on the road to parliament, or only look so from its end, is still argued.</p>`,
    },
  ],
};

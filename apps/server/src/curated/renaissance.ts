import type { CuratedEra } from './curated-era';

/** Four more sets of choices and four more backgrounds for Florence in 1503. */
export const renaissance: CuratedEra = {
  slug: 'renaissance',
  images: ['/images/renaissance.avif', '/images/renaissance-2.avif', '/images/renaissance-3.avif'],
  search: 'Florence dome Renaissance Arno',
  choices: [
    [
      {
        text: 'Sign the figures as they are',
        description:
          'Your name goes under a sum you know to be wrong, so that the flood can do the refusing.',
        outcome: [
          'Niccolò sands your name dry and blows the sand into the glue pot. A name was all that the council had been waiting for. Before the grapes are in, two thousand spades are at work. Then, one October night, the rain comes.',
          'Nencio had been lent to the works to draw them. He walks home with clay to his armpits. The sides of the ditch slid in, he tells you. The guard boats broke loose, and he heard men shouting in the dark, and then fewer. He is still holding a digger’s wooden shoe and cannot say why.',
          'All night Pisa rang its bells. Niccolò lays the old sheet before you, his thumb below your name. His smile is gone. “You knew,” he says, and he pulls up a chair. “What else do you know?”',
        ].join('\n\n'),
        record: {
          mark: 'disputed',
          text: 'The digging of 1504 ended much like this, but the figures are uncertain. In October a storm destroyed the boats that guarded the works; one modern account puts the drowned at eighty. The Pisans filled in what was left. Who approved ditches that were too shallow is not known.',
          sources: ['Roger D. Masters, Fortune Is a River, 1998'],
        },
      },
      {
        text: 'Join the master at his notebook',
        description:
          'By candlelight, with nobody else awake, find out whether he has known about the levels all along.',
        outcome: [
          'The house is asleep except for a cat and the two of you. He writes from right to left, left-handed, and tilts a hand mirror so that you can follow. Whirlpools, a list with onions on it, the Arno. You point to the levels. He turns back nine leaves, and there it is.',
          'Streams come in from the side and drop their earth, he has written, and so the Arno will not stay in any channel. He has known since summer. “They asked me for a drawing,” he says. “They did not ask for my opinion.”',
          'He wants the great wall in the council hall, and engineers who say no are not given walls. He cuts the leaf out and hands it over: there is no copy. Below, too early, somebody from the chancery knocks.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'On a map of the valley Leonardo noted why the Arno never keeps to a channel. The rivers that flow into it leave earth where they enter and wear away the opposite bank. He wrote in mirror script, probably because it came easily to a left-handed man. Whether he warned anybody in 1503 is not recorded.',
          sources: [
            'Jean Paul Richter (ed.), The Literary Works of Leonardo da Vinci, 1883, no. 1006',
          ],
        },
      },
      {
        text: 'Speak of the first flood',
        description:
          'Name the month in which the water will come, then think of something when they ask how you know.',
        outcome: [
          '“In October,” you say. “After two days of rain in the hills. It will be brown, as high as a rider’s knee, and it will take the banks along.” The grinding stops. Even the mule outside appears to listen.',
          '“The last person who promised us a flood was a friar,” Niccolò says pleasantly. “We burned him, five minutes from here.” Nencio crosses himself and leaves a red handprint on his shirt. You think fast. You have studied the years between floods, you tell them, as a banker studies interest. It is nearly true.',
          'Niccolò believes none of it. He enters you on a list headed Prophets, where nobody likes to be. The master has a single question. “Brown from which side stream?” he asks, and opens his notebook at a clean page.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'In September 1494 Girolamo Savonarola preached on Noah’s flood, and many hearers thought that it had come when a French army crossed the Alps. He was hanged and burned with two other friars on 23 May 1498. Machiavelli had heard him preach that spring and described him as a man who coloured his lies to suit the times.',
          sources: [
            'Donald Weinstein, Savonarola: The Rise and Fall of a Renaissance Prophet, 2011',
            'Niccolò Machiavelli, letter to Ricciardo Becchi, 9 March 1498',
          ],
        },
      },
      {
        text: 'Explore the marsh at low water',
        description:
          'Wade out with a rope and a lead weight into country where fever has emptied two villages.',
        outcome: [
          'The master comes too, with his rose-coloured hem tucked into his belt, and wades like a heron. You throw the lead and he reads the knots. Four feet. Two. Three. The last woman of an empty village rents you her eel boat, and she wants the money first, in case.',
          'By evening you know that the marsh is hardly lower than the river. Water sent here will lie about, like soup on a table. The frogs drown your voice, and the mosquitoes bite through your sleeves.',
          'Nine days later you lie shaking in the hospital of Santa Maria Nuova. The master brings a lemon and his finished map. It has all your depths, except one square left white. “The council sees this tonight,” he says. “What did we find there?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The coast between Pisa and Livorno was marshy and feverish until it was drained in modern times. People blamed the air of such places: mala aria. Ronald Ross in India and Giovanni Battista Grassi in Italy showed in 1897 and 1898 that mosquitoes carry malaria.',
          sources: ['Frank M. Snowden, The Conquest of Malaria: Italy, 1900–1962, 2006'],
        },
      },
    ],
    [
      {
        text: 'Join the day labourers at the inn',
        description:
          'Ask the people who would have to dig it, since nobody from the palace has thought of that.',
        outcome: [
          'The inn by the San Frediano gate has one window and one cup for every two guests. You share yours with Tonio, who digs drains and has a thumb like a spoon. Ten soldi a day, he has heard. Good money, until harvest. “They can turn the Arno round and round,” he says. “When the grain is ripe, half of us will be home by Sunday.”',
          'You buy three rounds to hear the rest. Whoever digs in a marsh shivers all winter. When you mention that you measure for the city, the bench empties on both sides of you.',
          'In the corner a drinker pushes up his hat. It is Niccolò, with a fresh column on his cuff, here with the same question. “Half,” he says. “Will you put that in writing?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Around 1500 an unskilled labourer in Florence earned roughly eight to ten soldi a day, when there was work; seven lire, or 140 soldi, made a gold florin. The plan of 1504 spoke of two thousand men. How many of them came and stayed is not known exactly.',
          sources: [
            'Richard A. Goldthwaite, The Building of Renaissance Florence, 1980',
            'Roger D. Masters, Fortune Is a River, 1998',
          ],
        },
      },
      {
        text: 'Visit the captured enemies',
        description:
          'Go down to the Pisans in the city prison and ask what their families would do without a river.',
        outcome: [
          'Le Stinche has no windows on the street, only a door so low that everyone enters bowing. Inside, a miller named Ranieri shares straw with four more Pisans and a cricket in a cage. What would his people do without a river? He considers it politely.',
          '“Drink rain,” he says. “Grind by hand. You shut us in once before, in my great-grandfather’s day. He ate the mule, and then the harness. We have the recipe.” The others laugh until a guard hits the bars. “But open the gates? Then the mule died for nothing.”',
          'He asks you to count his five children from the bank some day, and writes their names in soot on a strip of his shirt. Niccolò is waiting at the low door. He asks you nothing. He only holds out his palm.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Florence bought a claim to Pisa and starved the city into surrender in 1406. Guicciardini praises the women of Pisa, who worked on the ramparts during the siege of 1499. Le Stinche, the Florentine prison, held debtors above all; Ranieri and his cell are invented.',
          sources: [
            'Francesco Guicciardini, History of Italy, book 4',
            'Guy Geltner, The Medieval Prison: A Social History, 2008',
          ],
        },
      },
      {
        text: 'Draw a canal to the sea',
        description:
          'On the back of the same map, show them something better to do with a river than steal it.',
        outcome: [
          'You turn the map over, and the stones roll under the table. Prato, Pistoia, a cut through the hill at Serravalle, a lake to feed the locks. Before you reach the sea, the chalk is out of your hand. The master finishes it left-handed, humming.',
          'He adds barges full of silk. The bed must be made tight with clay, he says, trodden in by a herd of cattle. He asks Nencio to be the herd. Nencio moos.',
          '“How many years?” asks Niccolò, like someone whose dinner is being served to the neighbours. Thirty, you admit. “I have a war this year.” Pisa has rubbed off on the table, and the master will need a night to redraw it. Still, Niccolò holds the canal to the light. “Lucca would have to agree,” he says slowly. “And so would Pisa.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Leonardo did plan such a canal, by way of Prato, Pistoia and Serravalle. He reckoned that boats would save twelve miles by it, and in a Madrid notebook he thought of making the bed tight with mud trampled by herds. It was never begun. The motorway from Florence to the coast takes much the same road.',
          sources: [
            'Jean Paul Richter (ed.), The Literary Works of Leonardo da Vinci, 1883, nos. 1001 and 1006',
            'Leonardo da Vinci, Codex Madrid II, fol. 76 verso',
          ],
        },
      },
      {
        text: 'Talk the price up',
        description:
          'Double the diggers and double the months, until the council begins to think that peace is cheaper.',
        outcome: [
          'You start with the baskets. A basket lasts nine days, and who carries the empties back? You go on to rain, bread and a priest for every five hundred souls. Niccolò’s column reaches the foot of the page and climbs up the margin.',
          'It stops at two hundred thousand days. The master regards you with respect, as one liar regards another. Niccolò, gone pale, carries the sheet to the palace himself.',
          'At dusk he is back in excellent spirits. The war office was horrified, and has sent to Lombardy for a cheaper expert, who promises the whole river for a fifth of that. Your place at the table is his. “You hold his measuring line,” says Niccolò. “He has never seen the Arno.” The master has begun to draw him one. The marsh comes out a little too high.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The two sums are real. Before the digging of 1504 experts on water asked for 30,000 to 40,000 days’ labour, no more; the captain Ercole Bentivoglio reckoned at least 200,000. The cheap estimate won. In the spring of 1503 several tax bills had failed before the Great Council passed one.',
          sources: [
            'Roger D. Masters, Fortune Is a River, 1998',
            'Humfrey Butters, Governors and Government in Early Sixteenth-Century Florence, 1985',
          ],
        },
      },
    ],
    [
      {
        text: 'Speak to the gonfalonier himself',
        description:
          'Climb to the palace over the head of the man whose report you are about to spoil.',
        outcome: [
          'Piero Soderini, the republic’s head for life, hears you out with folded hands, an honest man in crimson who has never hurried. Behind the palace the city’s lions are being fed, and twice you must wait for them to finish. You give him slope, rain and diggers.',
          'He is grateful. Such a matter should go to the Ten, he feels, then to the Eighty, and then to the Ten again. Done properly, that takes until spring. He rings for somebody to write it down. It is Niccolò who comes in.',
          'Niccolò takes dictation without raising his head. At your name the pen goes through the paper. The gonfalonier, who is hunting for the wax, has noticed nothing. “One small point,” he says kindly. “Which of you two will tell the captains to wait?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Piero Soderini was elected gonfaloniere for life in September 1502. He worked through committees: the Ten for war, the Eighty as a senate, and advisers called in for each matter. Critics called him slow, but he is usually counted among those who wanted the river turned. The lions were real, and a street behind the palace is still named after them.',
          sources: [
            'Humfrey Butters, Governors and Government in Early Sixteenth-Century Florence, 1985',
            'General knowledge',
          ],
        },
      },
      {
        text: 'Offer to survey it again',
        description:
          'Three weeks and two good levels are not much to ask, unless a war is waiting for them.',
        outcome: [
          'Niccolò parts with three weeks as if they were teeth. The master lends you two levels of his own making, troughs of water on legs. A spider moves into the second one and travels free.',
          'No one has ever measured it so well. On the nineteenth day you smell bread burning, and it is not bread. The captains, bored with waiting, have set fire to the stacked wheat on the Pisan side. The hunger that you were slow to plan has begun without you.',
          'You carry home forty pages, and every level is true. Niccolò reads the last line: dug twice as deep, it will run. He lays the pen across them. “Now I know that you can,” he says. “So I am asking you again.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The Roman engineer Vitruvius had described a long level with a groove of water on top, and Leonardo’s age knew the book well. Burning or cutting the enemy’s crops was a regular part of the war against Pisa. In September 1504 Machiavelli worried in his letters that the new ditches lay higher than the river.',
          sources: [
            'Vitruvius, On Architecture, book 8, chapter 5',
            'Michael Mallett and Christine Shaw, The Italian Wars 1494–1559, 2012',
            'Roger D. Masters, Fortune Is a River, 1998',
          ],
        },
      },
      {
        text: 'Carry the map into the piazza',
        description:
          'In front of the mule drivers, the notaries and the spies, unroll what was meant to stay secret.',
        outcome: [
          'Nencio takes the other end unasked, and together you carry the Arno out into the sun. A mule driver finds his village and is charmed. Then he finds the ditch through it. Soon forty heads are bent over the paper. Only a wool buyer from Lucca is silent. He counts miles with his lips.',
          '“Who pays?” shouts a woman. “Same as last time!” shouts somebody, and the whole piazza groans. It is the most honest council of the year.',
          'When you look up, the wool buyer is hiring a fast horse. Pisa will know by tomorrow night. The master rolls up his map, with a melon stain on Livorno. He will not let you carry it again. Niccolò has climbed on a bench. He is not calling the guard. He is taking the names of everyone who can dig.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'War was the business of a small office, the Ten, and was not debated in the street. Even in the Great Council a citizen might speak only in favour of a bill and then vote. The works of 1504 could not be hidden: they needed guards against the Pisans, who filled in the ditches afterwards.',
          sources: [
            'Pasquale Villari, Niccolò Machiavelli e i suoi tempi, vol. 1, 1877',
            'Felix Gilbert, Machiavelli and Guicciardini, 1965',
          ],
        },
      },
      {
        text: 'Join the apprentice at the slab',
        description:
          'Grind red earth with your sleeves rolled up and hear what great men say in front of servants.',
        outcome: [
          '“Never stop grinding,” Nencio whispers. “If it goes quiet, they remember us.” So you push the stone round in the red paste, and by the time your wrists burn, you are furniture.',
          'Great men talk freely before furniture. Niccolò says that Soderini, who heads the republic, needs to win something before Christmas, and a river will do. The master says that he needs fifteen florins a month and a wall. Does he believe in the ditch? “I believe in the drawing,” says the master. They both laugh, not very much.',
          'Your hands are red to the wrist and will be for a week. Repeat a word, and they will know whose ears were in the corner. Nencio has nowhere else to sleep. He slides you a rag. “They are coming over,” he breathes. “What did we hear?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Boys entered a painter’s shop at about twelve and ground colours for years. Cennino Cennini’s handbook, written about 1400, says of one red that grinding it every day for twenty years would only make it better. For the Battle of Anghiari the city advanced Leonardo fifteen florins a month. What he thought of the ditches is not recorded.',
          sources: [
            'Cennino Cennini, The Craftsman’s Handbook, trans. Daniel V. Thompson, 1933',
            'Carmen C. Bambach, Leonardo da Vinci Rediscovered, 2019',
          ],
        },
      },
    ],
    [
      {
        text: 'Attend the war council tonight',
        description:
          'Stand at the back among captains who like neither ditches nor the people who draw them.',
        outcome: [
          'The captains sit as far from Niccolò’s map as the room allows. They are paid by the month, and a river might be quick. One chair is empty. It was Vitelli’s, a page tells you, before the city cut off his head for being slow. Nobody puts a hat on it.',
          'The oldest points to a basket of wet clay that leaks on the council’s clean floor. “To the door with it,” he says. You obey, and it costs you a fingernail and a shirt. “One,” he counts. “Only two hundred thousand days to go.” The others roar.',
          'So you have an ally, but what he wants is guns. He pins a plan of Pisa’s walls to the table with his dagger. Niccolò moves the lamp for him. “Well, surveyor,” says the captain. “Where are they thin?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Paolo Vitelli broke off an attack on Pisa in 1499 and was beheaded in Florence on 1 October, suspected of treachery that was never proved. In September 1505 the Florentines did try guns. They brought down a length of wall, but the infantry refused to storm the gap, and the army went home.',
          sources: [
            'Francesco Guicciardini, History of Italy, books 4 and 6',
            'Michael Mallett and Christine Shaw, The Italian Wars 1494–1559, 2012',
          ],
        },
      },
      {
        text: 'Leave the pen where it lies',
        description: 'Say neither yes nor no and see which of the two men loses patience first.',
        outcome: [
          'Nobody told you how long a silence can get. The glue boils over. A fly walks across Pisa, up the Arno and off the edge of the world. The master, quite happy, is drawing your hand as it does not take a pen.',
          'Niccolò lasts until the cathedral bell. He slaps the table. Without a no he must report a yes. He has a wife, a poor salary and ten masters who want a river by spring. That is more than he meant to tell, and he turns as red as the slab.',
          'Your silence has a price. He writes the yes for you and leaves a gap for the name. The master blows the dust from his drawing. In it your fingers have just begun to move. “Towards it, or away?” he asks. “I could not tell.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Machiavelli had married in 1501 and often complained that he was paid too little. Later he had a low opinion of waiting: weak republics, he wrote, decide doubtfully and late, and slow decisions always do harm. Leonardo drew hands all his life. Of this meeting, which is invented, there can be no drawing.',
          sources: [
            'Niccolò Machiavelli, Discourses on Livy, book 2, chapter 15',
            'Robert Black, Machiavelli, 2013',
          ],
        },
      },
      {
        text: 'Talk about another siege',
        description: 'Tell them how Florence once tried to drown Lucca, and who got wet.',
        outcome: [
          'You point through the open doors at the dome. The man who built that, you say, also tried to drown Lucca. He turned a river against its walls. One night the Lucchese broke the bank of his ditch, and the water chased the Florentine army out of bed.',
          'Nencio stops grinding. No one has told him that the dome’s builder ever got anything wrong, and he looks up as if it might come down. The master coughs. He had hoped to be alone in knowing this.',
          'Niccolò loves it. You must tell it twice, and he writes it down. Then he draws the wrong lesson. “More guards on the bank,” he says, and adds five hundred soldiers, somebody’s sons. Nencio puts up a red hand. “Who has to sleep lowest down?” he asks. The pen stops.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'It happened in 1430. Filippo Brunelleschi persuaded the war office that the Serchio could flood Lucca; the defenders raised a dyke on their side and broke the bank of his channel at night. The Florentine camp had to draw back. Machiavelli himself told the story about twenty years after this scene.',
          sources: ['Niccolò Machiavelli, Florentine Histories, book 4, chapter 23'],
        },
      },
      {
        text: 'Join the sitter for the portrait',
        description:
          'Keep her company tomorrow while he paints, and say over her shoulder what an engineer would not hear.',
        outcome: [
          'A lute player is paid to keep Monna Lisa from boredom and is dying of it himself. You take the stool at her elbow. While the master works on her cheek, you tell her about a woman at Pisa with washing to do and no water.',
          'She hardly moves her lips. Her husband has lent the city more for this war than he will see again, she says. What would that woman’s children drink? The brush stops. You had not known that a brush could be heard to stop.',
          'He sends you home. There will be no more talk until the face is done, which may take years. But the door stays ajar. Behind her shoulder, on bare panel, he has started a river. It winds down from the mountains, and he has not decided where it goes.',
        ].join('\n\n'),
        record: {
          mark: 'disputed',
          text: 'Lisa Gherardini, wife of the silk merchant Francesco del Giocondo, was twenty-four in 1503. Vasari, who never saw the picture, wrote that singers and jesters kept her cheerful. Water, a winding road and a bridge can be seen behind her in the Louvre. Which places they show, if any, has been argued for a long time without result.',
          sources: [
            'Giorgio Vasari, Lives of the Artists, 1550, Life of Leonardo',
            'Martin Kemp and Giuseppe Pallanti, Mona Lisa: The People and the Painting, 2017',
          ],
        },
      },
    ],
  ],
  contexts: [
    {
      title: 'One Letter from the Camp before Pisa',
      content: `<h3>24 July 1503</h3>
<p>Francesco Guiducci is with the Florentine army outside Pisa. It is hot, the town will not fall, and he owes his government a report. Part of it has come down to us, and it is one of the few sheets that put Leonardo da Vinci and this river in the same sentence. In our own words it says:</p>
<blockquote>Yesterday Alessandro degli Albizzi was here with a letter from your Lordships, and with him Leonardo da Vinci and some others. They looked at the design together with the governor. There was much discussion and much doubt. In the end it was agreed that the work would serve us well, whether the Arno is really turned here or only gets a canal; at the least the enemy could then do no harm to the hills. They will report to you by word of mouth.</blockquote>
<h3>Reading it slowly</h3>
<ul>
<li><strong>“The design.”</strong> A drawing was already there. Whose it was, the letter does not say.</li>
<li><strong>“Discussion and doubt.”</strong> The Italian is <em>discussioni et dubii</em>. Nobody at the camp thought it simple.</li>
<li><strong>“Or only a canal.”</strong> Two plans are on the table, a bold one and a modest one, and no choice is made between them.</li>
<li><strong>“By word of mouth.”</strong> So the best part is lost. What Leonardo advised, when he stood before the magistrates, nobody wrote down.</li>
</ul>
<p>A second paper helps. On 26 July the treasury booked 56 lire and 12 soldi to Giovanni the piper, for six horses and for food on a journey with Leonardo, to survey the Arno near Pisa and lift it out of its bed. The piper was Giovanni Cellini, and his son Benvenuto became a famous goldsmith.</p>
<h3>A year later</h3>
<p>Digging began in August 1504 under another man, a master of waters called Colombino. The plan was for a weir above Pisa and two ditches to the marshes by Livorno. Machiavelli pressed it on from his desk, letter after letter, and worried that the new beds lay higher than the old. In October a storm wrecked the guard boats, the banks fell in, and the Pisans filled the rest. As many as eighty men are said to have drowned.</p>
<p>For a long time the scheme was told as the joint dream of two geniuses. In 2019 Emanuela Ferretti went back to the archives and kept Leonardo to an early stage, away from the site. She found that the Duke of Ferrara and his architect had a part in its last phase. The letter from the camp fits that well: he came, he looked, and there were doubts.</p>`,
    },
    {
      title: 'What a Stolen River Costs: A Ledger',
      content: `<h3>The money</h3>
<p>Florence counted in two coins at once. Merchants used the gold <em>florin</em>, or its equal, the ducat. Wages and onions were paid in silver and copper: twelve <em>denari</em> to the <em>soldo</em>, twenty soldi to the <em>lira</em>. About 1500 a florin was worth some seven lire, or 140 soldi.</p>
<h3>Paid out</h3>
<ul>
<li><strong>8 to 10 soldi:</strong> one day of an unskilled labourer, very roughly, when there was work.</li>
<li><strong>56 lire 12 soldi:</strong> six horses and food, to take Leonardo to the Arno in July 1503.</li>
<li><strong>3 ducats:</strong> what Leonardo gave his assistant Salaì on 8 April 1503 for rose-coloured hose. In the same note he added up what the young man still owed him.</li>
<li><strong>4 ducats:</strong> lent on that day to Attavante, a painter of miniatures, who promised them back within forty days.</li>
<li><strong>15 florins a month:</strong> the city’s advance to Leonardo for the Battle of Anghiari.</li>
<li><strong>About 11 florins a month:</strong> Machiavelli, head of the second chancery.</li>
<li><strong>6 florins a month:</strong> Michelangelo, by the contract of 1501 for the David. The price was later raised to 400 in all.</li>
</ul>
<h3>The great sum</h3>
<p>Now the ditch. Before the digging of 1504 the experts promised that 30,000 to 40,000 days of labour would do. Suppose ten soldi a day. That makes 15,000 to 20,000 lire, or between two and three thousand florins. The captain Ercole Bentivoglio said 200,000 days at the least: more than fourteen thousand florins, before anyone has paid for timber, boats, bread or guards. These totals are our arithmetic, not a document. They show why the cheap answer was so welcome.</p>
<p>Where was it to come from? Mostly from citizens, by forced loans. Their claims on the public debt, the <em>Monte</em>, were traded like shares, and each defeat lowered the price. Fathers had put dowries there for their daughters, so a lost skirmish could put off a wedding. Early in 1503 one tax bill after another failed in the Great Council. Machiavelli drafted a speech for the occasion, which survives: without strength and good sense, it warns, no city lasts.</p>
<p>And the return? In his notes on a canal to the sea, as opposed to a ditch, Leonardo promised Florence, Prato, Pistoia and Pisa together a gain of some two hundred thousand ducats a year. Nobody ever tested that figure. The works of 1504 had swallowed thousands when the water took them.</p>`,
    },
    {
      title: 'A Workshop Day, Counted from Sunset',
      content: `<h3>A clock that starts in the evening</h3>
<p>Florentines counted twenty-four hours from one sunset to the next. Noon had no fixed number: it was about the sixteenth hour in June and the nineteenth in December. The day below never took place. Every habit in it is known from papers, handbooks or pictures of the time.</p>
<h3>Hour by hour, in autumn</h3>
<ul>
<li><strong>First hour of the night.</strong> The bells ring for prayer, and soon afterwards fires must be covered. The master goes on by candle. He writes backwards, and one page holds both a bird’s wing and a list of debts.</li>
<li><strong>Eleventh hour, before dawn.</strong> Boys of twelve or thirteen rise first. They sweep, fetch water and light the stove. Glue made from hides has to be warmed and never boiled.</li>
<li><strong>Thirteenth hour.</strong> Grinding begins. Red earth is dug in Tuscany and costs little. Lead white, made by hanging lead over vinegar, is poisonous. Ultramarine comes from what is now Afghanistan, is the dearest of the colours and is named separately in contracts.</li>
<li><strong>Fifteenth hour.</strong> Panels of poplar receive their gesso, coat upon coat, rubbed smooth as ivory.</li>
<li><strong>Eighteenth hour, about noon.</strong> Bread, beans, watered wine. Somebody from the guild asks for his dues. Painters share it with doctors and apothecaries, because apothecaries sell the pigments.</li>
<li><strong>Nineteenth hour.</strong> The light is at its best for a face. Oil, learned from Flemish examples, dries slowly, so that a shadow can be blended until no edge is left.</li>
<li><strong>Twenty-second hour.</strong> Visitors: a client, a monk, a clerk from the palace with a map.</li>
<li><strong>Twenty-fourth hour.</strong> Sunset. Brushes are washed, and the day is over.</li>
</ul>
<h3>One hour that is on record</h3>
<p>Sometimes Leonardo noted the hour himself. On Friday 6 June 1505, at the stroke of the thirteenth, he began to paint in the palace. At that very moment, he wrote, the weather turned and a bell called men to court. The cartoon tore, the water jug broke and spilled, and rain fell in streams until evening; it was as dark as night.</p>
<p>The painting was the Battle of Anghiari, in the hall of the Great Council. He left it unfinished in 1506, and whether any of it survives behind later pictures is disputed. Michelangelo, called in for a second battle, got no further than a cartoon. That was copied for years until it was cut to pieces, and the pieces are lost.</p>`,
    },
    {
      title: 'Six Questions about the War for the Arno',
      content: `<h3>Before the digging</h3>
<p><strong>Why did Florence want Pisa so badly?</strong> It held the mouth of the Arno, the way from Florence to the sea. Florence had bought a claim to it and starved it into surrender in 1406. In November 1494, when a French army came through and the Medici fell, the Pisans drove the Florentines from the town.</p>
<p><strong>Why not simply storm the walls?</strong> It was tried. In 1499 guns opened a breach, but the captain, Paolo Vitelli, held back and lost the moment. The city beheaded him. In 1505 the infantry refused to go in. Hired soldiers were paid by the month and had few reasons to hurry, and Pisa’s citizens, women too, mended by night what was broken by day.</p>
<p><strong>Had anyone thought of using a river before?</strong> Several had:</p>
<ul>
<li><strong>Dante</strong>, about 1310, in anger at Pisa: may two islands close the Arno’s mouth and drown everyone in it. That was poetry.</li>
<li><strong>Filippo Brunelleschi</strong>, builder of the dome, who tried in 1430 to flood Lucca with the Serchio. The defenders broke his ditch, and the Florentine camp had to move.</li>
<li><strong>Leonardo</strong>, who planned a canal by Prato and Pistoia. Vasari says that he had spoken of one as a youth.</li>
</ul>
<h3>After it</h3>
<p><strong>Was 1503 a safe year to begin?</strong> Safer than 1502. Cesare Borgia, son of Pope Alexander VI, had been taking towns all round Florence. On 18 August 1503 the Pope died of a fever, with Cesare sick in bed, and the conquests fell apart within weeks. Two popes were elected that autumn, and Machiavelli watched the second election in Rome. The republic had a head for life by now, Piero Soderini, and it turned its money back to Pisa.</p>
<p><strong>So who won?</strong> Florence, but not by the river. From 1506 Machiavelli raised a militia of countrymen, and it helped to close the ring. Pisa gave up in June 1509, hungry, after nearly fifteen years. The terms were mild, and many Pisans left even so. Three years later a Spanish army brought back the Medici, and Machiavelli lost his post. Then he had time to write <em>The Prince</em>.</p>
<p><strong>Could the plan have worked at all?</strong> Nobody can say for certain. The Arno carries little in summer and comes down in violent floods in autumn, loaded with mud that would have choked a shallow ditch. A channel deep and wide enough would have needed far more labour than was paid for. Downstream, wells and cisterns would have kept Pisa in water for some time. Stealing a river is hard, and keeping it is harder.</p>`,
    },
  ],
};

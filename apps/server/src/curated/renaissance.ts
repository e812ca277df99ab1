import type { CuratedEra } from './curated-era';

/** Four more sets of choices and four more backgrounds for Florence in 1503. */
export const renaissance: CuratedEra = {
  slug: 'renaissance',
  images: ['/images/renaissance.avif', '/images/renaissance-2.avif', '/images/renaissance-3.avif'],
  search: 'Florence dome Renaissance Arno',
  choices: [
    [
      {
        text: 'Join the master at his notebook',
        description:
          'Work through the levels with him by night, and find out whether he already knows.',
      },
      {
        text: 'Speak of the first flood',
        description:
          'Say when the water will come and what it will take, and let them ask how you know.',
      },
      {
        text: 'Explore the marsh at low water',
        description:
          'Wade out with a rope and a lead weight, where fever has emptied two villages.',
      },
      {
        text: 'Sign the figures as they are',
        description: 'Let a wrong sum go out under your name, and save a city by ruining a season.',
      },
    ],
    [
      {
        text: 'Join the diggers at the inn',
        description: 'Hear what they are paid, and how many of them mean to come back in August.',
      },
      {
        text: 'Talk the price up',
        description:
          'Double the men and the months on paper, until the council finds peace to be cheaper.',
      },
      {
        text: 'Visit the captured enemies',
        description:
          'Ask Pisans whom the river feeds what they would do if it stopped, and remember their faces.',
      },
      {
        text: 'Draw a canal to the sea',
        description:
          'Turn the map over and give them a better use for a river than taking it from others.',
      },
    ],
    [
      {
        text: 'Join the apprentice at the slab',
        description:
          'Grind red earth, keep quiet, and hear what great men say before a pair of hands.',
      },
      {
        text: 'Speak to the gonfalonier himself',
        description:
          'Climb to the old palace with your doubts, and make an enemy in the chancery on the way.',
      },
      {
        text: 'Offer to survey it again',
        description: 'Ask for three weeks and two good levels; the siege will not wait for either.',
      },
      {
        text: 'Open the doors to the piazza',
        description: 'Let the whole market hear what is planned here, spies included.',
      },
    ],
    [
      {
        text: 'Join the sitter for the portrait',
        description:
          'Sit beside her tomorrow, and say to the painter what you cannot say to the engineer.',
      },
      {
        text: 'Talk about another siege',
        description:
          'Tell them how Lucca once saw its attackers’ dam break, and let the story do the work.',
      },
      {
        text: 'Attend the war council tonight',
        description:
          'Stand among the captains, who like neither ditches nor the men who draw them.',
      },
      {
        text: 'Leave the pen where it lies',
        description:
          'Say neither yes nor no, and watch which of the two men grows impatient first.',
      },
    ],
  ],
  contexts: [
    `<h3>A city without its prince</h3>
<p>For sixty years the Medici had ruled Florence without a title, through friends in the right offices. In November 1494, with a French army at the gates, the city drove them out. A preacher from Ferrara, Girolamo Savonarola, filled the gap. Under him a Great Council of some three thousand citizens was made the sovereign body, the broadest that Florence ever had, and in 1497 mirrors, cards and paintings went up in a bonfire on the main square. A year later he was hanged and burned on the same spot.</p>
<p>The Council stayed. What it lacked was steadiness: its executive changed every two months, and no one could conduct a war or keep a secret. In 1502 the citizens made Piero Soderini <em>gonfaloniere</em> for life, hoping for something like the doge of Venice. He was honest, careful and slow.</p>
<h3>Why Pisa mattered</h3>
<ul>
<li>It held the mouth of the Arno, the only waterway to the sea.</li>
<li>Florence had bought and starved it into submission in 1406, and its people had not forgotten.</li>
<li>In 1494 they rose. Venice, Milan and the Emperor each helped them for a while, against Florence rather than for Pisa.</li>
</ul>
<p>The war cost more each year. Hired captains dragged out campaigns that they were paid for by the month; one of them, Paolo Vitelli, was beheaded in Florence in 1499 on suspicion of treachery that was never proved.</p>
<h3>A lesson drawn</h3>
<p>Niccolò Machiavelli, who ran the second chancery, concluded that a republic should arm its own people. From 1506 he raised a militia in the countryside, and it took part in the last siege. Hungry and blockaded, Pisa gave in on terms in June 1509, nearly fifteen years after it had risen. Three years later Spanish troops brought the Medici back, and Machiavelli lost his post.</p>`,
    `<h3>Two engineers and a river</h3>
<p>The idea of moving the Arno was older than this story. Dante, angry at Pisa two centuries earlier, had wished that its own islands would dam the river and drown everyone in it. In 1430 Filippo Brunelleschi, the builder of the dome, tried to flood the besieged town of Lucca by turning the river Serchio. The defenders broke his dyke, and the water ran into the Florentine camp.</p>
<p>Leonardo da Vinci knew the Arno well. In the summer of 1503 he was sent to the army before Pisa, and a payment for the horses that took him there survives. What exactly he advised is not recorded. Maps and notes in his hand show that he had a larger plan in mind: a canal from Florence past Prato and Pistoia that would make the whole valley navigable.</p>
<h3>What was done</h3>
<p>Work began in August 1504, under another man, a water engineer named Colombino. The plan spoke of:</p>
<ul>
<li>a weir across the Arno above Pisa;</li>
<li>two ditches, to carry the river to the marshes near Livorno;</li>
<li>two thousand labourers for some weeks.</li>
</ul>
<p>Machiavelli wrote to the site almost daily from his desk. He was uneasy: the beds of the ditches, he noted, lay higher than the bed of the river. In October a storm sank the boats that guarded the works, the walls of the ditches fell in, and the Pisans filled up what was left. As many as eighty men are said to have drowned, and thousands of ducats were gone.</p>
<h3>What is uncertain</h3>
<p>It is not known whether Leonardo and Machiavelli became friends, though they worked on the same affairs for years. Nor is it known who chose the shallow ditches, which were cheaper. The portrait on the story’s easel could be the <em>Mona Lisa</em>: in October 1503 a chancery clerk noted that Leonardo was at work on the head of Lisa del Giocondo.</p>`,
    `<h3>The shop behind the masterpiece</h3>
<p>A Florentine painter’s workshop was a business that turned out altarpieces, painted chests, banners and masks. It trained boys from the age of about twelve. They swept, boiled glue from hides, laid gesso on poplar panels and ground colours for years before they were let near a face.</p>
<p>Colours came from close by and from very far:</p>
<ul>
<li><strong>red earth</strong>, dug in Tuscany, washed and ground;</li>
<li><strong>lead white</strong>, made by hanging lead over vinegar, and poisonous;</li>
<li><strong>verdigris</strong>, scraped from copper that had been left in sour steam;</li>
<li><strong>ultramarine</strong>, from a stone mined in what is now Afghanistan, often dearer than gold and named separately in contracts.</li>
</ul>
<p>Oil had been replacing egg as a binder for some decades, after Flemish examples. It dried slowly, so that shadows could be blended until no edge was left.</p>
<h3>Two men and one wall</h3>
<p>In 1501 the wool guild and the cathedral works gave a damaged block of marble, eighteen feet long and spoiled by an earlier sculptor, to Michelangelo, who was twenty-six. He made the <em>David</em> from it. In January 1504 a committee met to decide where it should stand; Leonardo sat on it, and so did Botticelli. It was moved to the front of the government’s palace that spring, and stones were thrown at it on the way, by whom is not certain.</p>
<p>In October 1503 Leonardo was given the task of painting a battle, Anghiari, in the hall of the Great Council. Michelangelo was later asked to paint another on the same wall or the one facing it. Neither was finished, and both are lost. Copies of their drawings were studied for generations.</p>
<h3>Money and rank</h3>
<p>Painters belonged to the guild of doctors and apothecaries, because pigments were sold by apothecaries. For his battle the city advanced Leonardo fifteen florins a month; Machiavelli, as its secretary, had about eleven.</p>`,
    `<h3>Wool, silk and a gold coin</h3>
<p>Florence lay two days from the sea, with a small harbour at Livorno, no army worth the name and too little grain. It had cloth. The wool guild bought fleeces from England and Spain, had them washed, spun, woven and dyed in dozens of separate workshops and cottages, and sold the finished cloth from London to Alexandria. In the fifteenth century silk grew beside it. The gold <em>florin</em>, struck since 1252 with a lily on one side and John the Baptist on the other, weighed three and a half grams and was trusted everywhere.</p>
<p>The city was smaller than its fame. Before the plague of 1348 it may have held a hundred thousand people. In 1503 there were perhaps sixty or seventy thousand; the figures are estimates.</p>
<h3>Living on loans</h3>
<p>War was paid for by borrowing from one’s own citizens. Everyone with property was assessed, by methods ranging from a full declaration of wealth in 1427 to later guesswork, and paid into a public debt called the <em>Monte</em>. It promised interest and often paid late.</p>
<ul>
<li>A father could invest in the dowry fund at a daughter’s birth and draw a larger sum when she married.</li>
<li>Claims on the debt were bought and sold at a discount, like shares.</li>
<li>Each defeat lowered their price, so that half the city followed the war as creditors.</li>
</ul>
<h3>A dangerous year</h3>
<p>South of Florence a new power had been rising. Cesare Borgia, son of Pope Alexander VI, had taken one town after another in the Romagna and had come close to the city’s borders; Machiavelli spent months at his camp, impressed and wary. On 18 August 1503 the Pope died of a fever, with Cesare ill at the same time. Within weeks the conquests fell apart. Machiavelli, sent to Rome to watch, saw a bitter enemy of the family become Pope as Julius II on 1 November. Florence was rid of one danger, and turned its money back to Pisa.</p>`,
  ],
};

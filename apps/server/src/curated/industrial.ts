import type { CuratedEra } from './curated-era';

/** Four more sets of choices and four more backgrounds for London in 1845. */
export const industrial: CuratedEra = {
  slug: 'industrial',
  images: ['/images/industrial.avif', '/images/industrial-2.avif', '/images/industrial-3.avif'],
  search: 'Victorian factory London smoke',
  choices: [
    [
      {
        text: 'Talk to the overseer first',
        description: 'Ask him whose order it was before he has decided how much of it to remember.',
        outcome: `Pike’s office is a cupboard with a stool in it, and it smells of oil and cloves. You ask whose order it was. He holds up his left hand, two fingers short since he was twelve. “Nobody sent a surgeon notice of those,” he says.

Then he takes a slip from behind the clock. On Tuesday it told him to have the cleaning done in half the time, and to remove whatever hindered. He asked Mr Venn what “whatever” was. Mr Venn looked at his watch and said that ten minutes a day is fifty hours a year. Pike has nine at home, and one of them works under that shaft. “I’ll swear to none of it,” he says. But he lets go of the slip. “A nice clear hand, that,” he says. “Is it yours?”`,
        record: {
          mark: 'documented',
          text: 'The law pushed blame downwards. After Priestley v. Fowler in 1837 judges held that servants took on the ordinary risks of their work. By 1850 they ruled that a master need not pay for harm done by a fellow worker, and later even a manager counted as one. Breaking the fencing law was another matter, and there a claim could succeed.',
          sources: [
            'Priestley v. Fowler, 1837; Hutchinson v. York, Newcastle and Berwick Railway, 1850; Wilson v. Merry, 1868',
            'P. W. J. Bartrip and S. B. Burman, The Wounded Soldiers of Industry: Industrial Compensation Policy, 1833–1897, 1983',
          ],
        },
      },
      {
        text: 'Copy the order book page',
        description:
          'Somewhere under Tuesday stands the instruction that you wrote out yourself without a second thought.',
        outcome: `The page is headed Tuesday. “Cleaning at No. 2 shaft to be done in half the time,” it says. “Remove whatever hinders.” The words are Mr Venn’s. The handwriting, every loop, is yours. You set it down between an order for flax and a note to his tailor, and you were pleased with the capitals.

You copy it small on the back of a bill. Ned, the office boy, comes in to trim the lamp. He learned to read this year, and he reads it over your arm with moving lips. Then he shifts the lamp nearer. Boots sound on the stair. The ink is wet and the sand pot is empty. A clerk caught at this will never copy for anyone again. “Blow,” Ned whispers. “I’ll say it was me that blotted the book.”`,
        record: {
          mark: 'documented',
          text: 'Firms kept their letters in copybooks, written out by a clerk or pressed from the wet ink in the machine that James Watt patented in 1780. Many survive, and historians of business live on them. A clerk who took a page had no protection; a British law for workers who report wrongdoing came only in 1998.',
          sources: [
            'Barbara Rhodes and William Wells Streeter, Before Photocopying: The Art and History of Mechanical Copying, 1780–1938, 1999',
            'Public Interest Disclosure Act 1998',
          ],
        },
      },
      {
        text: 'Join the mother at the gate',
        description:
          'Answer her question aloud beside her, which will cost you your place before the night is out.',
        outcome: `“I saw the guard carried out at nine this morning,” you say. “Two men had it, and Mr Pike held the door.” The gas lamp hisses. Nothing else in the yard moves.

“You’re done here,” says Pike, and names the four days’ pay that you will not be getting. Mrs Doyle takes no notice of him. She turns to the crowd and says your words again, one by one, as if she were counting them into a purse. She wants two hundred people to have them by heart. At the back a big man clears his throat. “I had the left end,” he says. “God forgive me, it was heavy.” She nods to him. Then she takes you by the elbow. “Now come and say it where it’s written down.”`,
        record: {
          mark: 'disputed',
          text: 'Speaking out could cost a place. In 1832 Michael Sadler complained that workers who had testified before his committee on factory children had lost their places. His witnesses were chosen to make a case, and how far their evidence can be trusted has been argued over ever since.',
          sources: [
            'Report from the Select Committee on the Bill to Regulate the Labour of Children in the Mills and Factories, 1832',
            'Robert Gray, The Factory Question and Industrial England, 1830–1860, 1996',
          ],
        },
      },
      {
        text: 'Explore the machine room alone',
        description:
          'Look for the guard behind the coal store tonight, while the shaft stands still.',
        outcome: `Without the engine it is so still that you hear the belts creak as they cool. You go along the frames with a stub of candle. A cat looks up from the flywheel and settles again. On the coupling hangs a thread of blue wool, and you leave it there.

The guard lies behind the coal store, under wet sacks. You read it with your thumb: a number, and the date of its fitting, last October. Its bolts are nowhere. The search takes you until three and burns your hand twice.

At six old Sparrow, the engineman, sees the soot on your cuffs. He glances at Pike, who has not. He turns your sleeves under for you, like a mother on a Sunday, and drops something into your pocket. It clinks four times.`,
        record: {
          mark: 'documented',
          text: 'Under the Act of 1844 all mill gearing had to be securely fenced, and no guard might be taken off while the gearing drove any manufacturing process. The same Act forbade children to clean gearing in motion. Kitty’s mill breaks the law twice in one afternoon.',
          sources: ['Factories Act 1844 (7 & 8 Vict. c. 15), ss. 20–21'],
        },
      },
    ],
    [
      {
        text: 'Visit the inspector at his office',
        description:
          'Four inspectors watch the whole country, so take the first boat to Westminster in case one is in.',
        outcome: `The first boat takes you up on the tide, past the scaffolding where Parliament is being rebuilt. It costs you a morning’s pay. It costs more than that: the shaft has been turning since six, and a girl of ten called Ann has been given Kitty’s brush.

The inspector is in Yorkshire. His sub-inspector, Mr Keate, has a cold, a heap of accident notices and an egg. He listens. He leaves the egg. By noon he walks into the yard at Limehouse with his hat on, for he needs nobody’s leave. Pike is just lifting the guard into place. “Don’t trouble,” says Mr Keate, and blows his nose. “I should like to see it as it was at four o’clock yesterday. Who can show me?” Every head turns to you.`,
        record: {
          mark: 'documented',
          text: 'Four inspectors and a small staff of sub-inspectors watched several thousand mills. They might walk into any of them while people were at work, by day or night, and question whom they liked. Their reports, printed every half-year, became a source for Engels, for Parliament and later for Karl Marx.',
          sources: [
            'B. L. Hutchins and A. Harrison, A History of Factory Legislation, 1903',
            'Factories Act 1844 (7 & 8 Vict. c. 15)',
          ],
        },
      },
      {
        text: 'Join the collection for the girl',
        description:
          'Go round with the cap, since a family that eats can wait a little longer for justice.',
        outcome: `Sal Tuffin shakes the cap under every nose. “Copper for the quickest girl in the mill,” she shouts, and because you stand behind her with a pencil nobody slips past. A boy gives a button, and she thanks him as if it were gold. Pike drops in half a crown with his face to the wall. You give your dinner money. It makes two pounds, three shillings, sevenpence and the button.

Then Mr Venn’s groom rides up with five pounds in an envelope. Mrs Doyle does not earn that with sacks in half a year. There is a paper to it, with a place for her cross. She cannot read, so she passes it to you. You find the words “in full of all claims”. “That’s handsome of him,” she says. “What’s the writing for?”`,
        record: {
          mark: 'documented',
          text: 'Help after an accident came first from workmates and neighbours, by a collection or from a friendly society that took weekly pennies, and then from the parish. Masters often gave something, as a kindness and not as a debt. Almost nobody in 1845 expected money from a court.',
          sources: [
            'Jamie L. Bronstein, Caught in the Machinery: Workplace Accidents and Injured Workers in Nineteenth-Century Britain, 2008',
            'P. H. J. H. Gosden, The Friendly Societies in England, 1815–1875, 1961',
          ],
        },
      },
      {
        text: 'Put the guard back yourself',
        description:
          'Bolt it on before six tomorrow and leave the owner to explain who had it off.',
        outcome: `It is heavier than it looked between two men. You drag it from the coal store a foot at a time. At the gate the watchman sits with his eyes shut, and snores louder than anyone asleep. By three you have skinned every knuckle and found four bolts that nearly fit.

At six the shaft turns inside its box, before two hundred people. Pike opens his mouth and shuts it. To have it off now he would have to say so out loud. Your victory lasts until the breakfast bell. Mrs Doyle plants herself in front of the guard with folded arms. “So it’s on,” she says. “And when the law comes they’ll swear it was never off.” In your pocket is a fifth bolt. It is the old kind, and it is bent.`,
        record: {
          mark: 'documented',
          text: 'The fight over guards went on for years. In 1854 Charles Dickens’s weekly told its readers what bare shafts did to people. Factory owners formed an association against the rule, Harriet Martineau wrote a pamphlet for them, and in 1856 Parliament narrowed the duty to fence.',
          sources: [
            'Henry Morley, “Ground in the Mill”, Household Words, 22 April 1854',
            'Harriet Martineau, The Factory Controversy, 1855',
          ],
        },
      },
      {
        text: 'Speak to the surgeon',
        description:
          'He holds the notice that says carelessness while his own report on the cause is still blank.',
        outcome: `Mr Lacey has just taken the arm, with nothing to dull it but brandy and two strong neighbours. His own glass is full and he has forgotten it. Behind the screen Kitty is counting the cracks in the ceiling aloud. She has got to sixty.

You tell him about the guard. He turns the notice over and over. The law wants the cause from him and pays ten shillings for it, at most. The mill pays him rather more for cuts and fevers, year in, year out. “Sixty-one,” says the voice behind the screen. He dips his pen and writes one line of his own, so hard that the nib splits. There go the fevers. “The inspector will ask who told me,” he says, and he holds out the broken pen to you.`,
        record: {
          mark: 'documented',
          text: 'The owner’s notice of a serious accident went to the certifying surgeon. That surgeon had to find the cause and tell the inspector, for a fee of three to ten shillings. The first operations under ether in London were done in December 1846. Until then an arm came off with the patient awake, or nearly so.',
          sources: [
            'Factories Act 1844 (7 & 8 Vict. c. 15), ss. 22–23',
            'Stephanie J. Snow, Operations Without Pain: The Practice and Science of Anaesthesia in Victorian Britain, 2006',
          ],
        },
      },
    ],
    [
      {
        text: 'Offer the owner a price',
        description:
          'Name a weekly sum for as long as the girl lives, and let him reckon what your silence is worth.',
        outcome: `“Four shillings a week while she lives,” you say, “and I was looking the other way.” Mr Venn asks for the term, as he would for flax. Girls of that class, he says, do not make old bones. He reckons to thirty. He offers a shilling. You meet at half a crown, and it is signed before the wax is warm.

On Saturday Mrs Doyle bites the first coin and asks no questions, which is worse than asking. It is more than Kitty brought home with both hands. But the bargain says nothing about the shaft. Every morning at six it turns bare, as before, and a girl of ten crawls in beneath it. Her name is Ann and she has plaits. She sees you watching, and waves the brush.`,
        record: {
          mark: 'documented',
          text: 'Quiet bargains of this sort left few traces, and this one is invented. The old law priced things and not people: until 1846 a coroner’s jury could value the object that had killed somebody and have the sum forfeited as a deodand. For the railway accident at Sonning in 1841 juries set it at eleven hundred pounds. A child who was only maimed did not count.',
          sources: [
            'Deodands Act 1846 (9 & 10 Vict. c. 62)',
            'Richard Kidner, “A History of the Fatal Accidents Acts”, Northern Ireland Legal Quarterly 50, 1999',
          ],
        },
      },
      {
        text: 'Speak for the mill to stay open',
        description:
          'Ask for the fence and the wages together, in front of people who each want only one of them.',
        outcome: `You climb on a flax cart and ask for two things at once: the box back on the shaft, and the gate open at six. “Whose parrot is this?” somebody shouts from behind Mr Venn. “Yours!” shouts Sal Tuffin from the other side, and throws a turnip. It is a fair shot. Your lip bleeds.

But Tom Sparrow has taken his pipe out of his mouth, and he runs the engine. “I’d light her for that,” he says. “Box first, steam after.” Heads go up and down in the gaslight. Even Mr Venn is reckoning. In ten minutes there is a bargain, and people laugh because they can. Then it goes quiet from one corner outwards. Mrs Doyle has not moved. “That’s the shaft seen to, and the wages,” she says. “Which part of it was Kitty’s?”`,
        record: {
          mark: 'disputed',
          text: 'That safety and wages could not both be had was a serious argument. In 1837 the economist Nassau Senior held that a mill made its profit in the last hour of the day, so that shorter hours would close it. Ten hours became law for women and the young in 1847 and the mills stayed open; what exactly was wrong with his sum is still discussed.',
          sources: [
            'Nassau W. Senior, Letters on the Factory Act, 1837',
            'J. T. Ward, The Factory Movement, 1830–1855, 1962',
          ],
        },
      },
      {
        text: 'Chalk the truth on the wall',
        description:
          'Write one unsigned line at the height where two hundred people will pass at dawn.',
        outcome: `You write it low, where a child’s eyes would be: THE GUARD WAS OFF. Then you go round by the church and come in with the rest.

Most of them cannot read it. So Ned, the office boy, reads it out. Sal Tuffin makes him say it again, being a bit deaf today, and then again for those at the back. Pike arrives with a bucket. He scrubs so hard that the words stay there in clean pale brick, the only clean brick in Limehouse. By noon there are four more along Narrow Street, in four hands, and one says THE GARD WAS OF. You are safe for as long as it takes Pike to line up everybody who can write. He begins with the counting room. He holds out a piece of chalk.`,
        record: {
          mark: 'documented',
          text: 'Walls were the cheapest newspaper, and Chartists among others announced meetings in chalk. In the marriage registers of the mid-1840s about two bridegrooms in three signed their names in England and Wales, and about half of the brides. More people could read than could write.',
          sources: ['David Vincent, Literacy and Popular Culture: England, 1750–1914, 1989'],
        },
      },
      {
        text: 'Join the lightermen on the tide',
        description: 'Spend the night planning on a coal barge with men who owe the mill nothing.',
        outcome: `Jem Crouch kicks a seat for you into a heap of wet coal. His barge slides down in the dark with no sound but the sweep. The lightermen are free of the river, he says, and owe Mr Venn nothing but his change. They pass round tea with rum in it while you tell them: the guard, the word, the hour.

Nobody votes. At dawn four barges of coal for Venn’s wharf lie anchored in midstream. They are waiting, Jem tells the river police, for a better sort of water. They lose their freight. You lose more, for Mrs Doyle looked for you all night, and now she has told the yard that you ran. Jem squints at the mill chimney. “Two days’ steam he’s got ashore,” he says. “Then he’ll want somebody to talk to.”`,
        record: {
          mark: 'documented',
          text: 'Goods on the Thames went ashore by barge, and only men who had served an apprenticeship under the Company of Watermen and Lightermen might work one. That gave them a pride and an independence which Henry Mayhew remarked on around 1850. A coal stoppage for an injured girl is invented.',
          sources: ['Henry Mayhew, London Labour and the London Poor, vol. 3, 1861'],
        },
      },
    ],
    [
      {
        text: 'Test what a guard costs',
        description: 'Ask the smith in Narrow Street for a figure to lay on the owner’s desk.',
        outcome: `Hobday’s forge in Narrow Street is the one warm place in Limehouse. He made the guard, and he chalks it again on a roof slate. In iron, fourteen shillings and sixpence. In plain deal, five. He snaps off the figures for you, and the piece is hot from lying by the fire.

You put it on Mr Venn’s desk. It lies between a silver inkstand and a clock with cupids, and he looks at all three. Next morning the box is ordered, from a cheaper smith. Hobday spits when you pass. Mrs Doyle finds the slate in the yard, where somebody threw it. She has no letters, but she knows figures. “That’s seven weeks of Kitty,” she says. She puts it under her shawl, like a thing she means to bring out again.`,
        record: {
          mark: 'documented',
          text: 'In January 1840 the inspector Leonard Horner reported on a girl of sixteen, broken by a bare upright shaft in a Lancashire mill. The millwright had advised a box from the start. It was put up on the day after the accident and cost, so Horner was told, about five shillings; no law yet required it. He was told too that the owner would not even pay her surgeon.',
          sources: [
            'Leonard Horner, report of 30 January 1840, in the Reports of the Inspectors of Factories',
          ],
        },
      },
      {
        text: 'Say that you saw nothing',
        description:
          'Keep your place, let the yard keep its wages, and find out by winter what one word was worth.',
        outcome: `“Nothing,” you say. Mrs Doyle waits a moment longer, to be fair to you. “Then I’m sorry for your eyes,” she says.

The shaft turns at six. Everyone eats. Before long your pay goes up a shilling. People are polite, and their talk stops when you come by. One afternoon the shaft takes an apron, only an apron, and Pike laughs about it too loudly and too long.

On the first morning of frost there is somebody at the counting-room hatch who has to stand on a brick. Kitty has been learning to write with the wrong hand. Her letter is to the Queen, and it says: “I was not careless.” She slides it over the sill to you. “You’re the one that copies,” she says. “Would you do me a fair one?”`,
        record: {
          mark: 'documented',
          text: 'Inspectors learned of an accident from the owner’s own notice. How many were never reported, or were put down to carelessness because nobody said otherwise, cannot be known. Historians treat the printed totals as the least that happened.',
          sources: [
            'P. W. J. Bartrip and S. B. Burman, The Wounded Soldiers of Industry: Industrial Compensation Policy, 1833–1897, 1983',
            'General knowledge',
          ],
        },
      },
      {
        text: 'Talk to the wife of the owner',
        description:
          'She teaches Kitty in Sunday school without ever asking what the week is like.',
        outcome: `Mrs Venn gives you tea in the room with the wax fruit. Of course she knows Kitty. Kitty has the Beatitudes by heart, and once asked if the meek inherited anything besides the earth. You tell her what happens to the meek at four o’clock, under the shaft. Her cup turns in its saucer.

Next day at four she walks into the mill in her Sunday bonnet. She has not been inside for eleven years, and the noise stops her like a wall. She stands by the shaft, watch in hand, as her husband does. The children look from her to him and do not crawl. At supper, she writes, he hardly spoke. “He asked only who had been to tea, and I passed him the salt. Come on Monday. Use the back door.”`,
        record: {
          mark: 'disputed',
          text: 'By the 1840s most working-class children in England went to Sunday school at some time, and many learned to read there and nowhere else. Thomas Laqueur argued that working people themselves largely ran and shaped these schools. Malcolm Dick answered that their betters did, as Mrs Venn’s class would suggest.',
          sources: [
            'Thomas Walter Laqueur, Religion and Respectability: Sunday Schools and Working Class Culture, 1780–1850, 1976',
            'Malcolm Dick, “The Myth of the Working-Class Sunday School”, History of Education 9, 1980',
          ],
        },
      },
      {
        text: 'Join the meeting for the vote',
        description:
          'The Chartists want votes before fences, and a one-armed girl would fill their hall.',
        outcome: `The hall is over a coffee house in Stepney and smells of wet coats. A shoemaker called Nott finds you a chair in front. He is sorry about the little girl, truly. Could she be fetched? On the platform, under the lamp? He would need her only for a minute.

You say no, and it costs you the chair. But Mrs Doyle has followed you up the stairs, and she walks straight past him onto the platform. “You’ll not have her. You can have me,” she says. “I’ve two arms and I’m angrier.” At the door a constable takes down names, and yours is easy to spell. She hears all six points of the Charter and counts them on her fingers. Then she looks about for you. “Which of them is the fence?” she asks.`,
        record: {
          mark: 'documented',
          text: 'The People’s Charter made six demands, all about Parliament, and its supporters argued that every other reform would follow from them. They also fought for shorter hours and for injured or gaoled workers. Police and informers did report on Chartist meetings, though by 1845 less than in the years of the great petitions.',
          sources: ['Malcolm Chase, Chartism: A New History, 2007'],
        },
      },
    ],
  ],
  contexts: [
    {
      title: 'The Price List of a Bubble Year',
      content: `<h3>What money bought in 1845</h3>
<p>Twelve pence (12d) made a shilling, twenty shillings a pound. Prices moved from week to week and street to street, so take these as a shopping list and not as a law.</p>
<ul>
<li><strong>1d</strong> – a letter to anywhere in the kingdom.</li>
<li><strong>1d</strong> – a mile by railway, in a covered carriage with seats; each new line had to run one such train a day under an Act of 1844.</li>
<li><strong>1d</strong> – the tax on every copy of a newspaper.</li>
<li><strong>6d</strong> – the <em>Illustrated London News</em>, sixteen pages with some thirty engravings.</li>
<li><strong>Roughly 7d to 9d</strong> – a four-pound loaf of bread in London, dearer as the autumn went on.</li>
<li><strong>About 2s 6d</strong> – a full summer’s day of casual work at the docks. Henry Mayhew, a few years later, reckoned that a lucky man there averaged thirteen shillings a week and an unlucky one five.</li>
<li><strong>3s to 10s</strong> – the surgeon’s fee for finding out why a mill child was hurt.</li>
<li><strong>About 5s</strong> – one wooden box around one shaft, as an inspector heard in 1840.</li>
<li><strong>£10 to £100</strong> – the fine if somebody was hurt because there was no such box.</li>
</ul>
<h3>What paper bought</h3>
<p>The best railways of the early 1840s paid ten per cent, and in 1845 Britain lost its head. Some two thousand miles of line were open. By summer new companies were announced several times a day. Anyone who could pay a deposit on a share could sell it on within the week; clergymen, servants and widows did. Plans had to be handed in by midnight on Sunday 30 November, and clerks with rolled maps raced each other to the Board of Trade in hired special trains.</p>
<p>By then the Bank of England had raised its rate and prices were falling. In 1846 Parliament passed 272 railway Acts all the same. About a third of the lines that it allowed were never built. George Hudson of York, called the Railway King, was found in 1849 to have paid dividends out of new investors’ money.</p>
<h3>Who paid at the bottom</h3>
<p>To bring the lines into the cities, companies pulled down the cheapest streets, since those cost least to buy. Where the tenants went was nobody’s business in law. Penny trains were meant for them, and a mile cost as much as a letter to Scotland.</p>`,
    },
    {
      title: 'Stop the Press: A Notice of Rotten Potatoes',
      content: `<h3>Saturday 13 September 1845</h3>
<p>The <em>Gardeners’ Chronicle</em>, a London weekly for people with greenhouses, was nearly printed when its editor, the botanist John Lindley, halted the machine. He had news from Dublin to fit in. The disease that had been rotting potatoes in Belgium and southern England since the summer was now in Ireland.</p>
<blockquote>We stop the press, with very great regret …</blockquote>
<p>The notice is short. It says that the murrain, an old word for cattle plague, has shown itself beyond doubt, and that crops around Dublin are dying fast. Then it asks where Ireland will be “in the event of a universal potato rot”.</p>
<h3>What the editor knew, and what he did not</h3>
<ul>
<li><strong>He knew who would suffer.</strong> About a third of Ireland’s people lived on little but potatoes.</li>
<li><strong>He did not know the cause.</strong> He blamed cold and rain. The rot came from a water mould out of the Americas, and proof of it only in the 1860s.</li>
<li><strong>He could not help.</strong> Sent to Dublin as an expert that autumn, he and two colleagues told people to dry their potatoes and to grate the bad ones for starch.</li>
<li><strong>He did not yet know that it would return.</strong> By February he was warning of it. In 1846 the crop failed almost wholly.</li>
</ul>
<p>About a million people died in Ireland in the years that followed, of hunger and of the fevers that came with it, and about as many had left by 1851. The figures are estimates. How much of it a different policy could have prevented is one of the hardest arguments in the history of these islands.</p>
<h3>What it did in London</h3>
<p>The Corn Laws of 1815 kept foreign grain dear; since 1828 a sliding scale had set the duty. Manchester had an association against them from 1838, and in March 1839 it grew into the national Anti-Corn Law League. Cheap bread, it argued, would mean trade with the world. Its opponents replied that it would mean lower wages. Sir Robert Peel, the prime minister, secretly bought American maize for Ireland in November 1845. He repealed the laws in June 1846, split his party, and was voted out of power the same night.</p>
<p>Irish families had come to the riverside parishes long before, for the docks, the building trades and the harvests of Kent. They were paid less and blamed for it. A Kitty Doyle would not have been out of place in Limehouse; she and the mill are invented.</p>`,
    },
    {
      title: 'A Lawful Day, Hour by Hour',
      content: `<h3>Inside a flax mill, as the Act allowed</h3>
<ul>
<li><strong>Half past five.</strong> The earliest moment at which women and the young may start. Gas is burning in the street. London has had a gas company since 1812, and along the river stokers rake red coke out of iron retorts, in a heat that visitors cannot stand for a minute.</li>
<li><strong>Six.</strong> The engine starts. Which six it is, the inspector may decide, by naming a public clock; workers complained that mill clocks ran fast in the morning and slow at night. A main shaft turns under the ceiling. Belts run down from it, and smaller shafts turn low among the frames. All of it moves, whether anyone works or not.</li>
<li><strong>Breakfast.</strong> Meals take an hour and a half of the day altogether. Children may not stay in a room where work is going on.</li>
<li><strong>One o’clock.</strong> Those under thirteen change over. Whoever worked before noon must go, as a rule to school, and the afternoon children come in.</li>
<li><strong>Four.</strong> Cleaning. Children creep beneath because they fit. The law says that no gearing they clean may be moving. On a still day in autumn the smoke has met the river mist by now and lamps are lit.</li>
<li><strong>Half past seven.</strong> Women have done their twelve hours. For grown men the law sets no limit at all.</li>
</ul>
<h3>Outside: the air</h3>
<p>Coal heated every room and drove every engine. An Act of 1821 had made it easier to prosecute the owners of smoking engine furnaces, and it was used in London, without clearing the sky. A law for the capital followed in 1853. It dealt with furnaces, and left every kitchen chimney free.</p>
<h3>Outside: the water</h3>
<p>Water closets had come into fashion and emptied, by way of old cesspools, into sewers meant for rain. The sewers emptied into the Thames. Several water companies drew their supply from the tidal river. Cholera had killed more than six thousand Londoners in 1832 and would kill some fourteen thousand in 1848 and 1849. Most doctors blamed foul air. John Snow’s case against a pump in Soho came in 1854, and Joseph Bazalgette’s great sewers were begun only after the stench of 1858 had reached Parliament itself.</p>
<p>Since 1837 deaths had been registered with their causes. Edwin Chadwick’s report of 1842 put the average age at death of labourers in one London district at sixteen, against forty-five for gentlefolk. It was so low mainly because so many infants died.</p>`,
    },
    {
      title: 'Seven Questions for a Newcomer',
      content: `<h3>Asked at the mill gate</h3>
<p><strong>How did you hear that there was work?</strong> By word of mouth, as nearly everyone does. But news has become quick. Since 1840 a letter costs a penny. A telegraph runs beside the railway from Paddington to Slough; in January 1845 it sent the description of a murderer ahead of his train, and he was taken in London.</p>
<p><strong>Can you read the notice on the gate?</strong> Then you will be asked to read it aloud. Newspapers carry a tax of one penny, which puts most of them out of a labourer’s reach. People share a copy in the coffee house, or somebody reads to the room.</p>
<p><strong>Have you a vote?</strong> Probably not. The reform of 1832 gave one to perhaps one man in five in England, by property, and to no woman.</p>
<h3>Asked in the beer shop</h3>
<p><strong>Are you a Chartist, then?</strong> The People’s Charter of 1838 has six points:</p>
<ul>
<li>a vote for every man of twenty-one;</li>
<li>a secret ballot;</li>
<li>no property rule for members of Parliament;</li>
<li>pay for members;</li>
<li>districts of equal size;</li>
<li>a new Parliament every year.</li>
</ul>
<p>Petitions with over a million names in 1839 and over three million in 1842 were turned away. By 1845 the movement is tired, and its leader Feargus O’Connor has taken up a plan to settle workers on the land. Women sign and speak for the Charter, though it does not ask for their vote.</p>
<p><strong>Who speaks for us in Parliament?</strong> Lord Ashley, a Tory, on the hours of work. He wants ten. An Act of 1847 will grant them to women and young people in textile mills; it says nothing of grown men, who mostly stop when the others do.</p>
<h3>Asked when the gentlemen have gone</h3>
<p><strong>Does anybody write down how we live?</strong> Several people. Parliament prints its inquiries in blue covers, and they can be bought. In Leipzig, in the spring of 1845, Friedrich Engels published a study of English workers. He was twenty-four, a manufacturer’s son, and he quoted such inquiries by the page.</p>
<p><strong>And what does he say about us?</strong> Nobody here could tell you. He wrote in German, and readers of English had to wait some forty years.</p>`,
    },
  ],
};

import type { CuratedEra } from './curated-era';

/** Four more sets of choices and four more backgrounds for Mars in 2157. */
export const future: CuratedEra = {
  slug: 'future',
  images: ['/images/future.avif', '/images/future-2.avif', '/images/future-3.avif'],
  search: 'Mars desert red planet',
  choices: [
    [
      {
        text: 'Talk to the company agent',
        description:
          'Ask her which she would sooner sign, fifty years for the town or her own passage home.',
        outcome: [
          'Strand’s office has a door of real wood, the only plank on the planet. She pours you a whole cup and takes none. Which would she sooner sign, you ask, fifty years or her berth home in sixteen months? “Ask me what it means by a year,” says Strand.',
          'She turns the page toward you. A year, it says, is one trip round the Sun by the world where the work is done. Fifty of those are ninety-four on Earth.',
          '“I was told to hope that nobody asked,” she says. Above her desk a red eye has recorded it all, and head office can cancel a berth as easily as grant one. She looks at it. Then she tears out the page and folds it into your hand. “Read it to them before I think about this.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'The trick is invented; the sum is right, since a Martian year lasts 687 days. Real charters were fought over each time they ran out. From 1793 Parliament renewed that of the East India Company for twenty years at a time. In 1813 it took away the Indian monopoly, and in 1833 the rest of the trade.',
          sources: ['H. V. Bowen, The Business of Empire, 2006', 'General knowledge'],
        },
      },
      {
        text: 'Split the token in half',
        description:
          'Half a litre in each column makes the tie exact, so that nobody in Meltwater can pretend otherwise.',
        outcome: [
          'Bao from the pump room lends you his shears. The token goes with a bang, and the cut edge opens your thumb. You drop one half into each column. They fall slowly enough for everyone to see that they are not the same size.',
          'So Dr Pell fetches the clinic scale. The ice side has more, by the weight of a fingernail, and grown people push each other over it. Nothing is settled. And you own no water now; until somebody pays you, you may lick the damp off the dome. It tastes of rust and other people.',
          'Wren, aged nine, wipes a patch of that damp clear. She draws the valley, then a line down the middle. “Which half thaws?” she asks. Nobody laughs. A pipe-layer comes over and begins to draw pipes.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Ties happen. In Virginia in November 2017 two candidates for the House of Delegates were left with 11,608 votes each. The law called for a lot, and on 4 January 2018 an official drew one of two names from a bowl. Splitting the seat was not among the choices.',
          sources: ['General knowledge'],
        },
      },
      {
        text: 'Join the three hundred for ice',
        description:
          'Stand on their side of the glass before you vote to learn whom they are afraid of.',
        outcome: [
          'Efua, who grows the tomatoes, makes room and pins a leaf to your collar. It smells sharp and green, like nothing else for millions of kilometres. Nobody shouts here. They are plumbers and nurses, and they speak of the sample as of a guest asleep upstairs.',
          'Across the aisle stands her husband Vey, who wants a sea, holding her coat. Since the drill came up they have eaten at separate tables. “I am not afraid of him,” she says. “I am afraid of winning.”',
          'A man who nodded to you at the door has seen the leaf, and the cup he passes you is half full. Vey lifts the coat a little, to ask if she is cold. The whole ice side looks to you, its newest, for what she should say.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'The ice side has a forebear. In 1980 the astronomer Carl Sagan wrote of a Mars with life: “Mars then belongs to the Martians, even if the Martians are only microbes.” Others answer that people count for more. No law decides between them.',
          sources: ['Carl Sagan, Cosmos, 1980, chapter 5'],
        },
      },
      {
        text: 'Test the sample in the clinic',
        description:
          'One hour at the doctor’s bench might settle whether it lives, or merely who says so.',
        outcome: [
          'Dr Pell cuts a grey crumb in two. One half he boils, to kill whatever it is; then he feeds both with sugar water. The clinic fills with the smell of a swimming pool, and only one of you has ever been in one.',
          'The boiled half sits still. The other fizzes. Pell grips your arm until it hurts. Then he feeds it again, as a careful man must, and nothing happens at all. Life would be hungry. Salt would be used up. He writes YES, strikes it out, writes PERHAPS and strikes that out too.',
          'A third of the sample is gone for good. Eleven noses, from both sides, are pressed white against the window. Pell holds the door for you. “You tell them,” he says. “I want to feed it once more.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'This is close to what the Viking landers saw in 1976. Fed soil gave off gas, heated soil did not, and a second feeding brought no further burst. Gilbert Levin held all his life that it was life; most others think of reactive salts, and the perchlorates that turned up in 2008 made that easier to believe.',
          sources: [
            'Gilbert V. Levin and Patricia A. Straat, “Viking Labeled Release Biology Experiment: Interim Results”, Science 194, 1976',
            'Michael H. Hecht and others, “Detection of Perchlorate and the Soluble Chemistry of Martian Soil at the Phoenix Lander Site”, Science 325, 2009',
          ],
        },
      },
    ],
    [
      {
        text: 'Send the question by radio',
        description:
          'For one minute of sending and half an hour of waiting, Earth can be asked what it thinks.',
        outcome: [
          'Nils at the radio gives you one minute. Up it goes to the relay, and then for half an hour nobody can do anything, which turns out to be what everybody needed. People sit down on the floor. The ice side sends bread across in throws that would clear a house.',
          'The answer is friendly. The office is closed for New Year; in urgent cases please apply to your charter company. Holm laughs until she needs the rail. But Strand, the agent, has had her answer too, for the company never closes. You have told head office that there is a tie, and it wants the reserve tank sealed.',
          'She reads it aloud with no voice in it. Nils keeps one hand over the switch. “Your minute had nine seconds left,” he says. “Anything to add?”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'By our own reckoning from published orbits, a question sent from Mars on the last day of 2157 and its answer will need almost exactly thirty minutes. In May of that year they would need under ten. Rovers cannot wait for advice either: they are given a day’s work at a time and steer around the rocks by themselves.',
          sources: [
            'NASA Jet Propulsion Laboratory, “Approximate Positions of the Planets”',
            'General knowledge',
          ],
        },
      },
      {
        text: 'Speak for a trial year',
        description:
          'One year instead of fifty pleases neither side, which may be the best thing about it.',
        outcome: [
          '“One year,” you say. “Whose?” asks a voice at the back, and that takes twenty minutes. A Martian year has room for a harvest and a second thought. They vote by stamping, and at this weight whoever stamps goes up; for a moment half of Meltwater is in the air. It is to be the long one.',
          'One side calls it a slow thaw, the other a dry year. Holm has one condition: whoever thought of it stays till the end. She puts you down for the four o’clock tomato shift and takes your boots as a pledge.',
          '“And who keeps the main valve?” asks the company’s agent. Bao of the pumps draws a key as long as his forearm. Neither side will let the other touch it. That leaves whoever is standing there in socks.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Putting a quarrel on ice has worked once at the cold end of the Earth. Seven states claimed parts of Antarctica, some of them the same parts, when twelve signed a treaty in 1959. It neither grants nor denies the claims: it lets them rest. It was made open-ended, and it is still in force.',
          sources: ['The Antarctic Treaty, 1959, Article IV'],
        },
      },
      {
        text: 'Offer your litre to the tank',
        description:
          'Your vote would become water like any other, poured where all of Meltwater drinks.',
        outcome: [
          'You hang the token on the hook of the common tank. A litre comes down the pipe in one long wobbling rope and rings on the steel. Holm takes off her cap. Custom binds her: whoever gives the tank a litre is a citizen, with a number and a shift.',
          'Yours begins at four, scraping algae. You came as a guest who could leave, and that is over. But a woman from the sea side hangs her day’s token beside yours. Then a man from the ice, then somebody’s aunt. By the fortieth there is a queue, and no aisle down the middle.',
          'While the pump crew call out the gauge, Holm strikes a new token with your number, hot from the press. “That one was a guest’s,” she says. “This is a citizen’s.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'On the island of Tristan da Cunha three settlers, William Glass and two stonemasons, signed an agreement on 7 November 1817. Stock and stores were to belong to all equally, profits and payments to be shared alike, and no member was to be above another. A village still lives there.',
          sources: [
            'Robin Flower, “Tristan da Cunha Records”, British Museum Quarterly 9, no. 4, 1935',
            'General knowledge',
          ],
        },
      },
      {
        text: 'Join the children on the stairs',
        description:
          'Sixty of them were born here without a vote, yet they are the only ones laughing.',
        outcome: [
          'They move up, and you see why they laugh. All evening they have held a vote of their own, with tomato seeds in a boot. It stands at fifty-nine to nothing, because the last voter is four and ate hers.',
          'They want a third plan. Melt what people drink and not a cup more, put a lid on it, and on rest days look in on the thing in the ice. Wren, who is nine, has drawn it in chalk, with a slide. “Grown-ups never ask what,” she says. “They ask which.”',
          'Below, it is being said that you hide behind the young. A mother drags her son off by the hood. Wren lifts the boot into your arms, still warm from sixty pairs of hands. “You carry it down,” she says. “They take things from tall people.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Nearly every state on Earth has agreed that a child who can form a view may give it in matters that touch the child. Age and maturity decide how much it weighs. That is a right to be heard, not to vote. Most countries begin voting at eighteen, a few at sixteen.',
          sources: ['Convention on the Rights of the Child, 1989, Article 12'],
        },
      },
    ],
    [
      {
        text: 'Seal the drill hole first',
        description:
          'A plug of ice would leave whatever lives below in peace until the tempers above have cooled.',
        outcome: [
          'Jun, who drilled it, does not argue. She only asks for an hour to pull up her string of lamps. Then you tip the buckets. In this thin air water does two things at once: it boils, spitting and smoking, and before it is done boiling it is ice.',
          'It takes nine hundred litres, two days of everybody’s washing, and it walls in the best thermometer Jun has built. She watches its last figure come up the cable: half a degree warmer than on Tuesday. Then the slate goes grey.',
          'She sits down on the plug. “It could have been the lamps,” says her voice in your helmet. “It could be something turning over in bed.” She lays a glove on the new ice. “You wanted time for talking. Do I tell them about the half degree?”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'In February 2012 Russian drillers reached Lake Vostok, under almost four kilometres of Antarctic ice, through a hole kept open with kerosene and Freon. Colleagues had asked for years whether the lake would stay clean, and whether samples could be trusted. An American report of 2007 had asked for rules to be agreed before anyone went through.',
          sources: [
            'National Research Council, Exploration of Antarctic Subglacial Aquatic Environments: Environmental and Scientific Stewardship, 2007',
          ],
        },
      },
      {
        text: 'Visit the oldest grave outside',
        description:
          'Walk out to the founder’s cairn before midnight to read the promise cut into its stone.',
        outcome: [
          'Holm walks you out herself, slowly, because of her knees. Inside the visor the wind sounds like paper. Phobos is rising in the west, where no moon should. You add a stone to the cairn, as every newcomer does.',
          'The letters are cut deep: THE FIRST LITRE IS FREE. Below them the rock is smoothed for a second line. Holm was twenty-six and held the chisel. The founder, dying, gave her two lines to cut, and the company’s man said that one would do.',
          'She kneels, and a seal in her suit begins to whistle. You hobble back with your hand over the leak and a hose of your own air between you. Inside the lock she pulls off her helmet. “The second was: THE LAST ONE IS SHARED,” says Holm. “I still have the chisel.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Nobody is buried on Mars. On the Moon there are some of the ashes of the geologist Eugene Shoemaker, carried aboard a probe that was crashed there in 1999. Microphones on the rover Perseverance have recorded the Martian wind; the thin air makes every sound faint, and high notes travel slightly faster than low ones.',
          sources: [
            'Sylvestre Maurice and others, “In situ recording of Mars soundscape”, Nature 605, 2022',
            'General knowledge',
          ],
        },
      },
      {
        text: 'Join the mirror crew on watch',
        description:
          'They are guarding a folded mirror in a crate that nobody in Meltwater voted to order.',
        outcome: [
          'Four people sit around a crate like a coffin. Tove, who leads the watch, shows you the label: SPARE, FIRST MIRROR. Packed on Earth last February, ten months before anyone here was asked. All four want a sea.',
          '“If they had asked,” says Tove, “I’d have said yes.” With you for a witness she cuts the seal. Out comes a silver skin, and there is no end to it. It settles over the hangar floor with a hiss like fine rain, and your faces swim in it.',
          'It will never go back in the box. The fine is forty thousand litres, split five ways; your share is eleven years of drinking. Tove winds two corners round her fists. “Let them see what they were sold,” she says, and walks. The third corner slides past your boots.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'A mirror to light the ground has been unfolded in orbit once. On 4 February 1993 the Russian experiment Znamya 2 opened a foil 20 metres wide and drew a faint spot of sunlight across Europe. A larger one caught on an antenna in 1999 and was given up. For Mars, Robert Zubrin and Christopher McKay have reckoned with mirrors a hundred kilometres in radius and more.',
          sources: [
            'Robert M. Zubrin and Christopher P. McKay, “Technological Requirements for Terraforming Mars”, Journal of the British Interplanetary Society 50, 1997',
            'General knowledge',
          ],
        },
      },
      {
        text: 'Talk with the driller alone',
        description:
          'She told the assembly that it may be alive; ask what she wrote in her own log.',
        outcome: [
          'Jun keeps her log in grease pencil on the wall of the drill cabin, beside a pot of mint. She stands in front of the part you want. You wait; only the mint does not smell of hot oil. In the end she moves aside.',
          'The bit came straight from the greenhouse well. It was to be steamed three times. She steamed it once, at the end of a double shift, and wrote down the one. “What I told them is true,” says Jun. “It may be alive. Nobody asked whose.”',
          'Now two people know, and your initials on the wall say so. Then she pulls her cuff over her thumb and rests it on the line. “I can wipe it or I can read it out,” she says. “Which one will you stand next to?”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'In 1969 the crew of Apollo 12 brought home a camera that had stood on the Moon for two and a half years. Bacteria of a kind that lives in human mouths grew from it. Some held that they had survived up there. Most who have looked into it since suspect that somebody’s germs got in after the return.',
          sources: [
            'Michael Meltzer, When Biospheres Collide: A History of NASA’s Planetary Protection Programs, 2011',
          ],
        },
      },
    ],
    [
      {
        text: 'Join the recount at the columns',
        description:
          'Count six hundred tokens by hand, with two people watching each of your hands.',
        outcome: [
          'Two from the ice watch your left hand, two from the sea your right. After an hour your fingers smell of copper and other people’s pockets. Then one token lands without a ring. It is a pipe washer, painted blue.',
          'On the stairs a child begins to cry. Wren’s grandmother lies in the clinic and could not come down. So Wren, nine years old, voted for her with what she had. The token left in the tray was the old woman’s.',
          'So it was never yours to spend, and you have to say it over a weeping child. Vey, a watcher, picks her up. “Gran isn’t for either,” she sobs into his collar. “I just put it where it was lower.” Holm looks at the clock. “The old lady sleeps at nine,” she says. “Go and ask.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Not every vote is written down. Athenian jurors in the fourth century BCE dropped bronze discs into urns, one kind with a hollow axle and one with a solid. From the 1960s voters in the Gambia put glass marbles into metal drums, where a bell rang once for each, so that nobody could vote twice unheard.',
          sources: [
            'Aristotle or a pupil, The Constitution of the Athenians, chapter 68',
            'General knowledge',
          ],
        },
      },
      {
        text: 'Hand the token back',
        description:
          'Refuse to decide for people who were here first, then watch whom they ask instead.',
        outcome: [
          'Holm weighs the token in her palm. “Then the next newest,” she says. That is a girl of three days, asleep on her mother’s arm. Holm goes by the book, so she bends down. A fist opens and shuts. The vote of Meltwater goes straight into its holder’s mouth.',
          'The laugh begins on one side and ends on the other. Only Ama, the mother, does not join in. “You wouldn’t hold it,” she says to you over the heads, “so they gave it to her.” Nobody makes room for you after that.',
          'Ama works the litre out with one finger. Then she walks up and lays the child in your arms, damp, smelling of milk, no heavier here than a big loaf. “Now hold that,” says Ama, “while I think.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Chairs who must break a tie have long tried not to decide. In the British House of Commons the custom goes back to John Evelyn Denison, Speaker from 1857 to 1872. It is to vote for more debate, or else to leave things as they are. His reason was that a change should need a real majority.',
          sources: [
            'Erskine May, Treatise on the Law, Privileges, Proceedings and Usage of Parliament',
          ],
        },
      },
      {
        text: 'Speak for those not yet born',
        description:
          'Tell the dome what open water will cost and whom it will feed in a hundred years.',
        outcome: [
          'A hundred years are hard to sell by the litre. You tell them who will have paid by then and who will drink, and that none of those is in the room. “One is,” somebody says. Marisol, eight months gone, has stepped forward on the sea side.',
          'She has Dr Pell hold his listening horn to her belly and a microphone to the horn. Over the dome comes a wet, quick beat, faster than any pump. She walks out into the aisle, for neither. Thirty others follow.',
          'Behind her Vey, who lays pipe, sits down hard. “I am sixty-one,” he says. “You have given my sea to somebody who can’t swim.” Holm opens the roll at a clean line. “Name: not yet,” she writes, and stops. The next column asks who votes until then.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'People not yet born have been given something like a voice in law. Since 2015 a law in Wales obliges public bodies to weigh the long term, and a commissioner for future generations watches over it. The commissioner can question and advise, but cannot forbid.',
          sources: ['Well-being of Future Generations (Wales) Act 2015'],
        },
      },
      {
        text: 'Explore the sealed company store',
        description: 'Behind the red door are said to lie spare parts enough for three winters.',
        outcome: [
          'Bao, who mends the pumps, has carried a bolt cutter for twelve years and only wanted a reason. The air behind the red door smells of cardboard, which he has never met, and he sniffs it with his eyes shut. Shelves to the roof: PUMP SEALS, PUMP SEALS, VALVE HEADS.',
          'You lift down a box. The weight is right. It is full of gravel. So is the next. Bao opens nineteen, faster and faster, then sits down among them in the dust. All this time he has mended with wire for fear of that lock.',
          'You cannot un-know it. Then boots come along the grating, unhurried, with a key. “The agent,” whispers Bao. “Either she knows or she doesn’t.” With his foot he pushes a box into the doorway, open side up.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'On Earth a store that belongs to the employer has often been a means of rule. British workers were often paid in goods, or in tokens good at one shop only. The Truck Act of 1831 ordered wages in many trades to be paid in coin. Mining companies in the United States used such tokens far into the twentieth century.',
          sources: ['George W. Hilton, The Truck System, 1960'],
        },
      },
    ],
  ],
  contexts: [
    {
      title: 'The Treaty That Forgot the Ice',
      content: `<h3>A few pages for the whole sky</h3>
<p>On 27 January 1967 a treaty was laid out for signature in Washington, London and Moscow. It has seventeen articles, and more than a hundred states have joined it. When it was written only governments could reach orbit, and each of the two great ones feared that the other would plant a flag.</p>
<p>Article II is one sentence. Outer space and the bodies in it are <em>“not subject to national appropriation”</em>, whether by a claim, by use, by occupation or in any other way. No nation can own Mars, then. Lawyers read it again and ask who is missing.</p>
<ul>
<li><strong>A company.</strong> Under Article VI a state answers for what its companies do out there, and must permit and supervise them.</li>
<li><strong>A bucket of ice.</strong> Who owns what has been dug up? The treaty does not say. In 2015 the United States let its citizens keep it, and Luxembourg followed in 2017. The Artemis Accords, begun in 2020 and signed by dozens of countries, hold that taking it is no national claim in itself. Others have not signed.</li>
<li><strong>A microbe.</strong> Article IX speaks against “harmful contamination”. A committee of scientists keeps the rules for it, and space agencies follow them by consent.</li>
<li><strong>A town.</strong> A station stays under the law of the state that registered it. Nothing is said of people who were born there and have never seen that state.</li>
</ul>
<p>A second agreement, of 1979, called such resources the “common heritage of mankind”. Fewer than twenty states have joined.</p>
<h3>Older papers of the same kind</h3>
<p>Rulers have handed out charters before to companies too far away to watch. The English East India Company, founded in 1600 for trade, ended by ruling a large part of India. The Virginia Company let its settlers elect an assembly in 1619, when it needed more of them; five years later the king took the colony over. Both were asked the question that Meltwater asks: who counts as the people here?</p>
<h3>Where invention begins</h3>
<p>No company holds a charter on Mars. That of Meltwater is made up, and so are its term of eighteen thousand Martian days, its rivals and the thing from the drill. Whether today’s rules would hold against a town that wants open water is what six hundred voters have just answered three hundred to three hundred.</p>`,
    },
    {
      title: 'What a Litre Buys',
      content: `<h3>The price list</h3>
<p>Meltwater counts its money in litres. The town is invented, but chemistry has fixed most of its prices already:</p>
<ul>
<li><strong>One litre, split by electric current:</strong> 0.89 kilograms of oxygen. NASA plans with about 0.84 for one person’s day. A token, then, is roughly a day’s breath.</li>
<li><strong>The same litre, other half of the bill:</strong> 0.11 kilograms of hydrogen, for fuel. Whatever is burned or breathed cannot be drunk as well.</li>
<li><strong>Electricity for the splitting:</strong> in practice at least 4.4 kilowatt-hours, more than two hours of a two-kilowatt kettle.</li>
<li><strong>Heat to melt it, from ice at sixty below:</strong> about an eighth of a kilowatt-hour, less than four minutes of that kettle.</li>
<li><strong>Cleaning:</strong> price unknown. Martian soil holds perchlorates, salts that disturb the thyroid; the lander <em>Phoenix</em> found them in 2008.</li>
<li><strong>Carriage:</strong> cheap. On Mars a litre weighs what 380 grams weigh on Earth, though it sloshes as heavily as ever.</li>
</ul>
<h3>What is in the vault</h3>
<p>Water once ran on Mars; dried river beds and deltas more than three billion years old show it. What remains is mostly ice. Both poles have caps kilometres thick, and radar shows glaciers under rubble east of Hellas, where the story is set. On 24 December 2021 a rock from space dug a crater 150 metres wide. The lander <em>InSight</em> felt the blow, and cameras in orbit saw blocks of ice lying about it, nearer the equator than any had been seen before.</p>
<p>Whether the vault holds liquid too is disputed. Echoes under the southern cap were read in 2018 as a lake, and later by others as clay. A study of 2024 put water into rock ten kilometres down and more.</p>
<p>Open water is a doubtful deposit. At the average pressure it boils away as fast as it thaws. On the floor of Hellas, where the air is about twice as thick, it could stay liquid within a few degrees of freezing, and would dry up all the same.</p>
<h3>Credit</h3>
<p>Paying in water is less odd than it sounds. In Saharan oases and in eastern Spain shares of it have been owned, lent and sold for centuries. In Valencia a water court of farmers still meets on Thursdays at the cathedral door. Money that one can drink has a single flaw. Nobody can save it without somebody else going thirsty.</p>`,
    },
    {
      title: 'One Sol in Hellas, Hour by Hour',
      content: `<h3>How long an hour is</h3>
<p>A Martian day, a <em>sol</em>, outlasts ours by 39 minutes and 35 seconds. People who drive rovers by it say that it is like flying west across a time zone every day and a half. The story keeps twenty-four hours and stretches each by a minute and thirty-nine seconds. Letters to Earth carry Earth’s date, 31 December 2157; the charter counts sols, so its midnight is a Martian one. In southern Hellas it is just past midsummer.</p>
<ul>
<li><strong>02:15.</strong> Earth rises, a bluish morning star. By our own reckoning it stands 33 degrees from the Sun, and its light is fifteen minutes old.</li>
<li><strong>04:30.</strong> Sunrise. Around the Sun the sky is blue; the rest of it is a dusty tan.</li>
<li><strong>08:00.</strong> Outdoor shift. The air is 95 per cent carbon dioxide and, even this far down, about a hundredth as thick as ours. Without a suit one would faint within seconds.</li>
<li><strong>12:00.</strong> Ground in full sun may be warmer than freezing, while the air at head height stays below it.</li>
<li><strong>14:00.</strong> Indoors again. The rover <em>Curiosity</em> has measured some two thirds of a millisievert of radiation a day. Two and a half years of it come to about 600, which is what NASA allows an astronaut in a career.</li>
<li><strong>16:00.</strong> Dust. This is its season. In 2018 a storm wrapped the whole planet and ended the rover <em>Opportunity</em>, which lived on sunlight.</li>
<li><strong>19:30.</strong> Sunset. By dawn it can be eighty degrees colder than at noon.</li>
<li><strong>22:00.</strong> Phobos rises in the west, crosses the sky in about four hours and sets in the east. It does so twice a sol.</li>
</ul>
<h3>What the clock cannot tell</h3>
<p>Nobody knows whether bones, hearts and pregnancies keep well at this weight. The air is a worry too. In 1991 eight people sealed themselves into Biosphere 2, a glass hall in Arizona. Within sixteen months its oxygen fell from 21 to about 14 per cent, because microbes in the soil used it up and the concrete bound the carbon dioxide. The crew split into two camps that hardly spoke.</p>
<h3>One liberty</h3>
<p>Engineers would bury Meltwater, all six hundred and sixty people of it. The story has given them a single great window, over the place where they decide.</p>`,
    },
    {
      title: 'Questions Asked at the Air Lock',
      content: `<h3>Can we not simply ask Earth?</h3>
<p>Yes, and wait. Between the planets lie from about 55 to about 400 million kilometres, so that question and answer together take from six minutes to forty-five. In 2157, as we reckon it, they take under ten early in May and thirty on New Year’s Eve. For two weeks or so in every twenty-six months the Sun stands between, and Mars is left to itself. Ships keep the same rhythm, and most have taken six to nine months. In the eighteenth century an order from London could need half a year to reach Bengal. Governors there did as they saw fit and sent their reasons afterwards.</p>
<h3>Is it alive?</h3>
<p>That has been asked in earnest at least three times. It was asked of gas from Viking’s soil in 1976, of shapes in a Martian meteorite in 1996, and of spots in a rock drilled by <em>Perseverance</em> in 2024. Each time chemistry could do it too. Nothing has been confirmed.</p>
<h3>Could the planet be thawed?</h3>
<p>Bruce Jakosky and Christopher Edwards reckoned in 2018 that too little carbon dioxide is left to do it with present means. Others have proposed huge mirrors, sheets of silica aerogel or dust that traps heat. None has been tried on Mars.</p>
<h3>And should it be?</h3>
<p>Carl Sagan held that a living Mars would belong to its microbes. Robert Zubrin, in <em>The Case for Mars</em> of 1996, argued for making it green. Both wrote as friends of the planet. Neither could ask anyone who lived there.</p>
<h3>Who is who under the glass?</h3>
<p>All of these are invented, as is the town.</p>
<ul>
<li><strong>Holm</strong>, speaker and old pump engineer; the vote is hers to run.</li>
<li><strong>Efua</strong>, grower, for the ice; <strong>Vey</strong>, pipe-layer, for a sea. They are married.</li>
<li><strong>Strand</strong>, the company’s agent, with a berth home.</li>
<li><strong>Jun</strong>, who runs the drill; <strong>Bao</strong>, who runs the pumps; <strong>Nils</strong> at the radio; <strong>Tove</strong> of the mirror crew.</li>
<li><strong>Dr Pell</strong>, who keeps the sample and his doubts.</li>
<li><strong>Wren</strong>, nine, one of sixty children. She was born here and has no vote.</li>
</ul>`,
    },
  ],
};

import type { EraStory } from './era-story';

/** The story of London in 1845. */
export const industrialStory = {
  endings: {
    31: {
      text: `Mr Venn’s counting room has a carpet, and after the yard the quiet hurts your ears. You tell him what you saw, and when, and who had which end of it. He does not call you a liar. He takes out his watch and asks how many people know.

At four in the morning hammers wake the lane. When the gate opens, the guard is back on the shaft with fresh green paint on its bolts. The notice still says carelessness. Beside your inkwell lies a half-sovereign that nobody mentions.

Mrs Doyle has come in for Kitty’s shawl. She puts one finger on the guard, and the finger comes away green. “And when did this grow?” she asks, holding it up to you.`,
      record: {
        mark: 'documented',
        text: 'A private word was how the law itself mostly worked. Studies of the early inspectors find that they visited, advised and warned far more often than they prosecuted. Whether that was weakness or good sense is still argued over.',
        sources: [
          'W. G. Carson, “The Conventionalization of Early Factory Crime”, International Journal for the Sociology of Law 7, 1979',
          'P. W. J. Bartrip and P. T. Fenn, “The Evolution of Regulatory Style in the Nineteenth Century British Factory Inspectorate”, Journal of Law and Society 10, 1983',
        ],
      },
    },
    32: {
      text: `Three weeks later you stand in the police court in Arbour Street, behind a sailor who bit a cook. The sub-inspector, Mr Keate, lays four greasy bolts on the table. Mr Venn’s lawyer asks how long you had worked at the mill. “Since Monday,” you say, and the room laughs.

Then Kitty is called. Does she know what an oath is? “If I lie I go to hell, sir,” she says. “If I’m slow I go to Mr Pike.” Nobody laughs at that. The fine is twenty pounds.

Outside, two hundred people wait in the rain. Their gate has been shut since the summons, and some turn their backs. Mr Keate holds out a pen. “That money can be made hers,” he says. “The Home Secretary decides. Write to him, and write short.”`,
      record: {
        mark: 'disputed',
        text: 'The Act of 1844 set a fine of ten to a hundred pounds where someone was hurt because machinery had been left unfenced. The Home Secretary could let the injured person have all or part of it. How well such prosecutions worked is disputed: A. E. Peacock judged them largely successful, and Peter Bartrip replied that they were not.',
        sources: [
          'Factories Act 1844 (7 & 8 Vict. c. 15), s. 60',
          'A. E. Peacock, “The Successful Prosecution of the Factory Acts, 1833–55”, Economic History Review 37, 1984',
          'P. W. J. Bartrip, “Success or Failure? The Prosecution of the Early Factory Acts”, Economic History Review 38, 1985',
        ],
      },
    },
    33: {
      text: `Tom Sparrow, who has fed the engine for nineteen years, settles it. He looks at you standing in the row between Sal Tuffin and a boy with no shoes. Then he goes in and rakes out his fire. The coals hiss in the wet until midnight.

At six the bell rings, and two hundred people stand still. You can hear the river. Mr Venn reads out what the law gives for leaving work unfinished, and the answer is three months. Pike writes down two names, Sparrow’s and yours.

Within the week the pawnshop in Three Colt Street is full of flat irons, with Sal’s Sunday boots among them. Then a basket of loaves comes over the river wall on a rope. The lightermen have pinned a note to it: “How long do you need?”`,
      record: {
        mark: 'documented',
        text: 'Striking as such had not been a crime since 1824, but breaking a contract of work was. Under the Master and Servant Act of 1823 a magistrate could send a worker to gaol for up to three months. A master who broke his side could only be sued. Trade unions and Chartists stopped a stricter bill in 1844; gaol for breach of contract largely ended in 1875.',
        sources: [
          'Master and Servant Act 1823 (4 Geo. IV c. 34)',
          'Christopher Frank, Master and Servant Law: Chartists, Trade Unions, Radical Lawyers and the Magistracy in England, 1840–1865, 2010',
        ],
      },
    },
    34: {
      text: `The watchman lets you in for tuppence and holds his lantern where you point. You draw the coupling, the four empty bolt holes, and the strip of blue sleeve that no one has dared to unwind.

In the Strand an editor turns the page about. He likes the holes. He would like a weeping child better. On Saturday the engraving is out at sixpence, and Kitty has gained curls and a ray of light. But the holes are there, all four.

Mrs Doyle finds it pinned up in the coffee house and stands before it with her bonnet off. Mr Venn has found it too, for your stool is upside down on your desk. Under it lies a letter from a Member of Parliament. He asks whether the holes are drawn to size.`,
      record: {
        mark: 'documented',
        text: 'The Illustrated London News began in May 1842 at sixpence a copy, and its engravers reworked what artists sent in. In the same month a royal commission printed drawings of children dragging coal in the mines. They are widely thought to have helped the Mines Act through Parliament that summer.',
        sources: [
          'Children’s Employment Commission, First Report: Mines, 1842',
          'Peter W. Sinnema, Dynamics of the Pictured Page: Representing the Nation in the Illustrated London News, 1998',
        ],
      },
    },
  },

  outcomes: {
    join: {
      text: `In Limehouse nobody joins anything quietly. You chose to {choice}, and Sal Tuffin, the loudest voice in the spinning room, hears of it before the kettle boils. She tells it twice and improves it each time. Half the people who nod to you that evening never did so before. The other half study their boots.

The pie man by the river stairs, who gave you credit on Monday, now wants his twopence in advance. “No offence,” he says, and blows flax dust off the coin. Old Tom Sparrow, who drives the engine, has watched you pay. “People mostly join till supper,” he says. “Which sort are you?”`,
      record: {
        mark: 'documented',
        text: 'Joining was in the air in 1845. At Easter delegates of many trades met in London and founded the National Association of United Trades, with the radical member Thomas Duncombe as its president. It hoped to support workers all over the country in disputes; it never grew strong, and it faded in the 1850s.',
        sources: [
          'Sidney and Beatrice Webb, The History of Trade Unionism, 1894',
          'General knowledge',
        ],
      },
    },
    speak: {
      text: `It took less breath than the climb to the spinning room. You chose to {choice}, which cannot be taken back. When the tide turns there are two versions of what you said. By morning there are five, and in one of them you sing.

The lamplighter brings you that one. He goes everywhere with his ladder, and people talk beneath it. He leans it on the lamp in the mill yard and calls down to you in a whisper. “Mr Pike wants to know what you were paid to say it. I told him nothing. He doesn’t believe in nothing.” The gas pops and goes out. In the grey light stands old Tom Sparrow with his cap in both hands, who would like to hear it from you.`,
      record: {
        mark: 'documented',
        text: 'Words could move the law and be taken back again. On 18 March 1844 the House of Commons carried Lord Ashley’s motion, which meant a ten-hour day for women and the young. On the 22nd it refused ten hours by seven votes, and twelve by three. In May, after ministers had threatened to resign, it refused ten by 138; the limit came in 1847.',
        sources: ['J. T. Ward, The Factory Movement, 1830–1855, 1962'],
      },
    },
    engage: {
      text: `What you bring away with you would fit into a pocket. You chose to {choice}, and you did it properly, with your eyes open and your boots wet. It has cost you copying time, and Pike the overseer has it down to the minute.

It turns out that somebody followed you there and back. Kitty’s brother Michael is six and makes no sound, having no shoes. He waited outside until you were done. What you found, or gave, or were promised is all one to him. “Does it put her arm back?” he says. You tell him no. He thinks about that for the whole length of Narrow Street. “Then what does it do?” he asks, and he will not walk on until he hears.`,
      record: {
        mark: 'documented',
        text: 'The 1840s were an age of going to look. Royal commissions sent men down mines and into workshops, and factory inspectors printed what they found every half-year. Friedrich Engels walked the back streets of Manchester and London for his book. All of them came with questions that shaped the answers, and historians read them with that in mind.',
        sources: [
          'Friedrich Engels, Die Lage der arbeitenden Klasse in England, 1845',
          'Robert Gray, The Factory Question and Industrial England, 1830–1860, 1996',
        ],
      },
    },
    generic: {
      text: `The rules pasted up beside the mill gate say nothing about it, though whistling costs a penny. You chose to {choice}, and so for once Pike has no fine ready. It costs you your supper and most of your sleep.

Then comes six o’clock, when the mill should start. Mrs Doyle is at the gate before it strikes, with Kitty’s clogs under her arm, since the child will want them. She looks along the wall, the lamp and the faces. She is a woman who notices what has moved since yesterday. “Somebody has been busy,” she says, to no one in particular. Pike has heard her, and he starts to count his keys. Now two people are looking for the same person. One of them only wants to ask.`,
      record: {
        mark: 'invented',
        text: 'Nothing is known of any such deed, for the mill and its people are made up. What single workers or clerks did on such an evening was hardly ever written down. Where we know it at all, it is mostly from the autobiographies that a few working people left, well over a thousand of which have been traced for Britain.',
        sources: [
          'John Burnett, David Vincent and David Mayall (eds.), The Autobiography of the Working Class: An Annotated Critical Bibliography, 1984–1989',
        ],
      },
    },
  },

  followUps: {
    share: {
      memories: {
        join: 'You began by choosing your company, and people here remember that longer than a face.',
        speak: 'You began with words, and somebody has been weighing them ever since.',
        engage: 'You began by going up close, and what came of it has kept you restless.',
        generic: 'You began in a way of your own, and there is still no name for it here.',
      },
      first: {
        text: `{memory} Now you try a truth that nobody alive could check.

Mrs Doyle is boiling potatoes. One has split, and its black heart stinks like the dock at low water. You tell her that next year’s crop will fail almost everywhere, and that her sister in Cork must not plant.

“You know that like the almanac?” she asks. “Better.” She takes three shillings of boot money from the tea caddy and pushes the inkwell at you. “Write that she’s to sell the pig and come. And how do I say that I know?”`,
        record: {
          mark: 'documented',
          text: 'The blight of 1845 was followed by an almost complete failure in 1846, and the famine that came of it killed about a million. In February 1846 the botanist John Lindley was already warning that diseased seed would carry it on, and he was quoted in the Commons. The clergyman Miles Berkeley argued that a fungus caused the rot; most experts disagreed, and proof came only in the 1860s.',
          sources: [
            'Hansard, House of Commons, 20 February 1846, “The Potato Disease”',
            'Miles J. Berkeley, “Observations, Botanical and Physiological, on the Potato Murrain”, Journal of the Horticultural Society of London 1, 1846',
            'Cormac Ó Gráda, Black ’47 and Beyond: The Great Irish Famine in History, Economy, and Memory, 1999',
          ],
        },
      },
      again: {
        text: `Old Tom Sparrow has a secret too. He unfolds it at the river stairs: two shares, pink and gold, in a railway from Limehouse to Wales by way of the sea. They cost eleven pounds, which is all that nineteen years of stoking have left him. You tell him what becomes of such lines. He asks only for the month.

He sells next morning, at a loss of thirty shillings, to a curate who shakes his hand. Now Sparrow cannot sleep. “I never asked you about the curate,” he says. “What happens to him?”`,
        record: {
          mark: 'documented',
          text: 'Share prices fell from October 1845. Parliament passed 272 railway Acts in 1846 all the same, and many of those railways were never begun. Small savers were among those who lost, and the courts were busy for years with the question of who owed what to whom.',
          sources: [
            'Henry Grote Lewin, The Railway Mania and Its Aftermath, 1845–1852, 1936',
            'R. W. Kostal, Law and English Railway Capitalism, 1825–1875, 1994',
          ],
        },
      },
      closing: {
        text: `You tell Kitty last of all, because she will believe it. A day will come, you say, when the law pays a worker who is hurt, careless or not. Kitty wants the year. You give it: 1897. She reckons on her five fingers, several times round. She will be sixty-three, she says, and will buy a hat.

She does, black straw with cherries. To all who admire it she explains that it was promised to her in 1845, by a clerk who smelled of ink. In Limehouse the year comes to stand for that. You have other dates to look up. The timeline is full of them, and at each one somebody is asking what you saw.`,
        record: {
          mark: 'documented',
          text: 'The Workmen’s Compensation Act of 1897 made employers in factories, mines, railways and some other trades pay for injuries at work, whether or not anyone was at fault. Only serious and wilful misconduct by the worker barred a claim. Payments were half the wage, and never above a pound a week.',
          sources: [
            'Workmen’s Compensation Act 1897 (60 & 61 Vict. c. 37)',
            'P. W. J. Bartrip and S. B. Burman, The Wounded Soldiers of Industry: Industrial Compensation Policy, 1833–1897, 1983',
          ],
        },
      },
    },

    keep: {
      memories: {
        join: 'Since you took sides with people here, they have wondered where you come from.',
        speak: 'Since you spoke, there is always somebody listening to how you say your words.',
        engage:
          'You went up close first of all, and people have been coming up close to you ever since.',
        generic: 'What you did first was your own affair, and it left people guessing at the rest.',
      },
      first: {
        text: `{memory} From now on you mean to give nothing away.

That is hard on Sunday, when Mr Lacey the surgeon comes to dress Kitty’s wound. He is kind, and he wipes his fingers on a coat stiff with other patients. You know what lives in that coat. You cannot say who told you. So you beg him to scrub in hot water first, for luck. “Luck!” he says, and gives you a long look. Then he rolls up his cuffs. He thinks less of you now. But Mrs Doyle has put the kettle back on for the next time.`,
        record: {
          mark: 'documented',
          text: 'In 1845 hardly any surgeon thought that his hands carried disease. Ignaz Semmelweis made doctors in Vienna wash theirs in chlorinated lime in 1847 and was not widely believed. Joseph Lister described his antiseptic method in 1867.',
          sources: [
            'Joseph Lister, “On the Antiseptic Principle in the Practice of Surgery”, The Lancet, 1867',
            'General knowledge',
          ],
        },
      },
      again: {
        text: `There is a list chalked inside the beer-shop door, and it is about you. Sal Tuffin keeps it, at a penny a guess. So far you are a police spy, a runaway heir, somebody French, and a writer of novels. You say that you like the French one best.

You laugh a little too long. If the spy should win, no one on the river will ever tell you a thing again. Sal licks her thumb and rubs out the heir. “I’ve a guess of my own,” she says. “You talk about us as if we was dead.” She has not put it up there yet.`,
        record: {
          mark: 'documented',
          text: 'Fear of spies was not foolish. In June 1844 it came out that the Home Secretary, Sir James Graham, had had the letters of the Italian exile Giuseppe Mazzini opened at the Post Office. Chartist letters had been read too. The magazine Punch answered with a mock “anti-Graham” envelope.',
          sources: [
            'F. B. Smith, “British Post Office Espionage, 1844”, Historical Studies 14, 1970',
          ],
        },
      },
      closing: {
        text: `From here on you keep your century to yourself. What stays behind is smaller. You showed Kitty how to hold a pen in the hand she has left, and you had only your own letters to show her. She fills the backs of old bills with them. Mrs Doyle sews sacks by the same candle and grumbles at the price of ink.

So 1845 lives on here as a slope. For sixty years the shopping lists and love letters of three streets lean a little to the right, as yours do. Only Kitty could say why. She never asked who you were. She rules one more line and leaves it blank for you: there is room on the timeline yet.`,
        record: {
          mark: 'documented',
          text: 'William Dodd, who had worked in mills from childhood and called himself a factory cripple, lost his right arm in London in his thirties. He taught his left hand to use pen, needle and razor, and published his life in 1841. Lord Ashley employed him to report on the mills and dropped him when opponents attacked his honesty. In a letter of March 1842 that Dodd printed, Ashley sends him to see a girl in London whose arm a silk mill had torn off.',
          sources: [
            'A Narrative of the Experience and Sufferings of William Dodd, a Factory Cripple, 1841',
            'William Dodd, The Laboring Classes of England, 1847',
          ],
        },
      },
    },

    document: {
      memories: {
        join: 'The notebook opens with the company you joined, name by name.',
        speak:
          'The notebook opens with the words you spoke first, as nearly as you can recall them.',
        engage: 'The notebook opens with the first thing you tried, and what came of it.',
        generic: 'The notebook opens with what you did yourself, in one line and without excuses.',
      },
      first: {
        text: `{memory} Now you let Kitty choose the words.

She is propped against the wall with a doll made of rope yarn. “Put that I was quick,” she says. “I was the quickest they had.” You put it. “Put that it took hold of my hand like somebody crossing the road with you.”

Something on the stairs stops, and does not come in. You open the door. Mrs Doyle is sitting there in the dark with her apron pressed to her mouth. You would give a good deal not to have let her hear. “Read it me again,” she says. “From the quick part.”`,
        record: {
          mark: 'documented',
          text: 'From 1840 to 1843 the Children’s Employment Commission sent men to question thousands of children at work, and printed their answers. The words are the nearest we have to their voices. They were given to a gentleman with a notebook, in reply to his questions, often with a master or parent close by.',
          sources: [
            'Children’s Employment Commission, First Report, 1842, and Second Report, 1843',
            'Jane Humphries, Childhood and Child Labour in the British Industrial Revolution, 2010',
          ],
        },
      },
      again: {
        text: `Word gets about that you are putting people in a book. On Thursday Abel Pike blocks the passage by the ropewalk, smelling of oil and cloves, and you wait for the stick. He wants to be in it. He wants it down that he lost two fingers at twelve, and that twice he asked for an hour to clean with the engine stopped.

You write on your knee until the light goes. It spoils the book, which was simpler before. He makes you read it over to him. Then he says, very low, “There’s a line goes in front of that one. I never told it yet.”`,
        record: {
          mark: 'disputed',
          text: 'Nobody could agree on how to describe a mill. The chemist Andrew Ure wrote in 1835 that the children he saw at work were like “lively elves”; Engels, ten years later, wrote of crippled bodies. Both chose what to see, and historians still argue over how far either was typical.',
          sources: [
            'Andrew Ure, The Philosophy of Manufactures, 1835',
            'Friedrich Engels, Die Lage der arbeitenden Klasse in England, 1845',
          ],
        },
      },
      closing: {
        text: `The notebook is full, and paper does not keep by the river. Sal Tuffin has seen to that. She cannot read, so she got the best pages by heart. A printer in Seven Dials gave her a shilling for them and a hot pie. By winter “The Limehouse Maid” is sung on every corner at a halfpenny. It has eleven verses, and the guard comes off in the fourth.

It gives you a limp and the wrong name. But people who never saw your writing will sing 1845 along the Thames. Sal pushes a copy into your pocket. It is printed on the back of a railway time table, and your own timeline has plenty of stops left.`,
        record: {
          mark: 'documented',
          text: 'Street ballads were the newspaper of those who could not afford one. Printers around Seven Dials in London turned out songs on murders, strikes and disasters within days, mostly for a halfpenny or a penny. Several about factory work survive; this one is invented.',
          sources: [
            'Henry Mayhew, London Labour and the London Poor, vol. 1, 1861',
            'Roy Palmer (ed.), A Touch on the Times: Songs of Social Change, 1770–1914, 1974',
          ],
        },
      },
    },

    change: {
      memories: {
        join: 'Standing with others was one way to begin, and the matter is not mended.',
        speak: 'Talking has been tried, and nothing is mended by it so far.',
        engage: 'You went up close to it, and it is still broken.',
        generic: 'What you did first was nobody’s idea but yours, and it has mended nothing.',
      },
      first: {
        text: `{memory} So this time you ask Mr Venn to climb some stairs.

He has never been inside a house in Ropemakers’ Fields, though he owns several. On the second landing he reaches for the rail, and there is no rail. Kitty is asleep. On the sill lie nine pennies in a row, her savings for shoes. He looks at those longer than at the bandage. Then he puts a sovereign beside them and leaves without his hat. Mrs Doyle will not touch the coin. “You brought him,” she says. “So you tell me what that’s for.”`,
        record: {
          mark: 'documented',
          text: 'Visiting the poor at home was common among the well-to-do, and thousands of mostly female volunteers did it for churches and charities. In May 1845 Benjamin Disraeli’s novel Sybil called the rich and the poor two nations that knew nothing of each other. What the visited thought of it was seldom recorded.',
          sources: [
            'Benjamin Disraeli, Sybil, or The Two Nations, 1845',
            'F. K. Prochaska, Women and Philanthropy in Nineteenth-Century England, 1980',
          ],
        },
      },
      again: {
        text: `You turn to the one man in this business who makes no speeches. Tom Sparrow thinks with his hands. On Mrs Doyle’s table he builds the mill out of cotton reels, with a string from the children’s end to a spoon, which is the engine. One pull, and the spoon drops. A child could do it. A child does, forty times, until Michael has to be carried off to bed.

Your last candle has gone on it, and it is only string. “He’ll say they’d pull it for sport,” says Sparrow. He winds it up and puts it in his hat. “I’ll want somebody beside me when I show him.”`,
        record: {
          mark: 'invented',
          text: 'Sparrow’s cord is invented, and the Act of 1844 asked only for fences. The duty came much later: the Factories Act of 1937 required a way to cut off the power promptly in every room with moving shafts. Fencing remained the first rule.',
          sources: ['Factories Act 1937 (1 Edw. 8 & 1 Geo. 6 c. 67), s. 13', 'General knowledge'],
        },
      },
      closing: {
        text: `In the end you try standing further back. On Saturday night, when Three Colt Street is one long market, Mrs Doyle gets up on a tea chest by the whelk stall. You hold the lamp and your tongue. Hot oil runs into your sleeve. She is no speaker. She says what was taken off the shaft, and what the shaft took off after that. The whelk knives stop.

So 1845 will be told here in her words, and told right. When the oil is gone she lifts the lamp out of your hand. “You can leave off now,” she says. “There’ll be others want a light held.” Your timeline runs a long way, and parts of it are dark.`,
        record: {
          mark: 'documented',
          text: 'Women spoke in public about work and bread more often than older histories suggest. Female Chartist associations met in dozens of towns around 1840, and some of their members lectured to mixed crowds. By 1845 most of these groups had faded, for reasons that historians debate.',
          sources: [
            'Dorothy Thompson, The Chartists, 1984',
            'Malcolm Chase, Chartism: A New History, 2007',
          ],
        },
      },
    },
  },

  epilogues: [
    {
      text: `On the last Sunday in November the road to Westminster is all horses. Men with rolled maps whip past, to hand in railways before midnight. Old Tom Sparrow watches from the kerb and eats a baked potato with a sound heart. He has counted forty lines so far. “Not one of them stops here,” he says, and breaks you off the other half.`,
      record: {
        mark: 'documented',
        text: 'Railway plans had to be in by midnight on 30 November 1845, a Sunday. More than six hundred schemes reached the Board of Trade in London, many of them by hired special trains and post horses.',
        sources: ['Henry Grote Lewin, The Railway Mania and Its Aftermath, 1845–1852, 1936'],
      },
    },
    {
      text: `In December the prime minister resigns, and by Christmas he is prime minister again. Sal Tuffin follows it all in the baker’s window. The loaf went up a halfpenny when he left, and another when he came back. “If he does it once more I’ll have to eat the baker,” she says. She tears the crust in two and gives you the floury end.`,
      record: {
        mark: 'documented',
        text: 'Sir Robert Peel resigned early in December 1845, when his cabinet would not agree to give up the Corn Laws. Lord John Russell failed to form a government, and Peel was back in office before Christmas. The laws were repealed in June 1846. Sal’s halfpennies are invented.',
        sources: ['Norman Gash, Sir Robert Peel: The Life of Sir Robert Peel after 1830, 1972'],
      },
    },
    {
      text: `A letter has come from Cork. Mrs Doyle carries it about for two days unopened, since it is good news until somebody reads it. Then she hands it to you under the yard lamp. The folds smell of turf smoke. Some of her people are coming by the Thursday boat, the priest has written, and he says how many. She asks you to read out the number again.`,
      record: {
        mark: 'documented',
        text: 'Steamers brought Irish passengers to London and other English ports cheaply, many of them on deck. The census of 1851 found more than a hundred thousand people born in Ireland living in London. Many joined relations who had come before.',
        sources: ['Lynn Hollen Lees, Exiles of Erin: Irish Migrants in Victorian London, 1979'],
      },
    },
    {
      text: `Snow falls on the mill yard and is black by breakfast. Kitty has learned to thread needles with her teeth. She does it for farthings, for neighbours who have two hands and poor eyes. “I’ll be twelve next year,” she says. “What’s it like?” She means twelve, or she means next year. You cannot tell which. She goes on threading while you think.`,
      record: {
        mark: 'documented',
        text: 'What came next for children like her is known. A law of 1847 brought women and the under-eighteens in textile mills down to eleven hours a day, and to ten from May 1848. Children of eight went on working half-time. The lowest age was raised to ten in the 1870s, to eleven in 1891 and to twelve in 1901.',
        sources: ['B. L. Hutchins and A. Harrison, A History of Factory Legislation, 1903'],
      },
    },
  ],
} as const satisfies EraStory;

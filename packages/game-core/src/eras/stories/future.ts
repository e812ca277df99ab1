import type { EraStory } from './era-story';

/** The story of Meltwater, Mars, on the last evening of 2157. */
export const futureStory = {
  endings: {
    51: {
      text: [
        'The drill lift drops for eleven minutes past old snow, striped with dust like a stack of dirty plates. Jun, who runs the drill, talks without radio: she presses her helmet to yours, and her voice buzzes in your teeth.',
        'At four hundred metres she points. A grey line, thin as a pencil stroke, crosses the cut and runs on into ice that no drill has touched. You lean in and forget the time. Jun drags your arm back, too late: your lamp has melted a hollow the size of an egg, and that much of the line is gone.',
        'With a nail she scratches the date beside the hole. “Sign,” buzzes the helmet. Then she turns you by the shoulders to see which way the line runs. It runs uphill, toward the town, where it is warm.',
      ].join('\n\n'),
      record: {
        mark: 'known today',
        text: 'Radar from orbit has shown glaciers under the rubble east of Hellas, hundreds of metres thick. Nobody has drilled into one. In Antarctica a team reached Lake Whillans in 2013 through 800 metres of ice, with cleaned hot water so as to bring no microbes along, and found living cells.',
        sources: [
          'John W. Holt and others, “Radar Sounding Evidence for Buried Glaciers in the Southern Mid-Latitudes of Mars”, Science 322, 2008',
          'Brent C. Christner and others, “A microbial ecosystem beneath the West Antarctic ice sheet”, Nature 512, 2014',
        ],
      },
    },
    52: {
      text: [
        'Bao’s crew leave you the smallest valve, and it still takes both arms. At this weight leaning does not help: you push the wheel, and the wheel pushes you. Bao lashes you to the rail with a tool belt, and then it turns. One by one the pumps fall silent. For the first time anyone remembers, Meltwater can hear its taps drip.',
        'Upstairs the shouting stops. One tank is left, a cup for each person and none for the vines. Before ten Efua, who leads the ice side, climbs down the ladder behind Vey, who leads the other. She lays limp leaves along your rail, one for every row of tomatoes, and makes you count to eleven.',
        'Bao kicks a stool toward either of them. “One sentence you can both sign,” he says. “Our guest has the wrench.”',
      ].join('\n\n'),
      record: {
        mark: 'known today',
        text: 'A well-known story says that the last crew of the space station Skylab went on strike in December 1973. The men who were there denied it, and a review by NASA found no strike. They had been overworked, missed radio calls by mistake, and settled the timetable with the ground in a frank talk on 30 December.',
        sources: [
          'David Hitt, Owen Garriott and Joe Kerwin, Homesteading Space: The Skylab Story, 2008',
          'NASA, Johnson Space Center, “The Real Story of the Skylab-4 ‘Strike’ in Space”, 2020',
        ],
      },
    },
    53: {
      text: [
        'Midnight comes with the token warm in your fist. The clock over the tray moves on to sol 18,001, one past the charter’s last. At once every tap in Meltwater locks, because a tap asks the charter before it pours. Holm fetches a wrench. All night she opens them by hand, door after door, and you carry her lamp.',
        'People drink because they may. Vey, who lays pipe, fills a cargo crate and takes the first bath this town has seen; the water climbs his arms in fat, lazy waves. When Earth rises, a blue spark ahead of the Sun, a third of the tank is gone. Two families have fought over a bucket.',
        'Holm sits down on the wet crate. “You have ruled us since midnight,” she says. “What do we do about breakfast?”',
      ].join('\n\n'),
      record: {
        mark: 'known today',
        text: 'In November 1620 the Mayflower lay off Cape Cod, outside the land that its passengers’ patent covered. William Bradford wrote that some of them talked of using their own liberty once ashore, since none had power to command them. Before landing, forty-one men signed an agreement to make laws together, now called the Mayflower Compact.',
        sources: [
          'William Bradford, Of Plymouth Plantation, written about 1630–1651',
          'Nathaniel Morton, New-Englands Memoriall, 1669',
        ],
      },
    },
    54: {
      text: [
        'You climb the steps, bounce on the last and land with your arms out; somebody giggles. Then you tell them. A company from London came to rule more people than its own king did. Another let its settlers vote, in the same summer that captives were first sold to them. You say 1609.',
        '“Sixteen nineteen,” calls Strand, the company’s agent, who has looked it up. She smiles, and you feel a third of the room stop listening. But on the sea side Vey, a pipe-layer, lifts his hand. “Those captives. Did anyone count them?” No, you say.',
        'He looks up. Sixty children hang along the gallery, and their breath is running down the glass. “Before anything else drops into a column,” says Vey, “I want the list of all who breathe here.”',
      ].join('\n\n'),
      record: {
        mark: 'known today',
        text: 'The English East India Company, chartered in 1600, came to tax and govern more than a hundred million people by the 1850s. Virginia’s first elected assembly met from 30 July 1619; about the end of August a ship brought captives from Angola, who were exchanged for supplies. Neither they nor the women of the colony had a vote.',
        sources: [
          'Philip J. Stern, The Company-State, 2011',
          'James Horn, 1619: Jamestown and the Forging of American Democracy, 2018',
        ],
      },
    },
  },
  outcomes: {
    join: {
      text: [
        '“Tag,” says Wren, who is nine by Earth’s count and five by her own, and hooks a square of tin to the board beside the air lock. In Meltwater your tag hangs where your body is, so that rescuers know which wall to cut. You chose to {choice}, and now the board says so in chalk.',
        'Chalk is quick. People who greeted you an hour ago read it and look past your ear, and those you have picked must share their air with one more. Still, one of them shows you which seal leaks and where to put your thumb.',
        'Below your tag hangs another, blank. “That’s for whoever comes after you,” says Wren. “They wanted to see if you’d last.”',
      ].join('\n\n'),
      record: {
        mark: 'known today',
        text: 'Coal mines have long kept boards of numbered metal checks, so that a glance shows who is underground. After an accident the checks left off their hooks tell rescuers how many to look for. Nothing has yet been built on Mars that would need such a board.',
        sources: ['General knowledge'],
      },
    },
    speak: {
      text: [
        'Holm, the speaker, keeps an old rule: listening is thirsty work, so whoever talks buys the listeners a cup. You chose to {choice}. The tap takes it off tomorrow’s share before your words have cooled, and the pipe sings one note as it shuts.',
        'The cup is drunk slowly, so that you have time for regrets. You hoped for an answer; you get a question back, and then a silence with the pumps in it. You will be dry by noon, and the words are no longer yours.',
        'A boy fetches the empty cup. “I’m not to ask what was said,” he recites, with his eyes on the ceiling. “I’m to ask whether anyone should stay up for it.”',
      ].join('\n\n'),
      record: {
        mark: 'known today',
        text: 'From June 2010 to November 2011 six men lived sealed in a mock spaceship in Moscow, in the trial called Mars-500. Messages from outside were held back, as they would be on a real voyage. They stayed on speaking terms, but most moved less and less, and some slept badly.',
        sources: [
          'Mathias Basner and others, “Mars 520-d mission simulation reveals protracted crew hypokinesis and alterations of sleep duration and timing”, PNAS 110, 2013',
        ],
      },
    },
    engage: {
      text: [
        'Bao, who keeps the pumps, bars your way with a brush: no boot crosses a lock undusted. You chose to {choice}, and what you trod in is still on you. Out of your soles come red powder, white salt, a green speck of pollen.',
        '“An hour of somebody’s air, cleaning that,” he says, and puts it on your account. Then he sniffs at one bright flake: brass. He walks back the way you came, one ear to the pipes, and stops pump four. The hum in the floor sinks by half. All over town people look into their cups and say your name.',
        '“Two more shifts and it would have seized,” he calls. Then he goes quiet. Behind the casing is a hatch that no drawing shows.',
      ].join('\n\n'),
      record: {
        mark: 'known today',
        text: 'Nobody has yet had Martian dust on a boot. Moon dust, which is coarser company, clung to the Apollo astronauts, jammed fasteners, scratched visors and wore into suits within days. Dust on Mars is expected to reach every seal as well.',
        sources: [
          'James R. Gaier, The Effects of Lunar Dust on EVA Systems During the Apollo Missions, NASA, 2005',
        ],
      },
    },
    generic: {
      text: [
        'Perhaps the whole dome knows that you chose to {choice}, perhaps nobody does. Wren knows. She is nine, and she can tell from the way you walk. Children born under glass are taught to notice small changes: a hiss, a draught, a grown-up stepping too carefully.',
        'She keeps up with you in long flat hops. Then your nose bleeds, as newcomers’ noses will in this dry air. Wren gives you her sleeve, and that is her one good blouse ruined. She is on your side now, but she will not lie for you. Here a lie about a leak can kill, so nobody shows the young ones how.',
        'Her mother calls from the stairs. “If she asks,” says Wren, “do I say it, or do you?”',
      ].join('\n\n'),
      record: {
        mark: 'known today',
        text: 'No child has been born away from Earth. In 2021 mouse embryos were thawed on the International Space Station and grew there for four days. Fewer came through than on Earth, but those that did looked healthy. Whether a child can grow up well at a third of our weight is not known.',
        sources: [
          'Sayaka Wakayama and others, “Effect of microgravity on mammalian embryo development evaluated at the International Space Station”, iScience 26, 2023',
        ],
      },
    },
  },
  followUps: {
    share: {
      first: {
        text: [
          '“Well?” says Wren, the girl who jumped to read the count. “What happens next?” This is the one year on your timeline where you cannot tell. To these people you are not the future. You are a very old newspaper.',
          '{memory} So you give them what you have: what your own century knew. It knew about the ice under Hellas, and that no treaty said whose it was. It had done the sums on thawing a planet. Then it went to bed.',
          'A vine drips. “You knew,” says Holm, the speaker, “and left it to us?” She shoves a chair at you, not kindly. “Sit. You may start with the excuses.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'All three are true of our time. Radar showed the buried glaciers in 2008. The treaty of 1967 lets no nation claim a world, and it is silent on ice that somebody digs up. In 2018 two scientists listed what could thicken the Martian air and found too little for the purpose.',
          sources: [
            'Outer Space Treaty, 1967, Article II',
            'Bruce M. Jakosky and Christopher S. Edwards, “Inventory of CO2 available for terraforming Mars”, Nature Astronomy 2, 2018',
          ],
        },
      },
      memories: {
        join: 'They watched you take your place beside some of them and expect something for it.',
        speak: 'You have used words here once, and they are waiting for better ones.',
        engage:
          'You have put your hand to one thing in Meltwater, and they suppose that you know the rest.',
        generic:
          'What you did first has been talked over twice, and now they want to hear what you know.',
      },
      again: {
        text: [
          'This time they want something smaller. What did your people think Mars would be like? You are honest: canals, green men, silver suits, a holiday hotel. Vey, who lays pipe, laughs so hard that he leaves his stool.',
          'Then you reach the one that you believed yourself. Whoever went so far, you thought, would be better than the rest of you. Nobody laughs. Efua, his wife, looks at her hands, cracked by salt to the wrist. “They only sent people,” she says. You meant it as praise, and it has landed as a bill.',
          '“You have seen other nights like ours,” says Vey. “Skip the hotel. How did those end?”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'In 1895 the astronomer Percival Lowell told a large public that Mars was crossed by canals, dug by an old and wise people to share out their last water. Photographs from Mariner 4 in 1965 showed craters and no canals. Hopes and fears about home had been drawn onto another planet, as they had in H. G. Wells’s novel of 1898.',
          sources: [
            'Percival Lowell, Mars, 1895',
            'Robert Markley, Dying Planet: Mars in Science and the Imagination, 2005',
          ],
        },
      },
      closing: {
        text: [
          'In Meltwater’s book the page for 2157 has a line in Holm’s square capitals: A GUEST CAME FROM THE DAYS WHEN WE WERE THE FUTURE. Your name stands under it, misspelled. Wren’s class will recite it with straight faces.',
          'You chose to {first}, and they will teach that too, in three versions. What you told them is filed under History, which hurts a little. It was meant as news.',
          'No year lies beyond this one to bring anything from. But your timeline runs backward as well, past four places where your knowledge is worth far too much. Their lights are on. Somebody there is about to decide without you.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'A message for future people on Mars is already there. The lander Phoenix, which came down in 2008, carries a glass disc called Visions of Mars. On it are stories, pictures and greetings, among them words spoken by Carl Sagan for those who may find it.',
          sources: ['The Planetary Society, Visions of Mars, disc aboard the Phoenix lander, 2007'],
        },
      },
    },
    keep: {
      first: {
        text: [
          'Meltwater has six hundred and sixty people and one ship in twenty-six months. A stranger is as easy to hide here as a cow. Strand, the company’s agent, unrolls the passenger list: forty-one names, none yours.',
          '{memory} Strand asks where you slept. You were ill all the way, you say, stand up too fast and hit your head on a pipe. Dr Pell, who meets every ship, studies you.',
          '“Berth forty-two,” he tells her. “Sick as a dog.” In the passage he grips your sleeve with a hand that smells of iodine. “My first lie in a medical file,” he says. “What have I bought?”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'People have hidden aboard expeditions before. Perce Blackborow, refused a place on Shackleton’s Endurance at Buenos Aires in 1914, stowed away, was found at sea and became the steward. Ships to Mars will be harder to hide in, because every kilogram aboard has to be paid for in fuel.',
          sources: ['Alfred Lansing, Endurance: Shackleton’s Incredible Voyage, 1959'],
        },
      },
      memories: {
        join: 'Those you stood with call you one of theirs, which explains nothing.',
        speak: 'Your accent is from no place they know, and people have heard it.',
        engage: 'You have been seen looking at things as if for the first time.',
        generic: 'Since you did what you did, people ask who you are.',
      },
      again: {
        text: [
          'It is a tune that gives you away. You hum it over your soup, as anyone might, and all round the mess hall masks snap on. In Meltwater “Happy Birthday” is what the air locks play when a seal has gone.',
          'You were testing them, you say. Holm, the speaker, fines you a day’s water. The truth would cost more: a kitchen, a cake, a year. Wren lifts the edge of her mask. “It’s got words, hasn’t it?” she whispers. You shake your head.',
          'One by one the masks come off. Then the tune begins again, tinny and slow, out by the lock, and this time it is not you.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'It has been played on Mars already. In August 2013, a year after the landing of the rover Curiosity, engineers set the device that shakes its soil samples to hum “Happy Birthday”. They called it a first. That the tune should end as an alarm is invented.',
          sources: [
            'NASA Goddard Space Flight Center, “Happy Birthday, Curiosity!”, Scientific Visualization Studio, 2013',
          ],
        },
      },
      closing: {
        text: [
          'Meltwater will never prove a thing. But a floor was poured wet that week beside the inner lock, and in it is the print of a boot that no shop has sold for a century.',
          'That somebody chose to {first} is still told on night shift; who it was is left open. On the last evening of each Earth year Holm sets a full cup beside the tray, and it stands there till morning. In a dry town that is a lot to leave for nobody.',
          'Next month they pour a new floor over it. There is softer ground along your timeline, and there are bigger crowds to be lost in.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Wind and dust wipe out the tracks of rovers on Mars, some within months. On the Moon, which has no air, the footprints of the Apollo crews are expected to last for a very long time. Nobody’s footprints are on Mars yet.',
          sources: ['General knowledge'],
        },
      },
    },
    document: {
      first: {
        text: [
          'Paper does not grow here. Meltwater’s walls hear and keep everything, but a wall belongs to somebody, and what it keeps can be wiped. So you ask Bao, at the pumps, for a half-used filter sheet.',
          '{memory} Bao gives you a sheet, and four people lose a day of clean water. At supper they taste salt and look your way. You write small: tomato leaf, the iron taste of the rail, a dropped token ringing like a bell with a cold.',
          'Bao holds it up against the gauge lamp. “You’ve put in all who talked,” he says, and taps the margin. “Now put in who stood by the door.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Records that a machine keeps can be lost by the machine’s owner. The tapes that took down the signals of the first Moon landing in 1969 were searched for in vain. NASA concluded in 2009 that they had very probably been erased and used again. The pictures survive in other recordings.',
          sources: ['NASA, The Apollo 11 Telemetry Data Recordings: A Final Report, 2009'],
        },
      },
      memories: {
        join: 'You know already whose side of it you will tell too kindly.',
        speak: 'Your own words must go in, and now you would choose others.',
        engage: 'What you saw for yourself comes first, because it fades first.',
        generic: 'Your own deed goes in too, in two lines and no adjective.',
      },
      again: {
        text: [
          'Your notes are no longer private. Efua of the ice side holds one end of the sheet, Vey of the sea side the other; they have been married for twenty years. She strikes out “shouted” and puts “said”. He strikes out “said”.',
          'Grease pencil squeaks. The sheet gives off the swimming-pool smell of the salts it has caught. By the end half your work is gone. Only one line have they both crossed out, and it is the one that says they smiled at each other.',
          'Strand, the company’s agent, has been waiting behind them. “Forty litres,” she murmurs, “for whatever it said underneath.”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Of Virginia’s first assembly in 1619 we have a single account, by its own speaker, John Pory. He sent it to London, and it was found there among the state papers in the nineteenth century. What the others would have struck out is unknown.',
          sources: ['Colonial Records of Virginia, Richmond, 1874'],
        },
      },
      closing: {
        text: [
          'The walls were wiped after all, by a clerk who wanted room for pump readings. What is left of 2157 in Meltwater is a roll of stained filter sheets in a drill tube. Jun sealed it and let it down into the ice, where nothing spoils.',
          'Each New Year the school winds it up again. You chose to {first}, it says near the top, and Wren reads that aloud with a frown. One whole sheet has frozen to its neighbour and cannot be parted. What was on it the town will argue about for ever.',
          'Your pencil has a thumb’s width left. If you write small, that is one more year on your timeline, or two.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Ice keeps paper. In 1930 sealers on White Island in the Arctic found the last camp of Salomon Andrée, whose balloon had vanished in 1897. Diaries could still be read, and some of the films developed.',
          sources: [
            'The Andrée Diaries, edited for the Swedish Society of Anthropology and Geography, 1931',
          ],
        },
      },
    },
    change: {
      first: {
        text: [
          'You try it the other way round. No more reasons: each side must say what the other wants, until the other nods. Holm shuts the taps until it is done.',
          '{memory} Vey, who wants a sea, speaks for the ice: “You want one thing left that we have not used up.” Efua, who wants the ice, nods before she can stop herself. “You want to hear rain once,” she answers, “before you are too old to run in it.”',
          'Two hours of everybody’s breath later the air lamp turns amber. “Half of you out,” says Bao. Nobody moves. Efua and Vey turn to you with one question, in the same words: which half?',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'The psychologist Carl Rogers proposed this very rule for quarrels in 1951: speak only after you have restated the last speaker’s thoughts to that speaker’s satisfaction. It sounds simple, he wrote in effect, and is very hard to do. He hoped that it would work between nations as well as couples; that has never been shown.',
          sources: ['Carl R. Rogers, On Becoming a Person, 1961, chapter 17'],
        },
      },
      memories: {
        join: 'Having taken a place among some, you get odd looks from the rest.',
        speak: 'Your first speech was your own; this one belongs to others.',
        engage: 'You have looked at things long enough; now you look at people.',
        generic: 'What you did first stands; this comes on top of it.',
      },
      again: {
        text: [
          'Nobody can be talked into anything more, so you take a cloth. There are six hundred and sixty cups to dry, and the roster spares no one. Strand, the company’s agent, washes. At this weight the suds walk up her arms.',
          'For a hundred cups neither of you speaks. Then she says that in four years nobody has asked what she would do. You ask. “Leave a page blank,” she says, “and not tell head office which.” She laughs, and heads turn. Now both sides think she has bought you.',
          '“Suppose there were such a page,” says Strand, and passes you a cup. “Who writes on it first?”',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Washing-up would go straight back into the drinking supply. Aboard the International Space Station sweat, breath and urine are cleaned and drunk again, and in 2023 NASA reported that 98 per cent of the crew’s water was being recovered. A town would need to do at least as well.',
          sources: [
            'NASA, “NASA Achieves Water Recovery Milestone on International Space Station”, 2023',
          ],
        },
      },
      closing: {
        text: [
          'Out of the year 2157 Meltwater has kept a verb. To guest a thing is to put it down and pick it up by the other end. Bao guests a stuck valve. Wren guests her homework, four times over. Efua and Vey guest their quarrels and hold the record.',
          'First you chose to {first}, then you began again, and it is the beginning again that stayed. What you wanted the first time nobody can say, and you are no longer quite sure.',
          'At midnight the pumps drop to their night note. Your timeline has another end too: five lamps in a row, and you stand at the last. Pick it up from there.',
        ].join('\n\n'),
        record: {
          mark: 'known today',
          text: 'Small towns far from anywhere do grow words and sounds of their own. Eleven people who spent one winter together at a British station in Antarctica were recorded as they went along, and by the end some of their vowels had drawn closer. A colony cut off for generations would go further.',
          sources: [
            'Jonathan Harrington and others, “Phonetic change in an Antarctic winter”, Journal of the Acoustical Society of America 146, 2019',
          ],
        },
      },
    },
  },
  epilogues: [
    {
      text: 'On Earth the year is over. Here a fifth of it is still to run, and Holm spends it on her knees beside pump four with an oil can. You hold the lamp. She is seventy-six and talks to the bearings. “They want to know what you will try next,” she reports, wiping her hands. “So do I.”',
      record: {
        mark: 'known today',
        text: 'A year on Mars lasts 687 days on Earth. Late in December 2157, by our own reckoning, it will be just past midsummer in the southern half of Mars, with about a fifth of the Martian year left. Scientists count that year from the northern spring.',
        sources: [
          'Michael Allison and Megan McEwen, “A post-Pathfinder evaluation of areocentric solar coordinates with improved timing recipes for Mars seasonal/diurnal climate studies”, Planetary and Space Science 48, 2000',
        ],
      },
    },
    {
      text: 'Jun has hung a thermometer deep in a crack of the glacier and reads it each morning before she washes, which is seldom. The figure has not moved for nineteen sols. On the twentieth she finds you at breakfast and lays the slip beside your bread. It has moved. She keeps her hand over the figure. So far she has told only you, and not yet which way.',
      record: {
        mark: 'known today',
        text: 'Whether liquid water lies under Mars today is open. A study of 2024 argued that quakes felt by the lander InSight fit rock soaked with water, ten kilometres down and more; others explain them without it. No drill could reach that depth.',
        sources: [
          'Vashan Wright, Matthias Morzfeld and Michael Manga, “Liquid water in the Martian mid-crust”, PNAS 121, 2024',
        ],
      },
    },
    {
      text: 'Wren has grown a finger’s width and has a chalk mark on the gallery post to prove it. Every evening she jumps from there to see how long she can stay up. Every evening you count aloud. Dr Pell writes both numbers down, for no one knows how tall a child gets here. “Again,” she says. “And you jump too.”',
      record: {
        mark: 'known today',
        text: 'Astronauts gain a few centimetres in weightlessness as the spine stretches, and lose them again on Earth. They also lose bone and muscle. What a third of our weight does over years, to anyone of any age, has never been measured.',
        sources: ['General knowledge'],
      },
    },
    {
      text: 'Strand has pinned a calendar to her door and crosses off the days until the ship. Lately she has missed a few. You find her in the hothouse with soil under her nails, tying up a vine that is not hers. It smells like pepper and cut grass. “Sixteen months is a long time,” she says round the string in her teeth, and moves up to make room.',
      record: {
        mark: 'known today',
        text: 'Earth and Mars come into line for an economical voyage only once in about twenty-six months. Most plans therefore keep a crew on Mars for well over a year before the way home opens. Nobody has yet waited it out.',
        sources: ['General knowledge'],
      },
    },
  ],
} as const satisfies EraStory;

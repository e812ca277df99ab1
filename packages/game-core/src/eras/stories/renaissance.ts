import type { EraStory } from './era-story';

/** The story of Florence in 1503: a river that Pisa drinks from, three people and one pen. */
export const renaissanceStory = {
  endings: {
    21: {
      text: [
        'Nencio drags in the kitchen dough trough, and the cook follows it, shouting. By noon a small Arno of clay runs down the middle. Pisa is five dried chickpeas. You cut the ditch exactly as the map has it, and you pour. The water reaches the ditch, thinks about it and goes on to Pisa.',
        'The master is delighted. He takes a spoon and scrapes the ditch one finger deeper. This time the water turns. Behind it the river bed lies shining and empty, with five chickpeas drying at the end.',
        'So now they know how, and they know it from you. Niccolò multiplies spoonfuls into basketfuls until the sum runs off his paper. Over the clay hills Nencio holds up a dripping floor rag. “Shall I do October now?” he asks.',
      ].join('\n\n'),
      record: {
        mark: 'invented',
        text: 'No trial of the ditches in a model is recorded. Leonardo did think with models: later he planned a glass copy of the great vessel above the heart, with grass seed to show how the water moved. Little rivers of clay mislead, because water does not shrink as a drawing does. Rules for scaling such models were worked out only in the nineteenth century.',
        sources: [
          'Martin Kemp, Leonardo da Vinci: The Marvellous Works of Nature and Man, revised edition, 2006',
          'General knowledge',
        ],
      },
    },
    22: {
      text: [
        'Behind the cathedral somebody is hitting marble inside a fence of planks, so hard that no spy could overhear you. Water keeps to the lowest bed, you tell Niccolò. You would not lend money on this ditch, and you say no more.',
        'He listens with his head on one side, like a man buying a horse. He asks nothing about ditches. He asks what you are so sorry about. “People who guess are frightened,” he says. “You are in mourning.”',
        'Then he unfolds a sheet and writes one line to the war office: the surveyor is hiding something. From tonight no gate will let you out. A marble chip flies over the planks, and he puts it in your hand. “Once more,” he says, “and this time start at the end.”',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'Drawing people out was Machiavelli’s profession. From October 1502 to January 1503 he followed Cesare Borgia’s court and sent home all that he could learn of the duke’s plans. Leonardo was Borgia’s engineer at the time, and the two probably met there, yet no letter between them is known.',
        sources: [
          'Robert Black, Machiavelli, 2013',
          'Charles Nicholl, Leonardo da Vinci: The Flights of the Mind, 2004',
        ],
      },
    },
    23: {
      text: [
        'For seven days you hold the surveyors’ rod in the mud, while Nencio squints along the level and curses its plumb line. Your boots never dry. On the third day a crossbow bolt strikes the rod just above your thumb. After that you measure faster.',
        'On the far bank a Pisan woman is beating her washing on a stone. “What are you measuring us for?” she calls. “A coffin?” Nencio calls back the width of the river. It is the only answer he has, and she stops beating.',
        'The last evening brings the number: the new bed would lie higher than the old. Nencio has a fever by then, and your blanket. He watches you fold the paper small. “She had children with her,” he says. The Arno at your feet would take one more scrap without noticing.',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'On 24 July 1503 Francesco Guiducci wrote from the camp before Pisa. Leonardo, he said, had come the day before, with Alessandro degli Albizzi and others, to look into the river. A payment of 56 lire and 12 soldi for the hire of six horses, and for meals on the way, survives too. Several maps of the Arno in Leonardo’s hand carry distances that he noted himself.',
        sources: [
          'Jean Paul Richter (ed.), The Literary Works of Leonardo da Vinci, 1883, no. 1006 with its note',
          'Giovanni Gaye (ed.), Carteggio inedito d’artisti, vol. 2, 1840',
        ],
      },
    },
    24: {
      text: [
        'A mule puts its head in at the door, and Niccolò turns round to shout at it. That is long enough. You make one stroke, and a one becomes a seven. Where there was an arm’s length of rock, there are seven.',
        'Niccolò reads it and stops smiling. He does the sum twice, like a man handed the bill for another table. The master bends over the map until his beard brushes Pisa. He sniffs. Fresh ink smells of vinegar.',
        'He sets a river stone on your seven, to hide the shine. Then he cuffs Nencio for leaving the inkhorn open. The boy saw everything, and his ear burns as red as his hands. “Such a hard bank,” the master says to you. “Tomorrow you shall take me there and knock on it.”',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'Nobody is known to have falsified the survey. Florence could punish on suspicion alone: its captain Paolo Vitelli lost his head in 1499 after failing to take Pisa, though treason was never proved. In 1513, under the Medici, Machiavelli himself was tortured with the rope because his name stood on a plotter’s list.',
        sources: [
          'Roberto Ridolfi, The Life of Niccolò Machiavelli, trans. Cecil Grayson, 1963',
          'Michael Mallett and Christine Shaw, The Italian Wars 1494–1559, 2012',
        ],
      },
    },
  },
  outcomes: {
    join: {
      text: [
        'Florentines notice where you stand before they hear what you say. You chose to {choice}, and the news has crossed all four bridges before you have crossed one. Somebody makes room for you on a bench. Somebody else hides the good bread until you are better known.',
        'Company has a price. From this hour their mistakes will be told with your name in them. Whoever wishes them ill has learned one more face. In the workshop Nencio keeps two bowls of beans warm, one for you and one for whoever you may bring. The pen beside the map has dried with the ink in it. Niccolò has cut a fresh one, and he has not said for which of you it is meant.',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'A Florentine counted as part of a guild, a parish, a family and often a religious brotherhood, and politics ran through such company. From 1495 the republic gave a seat in its Great Council to about three thousand men whose families had held office before. Women, labourers and most newcomers had none.',
        sources: ['John M. Najemy, A History of Florence 1200–1575, 2006'],
      },
    },
    speak: {
      text: [
        'Clay can be smoothed over, and a spoken word cannot. You chose to {choice}. What met you first was good manners, then some quick arithmetic. After that came the look of people who have a son or a salary on one side of the map.',
        'Nothing is settled, and that is the change. An hour ago the Arno needed only a yes or a no. Now there is somebody who will lie awake tonight and turn it over, as the master turns a river stone in his palm. If it goes wrong, yours is the first name that anyone will remember. The great bell tells the city to cover its fires. Next to the map Niccolò has left a lamp burning, and a chair pulled out.',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'The republic asked for advice and kept it. Leading citizens met in consultations called pratiche, and secretaries wrote down what each group of them had to say. Many of those minutes survive for the very years of the war with Pisa. They show long arguments over money, captains and trust.',
        sources: [
          'Denis Fachard (ed.), Consulte e pratiche della Repubblica fiorentina 1498–1505, 1993',
          'Felix Gilbert, Machiavelli and Guicciardini, 1965',
        ],
      },
    },
    engage: {
      text: [
        'A map asks nothing of your shoes. You chose to {choice}, and with that you have stepped off the map. Nencio sees it before anyone. He studies your face, then your feet, and whistles through the gap in his teeth.',
        'Niccolò wants to know what it cost and who saw you. The first you can tell him. It cost you the easy answer. Until then you might have said yes or no like anyone else, and now you know one thing too many for either. The master asks nothing. He wipes a corner of the map clean with his sleeve and holds out red chalk instead of the pen. “Put it in, whatever it was,” he says. “There is room between the river and the marsh.”',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'Leonardo called experience his teacher and mocked people who only quoted books. Among his drawings are maps of the Arno valley from these years, made for at least two purposes: the war with Pisa and a canal for trade. Which sheet belongs to which purpose is still argued over.',
        sources: [
          'Jean Paul Richter (ed.), The Literary Works of Leonardo da Vinci, 1883',
          'Carmen C. Bambach, Leonardo da Vinci Rediscovered, 2019',
        ],
      },
    },
    generic: {
      text: [
        'This is a city where everything is witnessed, sealed and copied twice. You chose to {choice}, with no notary to swear to it. Perhaps nobody saw, perhaps a whole street. But the next time you pass the slab, Nencio is grinding a little too evenly and taking care to look at the wall.',
        'Niccolò can feel that something has moved, as one feels through cloth that a coin is gone. He adds up his column again, and the total comes out different. The master does not add. He hangs a sheet over the portrait, as he does when he has stopped trusting a room, and you are sorry about that. Then he sends the others out for air, and the cat after them. “Now,” he says, “with the doors shut.”',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'Secrets were short-lived in Florence. Boxes in public places took unsigned accusations, and magistrates opened them and looked into what they found. In 1476 young Leonardo was himself accused in such a note, with several others; nobody came forward to confirm it, and the charge was dropped.',
        sources: ['Charles Nicholl, Leonardo da Vinci: The Flights of the Mind, 2004'],
      },
    },
  },
  followUps: {
    share: {
      first: {
        text: [
          'You will try them with a single true thing. It stands on the easel. More people will come to look at this woman, you say, than have ever lived in Florence. She will have a guard and a window that no arrow can break.',
          '{memory} So nobody laughs. Niccolò asks who owns her by then. “France,” you admit, and he groans as if it came out of his purse. The master’s question is the one you did not prepare for. “Have I finished her?” Nencio, who sweeps up after all great moments, would like to know who dusts her.',
        ].join('\n\n'),
        record: {
          mark: 'disputed',
          text: 'The portrait in the Louvre is generally taken to be Lisa del Giocondo, begun about 1503. It came into the hands of the kings of France in the sixteenth century, though how and exactly when is disputed. The Louvre shows it behind strengthened glass, and it is often called the most visited painting in the world.',
          sources: [
            'Martin Kemp and Giuseppe Pallanti, Mona Lisa: The People and the Painting, 2017',
          ],
        },
      },
      memories: {
        join: 'You have already shown whose bench you sit on, and they will not forget it.',
        speak: 'You have spoken once already, and your words went off and did as they pleased.',
        engage: 'You have been closer to this business than anyone asked, and they know it.',
        generic: 'What you did first cannot be undone, and it has wanted explaining ever since.',
      },
      again: {
        text: [
          'This time it is the fever. Bad air does not bring it, you tell them. The mosquitoes that whine over the marsh at dusk carry it from one sleeper to the next, and a net above the bed beats every doctor in Tuscany. Nencio stops scratching. The master catches one on the window and stares into his fist.',
          'Niccolò sees where this leads. A wet ditch breeds mosquitoes, so it will go on killing on both sides of the river after the war is won. He crosses out a number and writes a larger one. “Nets,” he says, “for two thousand. Have you any idea what gauze costs?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The suspicion was old. In the first century BC the Roman writer Varro warned farmers of creatures in swamps, too small to see, that cause disease. In 1717 the papal physician Giovanni Maria Lancisi asked whether marsh insects played a part. Proof had to wait until the end of the nineteenth century.',
          sources: [
            'Marcus Terentius Varro, On Agriculture, book 1, chapter 12',
            'Frank M. Snowden, The Conquest of Malaria: Italy, 1900–1962, 2006',
          ],
        },
      },
      closing: {
        text: [
          'One thing is left, and you give it to all three of them at once. Pisa will open its gates in 1509, hungry, on decent terms, with its river still running through the middle. No ditch will have done it. After a while Niccolò begins to tear up his column of figures, in neat strips.',
          'That is how they will tell it here. In 1503 somebody read them the last page of a war, and two clever men needed another use for their ink. It has cost you the only surprise you had. Nencio asks whether the other years are as noisy as this one. You look along the timeline and count how many have never heard of you.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Pisa surrendered in June 1509, worn down by blockade and hunger. The terms were mild for the time: property was given back and old liberties were largely confirmed. Many Pisans left all the same. Machiavelli had helped to direct the last siege, with a militia that he had raised himself.',
          sources: [
            'Francesco Guicciardini, History of Italy, book 8',
            'Roberto Ridolfi, The Life of Niccolò Machiavelli, trans. Cecil Grayson, 1963',
          ],
        },
      },
    },
    keep: {
      first: {
        text: [
          'Quite by the way, Niccolò asks where you were baptised. You say Prato. “Everyone who is lying says Prato,” he remarks, and fills your cup. He tries you with the price of wool and a rude song about Lucca. The song nearly finishes you.',
          '{memory} Still, you keep what matters behind your teeth. It is hard. Across the table two of the best heads in Italy fight about slopes, short of one fact, and you eat olives at them. Then Nencio lays a dried pea on the map, to see. It rolls the wrong way, down to Pisa. Three faces follow it off the edge.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The question had teeth. Children of the city were baptised at one font, in San Giovanni opposite the cathedral, and from 1450 the baptisms were entered in registers that still exist. A grown stranger without parish, guild or letter of introduction stood out at once.',
          sources: [
            'David Herlihy and Christiane Klapisch-Zuber, Tuscans and Their Families, 1985',
            'General knowledge',
          ],
        },
      },
      memories: {
        join: 'People have seen you choose your company, and company always talks.',
        speak: 'Your first words are still going about the city without you, growing a little.',
        engage: 'Since you put your nose into it, everyone wonders what you smelled.',
        generic: 'You have done one thing that needs explaining, and you have not explained it.',
      },
      again: {
        text: [
          'The husband of the woman on the easel comes to see what he is paying for. He deals in silk. Will the price go up, he asks. Before supper you could make him the richest man in Tuscany. You tell him that you know nothing about silk, and the purse goes back up his sleeve.',
          'That was the month’s rent, and the cook says so through the wall. The master only pushes a stool into the light. He has known plenty who could hold their tongues, he says, but they were poplar boards. “Sit,” he says. “I should like to see what it does to a face.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Lisa’s husband, Francesco del Giocondo, was a silk merchant. In December 1502 the couple had a son, Andrea, and in April 1503 Francesco bought a house in Via della Stufa; either may have been the reason for a portrait. No contract and no payment for it have been found.',
          sources: [
            'Martin Kemp and Giuseppe Pallanti, Mona Lisa: The People and the Painting, 2017',
          ],
        },
      },
      closing: {
        text: [
          'None of the official papers will name you. When Niccolò writes it up, he hunts for a word for you and settles on “other causes”. The dates that you still have stay in your head. What they decide about the river they decide like Florentines: late, loudly, and with arithmetic on the tablecloth. It costs you the thanks.',
          'So 1503 keeps its own face. Only Nencio will carry you further. One day he will paint saints in some hill town and bore his own apprentices with the guest who knew when to shut up. He lights you to the gate. “You never said where you live,” he says. On the timeline there is more than one answer to that.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Helpers in workshops mostly vanish from history. Accounts for the Battle of Anghiari do name a few of Leonardo’s, among them one Tommaso di Giovanni, paid for grinding the colours. Nencio is invented, and so is the stranger. Thousands of such boys were not.',
          sources: ['Charles Nicholl, Leonardo da Vinci: The Flights of the Mind, 2004'],
        },
      },
    },
    document: {
      first: {
        text: [
          '{memory} Before supper you beg paper and set it all down: who stood where, and who said Pisa when others said the enemy. Nencio wants to see which word is him. He copies it with one finger in the red dust.',
          'Niccolò reads it upside down, across the slab, as diplomats do. He leaves the facts alone and strikes out the weather. Then he goes quiet. A secret of the war office now lies on a sheet that anyone can steal, and two of you would hang for it. He holds it near the candle. The master lifts the portrait an inch from the easel. “There is room behind her,” he says.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'A scribbled note can outlast a report. In October 1503 Agostino Vespucci, one of Machiavelli’s assistants, wrote in the margin of his printed Cicero that Leonardo was painting the head of Lisa del Giocondo. Nobody noticed until 2005, in Heidelberg. It is now the chief evidence for who she is.',
          sources: ['Veit Probst, Zur Entstehungsgeschichte der Mona Lisa, 2008'],
        },
      },
      memories: {
        join: 'You remember taking your place among them, and already two people tell it differently.',
        speak: 'You know what you said. You have met two versions since, and one rhymed.',
        engage: 'What you went after is still clear in your head, dirt and all.',
        generic: 'What you did first looks odd on paper, and you put it down all the same.',
      },
      again: {
        text: [
          'The great men get a rest. You write down what the cook earns, what the mule eats and what a sack of red earth costs. You write down the boatman whose bean field lies where the ditch would go: Giusto, nine children and a goat called Siena.',
          'Niccolò leafs through it. “There is nobody in this,” he says, and turns back a page, and is silent. At last he takes the pen and adds what he paid for his own shoes. Your hand is cramped, the candle is gone. While you were getting the beans right, the war office has voted, and nobody here knows how.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Luca Landucci, an apothecary, kept such a book from 1450 until shortly before his death in 1516: prices, weather, executions, miracles, rumours from Pisa. He held no high office, which is what makes him precious. Much of what is known about daily life in these years leans on writers like him.',
          sources: [
            'Luca Landucci, A Florentine Diary from 1450 to 1516, trans. Alice de Rosen Jervis, 1927',
          ],
        },
      },
      closing: {
        text: [
          'The last sheet is full on both sides, with Nencio’s thumbprint in red for a seal. The master binds it into a bundle of old wool accounts, where no thief would ever look. It costs you something to leave it: it is the only proof that you were here.',
          'Far ahead, scholars will fall out over it. One will refuse to believe that you chose to {first}. Another will find the flood described too well. Thanks to you they know what was eaten in 1503, and who laughed. The timeline is long, and you still have ink.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Papers do hide for centuries. Two of Leonardo’s notebooks, one with plans and maps of the Arno from 1503 and 1504, lay in the national library in Madrid under the wrong shelf mark. Their recovery was announced in 1967.',
          sources: ['Ladislao Reti (ed.), The Unknown Leonardo, 1974'],
        },
      },
    },
    change: {
      first: {
        text: [
          '{memory} So you stop talking about water. You lift the four stones off the map and let it roll itself up. “Say that there is no river,” you begin. “What does Pisa want?”',
          'You might as well have asked what the mule outside wants. In nine years, Niccolò says slowly, that has never been on the list. “My house back,” offers Nencio, playing Pisa. “An honest customs officer,” says the master, playing along. Niccolò writes on the outside of the roll. It is a treaty or it is treason, depending on who reads it first. How long has that shadow been standing in the doorway?',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Talking went on beside the fighting. In March 1509 Machiavelli travelled to Piombino to hear envoys from Pisa and came home convinced that they were playing for time. Three months later the city gave in, and the terms that it was offered helped to bring that about.',
          sources: ['Roberto Ridolfi, The Life of Niccolò Machiavelli, trans. Cecil Grayson, 1963'],
        },
      },
      memories: {
        join: 'You began by standing with others, and it got you a seat but no river.',
        speak: 'You began with words, and Florence has never been short of those.',
        engage: 'You began by going right up to the thing, and it looked no simpler from there.',
        generic: 'You began in a way that nobody foresaw, and they have had time since.',
      },
      again: {
        text: [
          'Florentines will argue with a fact until supper, but they respect a bet. You put your last silver on the Arno: wherever they turn it, it is home again by Christmas. By evening the bankers of the New Market are in it, at three to one against the ditch.',
          'That is a vote, and nobody had to make a speech. It has also cost you your boots. Then Nencio runs in, out of breath, with the closing price. “Somebody is buying the ditch,” he says. “Lots of it. The master says it must be Pisa.” If they must lose a river, they mean to be paid for it.',
        ].join('\n\n'),
        record: {
          mark: 'invented',
          text: 'No bets on the Arno are recorded. Betting on public events was common in Italian cities, and bankers in Rome took wagers on who would be the next pope. Florence did trade in its own future: claims on the public debt changed hands at a discount, and bad news from the war pushed them down.',
          sources: [
            'Frederic J. Baumgartner, Behind Locked Doors: A History of the Papal Elections, 2003',
            'Richard A. Goldthwaite, The Economy of Renaissance Florence, 2009',
          ],
        },
      },
      closing: {
        text: [
          'Now that nobody is waiting for it, you pick up the pen. You write “Ask them” and draw an arrow along the river to the sea. Niccolò turns the sheet round twice. Then it goes into his bag, between a death sentence and a bill for candles, and he leaves to find a messenger with no fear of Pisans.',
          'It may come to nothing, and you will not be here to know. But the year will be filed under your two words. The master presses one of the four stones into your hand to remember it by. It has rolled a long way to be this smooth. So have you, and the timeline slopes on from here.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Machiavelli drew his own conclusion from this war. In The Prince he wrote that a city used to living free never forgets its freedom, and he named Pisa, which rose after a century under Florence. His remedies for that were to ruin such a city, or to go and live in it.',
          sources: ['Niccolò Machiavelli, The Prince, written 1513, chapter 5'],
        },
      },
    },
  },
  epilogues: [
    {
      text: 'Late in October Niccolò rides to Rome to watch the cardinals choose a pope. He hates the road and likes the gossip. “If the Arno gets up and walks, write to me,” he tells Nencio, who cannot write. Every evening after that the boy draws one shaky N in red dust and wipes it out again. Somebody ought to show him the rest.',
      record: {
        mark: 'documented',
        text: 'Machiavelli left for Rome on 23 or 24 October 1503 and stayed until December. On 1 November the cardinals elected Giuliano della Rovere, who took the name Julius II. It was settled within a day.',
        sources: ['Robert Black, Machiavelli, 2013'],
      },
    },
    {
      text: 'In May the marble giant leaves its fence. Forty men haul it upright on greased beams, and it takes four days to cross what a cat crosses in a minute. To get it out they must break the wall above the gate. At night somebody throws stones at it. Nencio sits up with the guards, and he believes that he knows the arm that threw.',
      record: {
        mark: 'documented',
        text: 'Landucci noted that the David left the cathedral works on 14 May 1504 and reached the main square on the 18th, moved by more than forty men. He also reports the broken wall and the stones. Who threw them is not certain.',
        sources: [
          'Luca Landucci, A Florentine Diary from 1450 to 1516, trans. Alice de Rosen Jervis, 1927',
        ],
      },
    },
    {
      text: 'Paper arrives by the cartload, and flour with it, but not to eat. The master glues sheet to sheet until the floor of a whole hall is covered, and then he draws horses biting each other. He has been lent his wall after all. Niccolò comes to look and steps on a hoof. From the far corner the master calls that he may walk on the river instead.',
      record: {
        mark: 'documented',
        text: 'On 24 October 1503 Leonardo received the keys of the Pope’s Hall at Santa Maria Novella, to prepare the Battle of Anghiari. Payments for paper and for flour, to paste it, survive. He left the painting unfinished in 1506.',
        sources: ['Carmen C. Bambach, Leonardo da Vinci Rediscovered, 2019'],
      },
    },
    {
      text: 'The silk merchant asks for his wife’s portrait. It wants another week, says the master. At Easter it wants another week. In the end Monna Lisa comes herself, looks at the panel for a long while and goes home without it. “Let him keep her,” she tells Nencio on the stairs. “She is better company than I am.” What did she see there?',
      record: {
        mark: 'disputed',
        text: 'Vasari wrote in 1550 that Leonardo toiled over the portrait for four years and left it unfinished. It seems never to have been delivered. Many scholars think that he went on working at it for a decade or more, but no date for its completion is known.',
        sources: [
          'Giorgio Vasari, Lives of the Artists, 1550, Life of Leonardo',
          'Martin Kemp and Giuseppe Pallanti, Mona Lisa: The People and the Painting, 2017',
        ],
      },
    },
  ],
} as const satisfies EraStory;

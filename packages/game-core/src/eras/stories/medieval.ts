import type { EraStory } from './era-story';

/** The story of England in 1242: Alis, her cow, and everyone who has to answer for it. */
export const medievalStory = {
  endings: {
    11: {
      text: [
        'Ralph the steward leads you up one turn of the stair and bolts the door himself. A hooded falcon sits on a perch, and the bell on its leg tinkles whenever you raise your voice. So you whisper. Will he wait for the wool?',
        'He pushes a split stick across the table, his own. He stood surety for his lord, and if the village fails, the sheriff will fetch Ralph’s horses. “Midsummer,” he says at last. “But I want the name of whoever rang that bell.” You have none to give.',
        'You come out alone, and people draw their conclusions. Alis covers her pot with her apron as you pass. “What did he pay you?” she asks. Over in the church porch a girl of nine is blowing on her rope-burnt hands.',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'Estate accounts of the thirteenth century show payments put off, pardoned or carried over into the next year. The reasons are brief: poverty, bad land, a tenant gone. What was said behind the door was not written down.',
        sources: ['Mark Bailey, The English Manor c.1200–c.1500 (2002)'],
      },
    },
    12: {
      text: [
        'Between Alis and a shepherd there is room for one more, and you take it. Nobody cheers. Up on the wall the older crossbowman, Piers, shifts his bow a little to the left. The bolt would have been Alis’s. Now it would be yours.',
        'So you stand. Rain drips from the arch into the empty pot, and you can hear every drop. Then the row behind takes one step forward, and so does the next, until you are pressed against the trestle and the dried beans jump on the counting board. The steward stops counting pennies and starts to count heads.',
        '“Write down the stranger first,” he tells the clerk, and the pen puts down a name that you never gave. Alis says nothing. She slides her empty pot along until it stands in front of you both.',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'In 1242 an inquiry heard that the men of Brampton, in Huntingdonshire, had chased off the sheriff’s bailiffs who came to help their lord tallage the manor. With axes and staves they took back the cattle that had been seized. The jurors could name nobody, they said, since the greater part of the village was there.',
        sources: [
          'David Carpenter, ‘“The greater part of the vill was there”: the struggle of the men of Brampton against their lord’, Henry III Fine Rolls Project, Fine of the Month, December 2008 and March 2009',
        ],
      },
    },
    13: {
      text: [
        'Down goes the writ on the trestle. You begin with what you remember. No free man is to be jailed or stripped of his land, except by judgement of his equals. You say it in English. A bean rolls on the counting board, and everyone hears it.',
        'Hamo the miller straightens his back. He is free; hardly anybody else is. You come to the widows, whom nobody may force to marry, and to the plough that a fine must leave a villein. “And the cow?” says Alis. There is no cow in it. “Free men,” croaks Simon the clerk. “Ask how many of them are.”',
        'Now Hamo stands on one side and his neighbours on the other. He looks at the gap. He walks across it. “The bit about equals,” he says. “Again, and slower.”',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'The Charter in force was that of 1225. It shielded free men from arrest or loss of land without judgement, widows from forced marriage, and a villein’s means of tillage from heavy fines. Nothing in it stopped a lord from tallaging his own villeins. It was read out in the county courts; how well it was known in the villages is uncertain.',
        sources: [
          'J. C. Holt, Magna Carta (2nd ed., 1992)',
          'Paul Brand, ‘The First Century of Magna Carta: The Diffusion of Texts and Knowledge of the Charter’, William & Mary Bill of Rights Journal 25 (2016)',
        ],
      },
    },
    14: {
      text: [
        'You came prepared, with eleven silver shillings from a coin dealer, each showing a queen’s head. Simon the clerk bites one. He drops it on the board to hear it ring, and lays it in his scales against four pennies. The pans hang level. He will take it by weight, he says, once he has cut it, so that nobody can spend that face.',
        'The shears go through eleven queens. Alis has her stick notched as paid, and so have three more houses; then your purse is flat. Forty families are still holding out their sticks. None of them says thank you.',
        'One half has rolled against the steward’s boot. He picks it up and spells out the rim. “Queen, by the grace of God,” he reads. “Which queen? And queen of what?”',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'English money in 1242 was the silver penny, and its metal was about as fine as that of a Victorian shilling. Foreign and doubtful coins were not meant to pass, but silver could be taken by weight. Under 1248 Matthew Paris complains of clipped money, and of what the new coinage cost those who had to change theirs. The eleven queens are invented.',
        sources: [
          'Matthew Paris, Chronica Majora, ed. H. R. Luard, vol. V (Rolls Series, 1880), under 1248',
          'Peter Spufford, Money and its Use in Medieval Europe (1988)',
        ],
      },
    },
  },
  outcomes: {
    join: {
      text: [
        'Company in this country is never idle. You chose to {choice}, and whoever you stand beside soon finds you something to carry. Nor does the gate lose sight of you. Before long you are handed half a hazel stick, still green and sticky where it was split.',
        'A message comes with it from the reeve’s Emma, who is nine and made the bearer say it back to her twice. “Simon the clerk says that nobody belongs somewhere for nothing.” A bare scratch crosses the bark: a penny, your share.',
        'So you are in the reckoning now, whoever it was you picked. And Alis, for her part, has only one thing to ask. Will you still be theirs when the penny falls due?',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'Belonging was a legal matter. From the age of twelve most unfree men were to be in a tithing. Its members answered for each other and paid if one of them ran. A village could be fined for keeping a stranger who was in none.',
        sources: ['William Alfred Morris, The Frankpledge System (1910)'],
      },
    },
    speak: {
      text: [
        'You chose to {choice}, in an accent that nobody in Bedfordshire can place. Now it cannot be unsaid. Whoever was meant to hear it has heard it. What they make of it will show.',
        'It shows first in a small way. Simon the clerk has lost his voice and has noticed that you still have one. He does not ask what you talked about. He croaks an offer: twopence a day and dinner, to call out the names of those who owe, house by house. The last caller found his dog in the well.',
        'The offer is hardly made before Alis knows of it. She sets down her pot. “You do speak well,” she says. “I keep wondering for whom.”',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'Three languages met at such a gate. Writs were in Latin, a steward and his lord would talk in French, and the village spoke English. Records were kept in Latin whatever had been said, so that the words people really used are nearly always lost.',
        sources: ['M. T. Clanchy, From Memory to Written Record: England 1066–1307 (1979)'],
      },
    },
    engage: {
      text: [
        'Osbert the reeve answers for everything that happens on this manor, and now you have happened. You chose to {choice}, so in the end he comes to ask about it. Is anything broken, and will it be charged to him?',
        'He hears you out, turning a cap that smells of sheep. Strangers do not often take such trouble here, he says; they mostly come to count. Then he looks round and draws a stick from his sleeve. It has the same notches as the clerk’s, and three more.',
        'That is what the village could really pay. Having seen it, you can be asked about it under oath. “There are two of these,” says Osbert. “I would give a good deal to know who has the other.”',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'Once a year a reeve went through his account with the lord’s auditors, item by item, and what he could not explain was charged to him. Handbooks of the thirteenth century tell lords how to keep such men honest. Osbert and his second stick are invented.',
        sources: [
          'Dorothea Oschinsky, Walter of Henley and Other Treatises on Estate Management and Accounting (1971)',
        ],
      },
    },
    generic: {
      text: [
        'The rain does not stop for it. You chose to {choice}, which may have been a great thing or a small one. Alis does not ask which. She has buried one husband and outlived two stewards, and has learnt to look at hands instead of faces. She looks at yours.',
        'Then she puts a rope into them. There is a cow at the other end, warm as an oven, who licks the salt from your wrist with a tongue like a rasp. “Hold her,” says Alis, “and keep where that wall cannot see you.” Whatever is done here, by whomever, will be laid at the village’s door.',
        'Somewhere near a man is asking, in French, for the stranger. Alis takes back the rope. “Well?” she says. “Was it worth it?”',
      ].join('\n\n'),
      record: {
        mark: 'documented',
        text: 'The law punished villages as a body. The king’s justices fined a whole township if a thief escaped from it, if a hue was not followed or if a death was hidden. That made every stranger everybody’s business.',
        sources: [
          'Frederick Pollock and Frederic William Maitland, The History of English Law before the Time of Edward I (2nd ed., 1898)',
        ],
      },
    },
  },
  followUps: {
    share: {
      first: {
        text: [
          '“The king will lose his war,” you say to Alis. It is milking time, and the pail rings. In July there will be a bridge, with too many Frenchmen behind it. He will bring home a truce and no silver.',
          '{memory} So she believes you, more or less. “Then it is lost whether we pay or not?” It is. She thinks, with her forehead against the cow. “In that case he will want money for the next one.”',
          'Wat, the young crossbowman, has heard it all. He was off to Portsmouth for the wages. He unties his bundle. “And those who do go?” he asks.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Henry’s army met the French at Taillebourg on 21 July 1242, fell back to Saintes and fought there the next day. In 1243 he agreed to a truce and went home. Poitou, lost to the French in 1224, stayed lost, and in 1259 he gave up his claim to it by treaty.',
          sources: [
            'Matthew Paris, Chronica Majora, ed. H. R. Luard, vol. IV (Rolls Series, 1877), under 1242 and 1243',
            'David Carpenter, Henry III: The Rise to Power and Personal Rule, 1207–1258 (2020)',
          ],
        },
      },
      memories: {
        join: 'You have stood with people here when you could have walked by.',
        speak: 'You have talked to people here before, and nobody has caught you in a lie yet.',
        engage: 'You took some trouble over this place before you asked it to trust you.',
        generic: 'She has seen you do an odd thing already, and the sky stayed up.',
      },
      again: {
        text: [
          'This time you pick Simon the clerk, because he cannot shout it about. Sticks like his, you say, will be kept at Westminster for six hundred years. Then somebody will burn two cartloads in a stove, for tidiness, and the palace with them.',
          'Simon lays down his knife. Was the king hurt? He was not at home. Was it a clerk’s fault? In a way it was. For a while there is only the smell of cut hazel. He takes the stick that he has just finished and carves a tiny mark on the end. “So that they know it was not me,” he whispers.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The Exchequer’s tallies went out of use in 1826. On 16 October 1834 two cartloads were burned in the stoves below the House of Lords, and most of the old Palace of Westminster burned with them. Westminster Hall was saved.',
          sources: [
            'UK Parliament, ‘Tally Sticks’, parliament.uk',
            'Caroline Shenton, The Day Parliament Burned Down (2012)',
          ],
        },
      },
      closing: {
        text: [
          'You tell all of them at once, from the mounting block: the bridge at Taillebourg, the retreat, the truce, the bill. Nobody interrupts. By Sunday your bridge has grown a dragon, and by Saint John’s Day the dragon is refusing to pay its share.',
          'But when the news comes up the cart track, nobody at this gate is surprised. Osbert the reeve has already buried a tenth of everything for the next demand. The village will speak of 1242 as the year that was told beforehand.',
          'Alis walks with you as far as the ford. Is there anyone else, she asks, who ought to be warned? The other years are strung along the foot of this page. Any of them would do.',
        ].join('\n\n'),
        record: {
          mark: 'invented',
          text: 'No such foretelling is known. Prophecies ascribed to Merlin did pass from hand to hand in thirteenth-century England, and were read as if they spoke of living kings. Whether villagers knew any of them is hard to say.',
          sources: [
            'Geoffrey of Monmouth, The History of the Kings of Britain, book VII (the Prophecies of Merlin)',
            'General knowledge',
          ],
        },
      },
    },
    keep: {
      first: {
        text: [
          'Your coat has been steaming by Alis’s fire. When you reach for it she is holding the hem, and she has found the zip. Up it goes, and down, with the noise of a very small saw. Then she sews a strip of grey wool over every tooth of it.',
          '{memory} To the steward’s man at the door she swears by Saint Peter that you are her cousin’s child from Stevenage. She has never lied to a saint before. It will cost her three Fridays without food.',
          '“One thing I would like to know,” she says, biting off the thread. “Does it keep out the rain?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Neighbours’ oaths carried weight. In a manor court a person could be cleared by swearing with a set number of others, often five or eleven, who swore the same. To swear falsely was a sin, for which the Church set penances such as fasting. The zip is a thing of the twentieth century.',
          sources: [
            'F. W. Maitland (ed.), Select Pleas in Manorial and Other Seignorial Courts, Selden Society 2 (1889)',
            'General knowledge',
          ],
        },
      },
      memories: {
        join: 'You threw in your lot with others, so now she throws in hers.',
        speak: 'You have said something already; in her opinion that will do.',
        engage: 'Nosy or helpful, you have been into things, and she does not mind.',
        generic: 'What you did earlier is your own affair, and this is too, it seems.',
      },
      again: {
        text: [
          'Simon the clerk has been staring at your mouth. At last it comes out: where are the gaps? So many teeth, and as white as a lamb’s, he has not met in anybody over twelve.',
          'You could tell him about dentists. You say the first thing that comes into your head instead, which is that you never eat honey. He nods, very gravely. Your secret is safe, and by morning the entire village knows about honey. Hawise the brewster keeps nine hives. She has not sold a comb since breakfast, and she would like a word with you.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Skeletons show that teeth in medieval England were worn down by coarse bread, and that many people lost some by middle age. Decay became much worse later, when sugar grew cheap. In 1242 sugar was a rare luxury and honey was the usual sweetness.',
          sources: [
            'Charlotte Roberts and Margaret Cox, Health and Disease in Britain: From Prehistory to the Present Day (2003)',
          ],
        },
      },
      closing: {
        text: [
          'In the roll of Simon the clerk there is a line that he could not finish. “A certain stranger,” it begins, and after that comes a blank as long as a thumb, where a country ought to be. Osbert the reeve asked you for it, and his Emma every day.',
          'They never learn why you chose to {first}, so they fill the blank themselves. The priest burns a candle for a pilgrim; the crossbowmen swear to a spy. Emma, when she is old, says that someone once came who wanted nothing, and that she never met another.',
          'Other years do not know you either. They stand in a row beneath these words.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Court records do speak of “a certain stranger” when nobody could give a name. In May 1242 the king ordered every village to keep watch at night until Michaelmas, and to hold any stranger who passed until the morning. Those who raised suspicion went to the sheriff.',
          sources: [
            'Close Rolls of the Reign of Henry III, 1237–1242 (1911), May 1242',
            'General knowledge',
          ],
        },
      },
    },
    document: {
      first: {
        text: [
          'Simon the clerk has never seen paper. He sells you a strip of parchment, scraped clean, on which last year’s cheeses still show. His ink goes on as pale as tea and takes its time to turn black.',
          '{memory} Then come the sticks, the pot and the sum. Alis wants to see her own mark, and copies it in the mud: a roof with a beam across.',
          'Osbert the reeve does not like it. Names on a skin, he says, get men hanged. You scrape off three, and the knife goes through. “Good,” he says, looking at you through the hole. “Now read me the rest.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Clerks wrote on parchment with ink of oak galls and iron, which darkens after it has been laid on, and old skins were scraped and used again. Few villagers could write. Some of them owned a seal, though, and all had reason to know what a written name could do.',
          sources: ['M. T. Clanchy, From Memory to Written Record: England 1066–1307 (1979)'],
        },
      },
      memories: {
        join: 'The people you stood beside go down first.',
        speak: 'You start with your own words, as nearly as you remember them.',
        engage: 'First you set down what you tried, and how it went.',
        generic: 'Line one is your own deed, without the excuses.',
      },
      again: {
        text: [
          'It is a song that you take down now. The reeve’s Emma sings it to the geese, and Hawise the brewster comes in behind her, one line late. Summer is coming; loud sing, cuckoo. Lambs bleat, calves low, and the goat does something that makes Simon the clerk cough and hunt for his knife.',
          'Down it goes, goat and all. The oldest copy known in your own day will be made some twenty years from now. Yours is wet and smells of goose. Emma lays her ear against the parchment to check. “It has stopped,” she says. “You will have to come back and sing it.”',
        ].join('\n\n'),
        record: {
          mark: 'disputed',
          text: 'The song “Sumer is icumen in” is known from a single manuscript, linked with Reading Abbey and usually dated to about 1260. Whether it grew out of something that people sang or was made by a trained musician is not known. Some editors have looked for a politer meaning of what the goat does.',
          sources: ['British Library, Harley MS 978', 'General knowledge'],
        },
      },
      closing: {
        text: [
          'Your pages do not stay together. One wraps a cheese, and one stops a draught. A third goes with a pedlar to a binder of books, who glues it into the spine of some sermons. There it lies through plague, fire and rebuilding.',
          'In your own century a woman with a soft brush eases it out. She makes out a widow called Alis, a cow, a sum in pence. No other line about these people is left. Thanks to yours, the year 1242 has a village in it.',
          'She wonders who was holding the pen. Leave her another page: the years below are in order, and there is room under every one of them.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Binders did cut up old parchment, and a good many texts are known only from such scraps. The earliest manor court rolls that survive were written in 1246. For most villages before that date we have hardly a word about any single family.',
          sources: [
            'N. R. Ker, Fragments of Medieval Manuscripts used as Pastedowns in Oxford Bindings (1954)',
            'F. W. Maitland (ed.), Select Pleas in Manorial and Other Seignorial Courts, Selden Society 2 (1889)',
          ],
        },
      },
    },
    change: {
      first: {
        text: [
          'So you turn your back on the gate and go round to the kitchen door. Everyone has been watching the wall, the table and the writ. Nobody has been watching the eggs.',
          '{memory} Maud the cook listens, floury to the elbows. Every egg in the castle, and most of the ale, comes from the village through this door. What if it stopped? She grins. Her cousin owes fourpence.',
          'Breakfast is salt herring. So is dinner. It costs the village the only pennies it ever sees. On the second evening somebody taps at Alis’s shutter. It is the steward, holding an empty basket.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Quiet refusal had been tried nearby. About 1229 the people of Dunstable, at odds with their prior over a tallage, withheld their church offerings and kept away from his mills. They said that they would sooner go to hell than pay, and in the end they bought themselves free of it.',
          sources: [
            'Annals of Dunstable, in Annales Monastici, ed. H. R. Luard, vol. III (Rolls Series, 1866)',
            'The Victoria History of the County of Bedford, vol. 1 (1904)',
          ],
        },
      },
      memories: {
        join: 'Standing with people was one way in, and there are others.',
        speak: 'Your words are out already and must look after themselves.',
        engage: 'You went at the matter from the front once; this is the back.',
        generic: 'One deed of yours is on its way; this one will be quieter.',
      },
      again: {
        text: [
          'Where would nobody look for a cow that is wanted for a debt? Among the lord’s own. After dark the reeve’s Emma leads her down the lane on a straw rope. You push her into the castle meadow, where forty others are chewing, and she is gone.',
          'In the morning two men arrive with a list and leave with a list. Only the milk is lost. The lord’s dairymaid has had it, and it is on its way to becoming the lord’s cheese. Alis leans on the fence and clicks her tongue. Far out in the mist one head comes up. “That was the easy part,” she says.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'People drove off their beasts before they could be seized, or broke into the pound to fetch them home. The law had names for it, rescue and pound-breach, because both were so common. The trick in this story is invented.',
          sources: [
            'Frederick Pollock and Frederic William Maitland, The History of English Law before the Time of Edward I (2nd ed., 1898)',
          ],
        },
      },
      closing: {
        text: [
          'A place remembers you by the way you came in. Yours was never where people were looking, so each of them tells it differently: over the dovecote, under the hay cart, in a barrel. In the lord’s accounts for 1242 one item comes out smaller than it should, with no reason given. Simon the clerk whistled while he wrote it.',
          'What stays behind is a habit. When the next table is set up at the gate, Alis does not go and stand before it. She walks all the way round it first.',
          'You might do that with the other years. They are lined up underneath, and every one of them has a back door.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Most resistance that we can trace was of this kind: work done late or badly, services forgotten, payments that came in short. Court rolls list small fines for it by the hundred. Open revolt was rare, and historians differ over how much the quiet sort achieved.',
          sources: [
            'H. S. Bennett, Life on the English Manor (1937)',
            'R. H. Hilton, ‘Peasant Movements in England before 1381’, Economic History Review (1949)',
          ],
        },
      },
    },
  },
  epilogues: [
    {
      text: 'August. A pedlar brings pins, ribbon and the news that the king has run from a bridge somewhere in France. Osbert the reeve buys one pin. He adds it up on his fingers: the ships, the knights, thirty casks of coin. “So that is where it went,” he says. He has the pin stuck in his cap, so as not to lose that too.',
      record: {
        mark: 'documented',
        text: 'According to Matthew Paris the king sailed in May with thirty casks full of money. News travelled with merchants, friars and returning soldiers, and how soon it reached a village we cannot say.',
        sources: [
          'Matthew Paris, Chronica Majora, ed. H. R. Luard, vol. IV (Rolls Series, 1877), under 1242',
        ],
      },
    },
    {
      text: 'At Michaelmas the account is closed. Simon the clerk reads it aloud, for his voice has come back: rents, eggs, fines, fleeces. Of Alis, widow, nothing, because she has nothing but a cow. He would like to hurry on, but she asks to hear that line again. Nobody has ever read her out before.',
      record: {
        mark: 'documented',
        text: 'Manors closed their accounts at Michaelmas, on 29 September. Those of the bishops of Winchester survive from early in the century and excuse many payments by the poor. On most other estates written accounts become common only some decades after 1242.',
        sources: ['Mark Bailey, The English Manor c.1200–c.1500 (2002)'],
      },
    },
    {
      text: 'November, and the pigs are in salt. Somebody has drawn the letter A on the mill door, on the font and on the steward’s saddle. Gilbert the priest was told to find out who taught the reeve’s Emma to do it. He has not looked very hard. He is busy. They have got as far as D.',
      record: {
        mark: 'disputed',
        text: 'A villein who wanted a son to go to school was expected to ask the lord’s leave and to pay for it. Of village girls and letters the records say next to nothing. How many country people could spell out a few words is a matter of guesswork.',
        sources: [
          'Nicholas Orme, Medieval Schools: From Roman Britain to Renaissance England (2006)',
        ],
      },
    },
    {
      text: 'In the autumn of 1243 the king comes home and has himself welcomed with bells. Nobody rings here; Alis would not have heard it. She has been up all night with the red cow. The calf is small, stubborn and on nobody’s list, and she has named it Stranger. It has just eaten half a tally.',
      record: {
        mark: 'documented',
        text: 'Henry III landed in the autumn of 1243 and arranged to be received in state on his way to London. He had been away for more than a year and had a truce to show for it. The calf is invented.',
        sources: [
          'Matthew Paris, Chronica Majora, ed. H. R. Luard, vol. IV (Rolls Series, 1877), under 1243',
          'Dictionary of National Biography, vol. 26 (1891), ‘Henry III’',
        ],
      },
    },
  ],
} as const satisfies EraStory;

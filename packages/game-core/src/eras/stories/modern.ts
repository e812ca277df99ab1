import type { EraStory } from './era-story';

const told = (...paragraphs: string[]) => paragraphs.join('\n\n');

/** The story of Washington on 27 October 1962. */
export const modernStory = {
  endings: {
    41: {
      text: told(
        'Lieutenant Pruitt has a dime ready and his cap under his arm. You give it to him in a low voice: a boat near Bermuda, twenty-two torpedoes, one of them not like the rest. He does not laugh. “Which tube is it in?” he asks. You have no idea, and oddly enough that convinces him.',
        'He spends the dime on a number he knows by heart. The man who answers shouts so loudly that you hear it over six teletypes: not on an open line! Pruitt lowers the receiver as if it were hot. There goes his promotion.',
        '“They’ll want to know where I got it,” he says. “So do I. My car is outside, and you have until the bridge to think of something.”',
      ),
      record: {
        mark: 'documented',
        text: 'The Navy that hunted the four submarines did not know that each had a nuclear torpedo aboard. It did worry about misunderstanding: that week Washington told Moscow what its practice charges would mean. Nothing shows that the message reached B-59, and the torpedoes became widely known only in 2002.',
        sources: [
          'Svetlana V. Savranskaya, “New Sources on the Role of Soviet Submarines in the Cuban Missile Crisis”, Journal of Strategic Studies 28:2, 2005',
        ],
      },
    },
    42: {
      text: told(
        'The machine has nothing but capitals, so whatever you say is shouted. SOVIET SUBMARINE OFF BERMUDA HAS ATOMIC TORPEDO. HOLD PRACTICE CHARGES. Lou follows it off the roll with moving lips. “Holy smoke,” he says, and he has seen two wars come through that slot.',
        'Within a minute every telephone in the place is ringing. New York wants a source. Chicago wants a map. Peg Halloran, who has neither, orders a kill, and Lou sends the notice that takes it all back. It costs the bureau the only thing it sells. For years, when its bell rings, editors will finish their sandwiches first.',
        'One caller does not shout. He is speaking from behind the railings across the street. “He isn’t asking if it’s true,” says Peg, holding out the receiver. “He’s asking which ship.”',
      ),
      record: {
        mark: 'documented',
        text: 'Nobody sent such a warning. The wire did outrun the diplomats: on the morning of 27 October Kennedy read out a bulletin about Turkey. His advisers first took it for a mistake, because the letter they knew said nothing of the kind. A hidden recorder caught their surprise.',
        sources: ['Ernest R. May and Philip D. Zelikow (eds), The Kennedy Tapes, 1997'],
      },
    },
    43: {
      text: told(
        '“Can you carry and walk?” asks a girl called Judy, and gives you one pole of a bedsheet banner. She came from Ohio on a bus without heat. In February, she says, the President had coffee brought out to the marchers. Today nobody brings anything. Facing you, the other side waves plaster skulls, and a boy plays the anthem on a comb.',
        'A policeman photographs the circle face by face, with a please for each. His flash leaves green spots on the White House. Judy means to be a schoolteacher, and now both of you are in a drawer.',
        'On the next lap you tell her about the submarine. She turns the sheet to its clean side and uncaps the red paint. Somebody over there reads these, she says, and waits for the first word.',
      ),
      record: {
        mark: 'documented',
        text: 'The Student Peace Union picketed the White House that Saturday, and counter-pickets came too, among them Young Americans for Freedom and Cuban refugees. A photograph in the next day’s paper shows students with plaster skulls marked “Cuba”, there to support the quarantine. The coffee of February 1962 is remembered by the students who drank it.',
        sources: [
          'The Evening Star (Washington), 28 October 1962, p. A-12',
          'Todd Gitlin, The Sixties: Years of Hope, Days of Rage, 1987',
        ],
      },
    },
    44: {
      text: told(
        'Two men in a parked Plymouth write you down before you have rung the bell. The embassy opens by the width of its chain. Behind it stands a third secretary, hardly older than the pickets, with soot on both cuffs. Somebody upstairs is burning paper; the hall smells of it.',
        'He does not believe in the submarine, since nobody has told him there is one. He does believe your face. A cable, he explains, must first be turned into numbers. Then a boy from Western Union comes for it on a bicycle, and that is the fastest thing they own. He takes down your sentence and signs it himself, which may cost him more than you will ever hear.',
        'Behind you a car door opens. “Quickly,” he whispers. “To whom in Moscow?”',
      ),
      record: {
        mark: 'documented',
        text: 'The ambassador, Anatoly Dobrynin, remembered that his coded cables left the embassy with a Western Union messenger on a bicycle. Robert Kennedy wrote that the FBI saw Soviet officials in New York making ready to destroy papers. The soot in Washington, and the young man who wears it, are ours.',
        sources: [
          'Anatoly Dobrynin, In Confidence, 1995',
          'Robert F. Kennedy, Thirteen Days, 1969',
        ],
      },
    },
  },
  outcomes: {
    join: {
      text: told(
        'You chose to {choice}, and in this city, this week, whoever stands with somebody gets counted. A transistor radio is going somewhere near, turned low, and all talk stops whenever the announcer takes a breath. Nobody asks you why you came. It is understood that you share in whatever happens next.',
        'You cannot tell them about a captain in hot dark water off Bermuda, and it sticks in your throat like a fishbone. Benny, the copy boy, finds you all the same; being sixteen, he has run. A man with a notebook is asking who stands with whom, he pants, and you are on the second page. Then he lowers his voice. “Every line into the Navy is busy at once. Somebody told them you’d know why.”',
      ),
      record: {
        mark: 'documented',
        text: 'Pickets, worshippers and refugees did gather that Saturday, but most people went about their weekend. In a national survey that began on that very day only about a third called the week different from other weeks.',
        sources: [
          'National Opinion Research Center, survey of 27 October to 4 November 1962',
          'Tom W. Smith, “Trends: The Cuban Missile Crisis and U.S. Public Opinion”, Public Opinion Quarterly 67:2, 2003',
        ],
      },
    },
    speak: {
      text: told(
        'Because you chose to {choice}, there is one more sentence loose in Washington tonight. You kept it plain, in the tone people use with doctors. What came back was no answer. It was a glance at the clock, the way everyone here now measures words: how long to repeat them, and how long for anybody to act.',
        'By dusk your sentence has found its way to the wire room, bent but alive. Lou holds it on a strip of yellow tape, up to five holes to a letter, with your name punched at the end, spelt right. That name cannot be unpunched. He has not fed the strip into the machine. “Yours?” he asks, thumb on the lever. “And is it finished?”',
      ),
      record: {
        mark: 'disputed',
        text: 'Private talk mattered that week, and memories of it differ. On the 26th the television reporter John Scali lunched with Aleksandr Feklisov, an intelligence officer at the Soviet embassy. They spoke of missiles out against a promise not to invade. Each later said that the other had proposed it.',
        sources: ['Aleksandr Fursenko and Timothy Naftali, “One Hell of a Gamble”, 1997'],
      },
    },
    engage: {
      text: told(
        'When you chose to {choice}, you did not expect to be asked about it. Peg Halloran wants the whole thing in order, and her soft pencil squeaks across the pad. She strikes out your opinions. One line is left, a small hard fact which nobody else has given her today. She taps it twice. “Where did you get that?”',
        'You cannot say: from a schoolbook that is not printed yet. She waits, sees that you will not lie to her, and does a thing no reporter does. She burns the page in the ashtray, the best story she has had this week. “If even half of that is so,” she says through the smoke, “there’s somebody you should see, and right now.”',
      ),
      record: {
        mark: 'documented',
        text: 'Private people were drawn in without any plan of theirs. On 24 October Khrushchev sent for William Knox, an American businessman who happened to be in Moscow, and talked to him for about three hours. He warned that submarines would be used if Soviet ships were stopped, and counted on the visitor to pass it on.',
        sources: [
          'Aleksandr Fursenko and Timothy Naftali, “One Hell of a Gamble”, 1997',
          'Michael Dobbs, One Minute to Midnight, 2008',
        ],
      },
    },
    generic: {
      text: told(
        'So you chose to {choice}. No siren goes. Somewhere a teletype carries on with the college football, Ohio and Michigan and the rest, as if it had all the Saturdays in the world. For a time the only proof of what you did is the pulse in your own fingertips.',
        'The bill comes before dark. Lieutenant Pruitt is asking at the bureau where you were this afternoon and who saw you. He fills in a card with a number on it. Peg Halloran lies for you, badly, to the one friend she has in the Navy. Then a sheet of copy paper reaches you in her soft pencil: “He knows. I’d rather hear it from you. Use the back stairs.”',
      ),
      record: {
        mark: 'documented',
        text: 'The most important secret act of the day was a switch under a table. Kennedy recorded his advisers without telling most of them, and the public heard of the tapes only in 1973. They show how little anyone in the room knew about what was happening at sea.',
        sources: [
          'Ernest R. May and Philip D. Zelikow (eds), The Kennedy Tapes, 1997',
          'Sheldon M. Stern, The Cuban Missile Crisis in American Memory, 2012',
        ],
      },
    },
  },
  followUps: {
    share: {
      first: {
        text: told(
          '{memory} Now you shut the supply-room door, sit down on a box of ribbon and tell Peg Halloran everything. Moscow has sent two letters, and the President will answer the kinder one. The rockets in Turkey will be gone by spring. She listens with closed eyes and prints none of it, for she needs a second source and you are the only one there is.',
          '“And him?” she asks. “Does he get his second term?” You look at your shoes a moment too long. She has to carry that now, and it is your doing. When she speaks again, you can hardly hear her. “Which year?”',
        ),
        record: {
          mark: 'documented',
          text: 'Being right early was a lonely business. John McCone, who directed the CIA, argued in August 1962 that Moscow would put missiles on the island, and hardly anyone in the government agreed. Kennedy did answer the milder of two letters on the evening of the 27th.',
          sources: [
            'Ernest R. May and Philip D. Zelikow (eds), The Kennedy Tapes, 1997',
            'General knowledge',
          ],
        },
      },
      memories: {
        join: 'The people you took up with have gone to find sandwiches.',
        speak: 'You have opened your mouth once already, and the sky has stayed up.',
        engage: 'You went and tried something today, and it has left you bolder.',
        generic: 'What you did this afternoon cannot be taken back, which is almost a relief.',
      },
      again: {
        text: told(
          'Lou wants to hear about baseball first. You break it to him that Washington will lose its ball club, and he takes it harder than the rockets. Then you tell him about the line. Next summer, you say, two capitals will be joined by a wire of their own, and on each end will stand a teletype.',
          '“Not a telephone?” They want it in writing, you explain. He rings his brother-in-law at the phone company to crow, and two minutes later he is the family fool. He wipes the dust off his keys with a sleeve. “Somebody will have to run the thing,” says Lou. “Who do I write to?”',
        ),
        record: {
          mark: 'documented',
          text: 'The agreement on a direct link was signed in Geneva on 20 June 1963, and the line opened on 30 August. It was a pair of teleprinter circuits. The red telephone belongs to the films.',
          sources: [
            'Memorandum of Understanding Regarding the Establishment of a Direct Communications Link, Geneva, 20 June 1963',
          ],
        },
      },
      closing: {
        text: told(
          'Sixty years on, an archivist opens a box from a bureau that closed, and finds a memo dated that Saturday. It names a treaty, a trade and an officer called Arkhipov, in three spellings. Forgery, says one expert; a good one, says another. Peg Halloran lost two jobs for refusing to explain it.',
          'You chose to {first}; later you told them how it ends. Lou, very old, swears that the person in his chair smelt of no year at all. That is how 1962 will be argued over because of you. The ribbon is running dry. On the timeline other years still have their keyboards live.',
        ),
        record: {
          mark: 'invented',
          text: 'No such memo exists. In the West the name of Vasily Arkhipov became widely known forty years after the event. In 2017, long after his death, his family accepted the first Future of Life Award for him.',
          sources: ['Future of Life Institute, Future of Life Award 2017'],
        },
      },
    },
    keep: {
      first: {
        text: told(
          'At the drugstore counter you pay for coffee and see, too late, what you have put down. The quarter has a horse and rider on it and says 1999.',
          '{memory} And now twenty-five cents may sink you. Lou, on the next stool, lays his hand flat over the coin. He pays for you both in silver and walks you out. “Stage money,” he says, and waits. You nod. Lying to Lou is worse than the coffee. In the street he holds the thing up to the light. “Nice horse,” he says. “What else have you got in there?”',
        ),
        record: {
          mark: 'documented',
          text: 'The secret of the week was kept by a handful. That evening a few advisers agreed in the Oval Office that Robert Kennedy should promise the missiles in Turkey away, and that nobody outside should hear of it. One of them, McGeorge Bundy, told the story in 1988.',
          sources: ['McGeorge Bundy, Danger and Survival, 1988'],
        },
      },
      memories: {
        join: 'People have made room for you today and taken you for one of their own.',
        speak: 'You have chosen every word today like a walker on thin ice.',
        engage: 'You have put your nose into something that was none of your century’s business.',
        generic: 'You have done one thing today that you might still explain away.',
      },
      again: {
        text: told(
          'Benny, the copy boy, stacks paper very neatly today, because his hands shake. Should he go home to his mother? he asks you. You seem like somebody who would know. In the history you learnt, he has all the time he wants. You are no longer sure that it is the same history.',
          '“Call her,” you say, and it sounds thin even to you. The line to Anacostia is engaged. He tries eleven times while Peg shouts for her copy, and he is docked an hour’s pay. At the twelfth somebody picks up. Benny listens, frowns, and offers you the receiver. “She wants to ask you something.”',
        ),
        record: {
          mark: 'documented',
          text: 'Some officials held passes to government shelters in the hills; their wives and children, as a rule, had none. What to say at home was left to each of them.',
          sources: ['Alice L. George, Awaiting Armageddon, 2003'],
        },
      },
      closing: {
        text: told(
          'Nothing in the files will point at you. A log will show that “a relief”, no name, sat at the keys that Saturday for nine minutes. You chose to {first}, and even that will be put down to someone else.',
          'So 1962 keeps its shape, as far as anyone can tell, and you will never know if you saved it or merely failed to spoil it. Lou could say more, but he hates to be laughed at. Only his granddaughter hears about the operator who never asked who was winning. By then you have let go of this room. Your thumb is on the timeline, choosing where to be nobody next.',
        ),
        record: {
          mark: 'documented',
          text: 'Silence can be edited in. Theodore Sorensen prepared Robert Kennedy’s memoir for print. At a conference in Moscow in January 1989 he admitted that he had taken the plain words about the missile trade out of it.',
          sources: [
            'Jim Hershberg, “Anatomy of a Controversy”, Cold War International History Project Bulletin 5, 1995',
          ],
        },
      },
    },
    document: {
      first: {
        text: told(
          '{memory} Now you want it on paper, before you start to remember it better than it was. You take a sheet, a carbon and a second sheet from Lou’s shelf. You put down the hour, the smell of hot oil, Peg’s two receivers, and that everybody here has stopped joking about Monday.',
          'Lieutenant Pruitt reads over your shoulder as far as the word “torpedo”. The top sheet goes into his briefcase, and so do you, on a list. He is a careful man, but he never learnt to type. He has left you the carbon. It is purple, smudged and perfectly clear. Who should have it?',
        ),
        record: {
          mark: 'documented',
          text: 'Two men in that government were also making a record: the President with his hidden recorder, and his brother in notes that became a book. Set side by side they disagree in places, and historians now trust the tapes more.',
          sources: [
            'Robert F. Kennedy, Thirteen Days, 1969',
            'Sheldon M. Stern, The Cuban Missile Crisis in American Memory, 2012',
          ],
        },
      },
      memories: {
        join: 'You have had company this afternoon, and company makes a poor notebook.',
        speak: 'What you said today is already being repeated wrongly.',
        engage: 'Your head is full of what you saw and did this afternoon.',
        generic: 'You did one thing today that no witness will describe as you would.',
      },
      again: {
        text: told(
          'Paper can be taken away, so this time you ask Lou to punch it. He perforates your notes into yellow tape, five holes across, and winds forty feet of them into a roll no bigger than a doughnut. To anybody else it is confetti. “Read me my part,” he says, and corrects the spelling.',
          'It keeps him from his keys for a quarter of an hour. A bulletin lies unread on his line all that time, and Peg lets him have it at the top of her voice. He hangs his head until she has gone. Then he nods at the roll. “You left out the end.”',
        ),
        record: {
          mark: 'documented',
          text: 'The dullest papers proved the best. The logs of American destroyers, filled in by the watch with no idea of the drama below, are what fixes the hours of 27 October at sea.',
          sources: [
            'William Burr and Thomas S. Blanton (eds), The Submarines of October, National Security Archive Electronic Briefing Book 75, 2002',
          ],
        },
      },
      closing: {
        text: told(
          'Catalogued as “wire copy, miscellaneous”, your notes wait in grey cardboard until a student with a cold blows her nose and starts to read. The first line says that you chose to {first}. The last is in another hand: Lou’s, in pencil, noting what time you left.',
          'Thanks to you, a Saturday known for its two leaders will be known for its ashtrays too. It will have the noise of six machines in a room where nobody is talking. The student misses lunch. You have already capped your pen; along the timeline there are years with nobody taking notes.',
        ),
        record: {
          mark: 'disputed',
          text: 'The gap in the record is on the Soviet side. What happened aboard B-59 is told mainly by Vadim Orlov, who served there; the reports its officers wrote on coming home have not been published. Arkhipov’s own talk of 1997, as published, passes over the torpedo.',
          sources: [
            'National Security Archive, posting of Arkhipov’s 1997 talk, 3 October 2022',
            'Svetlana V. Savranskaya, “New Sources on the Role of Soviet Submarines in the Cuban Missile Crisis”, Journal of Strategic Studies 28:2, 2005',
          ],
        },
      },
    },
    change: {
      first: {
        text: told(
          '{memory} From here on you stop telling people things and ask them instead. You catch Lieutenant Pruitt by the water cooler. How does a destroyer tell a submarine that a bang is only a bang? He brightens. It is in a notice, sent to Moscow days ago: a few small charges mean come up, please.',
          '“Did Moscow pass it on?” you ask. The cooler gives one large bubble. “They must have,” says Pruitt, and hears himself. To find out, he must admit to a captain that he does not know, and captains remember. He squares his cap. “Come along,” he says. “You can ask it just like that.”',
        ),
        record: {
          mark: 'documented',
          text: 'The notice was real. It described four or five harmless explosions, and asked submarines that heard them to surface heading east. Moscow did not acknowledge it, and officers of the boats said afterwards that they had never received it.',
          sources: [
            'William Burr and Thomas S. Blanton (eds), The Submarines of October, National Security Archive Electronic Briefing Book 75, 2002',
          ],
        },
      },
      memories: {
        join: 'Standing with others has not brought you one step nearer to the sea.',
        speak: 'You have tried words, and they were the wrong kind.',
        engage: 'You have been busy since three, and the sea has not noticed.',
        generic: 'Your first move is made, and still the charges lie ready on deck.',
      },
      again: {
        text: told(
          'Who listens to American radio? Truck drivers do, and so does a Soviet submarine, whenever it comes up for air. So you ring the all-night disc jockey whom Lou knows from the Army. He need only say, between two records, that the little bangs are signals.',
          '“To fish?” asks the disc jockey. To fish, you agree. He could lose his licence over it, and he has a baby at home. You hear him light a cigarette and lift the needle off. Then the studio goes very quiet, the way it does when the red lamp is on. “You’d better give me that in Russian too,” he says.',
        ),
        record: {
          mark: 'disputed',
          text: 'B-59 did carry a small team, Vadim Orlov’s, that listened to American radio when the boat could raise an aerial. After it surfaced, a jazz band is said to have been playing on the deck of one destroyer. The story is often told; we have not seen it in a log.',
          sources: ['Michael Dobbs, One Minute to Midnight, 2008', 'General knowledge'],
        },
      },
      closing: {
        text: told(
          'They will teach 1962 as the year of the question. Who told the men below? Somebody asked it on a Saturday, in the wrong building, without any right to, and by Monday it was on a form in triplicate. The form is still in use. Pruitt, passed over twice, wrote most of it.',
          'It began when you chose to {first}, and then thought again. Thinking again was the useful part. Peg Halloran keeps that on a card above her desk, without your name, since she was never sure of it. She glances round to read it to you, and your chair is turning by itself. Elsewhere along the timeline, another room needs asking.',
        ),
        record: {
          mark: 'documented',
          text: 'Both sides then looked for safer habits: the direct link in June 1963, and in August a treaty against nuclear tests in the air, in space and under water. Rules for warships that meet at sea took ten years, until the Incidents at Sea Agreement of May 1972.',
          sources: [
            'Agreement on the Prevention of Incidents On and Over the High Seas, Moscow, 25 May 1972',
          ],
        },
      },
    },
  },
  epilogues: [
    {
      text: 'Sunday, nine in the morning. Lou has slept in his shoes under the desk. The radio monitor’s bell wakes him before it wakes you: Moscow is reading a letter aloud, and the word is “dismantle”. He reads it twice, crosses himself the Greek way and goes to telephone his wife. “Put the coffee on,” he tells her. “There’s a Monday.”',
      record: {
        mark: 'documented',
        text: 'Radio Moscow broadcast Khrushchev’s decision at nine on Sunday morning, Washington time. It was read on the air because that was quicker than a cable.',
        sources: ['Michael Dobbs, One Minute to Midnight, 2008'],
      },
    },
    {
      text: 'November turns cold. A letter from Ohio reaches the bureau, signed Judy. She was in the circle under your window, and she has not been warm since. On the twentieth the quarantine ends, and the President’s own bombers, a month in the air, are told to land. Peg Halloran gives it three lines. You cut them out and post them to Judy, with a scarf.',
      record: {
        mark: 'documented',
        text: 'Castro dropped his objection to giving up the Soviet bombers in Cuba on 19 November, and Kennedy announced the end of the quarantine the next day. Those bombers left by ship in December.',
        sources: [
          'Public Papers of the Presidents: John F. Kennedy, 1962, news conference of 20 November',
          'General knowledge',
        ],
      },
    },
    {
      text: 'Pruitt comes by in December, in civilian clothes that do not suit him. The Navy has offered him a desk with a view of a wall. He brings a photograph, taken from a helicopter: a submarine on a flat sea, tiny men on top. “That was the one,” he says. He has counted the heads. He lets you look for as long as you like.',
      record: {
        mark: 'documented',
        text: 'American aircraft photographed B-59 on the surface in the two days that followed, and pictures survive. Who is who on the bridge cannot be made out.',
        sources: [
          'William Burr and Thomas S. Blanton (eds), The Submarines of October, National Security Archive Electronic Briefing Book 75, 2002',
        ],
      },
    },
    {
      text: 'On New Year’s Eve six teletypes wish one another a happy 1963, city by city, as midnight goes west. Benny is allowed to type for Washington. He asks how you spell Washington where you come from. Peg, in a paper hat, pours something into the good mugs. “To a dull year,” she says. You drink, and find that you cannot promise it.',
      record: {
        mark: 'invented',
        text: 'The party is ours. The American missiles in Turkey were still in place that night; the last of them was taken down in April 1963.',
        sources: ['Philip Nash, The Other Missiles of October, 1997'],
      },
    },
  ],
} as const satisfies EraStory;

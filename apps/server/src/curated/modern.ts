import type { CuratedEra } from './curated-era';

/** Four more sets of choices and four more backgrounds for October 1962. */
export const modern: CuratedEra = {
  slug: 'modern',
  images: ['/images/modern.avif', '/images/modern-2.avif', '/images/modern-3.avif'],
  search: '1960s Washington street newspaper',
  choices: [
    [
      {
        text: 'Test the line to the islands',
        description:
          'Ask long distance for the naval station on Bermuda and find out how far a calm voice gets.',
        outcome: [
          'Long distance regrets a delay on all circuits to Bermuda. Then, since you sound like somebody, it finds one. The line hums like a seashell. A petty officer named Ruiz answers with his mouth full. In a bored voice you ask for the weather to the south of him, and for our boats. “A carrier and her destroyers,” he says proudly, and stops chewing.',
          'It is the most expensive silence on Peg Halloran’s bill this month. A calm voice gets all the way, it turns out, and so would anybody’s. Ruiz must report this call and lose his stripe for it.',
          'But he does not hang up. His kid brother is on one of them, he says, and you hear him open a drawer for a pencil.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Bermuda was one of the hunters’ bases: patrol aircraft flew from there to look for the submarines. B-59 was chased by the carrier Randolph and her destroyers. The telephone call and Petty Officer Ruiz are invented.',
          sources: [
            'Peter A. Huchthausen, October Fury, 2002',
            'Michael Dobbs, One Minute to Midnight, 2008',
          ],
        },
      },
      {
        text: 'Talk to the reporter over pie',
        description:
          'Yuri Malinin writes for Moscow, lunches two doors down and repeats to somebody whatever he hears.',
        outcome: [
          'Yuri Malinin is cutting the crust off a slice of cherry pie when you sit down beside him and begin. He likes American pie and American football, and pretends to understand both. At the word “torpedo” he lays down the fork. The waitress stares; in two years he has never left a cherry.',
          'He writes nothing, and that is how you know he is not listening as a reporter. “You want me to tell them that our own boat is the danger,” he says. “They will ask how I know we have a boat. After that I shall not be eating in this country.” He pays for both of you and folds his napkin very small.',
          '“Come. I know a man who never touches dessert.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'That week a rumour did reach Moscow across a bar. A barman at Washington’s press club overheard two American reporters, understood that an invasion was decided, and told a Soviet correspondent. It was not decided, but Ambassador Dobrynin cabled the rumour home on 25 October.',
          sources: [
            'Cable from Ambassador Dobrynin to the Soviet Foreign Ministry, 25 October 1962, Wilson Center Digital Archive',
          ],
        },
      },
      {
        text: 'Join the editors at their table',
        description:
          'Take the empty chair at Peg Halloran’s news conference and ask what nobody has dared to print.',
        outcome: [
          'There are five of them round the table, one ashtray each, and the room reeks of rubber cement. You wait for a gap between Turkey and the football. What happens, you ask, if one of ours sinks one of theirs by mistake, and theirs has something aboard that nobody counted? The sports editor puts down his pencil.',
          '“We don’t send what-ifs,” says Peg Halloran. But she turns to Carmody, who covers the Pentagon, and tells him to go and ask. He goes grey. He has a friend there, and after a question like that he will not have one.',
          'On the list of tonight’s stories she rules off a space, second from the top, and leaves it white. “Fill it by six,” she tells you. “With a name in it.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Editors had already been asked to keep quiet. The day before his speech of 22 October Kennedy telephoned the heads of the New York Times and the Washington Post. Their reporters had guessed most of it, and both papers held the story back.',
          sources: [
            'Pierre Salinger, With Kennedy, 1966',
            'James Reston, Deadline: A Memoir, 1991',
          ],
        },
      },
      {
        text: 'Tear the paper from the printer',
        description:
          'For ten minutes you would be the only reader of whatever the next bulletin says.',
        outcome: [
          'The bell goes, the type bars jump, and you have it off the roll while it is still warm. WHITE HOUSE: WORK ON CUBAN BASES MUST STOP FIRST. Not one word about Turkey. For ten minutes, along the whole of the bureau’s line, nobody knows that but you.',
          'It is less fun than you thought. In Norfolk, where the sailors’ wives are listening, an announcer has nothing to read and plays “Monster Mash” a second time. One of those wives has switched off by the time he gets it.',
          'Lou looks at the edge you left. Paper does not rip that way by itself. He types PAPER JAM for the whole circuit to see. Then he holds out his palm, and waits to hear what the ten minutes were for.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The White House did answer Moscow’s broadcast that afternoon with a statement that named the Cuban bases and passed over Turkey, and the agencies carried it at once. “Monster Mash” stood at the top of the American record charts that week.',
          sources: [
            'Public Papers of the Presidents: John F. Kennedy, 1962, “White House Statement on Soviet Proposals Relating to International Security”, 27 October',
            'General knowledge',
          ],
        },
      },
    ],
    [
      {
        text: 'Speak to the police captain',
        description:
          'Ask Captain Rourke to send both crowds home early, without mentioning why an evening indoors might matter.',
        outcome: [
          'Captain Rourke has flat feet, a loudhailer and a list of who may walk where until dusk. You suggest that everyone might be happier at home. He does not look at the students. He looks at the sky, quickly, and down again, and you see that he has been thinking of nothing else since Monday.',
          'He lifts the loudhailer. Traffic, he says; the crowds are blocking traffic. There is none. Both circles come apart with a shout, somebody shoves, and a boy’s glasses are trodden to crumbs on Pennsylvania Avenue. Tomorrow’s papers will have it that the police broke up a peace march.',
          'Then he walks over to you, rubbing his neck. “One of those girls was mine,” he says. “So which way do I drive?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'No city was told to empty. Around midday on the 27th Kennedy received a group of state governors who were worried about civil defence; officials knew that most of the public shelters were not yet stocked. The police captain and his daughter are invented.',
          sources: [
            'Michael Dobbs, One Minute to Midnight, 2008',
            'Alice L. George, Awaiting Armageddon, 2003',
          ],
        },
      },
      {
        text: 'Empty the shelves like everyone else',
        description:
          'Water, tins and batteries for nine people, paid for out of the petty cash before somebody asks why.',
        outcome: [
          'Mr Hirsch’s grocery is down to dog food and peaches in heavy syrup. You take the peaches, all twenty-four tins, three jugs of water and every battery he has. “Where do you work?” asks a woman in a good coat. The wire, you say, and it is the worst answer you could have given. In ten minutes there is not a candle left in the shop.',
          'Back at the bureau Peg Halloran counts the petty cash. You have spent the taxi money, so now nobody can get to the Pentagon. Nor did you buy a tin opener.',
          'The woman in the good coat is in the doorway, out of breath. “My husband is in the Navy’s map room,” she says. “You tell me what you know, and I’ll tell you what he says in his sleep.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'There was a run on tinned food, water and batteries in some places, and civil defence offices were swamped with questions. It was never general. Historians who have looked for a nationwide panic have found worry and ordinary shopping side by side.',
          sources: ['Alice L. George, Awaiting Armageddon, 2003'],
        },
      },
      {
        text: 'Offer the cable office a telegram',
        description:
          'It takes messages for anyone, the Kremlin included, at so much a word over your signature.',
        outcome: [
          'Mrs Teague of Western Union counts words with the point of a pencil. “Kremlin” is one word, she tells you, and so is “Khrushchev”, however you spell it; she has had eleven for him today, most of them rude. YOUR SUBMARINE OFF BERMUDA CANNOT HEAR YOU. TELL CAPTAIN CHARGES ARE SIGNALS. She counts it twice, and the second time her lips have stopped moving.',
          'It takes your last three dollars, your real name and an address. Since Monday, she adds to the stamp sponge, every one of these has needed a second copy, for a gentleman with a hat. Outside, the messenger is putting on his bicycle clips.',
          'The gentleman comes at five. It is ten to. She turns the form round again, lays her pencil on it, and finds something to do with her back to you.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Strangers did cable Khrushchev. The philosopher Bertrand Russell, ninety years old, telegraphed both leaders on 23 October. Khrushchev’s answer was put out by the Soviet news agency the next day, and Kennedy’s, a cooler one, followed. What difference it made is argued over.',
          sources: ['Bertrand Russell, Unarmed Victory, 1963'],
        },
      },
      {
        text: 'Join the students who shout back',
        description: 'Carry the other placard for an hour and learn what they expect of Monday.',
        outcome: [
          'They give you a plaster skull on a broomstick, and it sheds white dust down your sleeve. Dale, on your left, shouts for an invasion and has a chemistry test on Tuesday. Marta, on your right, does not shout. Her brother went ashore at the Bay of Pigs last year, and since then he has been in a Havana prison. On Monday the Marines will bring him out.',
          'You know what is waiting behind the beaches for those Marines, and you say it before you can stop: small ones, Marta, a hundred of them. Dale calls you a name. She lowers her skull until its jaw rests on the ground. An hour ago she had a date to hope for.',
          'She takes hold of your dusty cuff. “Then not Monday,” she says. “How else?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Cuban students and exiles picketed that Saturday for a harder line. The men taken at the Bay of Pigs were still prisoners; most were exchanged for food and medicine in December 1962. About a hundred tactical nuclear warheads were on the island, which Washington did not know.',
          sources: [
            'James G. Blight, Bruce J. Allyn and David A. Welch, Cuba on the Brink, 1993',
            'Anatoli I. Gribkov and William Y. Smith, Operation ANADYR, 1994',
          ],
        },
      },
    ],
    [
      {
        text: 'Pull the plug on all six',
        description:
          'With the machines dead nothing can leak from this bureau, including the news that there is no war.',
        outcome: [
          'One tug, and six machines die in the middle of a word. Your ears ring. For the first time all week the room has a clock in it, and pigeons, and the students’ chanting from the street. Lou stands behind you, his mouth open. “Don’t,” he says, rather late.',
          'You wanted no leak. You have made a hole instead. Forty-one papers have lost their Washington, and in a cellar across the avenue a printer that never stops has stopped. They know of only one thing that would do that. Ninety seconds later a Marine is on the stairs with his rifle slung, and Peg Halloran is telling him that the building is not on fire.',
          'Lou has picked up the plug by its flex. “In,” he asks you, “or out?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Those in charge leaned on the same wires and broadcasts as everyone else. On Sunday the 28th Khrushchev’s answer was hurried to Radio Moscow and read on the air, so that Washington should have it before the coded text could arrive.',
          sources: ['Michael Dobbs, One Minute to Midnight, 2008'],
        },
      },
      {
        text: 'Join the line at church',
        description:
          'At St John’s, across the park, half the people waiting for a pew work at the Pentagon.',
        outcome: [
          'The line at St John’s moves a step at a time towards the smell of wax. In front of you stands Miss Ada Lindqvist, who types at the Pentagon. She has done the same page four times this week, and each time the number in it was bigger. Her car is packed. She has come to ask whether it is a sin to leave without telling anyone.',
          'You say it close to her collar: what the boat carries, and that nobody over there has typed that. Her hymn sheet stops fluttering. She has waited an hour, and the door is six people off. She steps out of the line without her prayer.',
          '“I type for an admiral,” says Miss Lindqvist, looking for her keys. “He reads whatever I put on top. Get in.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'The President went to church as well: on Sunday morning, when Moscow’s answer had come, he drove to Mass. Many congregations held special prayers that week. St John’s stands across Lafayette Square from the White House; the people in our line are invented.',
          sources: ['Michael Dobbs, One Minute to Midnight, 2008', 'General knowledge'],
        },
      },
      {
        text: 'Talk the operator into staying',
        description:
          'Lou goes off at four unless you give him a reason to keep his chair and your secret.',
        outcome: [
          'You draw Lou behind the paper rolls, where the racket covers you. His hat is still on; at four it goes home with him. Behind his garage there is a hole, with forty sandbags and two bunks, and tonight the boys are to try sleeping in it. You cannot tell him why he should stay. You can only say that tonight the wire matters more.',
          'He rings his wife. Irene’s answer reaches you through his hand, his ear and most of his head. Then a small voice comes on, and Lou says no, Nicky, not tonight, and hangs the hat up again.',
          'He can tell cities by their rhythm; Chicago, he says, has a cold. He shuts his eyes and turns one ear to the six machines. “All right. What am I listening for?”',
        ].join('\n\n'),
        record: {
          mark: 'invented',
          text: 'Lou is ours, and so is his talk with you. Family shelters were real. The government had pressed for them since 1961, but far more people spoke of them than dug, and only a small part of American households ever had one.',
          sources: ['Kenneth D. Rose, One Nation Underground, 2001'],
        },
      },
      {
        text: 'Explore the clippings on submarines',
        description:
          'Somewhere in the basement there may be a printed fact that saves you from being its source.',
        outcome: [
          'Newspapers call the place the morgue, and Mr Finch keeps it, in a green eyeshade, among a million brown envelopes. SUBMARINES, SOVIET has been handled to felt. You read your way through boasts and blurred photographs, until your fingertips are grey. And there it is, four inches of print from May: the Navy has tried an atomic charge against submarines, in the Pacific. Whatever fits a rocket fits a torpedo. Anyone could have worked it out.',
          'It has taken two hours. When you look up, it is past five by the basement clock, and the first small bangs cannot be far off.',
          'Mr Finch wants a signature, and turns the card for you. Above the empty line stands the last borrower, from Tuesday: Lt H. Pruitt, USN.',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'In May 1962 the US Navy fired a rocket with a nuclear depth charge, made for use against submarines, in the Pacific test called Swordfish. Those who hunted the four Soviet boats in October still took their torpedoes for ordinary ones. The clipping in the story is invented.',
          sources: ['Defense Nuclear Agency, Operation DOMINIC I – 1962, 1983'],
        },
      },
    ],
    [
      {
        text: 'Attend the afternoon briefing',
        description:
          'Raise your hand among forty reporters at the Pentagon and say the word torpedo aloud.',
        outcome: [
          'The Pentagon bolts down even its ashtrays. Forty reporters sit knee to knee under the tube lights, and the spokesman takes questions like a man taking medicine. You get up. “Do their submarines carry atomic torpedoes?” Forty pencils stop at once, a sound you would not think pencils could make.',
          '“I have nothing on that,” says the spokesman, and a drop runs down in front of his ear. A captain by the wall has begun to write. Two guards take the bureau’s badge off your lapel. It is the only one Peg Halloran has for this building, so now she is blind on this side of the river.',
          'In the corridor the captain falls into step beside you. “I won’t ask where you heard that,” he says. “I’m asking when.”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Arthur Sylvester, the Pentagon’s chief spokesman, ran tight briefings all through the crisis. That December he said that a government facing nuclear disaster had a right to lie to save itself, and reporters never let him forget it.',
          sources: ['William McGaffin and Erwin Knoll, Anything But the Truth, 1968'],
        },
      },
      {
        text: 'Leave history to the officer',
        description: 'He said no without you the first time, if the story you were told is true.',
        outcome: [
          'You give Lou back his chair and do nothing, which turns out to be hard work. You sharpen eleven pencils. Lou shares his olives and asks who you are waiting for. A man in a boat, you tell him, who has one word to say. What’s keeping him? Nobody has asked him yet.',
          'Lou moves the olives to his other side. He has boys at home and no use for riddles. Every minute in which a warning could still reach the ocean goes into the sharpener, and cedar covers your shoes.',
          'At ten past five Lieutenant Pruitt is back from the Pentagon, pleased and pale. “We’ve found one of theirs,” he says, when he should not. “South of Bermuda.” Your twelfth pencil snaps. He turns round slowly. “Now why,” he asks, “would that be bad news?”',
        ].join('\n\n'),
        record: {
          mark: 'disputed',
          text: 'Vadim Orlov told of a captain ready to fire and of Vasily Arkhipov calming him. Others who sailed with the four boats have doubted how far it went. Arkhipov’s own talk of 1997, as published, sets the worst minutes after surfacing, amid searchlights and low aircraft, and leaves the torpedo out.',
          sources: [
            'Svetlana V. Savranskaya, “New Sources on the Role of Soviet Submarines in the Cuban Missile Crisis”, Journal of Strategic Studies 28:2, 2005',
            'National Security Archive, posting of Arkhipov’s 1997 talk, 3 October 2022',
          ],
        },
      },
      {
        text: 'Join the lieutenant in his car',
        description:
          'Pruitt must be at the Pentagon by four: eleven minutes alone with a man who can telephone.',
        outcome: [
          'Pruitt’s grey Ford smells of floor wax and peppermint. He drives with both hands, as if the car were on parade. Before desks, he says, he served in diesel boats. You use four minutes telling him about one. “No air conditioning?” he asks, and at the next light he wipes his own neck. He knows what such heat does to a captain.',
          'In the middle of the bridge he pulls over. Behind you they lean on their horns. He has never been late for anything in his life, and by the clock on the dashboard he has just begun. “From the top,” he says, and writes it on his white cuff.',
          'Then he puts the car in gear. “There’s a door for sources and a door for prisoners,” he says. “Which are you?”',
        ].join('\n\n'),
        record: {
          mark: 'disputed',
          text: 'How far may sailors decide alone? On 24 October Secretary McNamara is said to have had that out with Admiral George Anderson in the Navy’s war room at the Pentagon. Both men later told the scene, in different words.',
          sources: ['Graham Allison and Philip Zelikow, Essence of Decision, 2nd ed., 1999'],
        },
      },
      {
        text: 'Speak as if from the future',
        description:
          'Tell Peg Halloran one thing that will be on the wire tonight, then wait beside her for the bell.',
        outcome: [
          'Peg Halloran hears you out behind the frosted glass of her office, one eyebrow up. Tonight, you tell her, the Pentagon will say that a U-2 has not come back from Cuba. She laughs, not unkindly. Then the two of you sit by the third machine with a bag of doughnuts while the window goes from grey to black.',
          'The bell rings in the dark. She reads it standing, and sugar falls on her shoes. “You knew that man was gone,” she says at last. “You sat here and ate a doughnut.” You have proved your point with a dead pilot, and she will never quite like you again.',
          'She pulls up her chair all the same. “I believe you,” she says. “What’s the one that hasn’t happened yet?”',
        ].join('\n\n'),
        record: {
          mark: 'documented',
          text: 'Major Rudolf Anderson’s U-2 was brought down over eastern Cuba before noon, Washington time, and he was killed. The Pentagon made public that evening that an aircraft was missing. His death was confirmed in the days after.',
          sources: ['Michael Dobbs, One Minute to Midnight, 2008'],
        },
      },
    ],
  ],
  contexts: [
    {
      title: 'A Note About Harmless Bangs',
      content: `<h3>What the paper says</h3>
<p>In the week of the crisis a short message went from Washington to the American embassy in Moscow, to be handed to the Soviet government. It is the driest document of the whole affair. In our words:</p>
<blockquote><p>Our ships will drop four or five small explosive charges, which do no harm. With them may come a sound signal whose code means: rise to the surface. A submarine that hears this should come up, heading east.</p></blockquote>
<p>The thought behind it was sound. Robert McNamara, the Secretary of Defense, wanted a way to knock on a submarine’s door. Moscow never acknowledged the note. Nothing shows that it was passed to the four diesel submarines which had left the Arctic on 1 October, each with twenty-one ordinary torpedoes and one nuclear one.</p>
<h3>What it sounded like</h3>
<p>By Saturday 27 October the carrier <em>Randolph</em> and her aircraft had been after B-59 for most of the day. The destroyer <em>Beale</em> dropped the first five charges at about five by the ships’ clocks, nearly six in Washington. <em>Cony</em> dropped five more half an hour later. Aboard it was above forty degrees Celsius, water was rationed, and nobody had heard from Moscow. Vadim Orlov, who listened to American radio for the boat, said that it was like sitting in a metal barrel while somebody beat on it with a hammer. Shortly before nine by the same clocks B-59 came up among its hunters.</p>
<h3>Who tells it</h3>
<ul>
<li><strong>Orlov</strong>, made widely known in 2002: Captain Valentin Savitsky, worn out, ordered the special torpedo made ready. Vasily Arkhipov, chief of staff for all four boats, calmed him.</li>
<li><strong>Arkhipov</strong>, in a talk of 1997, a year before his death: the worst moment came after surfacing, with aircraft roaring low and dazzling lights. Of the torpedo the published text says nothing.</li>
<li><strong>Other veterans</strong> of the four boats doubt that it came so near.</li>
<li><strong>The logs</strong> of the destroyers give the hours. They know nothing of what went on below.</li>
</ul>
<p>So the famous scene rests chiefly on one witness. It may well be true in the main. That a note about harmless bangs never reached those who heard them is a good deal surer.</p>`,
    },
    {
      title: 'The Bill for October',
      content: `<h3>Laid on the table, open and hidden</h3>
<p>Think of the week as a deal between two firms that cannot be seen dealing. Some entries in the ledger were public. One was in ink that took a quarter of a century to show.</p>
<table>
<thead><tr><th scope="col">Entry</th><th scope="col">Moscow</th><th scope="col">Washington</th></tr></thead>
<tbody>
<tr><th scope="row">On the ground</th><td>Medium-range missiles in Cuba, able to reach Washington</td><td>Fifteen Jupiters near İzmir in Turkey, thirty in Italy</td></tr>
<tr><th scope="row">Ready since</th><td>The first of them, this very week</td><td>Italy, the middle of 1961; Turkey, from the spring of 1962</td></tr>
<tr><th scope="row">Offered on 26 October, by letter</th><td>Missiles out</td><td>No invasion of Cuba</td></tr>
<tr><th scope="row">Asked on 27 October, by radio</th><td>The same</td><td>No invasion, and the Jupiters out of Turkey</td></tr>
<tr><th scope="row">Agreed aloud on 28 October</th><td>Missiles out</td><td>No invasion, if the removal can be checked</td></tr>
<tr><th scope="row">Agreed in a whisper</th><td>Not to mention it</td><td>Jupiters gone in four or five months</td></tr>
</tbody>
</table>
<h3>The whisper</h3>
<p>On Saturday at a quarter to eight in the evening Robert Kennedy received Ambassador Anatoly Dobrynin at the Department of Justice. Most of the President’s advisers had argued all day against a trade, since it would look like selling an ally. He himself thought that most people would call it fair. His brother gave the promise by word of mouth. When Moscow later tried to put it into a letter, he handed the letter back.</p>
<h3>Paid</h3>
<ul>
<li>The missiles left Cuba in November 1962, the bombers in December.</li>
<li>The Jupiters had all been taken down before May 1963. A submarine with Polaris missiles was already in the Mediterranean in their place.</li>
<li>The promise not to invade was never made a treaty. It has been kept.</li>
<li>The whisper was denied for years. Robert Kennedy’s memoir of 1969 hinted at it, in a version softened by its editor. Those who had been in the room owned to it in the late 1980s.</li>
</ul>
<p>Historians still argue about one entry that is not on the bill. Later presidents learnt of a leader who had won without giving an inch, and it had not been so.</p>`,
    },
    {
      title: 'Saturday by the Clock',
      content: `<h3>Morning</h3>
<p>All hours are Washington’s, on 27 October 1962. Most of them come from the tapes and logs of the day. Nobody who lived through it had this list.</p>
<ul>
<li><strong>About ten.</strong> Radio Moscow reads a new letter from Nikita Khrushchev: the missiles in Turkey must go too. The teletypes ring their bells. No diplomat has the text.</li>
<li><strong>A little after ten.</strong> John F. Kennedy reads the bulletin to his advisers. They think at first that the reporters have got it wrong.</li>
<li><strong>Before noon.</strong> A Soviet battery shoots down a U-2 over eastern Cuba. Major Rudolf Anderson is killed. The order came from officers on the spot; Moscow had not given it.</li>
<li><strong>Noon.</strong> On the other side of the globe another U-2, lost on its way back from the North Pole, strays over Siberia. Soviet fighters go up after it. It gets home with almost no fuel.</li>
</ul>
<h3>Afternoon</h3>
<ul>
<li><strong>All afternoon.</strong> Pickets and counter-pickets circle before the White House. The White House says that work on the bases must stop before anything else is discussed.</li>
<li><strong>From four.</strong> The advisers meet again. Low-flying aircraft have been fired upon, and word of Anderson’s loss comes in. Several want to strike back in the morning. Kennedy waits.</li>
<li><strong>Towards six.</strong> South of Bermuda destroyers drop practice charges on a submarine. The room does not know what it carries.</li>
</ul>
<h3>Night</h3>
<ul>
<li><strong>A quarter to eight.</strong> Robert Kennedy meets the Soviet ambassador and makes a promise about Turkey that is to stay secret.</li>
<li><strong>About eight.</strong> The President’s letter is released to the press at once, because a cable might take all night.</li>
<li><strong>Later.</strong> The Pentagon calls up reserve squadrons of transport aircraft. Dozens of bombers with hydrogen bombs are in the air, as at every hour this week. The submarine surfaces.</li>
</ul>
<p>At nine on Sunday morning Radio Moscow read out that the missiles would be dismantled. For many Americans it had been a weekend like others, with football and laundry. A national poll that began on this very day found that only about a third thought the week different from most. Fear and the weekly shopping had gone side by side, often in the same basket.</p>`,
    },
    {
      title: 'Cuba in Five Questions',
      content: `<h3>Why did the island want missiles?</h3>
<p>Fidel Castro’s rebels had driven out a dictator in January 1959. By 1961 the new government had taken over American companies, and Washington had stopped buying Cuban sugar. That April some fourteen hundred exiles, trained by the CIA, landed at the Bay of Pigs and were beaten in three days. A secret programme of sabotage called Mongoose came next, with plots against Castro’s life. An invasion looked like a matter of time.</p>
<h3>Why did Moscow send them?</h3>
<p>Nikita Khrushchev proposed it in May 1962. It would shield Cuba, he said, and give the Americans a taste of what they had put in Turkey. Historians add that it was a cheap way to narrow a large gap in long-range missiles. The operation was named Anadyr, after a Siberian river, and some of the soldiers were issued skis.</p>
<h3>Who was on the island?</h3>
<ul>
<li><strong>About forty-two thousand Soviet troops.</strong> American intelligence guessed at ten thousand or so.</li>
<li><strong>Missiles of medium range</strong>, which the U-2 photographs had shown.</li>
<li><strong>About a hundred smaller nuclear warheads</strong>, meant against a landing. Washington first heard of some in 1992 and learnt the full number later.</li>
<li><strong>General Issa Pliyev</strong>, in command, who was forbidden on the 27th to use any nuclear weapon without orders from Moscow.</li>
</ul>
<h3>What did Castro ask for?</h3>
<p>In the night of 26 October he wrote to Khrushchev that he expected an attack within days. If it came as an invasion, he argued, the Soviet Union should never let the enemy strike first with nuclear weapons. Khrushchev read it as a plea to fire before Washington did. Castro later insisted that he had been misunderstood.</p>
<h3>And what did he get?</h3>
<p>He heard on the radio that the missiles were leaving, and was furious. He refused inspectors. Over the bombers he held out until 19 November; the quarantine ended the next day, and they were shipped home in December. The promise not to invade has been kept without ever becoming a treaty. Whether the missiles made Cuba safer or nearly ended it depends on the week of that autumn one looks at.</p>`,
    },
  ],
};

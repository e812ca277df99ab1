import type { HistoricalRecord } from '../era';
import type { EraStory } from './era-story';
import { generalOutcomes } from './general-outcomes';

const record: HistoricalRecord = {
  mark: 'invented',
  text: 'For this era there are no notes yet on what people really did. The story is invented, and so is everyone in it.',
  sources: [],
};

const told = (...paragraphs: readonly string[]) => ({ text: paragraphs.join('\n\n'), record });

/** The story of any era that only a server knows: the quarrel, the old woman and a child. */
export const generalStory: EraStory = {
  endings: [],
  outcomes: {
    join: {
      ...told(generalOutcomes.join),
      memory: 'You have shared one trouble with these people, so they are ready to share another.',
    },
    speak: {
      ...told(generalOutcomes.speak),
      memory: 'They have had one speech from you today and did not expect a second.',
    },
    engage: {
      ...told(generalOutcomes.engage),
      memory:
        'Having seen you take pains once, they suppose that you know what you are talking about.',
    },
    generic: {
      ...told(generalOutcomes.generic),
      memory: 'They are still not sure what to make of the last thing you did.',
    },
  },
  followUps: {
    share: {
      first: told(
        'You choose your one thing with care. It must be something that nobody alive can know, and you tell it to the old woman, since she was the first to ask you anything. She neither gasps nor laughs. She wants to know how it ends.',
        'The quarrel has stopped, and eleven people stand round you with their heads to one side. Half of the future is made of words that they do not have. You wet a finger and begin to draw. A child leans over and puts right a corner, and it works better that way. “This thing of yours,” says the old woman. “When it goes wrong, who gets the blame?”',
      ),
      again: told(
        'Word has got round, and there is a queue. A man asks whether his knee will mend, two sisters whether they will be rich, and a small boy whether he will be tall. You know when empires are going to fall. You know nothing about knees.',
        'But he has waited so long. It will mend, you tell him, and he is so happy that he walks away without his stick. You all hear him fall. The old woman picks up the stick and hands it to you, as one hands a bill to the guest who ordered. “Next,” she calls.',
      ),
      closing: told(
        'They have made a counting rhyme of what you told them. Two of the disasters are in the wrong order, and one is now about a duck, but the children of {place} skip to it every evening. They will be skipping still when the real thing comes. Then somebody will stop in the middle of a line and know what to do.',
        'So {year} will be remembered as the year when tomorrow was said aloud. The old woman does not come to see you off. She has heard the news, and she is busy getting ready.',
      ),
    },
    keep: {
      first: told(
        'Where are you from? You name the first place that comes to mind, and it is a mistake. A man in the crowd has a cousin there. He is delighted. He would like to hear how she is, and about her teeth.',
        'So you invent a cousin: well, rounder, still singing. Every answer needs two more to hold it up, and he carries them home one by one, like eggs. Only the old woman has listened with her eyes shut. Now one of them opens. “Tell me,” she says. “What do people eat in that place of yours?”',
      ),
      again: told(
        'It is the child who finds you out. Everybody else has been studying your face, and she has looked at your feet. Nobody makes laces like that, she says: so even, and in such a colour. She is not afraid. She would like one, please.',
        'You sit down together behind a wall and pull. She goes off with your secret in a bow round her wrist, and by nightfall four others are wearing string. None of them tells. One of your shoes now slaps at every step, though, and wherever you go in {place} they can hear you coming.',
      ),
      closing: told(
        'You go as you came, without one word of explanation, and leave a gap of exactly your size. Gaps do not stay empty. Some fill it with a spy and some with a lost heir. The man with the cousin has always known, he says, and will say so until he dies.',
        'In that manner {year} becomes the year of the stranger, and each household keeps a different one. The old woman alone adds nothing. Asked for the truth, she says that you ate what you were given.',
      ),
    },
    document: {
      first: told(
        'You find a dry seat with some light and begin to write. Nobody minds until somebody asks what it is going to be. A likeness, you say. Of whom? Of all of you. At that a man goes off to comb his hair, and the two who were quarrelling start to do it with gestures.',
        'After that you put down the voices, the weather and who is standing next to whom. The old woman presses her thumb on your page, hard enough to leave a mark. “That is me,” she says. “What did I say?” You read it to her. “I never did,” she says. “Leave it in.”',
      ),
      again: told(
        'One page is missing. You come across it bit by bit: a corner is stopping a draught, a strip holds back somebody’s hair, and a woman has wrapped her supper in the middle. It is good stuff, they assure you, only a little spoiled by the ink.',
        'What would they put on it, then? They talk it over. One would have the name of a daughter who died. Another, how many they were that winter. A third, what the water cost. You look at your notes, which say who won the argument. Then you ask for the name again, and how to spell it.',
      ),
      closing: told(
        'Your notes are done, and there are too many to carry. So one copy stays behind in {place}, dry, at the back of something heavy, where only a very curious person would put an arm in. It has to wait a long time. Then a very curious person comes.',
        'That is why the histories of {year} have a footnote. It is about an old woman with a thumb, who denied what she had said, and nothing more is known of anybody who was here.',
      ),
    },
    change: {
      first: told(
        'Everyone is facing the quarrel, so you walk round to the back of it. There you find the ones who are not asked: the young, the very old, and whoever is washing up. They know what it is about. They have known for years.',
        'Back here you are handed something to dry. It was never about the thing that they are shouting about, says a girl with wet sleeves. It is about who was not thanked. You carry that round the corner like a full bowl. The old woman sees you coming. “Ah,” she says. “Which of them told you?”',
      ),
      again: told(
        'By now they watch the back as well. So you go nowhere at all. You sit down between the two who shout the loudest, unwrap your lunch and eat it, slowly, with attention. One of them stops to see what it is. That leaves the other with nobody to shout at.',
        'In the quiet a stomach rumbles, and it is not yours. Somebody giggles and cannot stop. Nothing has been settled. But they have heard how still it can be in {place}, and when they begin again it is half as loud. The old woman has drawn up a seat beside you. “Are you going to finish that?” she asks.',
      ),
      closing: told(
        'Nobody is certain how it came to an end. One says that you gave in, another that you never wanted anything, and both of them thanked the girl with the wet sleeves, which took some nerve. The old woman calls it going round by the washing. Within a month it is a saying.',
        'People in {place} will use it when the reason for it is long forgotten, and some will date it rightly: that was in {year}, when we had the stranger.',
      ),
    },
  },
  epilogues: [
    told(
      'Some weeks later they have gathered again, over something new, and it goes as it always goes. Then a voice asks what the stranger would do. It turns out that no two of them remember the same stranger. There is a silence. They will have to think of something themselves.',
    ),
    told(
      'The old woman has set a cup apart. There is nothing special about it, and it has a chip. When a visitor reaches for it she says that it is taken. By whom? She goes on looking until the visitor chooses another.',
    ),
    told(
      'The child who was there is grown up, and has a child who does not believe her. Laces, from the future! So she fetches them out, or what is left: two threads, in a colour that nobody has a name for. The little one holds them up to the light for a long time.',
    ),
    told(
      'Nobody is left who remembers the quarrel, or who won. One habit has stayed. When people meet in {place} to argue, they leave a seat empty in the middle. If you ask them why, they say that it has always been done, and that you are welcome to sit down.',
    ),
  ],
};

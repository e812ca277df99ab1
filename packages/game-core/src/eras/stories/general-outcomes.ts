import type { OutcomeKind } from './era-story';

/**
 * The narratives that fit any choice of their kind, in public or in private, at any time and place. Each has
 * two paragraphs with the places `{choice}` (worded to follow "chose to"), `{place}` and `{year}`.
 */
export const generalOutcomes: Readonly<Record<OutcomeKind, string>> = {
  join: [
    'You {choice}, and at first nothing is different, except that for an hour you belong somewhere. Nobody asks you to leave. That is how such things begin: with a place to stand, and with something small that you are trusted to hold, to carry or to keep quiet about. There will be a price, since little is free in {place}.',
    'Before the day is out, your name, or what they take for it, has reached people who were not there. In {year} a stranger does not keep company unnoticed. A child comes to find you with a message: “They want you back.” She waits to see whom you think of first.',
  ].join('\n\n'),
  speak: [
    'You {choice}, and hear how foreign you sound in {place}. The best sentence comes to you when it is over. The answer is not a yes and not a no. It is about you: who taught you to talk like that, and what do you want for it?',
    'Spoken words keep badly. By evening yours have been passed on, and they have gained a threat and lost a joke. One person believes you, one more than you had counted on. Another is offended, and has friends. It is {year}, and the truth will have to run to catch up. A child has been sent to ask whether you meant it. What is she to say?',
  ].join('\n\n'),
  engage: [
    'You {choice}, with the care of someone who has only one try. It goes neither as well as you had hoped nor as badly as you had feared. What you could not know is who else would care. Somebody has been keeping an account of such things for longer than you have been in {place}. You have just added a line to it.',
    'Its keeper comes to see you, with the look of a person who has found a strange coat on the usual hook. In {year} nobody does that for nothing, so what are you after? Your answer is ready. It is not the one that your visitor is waiting for.',
  ].join('\n\n'),
  generic: [
    'Your decision is made: {choice}. Afterwards the world looks much as it did. The light has moved a little, and somebody is still coughing. The difference is in you. From now on you too must answer for what happens in {place}.',
    'The others will notice in their own time. Much of what comes about in {year} has nobody behind it, and people know the feeling. This will feel different. Sooner or later somebody will miss a thing, or find one, and think of the stranger. You could be far away by then. You could also stay and be asked. A child is coming towards you, slowly, her hands behind her back.',
  ].join('\n\n'),
};

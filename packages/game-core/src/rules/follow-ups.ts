import type { Choice } from '../eras/era';

/** The four choices that replace a scenario's own after every decision, in order (SPEC §4). */
export const followUps: readonly Pick<Choice, 'text' | 'description'>[] = [
  {
    text: 'Share future knowledge',
    description: 'Tell them one thing that only you can know, and live with what they make of it.',
  },
  {
    text: 'Keep your timeline secret',
    description:
      'Let them decide with what they have, while you say nothing of where you come from.',
  },
  {
    text: 'Document your observations',
    description:
      'Write down what you saw and heard, before anyone has had time to improve the story.',
  },
  {
    text: 'Try a different approach',
    description:
      'Drop the plan you came with and look for the side of the matter that nobody is watching.',
  },
];

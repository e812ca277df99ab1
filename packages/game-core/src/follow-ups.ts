import type { Choice } from './model';

/** The four choices that replace a scenario's own after every decision, in order (SPEC §4). */
export const followUps: readonly Pick<Choice, 'text' | 'description'>[] = [
  {
    text: 'Share future knowledge',
    description:
      'Tell them one thing that they cannot know yet, and live with what they make of it.',
  },
  {
    text: 'Keep your timeline secret',
    description:
      'Say nothing of where you come from, and let them decide with only what they have.',
  },
  {
    text: 'Document your observations',
    description:
      'Write down what you saw and heard, before anyone has had time to improve the story.',
  },
  {
    text: 'Try a different approach',
    description:
      'Drop the plan you came with, and come at the matter from a side that nobody is watching.',
  },
];

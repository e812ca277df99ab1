import type { EraStory, FollowUpStory } from '../eras/stories/era-story';
import { eraBySlug } from '../eras/built-in';
import type { Consequence, Telling } from '../eras/era';

const [FIRST = '', SECOND = ''] = eraBySlug('medieval')?.choices.map(({ text }) => text) ?? [];

/** Creates a telling whose note repeats its text. */
function told(text: string): Telling {
  return { text, record: { mark: 'documented', text: `On ${text}`, sources: ['A chronicle'] } };
}

function followUp(name: string, ...consequences: readonly Consequence[]): FollowUpStory {
  return {
    consequences,
    first: told(`${name}, first.`),
    again: told(`${name}, again, after you chose to {first}.`),
    closing: { text: `${name}, at the close.` },
  };
}

/** A short story of the medieval era. Each telling says which one it is. */
export const shortStory: EraStory = {
  endings: [
    { choice: FIRST, ...told('The ending of 11.'), memory: 'You did 11.' },
    { choice: SECOND, ...told('The ending of 12, with {choice}.') },
  ],
  outcomes: {
    join: { ...told('You join: {choice}.'), memory: 'You joined them.' },
    speak: { ...told('You speak.'), memory: 'You spoke.' },
    engage: { ...told('You engage in {place} in {year}.'), memory: 'You engaged.' },
    generic: { ...told('You act.'), memory: 'You acted.' },
  },
  followUps: {
    share: followUp('Shared', 'public'),
    keep: followUp('Kept', 'silent'),
    document: followUp('Written', 'public'),
    change: followUp('Changed', 'helped'),
  },
  epilogues: [told('Later.'), told('Later still.'), told('In winter.'), told('In spring.')],
};

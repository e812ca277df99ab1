import type { EraStory, FollowUpStory } from '../eras/stories/era-story';
import type { Telling } from '../eras/era';

/** Creates a telling whose note repeats its text. */
function told(text: string): Telling {
  return { text, record: { mark: 'documented', text: `On ${text}`, sources: ['A chronicle'] } };
}

function followUp(name: string): FollowUpStory {
  return {
    first: told(`${name}, first.\n\n{memory} And so on.`),
    memories: {
      join: 'They know you.',
      speak: 'They heard you.',
      engage: 'They watched you.',
      generic: 'They wonder about you.',
    },
    again: told(`${name}, again, after you chose to {first}.`),
    closing: told(`${name}, at the close.`),
  };
}

/** A short story of the medieval era. Each telling says which one it is. */
export const shortStory: EraStory = {
  endings: { 11: told('The ending of 11.'), 12: told('The ending of 12, with {choice}.') },
  outcomes: {
    join: told('You join: {choice}.'),
    speak: told('You speak.'),
    engage: told('You engage in {place} in {year}.'),
    generic: told('You act.'),
  },
  followUps: {
    share: followUp('Shared'),
    keep: followUp('Kept'),
    document: followUp('Written'),
    change: followUp('Changed'),
  },
  epilogues: [told('Later.'), told('Later still.'), told('In winter.'), told('In spring.')],
};

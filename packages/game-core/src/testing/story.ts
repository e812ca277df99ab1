import type { FollowUpStory, Reckoning } from '../eras/stories/era-story';
import type { Story } from '../rules/telling';
import { withTelling } from '../stories/story-telling';
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
export const shortStory: Story = withTelling({
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
});

function reckoning(name: string, text: string, ...when: readonly Consequence[]): Reckoning {
  return {
    name,
    when,
    why: `You ${text}.`,
    memento: `A thing, for your ${when[0] ?? 'visit'}.`.replace('helped', 'help'),
    ...told(`The end: ${name}.`),
    afterwards: told(`Afterwards: ${name}.`),
  };
}

/** The short story with ends of a visit, other first texts after some deeds, and words about the future's memento. */
export const reckonedStory: Story = withTelling({
  ...shortStory,
  followUps: {
    ...shortStory.followUps,
    keep: {
      ...shortStory.followUps.keep,
      afterHarm: told('Kept, after harm.'),
      afterLeaving: told('Kept, after leaving.'),
    },
    share: { ...shortStory.followUps.share, afterHarm: told('Shared, after harm.') },
  },
  memento: 'a thing',
  reckonings: [
    reckoning('It went well', 'helped', 'helped'),
    reckoning('It went badly', 'did harm', 'harmed', 'public'),
    reckoning('It went on', 'were there'),
  ],
  carried: [
    { slug: 'future', text: 'You carry a token.' },
    { slug: 'modern', text: 'You carry a strip.' },
  ],
});

import type { Choice, Deed } from '../eras/era';
import { type EraStory, type FollowUpKey, endingOfChoice } from '../eras/stories/era-story';
import { followUps } from '../rules/follow-ups';
import { outcomeKind } from '../rules/outcomes';
import type { Scene } from '../rules/state';

const keys: readonly FollowUpKey[] = ['share', 'keep', 'document', 'change'];

/** Returns the short name of the follow-up with these words, or undefined if it is another choice. */
export function followUpKey(text: string): FollowUpKey | undefined {
  return keys[followUps.findIndex((followUp) => followUp.text === text)];
}

/** Returns what a decision leaves. A follow-up leaves its consequences, and nothing that is remembered. */
export function deedOf(
  { decisions }: Pick<Scene, 'decisions'>,
  choice: Choice,
  story: EraStory,
): Deed {
  const key = decisions.length > 0 ? followUpKey(choice.text) : undefined;
  if (key === undefined) return ownDeed(choice, story);
  const { consequences } = story.followUps[key];
  return consequences ? { consequences } : {};
}

/** What the choice says of it, else what the era's ending with its words says, else the outcome of its first word. */
function ownDeed(choice: Choice, story: EraStory): Deed {
  const ending = endingOfChoice(story, choice.text);
  const known: readonly (Deed | undefined)[] = [
    choice,
    ending,
    story.outcomes[outcomeKind(choice.text)],
  ];
  const remembered = known.find((deed) => deed?.memory !== undefined);
  const consequences = known.find((deed) => deed?.consequences)?.consequences;
  return {
    ...(remembered && { memory: memoryText(remembered) }),
    ...(consequences && { consequences }),
  };
}

function memoryText({ memory = '', answer }: Deed): string {
  return answer === undefined ? memory : `${memory} ${answer}`;
}

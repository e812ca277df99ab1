import type { Choice, Deed } from '../eras/era';
import { type EraStory, endingOfChoice } from '../eras/stories/era-story';
import { followUpKey } from './follow-ups';
import { outcomeKind } from './outcomes';
import type { Scene } from './state';

/** Returns what a decision leaves. A follow-up leaves its consequences, and nothing that is remembered. */
export function deedOf(
  { decisions }: Pick<Scene, 'decisions'>,
  choice: Choice,
  story: EraStory | undefined,
): Deed {
  const key = decisions.length > 0 ? followUpKey(choice.text) : undefined;
  if (key === undefined) return ownDeed(choice, story);
  const consequences = story?.followUps[key].consequences;
  return consequences ? { consequences } : {};
}

/** What the choice says of it, else what the era's ending with its words says, else the outcome of its first word. */
function ownDeed(choice: Choice, story: EraStory | undefined): Deed {
  const ending = story && endingOfChoice(story, choice.text);
  const known: readonly (Deed | undefined)[] = [
    choice,
    ending,
    story?.outcomes[outcomeKind(choice.text)],
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

import type { Choice, Game } from '@time-traveler/game-core';
import { loadLaterStyles } from './later-styles';
import type { StoryShelf } from './story-shelf';
import { waitAtMost } from './wait-at-most';

/** How long a choice waits for its era's story, in milliseconds; after that general words are shown. */
const STORY_PATIENCE_MS = 1_500;

/** The choice that the visitor has made and that waits for what it is shown with. */
export interface WaitingChoice {
  /** Makes a choice at once, or when the era's story and styles are loaded if they are still missing. */
  readonly choose: (choice: Choice) => void;
  /** Makes the choice that waits, if there is one, without waiting any longer. */
  readonly decide: () => void;
}

/** Creates the waiting choice of a game; none waits yet. */
export function createWaitingChoice(
  game: Pick<Game, 'dispatch' | 'getSnapshot'>,
  stories: StoryShelf,
): WaitingChoice {
  let waiting: { readonly choice: Choice; readonly request: number } | undefined;

  function decide(own = waiting): void {
    if (!own || own !== waiting) return;
    waiting = undefined;
    game.dispatch({ type: 'choiceMade', choice: own.choice });
  }

  async function choose(choice: Choice): Promise<void> {
    const { activeSlug, generation } = game.getSnapshot();
    const { request } = generation;
    // The first press counts; another one in the same scene while its story is loading is ignored.
    if (waiting?.request === request) return;
    const own = { choice, request };
    waiting = own;
    if (stories.get(activeSlug) === undefined) {
      const ready = Promise.allSettled([stories.fetch(activeSlug), loadLaterStyles()]);
      await waitAtMost(STORY_PATIENCE_MS, ready);
    }
    decide(own);
  }

  return { choose: (choice) => void choose(choice), decide: () => decide() };
}

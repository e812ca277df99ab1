import type { ScenePart } from '@time-traveler/game-core/contract';
import type { Reply } from './api';

/** A scene as a server could write it. */
export const generated = {
  choices: [
    { text: 'Talk to the miller', description: 'He grinds for both sides.' },
    { text: 'Hide the tally sticks', description: 'No sticks, no debt.' },
  ],
  context: '<h3>The generated background</h3><p>Written a moment ago.</p>',
  imageUrl: '/images/future.avif',
};

/** The texts of its cards. */
export const generatedTexts = generated.choices.map(({ text }) => text);

/** The answers that bring it. */
export const good: Record<ScenePart, Reply> = {
  image: { json: { imageUrl: generated.imageUrl } },
  choices: { json: { choices: generated.choices } },
  context: { json: { context: generated.context } },
};

/** The line that the game logs if a part fails. */
export const keptLine =
  /^Generating the (image|choices|context) of \w+ failed, built-in content is kept/;

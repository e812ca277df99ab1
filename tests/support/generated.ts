import type { GenerationStep, Reply } from './api';

/** A generated scene for tests. */
export const generated = {
  choices: [
    { text: 'Talk to the miller', description: 'He grinds for both sides.' },
    { text: 'Hide the tally sticks', description: 'No sticks, no debt.' },
  ],
  context: '<h3>The generated background</h3><p>Written a moment ago.</p>',
  imageUrl: '/images/future.avif',
};

/** The texts of the generated choices. */
export const generatedTexts = generated.choices.map(({ text }) => text);

/** The responses that contain the generated scene. */
export const good: Record<GenerationStep, Reply> = {
  image: { json: { imageUrl: generated.imageUrl } },
  choices: { json: { choices: generated.choices } },
  context: { json: { context: generated.context } },
};

/** Matches the line that the game logs when a part could not be generated. */
export const keptLine =
  /^Generating the (image|choices|context) of \w+ failed, built-in content is kept/;

import type { Scenario } from '../eras/era';
import type { ScenePart } from './scene-parts';

/** The fields of a scenario that prompts are built from. */
export type PromptSource = Pick<Scenario, 'title' | 'description'>;

const IMAGE_PROMPT_START = 'Generate an image for ';

const prompts: Readonly<Record<ScenePart, (scenario: PromptSource) => string>> = {
  image: ({ title }) => IMAGE_PROMPT_START + title,
  choices: ({ description }) => description,
  context: ({ description }) => description,
};

/** Returns the prompt that the game sends for one part of a scenario (SPEC §7). */
export function scenePrompt(part: ScenePart, scenario: PromptSource): string {
  return prompts[part](scenario);
}

/** Returns what an image prompt asks to see: the title it was built from, or the whole prompt if it has another form. */
export function subjectOfImagePrompt(prompt: string): string {
  return prompt.startsWith(IMAGE_PROMPT_START) ? prompt.slice(IMAGE_PROMPT_START.length) : prompt;
}

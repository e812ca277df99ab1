import { type EraContent, writtenStory } from '@time-traveler/eras/compile';
import { type Period, type Story, eraBySlug } from '@time-traveler/game-core';
import { loadStory, tellable } from '@time-traveler/game-core/stories';

/** An era as it is played in the workshop. */
export interface PlayedEra {
  readonly content: EraContent;
  /** The texts after a decision: general ones if the folder has none. */
  readonly story: Story;
  /** The address of the writer's own picture. */
  readonly picture?: string | undefined;
}

/** The slug of every era in the workshop: that of its folder may be the one of a built-in era. */
const SLUG = 'workshop';

/** Returns an era as it is played, with the code that tells it. */
export async function playedEra(content: EraContent, picture?: string): Promise<PlayedEra> {
  const general = await loadStory('');
  return { content, story: await tellable({ ...general, ...writtenStory(content) }), picture };
}

/**
 * Returns the era's period as a server would send it, with its scene. `set` and `background` are the numbers of the
 * choices and the background that it has; 0 for those of choices.md and background.md.
 */
export function periodOf({ content, picture }: PlayedEra, set = 0, background = 0): Period {
  const { period, scenario, choices, context, tune, look, colors } = content.era;
  const { title, description, year, location, imageUrl } = scenario;
  return {
    ...period,
    slug: SLUG,
    scene: {
      title,
      description,
      year,
      location,
      picture: picture ?? (imageUrl || undefined),
      choices: content.sets.choices[set - 1] ?? choices,
      background: content.sets.contexts[background - 1] ?? context,
      tune: tune?.title,
      look: look ?? eraBySlug(period.slug)?.period.slug,
      colors,
    },
  };
}

import type { Soundtrack } from '@time-traveler/audio';
import type { Accent } from '@time-traveler/audio/accent';
import type { Game } from '@time-traveler/game-core';
import { siteAddress } from '../../site-address';

/** The eras whose instruments play a short sound with a choice; art/music renders it. */
export const slugsWithSound: readonly string[] = [
  'medieval',
  'renaissance',
  'industrial',
  'modern',
  'future',
];

/** Returns the address of the sound of a choice in an era, or null if the era has none. */
export function choiceSoundOf(slug: string): string | null {
  return slugsWithSound.includes(slug) ? siteAddress(`/audio/${slug}-choice.mp3`) : null;
}

/** What the sounds of choices are connected to. */
export interface ChoiceSoundParts {
  readonly soundtrack: Pick<Soundtrack, 'getSnapshot' | 'subscribe'>;
  readonly game: Pick<Game, 'getSnapshot' | 'subscribe'>;
  readonly accent: Accent;
  /** Runs something after the next frame, so that the press is answered first. */
  readonly afterPaint: (run: () => void) => void;
}

/**
 * Plays the era's sound with each choice while music can be heard. It is loaded with the era's theme, once that is
 * played. A choice that is undone or restored makes no sound.
 */
export function soundChoices({ soundtrack, game, accent, afterPaint }: ChoiceSoundParts): void {
  const follow = () => {
    if (soundtrack.getSnapshot().status === 'playing')
      accent.load(choiceSoundOf(game.getSnapshot().activeSlug));
  };
  soundtrack.subscribe(follow);
  game.subscribe((opened) => {
    if (opened?.by === 'choice') afterPaint(() => accent.play());
  });
  follow();
}

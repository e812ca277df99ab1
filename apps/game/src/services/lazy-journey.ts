import type { Game } from '@time-traveler/game-core';
import type { Device } from './journey/device';
import type { Change, JourneyController } from './journey/journey-controller';
import type { LazyModule } from './lazy-module';
import { leaveEarly } from './leave-early';
import { loadOnce } from './loading';
import type { StoryCache } from './story-cache';

/** What the lazy journey works with. */
export interface LazyJourneyOptions {
  readonly game: Pick<Game, 'dispatch' | 'getSnapshot' | 'subscribe'>;
  readonly stories: StoryCache;
  /** Default: the browser. */
  readonly device?: Device | undefined;
}

/** The journey of a running game. Its code loads after the first screen, or with the first press. */
export interface LazyJourney extends LazyModule<JourneyController> {
  /** Returns the eras that the visitor has closed, or undefined until the code has loaded. */
  readonly closedEras: () => readonly string[] | undefined;
  /** Keeps what was decided on the device if the page is left before the code has loaded. */
  readonly leave: () => void;
}

/** Creates the journey of a game that has just been created. Keeps each change for the code until that has loaded. */
export function createLazyJourney({ game, stories, device }: LazyJourneyOptions): LazyJourney {
  const first = game.getSnapshot();
  let changes: Change[] = [];
  let hasOpenedScene = false;
  let early = '';
  let controller: JourneyController | undefined;
  const load = loadOnce(async () => {
    const { browserDevice, createJourneyController } = await import('./journey');
    controller = createJourneyController({
      game,
      first,
      device: device ?? browserDevice(),
      stories,
      early,
    });
    for (const change of changes) controller.follow(change);
    changes = [];
    if (!hasOpenedScene) controller.catchUp();
    return controller;
  });
  game.subscribe((opened) => {
    const change = { state: game.getSnapshot(), opened };
    if (controller) controller.follow(change);
    else changes.push(change);
    hasOpenedScene ||= opened !== null;
    const { contextOpen, journalOpen } = change.state;
    if (opened || contextOpen || journalOpen) load().catch(() => {});
  });
  return {
    load,
    closedEras: () => controller?.closedEras(),
    leave() {
      if (hasOpenedScene && !controller) early = leaveEarly(changes, early);
    },
  };
}

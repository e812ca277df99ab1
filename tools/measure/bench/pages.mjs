// @ts-check
import path from 'node:path';
import { builtInEras } from '@time-traveler/game-core';
import { buildReactFloor, htmlFloor } from './floors.mjs';
import { startGame } from './processes.mjs';
import { serveFolder } from './static-server.mjs';
/** @import { BenchPage } from './types' */

/** The name of the page that the others are compared with. */
export const floor = 'HTML floor';

const floorEnding = 'every torch is still.';

/**
 * Builds the React floor, starts every server, and returns the pages: both floors, the game, and those of
 * the command line.
 * @param {readonly BenchPage[]} added their `url` may be a folder
 * @returns {Promise<{ pages: BenchPage[], close: () => Promise<void> }>}
 */
export async function openPages(added) {
  /** @type {(() => void | Promise<void>)[]} */
  const closers = [];
  const serve = async (/** @type {string} */ folder) => {
    const { url, close } = await serveFolder(path.resolve(folder));
    closers.push(close);
    return url;
  };
  const game = await startGame();
  closers.push(game.stop);
  const pages = [
    {
      name: floor,
      url: await serve(htmlFloor),
      choice: 'div button',
      expect: 4,
      endText: floorEnding,
    },
    {
      name: 'React floor',
      url: await serve(await buildReactFloor()),
      choice: 'ul button',
      expect: 4,
      endText: floorEnding,
      dialogOpener: 'Learn more',
    },
    {
      name: 'game',
      url: `${game.url}/`,
      choice: 'main ul button',
      expect: 4,
      endText: 'Aftermath:',
      dialogOpener: 'Learn more about this historical period',
      eras: builtInEras.map(({ period, scenario }) => ({
        name: period.name,
        title: scenario.title,
      })),
    },
    ...(await Promise.all(
      added.map(async (page) =>
        /^https?:/.test(page.url) ? page : { ...page, url: await serve(page.url) },
      ),
    )),
  ];
  return {
    pages,
    close: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
}

import { builtInPeriods } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { addressesOf, compileHosted, faultText, writtenStory } from '@time-traveler/eras';
import type { Logger } from 'pino';
import { UnusableAnswer } from '../scenes/check-answer';
import { siteFile } from '../site/load';
import { ErasUnreadableError, type HostedEra, hostedEra } from './hosted-eras';

/**
 * Reads the operator's eras from the folders in `folder`. An era with faults is left out, and the log names every fault
 * with its file and line. Rejects with {@link ErasUnreadableError} if there is no such folder.
 */
export async function loadHosted(folder: string, logger: Logger): Promise<readonly HostedEra[]> {
  const { eras, faults } = await compileHosted(folder, builtInPeriods).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ErasUnreadableError(`ERAS_DIR cannot be read (${reason}): name a folder of eras.`);
  });
  const leftOut = (slug: string, faultsOfIt: readonly string[]) =>
    logger.error({ era: slug, faults: faultsOfIt }, 'an era has faults and is left out');
  const slugs = new Set(faults.map(({ file }) => file.slice(0, file.indexOf('/'))));
  for (const slug of slugs) {
    const own = faults.filter(({ file }) => file.startsWith(`${slug}/`));
    leftOut(slug, own.map(faultText));
  }
  // Any slug that is not built in has the general story.
  const { tell: _, ...general } = await loadStory('');
  const hosted = eras.flatMap(({ content, media }): readonly HostedEra[] => {
    const { slug } = content.era.period;
    const files = new Map(
      addressesOf(slug, media).map(([address, { bytes }]) => [address, siteFile(address, bytes)]),
    );
    try {
      return [hostedEra({ content, story: writtenStory(content), files }, general)];
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      leftOut(slug, [`${slug}/era.md:1: ${error.message}`]);
      return [];
    }
  });
  if (hosted.length > 0) {
    logger.info({ eras: hosted.map(({ period }) => period.slug) }, 'eras of the operator');
  }
  return hosted;
}

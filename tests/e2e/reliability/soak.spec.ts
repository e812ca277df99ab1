import type { Page } from '@playwright/test';
import { long, longMinutes, report } from '../../support/how-long';
import { playThrough } from '../../support/play-through';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(1_200_000);

/** The memory of a page after a garbage collection. */
interface Memory {
  /** In bytes. */
  readonly heap: number;
  /** DOM nodes, those included that scripts still hold. */
  readonly nodes: number;
  readonly listeners: number;
}

async function measure(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

test('play at speed leaves heap, nodes and listeners flat', async ({ page, game }) => {
  await game.open();
  const round = async () => {
    const { problems } = await playThrough(page);
    expect(problems).toEqual([]);
    await game.learnMore.click();
    await expect(game.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(game.dialog).toHaveCount(0);
  };
  // Stories, pictures and tracks are kept once they are there.
  for (let turn = 0; turn < 5; turn += 1) await round();
  const before = await measure(page);
  const end = Date.now() + longMinutes * 60_000;
  let rounds = 0;
  while (long ? Date.now() < end : rounds < 4) {
    await round();
    rounds += 1;
  }
  const after = await measure(page);
  const megabytes = ({ heap }: Memory) => (heap / 1_000_000).toFixed(1);
  report(
    `${rounds * 5} eras played; heap ${megabytes(before)} → ${megabytes(after)} MB, nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`,
  );
  // A leak of one small scene a round would be far above these limits.
  expect(after.heap - before.heap).toBeLessThan(3_000_000);
  expect(after.nodes - before.nodes).toBeLessThan(400);
  expect(after.listeners - before.listeners).toBeLessThan(60);
});

import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { pnpmCommand } from '../../tools/pnpm-command.mjs';
import { browserLaunch } from '../browser-launch.mjs';
import { freePort } from './free-port';
import { start } from './running-command';

it('"dev" shows the game in its styles', async () => {
  const port = String(await freePort());
  const command = start([...pnpmCommand(), 'dev', '--port', port, '--strictPort'].join(' '), {});
  const browser = await chromium.launch(browserLaunch());
  try {
    await command.printed(/ready in/);
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}`);
    const card = page.getByRole('region', { name: 'Your Choices' }).getByRole('button').first();
    await card.waitFor({ timeout: 120_000 });
    const looks = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
    // A component's own style wins over the reset.
    await expect.poll(looks, { timeout: 60_000 }).not.toBe('rgba(0, 0, 0, 0)');
  } finally {
    await browser.close();
    await command.stop();
  }
});

import { expect, test } from '../support/test';

for (const [deviceScaleFactor, file] of [
  [1, '/images/medieval-640.avif'],
  [2, '/images/medieval-960.avif'],
  [3, '/images/medieval-960.avif'],
] as const) {
  test.describe(`a phone 390 px wide with ${deviceScaleFactor} pixels for each of CSS`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor });

    test('asks for one size of the first picture, the one that it shows', async ({
      game,
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/images\/medieval(?:-\d{3})?\.avif$/.test(pathname)) asked.push(pathname);
      });
      await game.open();
      await page.waitForLoadState('load');
      expect(asked).toEqual([file]);
    });
  });
}

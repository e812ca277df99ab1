import { expect } from '@playwright/test';
import { test } from './photograph';

test('title, picture and text of Eras hold together in every window', async ({ site, window }) => {
  await window.goto(
    `${site.url}iframe.html?id=foundations-eras--eras&viewMode=story&globals=a11y.manual:!true`,
  );
  await window.locator('.sheet-world').nth(4).waitFor();
  // A laptop, and wide and tall canvases: pictures of a sheet are taken at one size, and people read it at any.
  for (const [width, height] of [
    [1366, 768],
    [1620, 1140],
    [1366, 2000],
  ] as const) {
    await window.setViewportSize({ width, height });
    await window.evaluate(async () => {
      await document.fonts.ready;
    });
    const problems = await window.locator('.sheet-world article').evaluateAll((stories) =>
      stories.flatMap((story) => {
        const edgesOf = (selector: string) =>
          story.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const picture = edgesOf('figure > :first-child');
        const plate = edgesOf('div:has(> h2)');
        const text = edgesOf('div:not(:has(h2)) > p');
        const title = story.querySelector('h2')?.textContent;
        const beside = plate.left >= picture.right - 1;
        return [
          picture.height < 100 ? `${title}: no picture` : [],
          // The bracket around the picture's corner begins where the plate does.
          !beside && plate.top > picture.bottom + 1 ? `${title}: is apart from its picture` : [],
          plate.bottom > text.top ? `${title}: covers the text` : [],
          text.top - Math.max(plate.bottom, picture.bottom) > 100 ? `${title}: an empty band` : [],
        ].flat();
      }),
    );
    expect.soft(problems, `${width} × ${height}`).toEqual([]);
  }
});

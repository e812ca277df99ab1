import { eraNamed } from '../support/game-page';
import { generatedTexts, pictureAddress } from '@time-traveler/testing';
import { sceneParts } from '@time-traveler/game-core/contract';
import { goodReplies } from '../support/api';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const renaissance = eraNamed('renaissance');
const builtInTexts = medieval.choices.map(({ text }) => text);

test.describe('§4 generation', () => {
  test('on first load the built-in scenario, choices and context are shown at once @core', async ({
    game,
    api,
    page,
  }) => {
    const parts = Object.values(api.holdGeneration());
    await game.open();
    for (const part of parts) await expect.poll(() => part.calls.length).toBe(1);
    await expect(game.title(medieval.scenario.title)).toBeVisible();
    await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
    expect(await game.cardTexts()).toEqual(builtInTexts);
    await game.learnMore.click();
    await expect(game.dialog).toContainText(medieval.context.title);
    await page.keyboard.press('Escape');
  });

  test('the three requests run in parallel, and each answer is shown when it arrives @core', async ({
    game,
    api,
  }) => {
    const { image, choices, context } = api.holdGeneration();
    await game.open();
    for (const part of [image, choices, context])
      await expect.poll(() => part.calls.length).toBe(1);
    await choices.release(goodReplies.choices);
    await expect.poll(() => game.cardTexts()).toEqual(generatedTexts);
    expect(await game.shownPicture()).toBe(medieval.scenario.imageUrl);
    await image.release(goodReplies.image);
    await expect.poll(() => game.shownPicture()).toBe(pictureAddress);
    await context.release(goodReplies.context);
    await game.learnMore.click();
    await expect(game.dialog.getByRole('heading', { name: 'What the tally showed' })).toBeVisible();
  });

  test('on an era change the built-in content is shown in the same frame, the impact text is cleared, and generation is requested @core', async ({
    game,
    api,
    page,
  }) => {
    await game.open();
    await expect.poll(() => api.calls.length).toBe(4);
    await game.card(medieval.choices[0]?.text ?? '').click();
    await expect(game.impact).toContainText('You chose to');
    const parts = Object.values(api.holdGeneration());
    // Without a cross-fade the new scene must be shown as soon as the click is handled.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shown = await game.eraButton(renaissance).evaluate((button: HTMLElement) => {
      button.click();
      return new Promise<string>((resolve) => {
        requestAnimationFrame(() =>
          resolve(document.querySelector('article h2')?.textContent ?? ''),
        );
      });
    });
    expect(shown).toBe(renaissance.scenario.title);
    await expect(game.impact).toHaveText('Your choices have not yet altered history');
    expect(await game.cardTexts()).toEqual(renaissance.choices.map(({ text }) => text));
    for (const part of parts)
      await expect.poll(() => part.calls.map((call) => call.period)).toEqual(['renaissance']);
  });

  for (const failing of sceneParts) {
    test(`each part falls back independently on failure: ${failing} alone`, async ({
      game,
      api,
      kept,
      page,
    }) => {
      for (const part of sceneParts) api.answer(part, goodReplies[part]);
      api.answer(failing, { body: 'Out of order', status: 502 });
      await game.open();
      await expect.poll(kept).toHaveLength(1);
      const cards = failing === 'choices' ? builtInTexts : generatedTexts;
      await expect.poll(() => game.cardTexts()).toEqual(cards);
      const picture = failing === 'image' ? medieval.fallbackImageUrl : pictureAddress;
      await expect.poll(() => game.shownPicture()).toBe(picture);
      await game.learnMore.click();
      const text =
        failing === 'context' ? medieval.context.title : 'A notched stick was split in two';
      await expect(game.dialog).toContainText(text);
      if (failing === 'context')
        await expect(game.dialog).not.toContainText('A notched stick was split in two');
      await page.keyboard.press('Escape');
      expect(kept()).toEqual([
        `Generating the ${failing} of medieval failed, built-in content is kept: 502: Out of order`,
      ]);
    });
  }

  test('if only the image fails, the fallback of the modern era is the renaissance picture and that of the future an industrial one', async ({
    game,
    api,
    kept,
  }) => {
    await game.open();
    api.answer('image', { body: '', status: 500 });
    for (const [slug, picture] of [
      ['modern', eraNamed('renaissance').scenario.imageUrl],
      ['future', eraNamed('industrial').scenario.imageUrl],
    ] as const) {
      await game.enter(eraNamed(slug));
      await expect.poll(() => game.shownPicture()).toBe(picture);
      await expect.poll(() => kept().join()).toContain(`the image of ${slug} failed`);
    }
  });

  test('if the whole process fails, everything built in is used, its picture too @core', async ({
    game,
    api,
    kept,
  }) => {
    await game.open();
    api.failGeneration();
    const modern = eraNamed('modern');
    await game.enter(modern);
    await expect
      .poll(() => kept().filter((line) => line.includes('of modern failed')))
      .toHaveLength(3);
    await expect.poll(() => game.shownPicture()).toBe(modern.scenario.imageUrl);
    expect(await game.cardTexts()).toEqual(modern.choices.map(({ text }) => text));
    await expect(game.title(modern.scenario.title)).toBeVisible();
  });

  for (const signal of ['is aborted', 'is not aborted'] as const) {
    test(`a late answer after an era change is dropped if its request ${signal}`, async ({
      game,
      api,
      page,
    }) => {
      if (signal === 'is not aborted') {
        // Then only the rules can drop the late answer.
        await page.addInitScript(() => {
          const original = window.fetch;
          window.fetch = (input, { signal: _signal, ...init } = {}) => original(input, init);
        });
      }
      const held = api.holdGeneration();
      const parts = Object.values(held);
      await game.open();
      for (const part of parts) await expect.poll(() => part.calls.length).toBe(1);
      await game.enter(renaissance);
      for (const part of parts) await expect.poll(() => part.calls.length).toBe(2);
      const isLate = ({ period }: { period: string }) => period === 'medieval';
      for (const part of sceneParts) await held[part].release(goodReplies[part], isLate);
      // Leave enough time for a late answer to reach the screen, if it were accepted.
      await page.waitForTimeout(400);
      await expect.poll(() => game.shownPicture()).toBe(renaissance.scenario.imageUrl);
      expect(await game.cardTexts()).toEqual(renaissance.choices.map(({ text }) => text));
      await game.learnMore.click();
      await expect(game.dialog).toContainText(renaissance.context.title);
      await expect(game.dialog).not.toContainText('A notched stick was split in two');
    });
  }

  test('after a choice, late choices and a late picture are dropped, and a late context is used', async ({
    game,
    api,
    page,
  }) => {
    const held = api.holdGeneration();
    await game.open();
    await expect.poll(() => held.context.calls.length).toBe(1);
    const text = medieval.choices[1]?.text ?? '';
    await game.card(text).click();
    await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
    const followUps = await game.cardTexts();
    for (const part of sceneParts) await held[part].release(goodReplies[part]);
    await game.learnMore.click();
    await expect(game.dialog).toContainText('A notched stick was split in two');
    await page.keyboard.press('Escape');
    expect(await game.cardTexts()).toEqual(followUps);
    // The picture of the ending.
    await expect.poll(() => game.shownPicture()).toBe('/images/medieval-2.avif');
  });
});

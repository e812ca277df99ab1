import type { Reply } from '../support/api';
import { eraNamed } from '../support/game-page';
import {
  generatedChoices,
  generatedContext,
  generatedTexts,
  pictureAddress,
} from '@time-traveler/testing';
import { goodReplies } from '../support/api';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const builtInTexts = medieval.choices.map(({ text }) => text);

// These tests check content, so reduced motion avoids waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('§5 validation', () => {
  const badChoices: Record<string, Reply> = {
    'one item': { json: { choices: generatedChoices.slice(0, 1) } },
    'no items': { json: { choices: [] } },
    'no array': { json: { choices: 'Talk to the miller' } },
    'an object with a length': { json: { choices: { length: 2, 0: generatedChoices[0] } } },
    'another field': { json: { options: generatedChoices } },
    'an item without text': {
      json: { choices: [...generatedChoices, { text: ' ', description: 'x' }] },
    },
    'an item without description': { json: { choices: [...generatedChoices, { text: 'Run' }] } },
    'an item that is null': { json: { choices: [...generatedChoices, null] } },
    'a bare array': { json: generatedChoices },
    null: { json: null },
    'HTML instead of JSON': { body: '<!doctype html><p>Welcome</p>', contentType: 'text/html' },
    'JSON that breaks off': { body: '{"choices": [{"text": "Ta' },
    'an empty body': { body: '' },
    'no content': { body: '', status: 204 },
    'a broken connection': 'broken',
    'an empty error': { body: '', status: 500 },
    'a refusal': { json: { choices: generatedChoices }, status: 401 },
  };
  test('generated choices replace the built-in ones only if there is an array of at least 2 items @core', async ({
    game,
    api,
    kept,
  }) => {
    await game.open();
    for (const [what, reply] of Object.entries(badChoices)) {
      await test.step(what, async () => {
        const before = kept().length;
        api.answer('choices', reply);
        await game.eraButton(medieval).click();
        await expect.poll(kept).toHaveLength(before + 1);
        expect(await game.cardTexts()).toEqual(builtInTexts);
      });
    }
    api.answer('choices', goodReplies.choices);
    await game.eraButton(medieval).click();
    await expect.poll(() => game.cardTexts()).toEqual(generatedTexts);
  });

  test('generated context is used only if a context field is present', async ({
    game,
    api,
    kept,
    page,
  }) => {
    await game.open();
    const bad: Reply[] = [
      { json: {} },
      { json: { context: '' } },
      { json: { context: ' \n ' } },
      { json: { context: null } },
      { json: { context: 42 } },
      { json: { context: ['<p>x</p>'] } },
      { json: { content: generatedContext } },
      { json: generatedContext },
      { body: 'not JSON' },
      'broken',
    ];
    for (const [index, reply] of bad.entries()) {
      api.answer('context', reply);
      await game.eraButton(medieval).click();
      await expect.poll(kept).toHaveLength(index + 1);
    }
    await game.learnMore.click();
    await expect(game.dialog).toContainText(medieval.context.title);
    await expect(game.dialog).toContainText(/\w{200}|(\w+\W+){100}/);
    await page.keyboard.press('Escape');
  });

  test('a generated image is used only if an imageUrl field is present and leads to http, https or the same origin', async ({
    game,
    api,
    kept,
    page,
  }) => {
    let dialogs = 0;
    page.on('dialog', () => (dialogs += 1));
    await game.open();
    const bad: unknown[] = [
      {},
      { imageUrl: '' },
      { imageUrl: null },
      { imageUrl: 7 },
      { imageUrl: 'javascript:alert(1)' },
      { imageUrl: 'data:image/svg+xml,<svg/>' },
      { imageUrl: 'blob:http://localhost/1' },
      { imageUrl: 'file:///etc/passwd' },
      { url: pictureAddress },
      null,
    ];
    for (const [index, json] of bad.entries()) {
      api.answer('image', { json });
      await game.eraButton(medieval).click();
      await expect.poll(kept).toHaveLength(index + 1);
      await expect.poll(() => game.shownPicture()).toBe(medieval.fallbackImageUrl);
    }
    expect(dialogs).toBe(0);
    api.answer('image', goodReplies.image);
    await game.eraButton(medieval).click();
    await expect.poll(() => game.shownPicture()).toBe(pictureAddress);
  });

  test('there are no user-input forms', async ({ game, page }) => {
    await game.open();
    await game.learnMore.click();
    await expect(game.dialog).toBeVisible();
    expect(
      await page
        .locator('form, textarea, select, [contenteditable], input:not([type=range])')
        .count(),
    ).toBe(0);
  });
});

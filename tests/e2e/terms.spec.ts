import { builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { expect, test } from '../support/test';

test('a word is explained by a press, by a key and by a pointer that rests on it, and nothing shifts @core', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('marked-words', 'off'));
  await game.open();
  await game.settle();
  const text = game.story.locator('article p');
  const linesOf = () =>
    text.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const words = game.story.locator('[data-term]');
  await expect(words).toHaveCount(0);
  const unmarked = await linesOf();

  await test.step('The switch in the background marks them', async () => {
    await game.learnMore.click();
    await game.dialog.getByRole('button', { name: 'Mark these words in the texts' }).click();
    await page.keyboard.press('Escape');
    await expect(words.first()).toBeVisible();
    expect(await linesOf()).toEqual(unmarked);
  });

  const term = words.first();
  const name = (await term.textContent()) ?? '';
  const note = page.getByRole('dialog', { name: (await term.getAttribute('data-term')) ?? '' });
  await expect(game.story.getByRole('button', { name }).first()).toBeVisible();

  await test.step('A press', async () => {
    await term.click();
    await expect(note).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(term).toBeFocused();
  });
  await test.step('A key', async () => {
    await page.keyboard.press('Enter');
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
  });
  await test.step('A pointer', async () => {
    await page.mouse.move(5, 5);
    await term.hover();
    await expect(note).toBeVisible();
    await expect(term).toBeFocused();
    await page.mouse.move(5, 5);
    await expect(note).toHaveCount(0);
  });
  await test.step('The visitor may do without, and that is remembered', async () => {
    await term.click();
    await note.getByRole('button', { name: 'Do not mark words' }).click();
    await expect(words).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('marked-words'))).toBe('off');
  });
});

test('each era explains words of its scene, its background and its outcomes, and prints them', async ({
  game,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await game.open();
  for (const era of builtInEras) {
    const { slug } = era.period;
    const story = await loadStory(slug);
    const glossary = story?.glossary ?? [];
    expect.soft(glossary.length, slug).toBeGreaterThan(14);
    await game.enter(era);
    await expect(game.story.locator('[data-term]').first(), slug).toBeVisible();
    await game.learnMore.click();
    await expect(game.dialog.getByRole('region', { name: 'Background' })).toBeVisible();
    expect
      .soft(await game.dialog.locator('p [data-term], li [data-term]').count(), slug)
      .toBeGreaterThan(0);
    await expect
      .soft(game.dialog.getByRole('region', { name: story?.document?.title ?? 'no title' }))
      .toBeVisible();
    await page.keyboard.press('Escape');
    await game.card(era.choices[0]?.text ?? '').click();
    await expect(game.story).toContainText('Aftermath: ');
    await page.emulateMedia({ media: 'print' });
    const list = page.getByRole('region', { name: 'Words' });
    await expect.soft(list.getByRole('term'), slug).toHaveCount(glossary.length);
    await page.emulateMedia({ media: null });
  }
});

test('with a large page, a word of a phone is explained within the screen', async ({
  game,
  page,
}) => {
  // 400 % of a screen of 1280 by 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await game.open();
  const term = game.story.locator('[data-term]').first();
  await term.click();
  const note = page.getByRole('dialog', { name: (await term.getAttribute('data-term')) ?? '' });
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.mouse.click(2, 2);
  await expect(note).toHaveCount(0);
});

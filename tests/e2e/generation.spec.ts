import type { CallName, Reply } from '../support/api';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const renaissance = eraNamed('renaissance');

const generated = {
  choices: [
    { text: 'Talk to the miller', description: 'He grinds for both sides.' },
    { text: 'Hide the tally sticks', description: 'No sticks, no debt.' },
  ],
  context: '<h3>The generated background</h3><p>Written a moment ago.</p>',
  imageUrl: '/images/future.avif',
};
const generatedTexts = generated.choices.map(({ text }) => text);
const builtInTexts = medieval.choices.map(({ text }) => text);
const keptLine = /^Generating the (image|choices|context) of \w+ failed, built-in content is kept/;

const good: Record<Exclude<CallName, 'periods'>, Reply> = {
  image: { json: { imageUrl: generated.imageUrl } },
  choices: { json: { choices: generated.choices } },
  context: { json: { context: generated.context } },
};

test.describe('§4 generation', () => {
  test('on first load the built-in scenario, choices and context are shown at once', async ({
    game,
    api,
    page,
  }) => {
    const steps = [api.hold('image'), api.hold('choices'), api.hold('context')];
    await game.open();
    for (const step of steps) await expect.poll(() => step.calls.length).toBe(1);
    await expect(game.title(medieval.scenario.title)).toBeVisible();
    await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
    expect(await game.cardTexts()).toEqual(builtInTexts);
    await game.learnMore.click();
    await expect(game.dialog).toContainText(medieval.context.title);
    await page.keyboard.press('Escape');
  });

  test('the three steps run side by side, each shown when it arrives', async ({ game, api }) => {
    const [image, choices, context] = [api.hold('image'), api.hold('choices'), api.hold('context')];
    await game.open();
    for (const step of [image, choices, context])
      await expect.poll(() => step.calls.length).toBe(1);
    await choices.release(good.choices);
    await expect.poll(() => game.cardTexts()).toEqual(generatedTexts);
    expect(await game.shownPicture()).toBe(medieval.scenario.imageUrl);
    await image.release(good.image);
    await expect.poll(() => game.shownPicture()).toBe(generated.imageUrl);
    await context.release(good.context);
    await game.learnMore.click();
    await expect(
      game.dialog.getByRole('heading', { name: 'The generated background' }),
    ).toBeVisible();
  });

  test('on an era change the built-in content is shown in the same frame, the impact text is cleared, and generation is requested', async ({
    game,
    api,
    page,
  }) => {
    await game.open();
    await expect.poll(() => api.calls.length).toBe(4);
    await game.card(medieval.choices[0]?.text ?? '').click();
    await expect(game.impact).toContainText('You chose to');
    const steps = [api.hold('image'), api.hold('choices'), api.hold('context')];
    // Without a cross-fade the new scene must be there as soon as the click is over.
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
    for (const step of steps)
      await expect.poll(() => step.calls.map((call) => call.period)).toEqual(['renaissance']);
  });

  for (const failing of ['image', 'choices', 'context'] as const) {
    test(`each step falls back independently on failure: ${failing} alone`, async ({
      game,
      api,
      log,
      page,
    }) => {
      log.allow(keptLine);
      for (const step of ['image', 'choices', 'context'] as const) api.answer(step, good[step]);
      api.answer(failing, { body: 'Out of order', status: 502 });
      await game.open();
      await expect.poll(() => log.lines.filter((line) => keptLine.test(line))).toHaveLength(1);
      const cards = failing === 'choices' ? builtInTexts : generatedTexts;
      await expect.poll(() => game.cardTexts()).toEqual(cards);
      const picture = failing === 'image' ? medieval.fallbackImageUrl : generated.imageUrl;
      await expect.poll(() => game.shownPicture()).toBe(picture);
      await game.learnMore.click();
      const text = failing === 'context' ? medieval.context.title : 'Written a moment ago.';
      await expect(game.dialog).toContainText(text);
      if (failing === 'context')
        await expect(game.dialog).not.toContainText('Written a moment ago.');
      await page.keyboard.press('Escape');
      expect(log.lines.filter((line) => keptLine.test(line))).toEqual([
        `Generating the ${failing} of medieval failed, built-in content is kept: 502: Out of order`,
      ]);
    });
  }

  test('if only the image fails, the fallback of the modern era is the renaissance picture and that of the future an industrial one', async ({
    game,
    api,
    log,
  }) => {
    log.allow(keptLine);
    await game.open();
    api.answer('image', { body: '', status: 500 });
    for (const [slug, picture] of [
      ['modern', eraNamed('renaissance').scenario.imageUrl],
      ['future', eraNamed('industrial').scenario.imageUrl],
    ] as const) {
      await game.enter(eraNamed(slug));
      await expect.poll(() => game.shownPicture()).toBe(picture);
    }
  });

  test('if the whole process fails, everything built in is used, its picture too', async ({
    game,
    api,
    log,
  }) => {
    log.allow(keptLine);
    await game.open();
    api.failGeneration();
    const modern = eraNamed('modern');
    await game.enter(modern);
    await expect
      .poll(() => log.lines.filter((line) => line.includes('of modern failed')).length)
      .toBe(3);
    await expect.poll(() => game.shownPicture()).toBe(modern.scenario.imageUrl);
    expect(await game.cardTexts()).toEqual(modern.choices.map(({ text }) => text));
    await expect(game.title(modern.scenario.title)).toBeVisible();
  });

  for (const signal of ['ends', 'survives'] as const) {
    test(`a late answer after an era change is dropped, when its call ${signal}`, async ({
      game,
      api,
      page,
    }) => {
      if (signal === 'survives') {
        // Then only the rules stand between the answer and the screen.
        await page.addInitScript(() => {
          const original = window.fetch;
          window.fetch = (input, { signal: _signal, ...init } = {}) => original(input, init);
        });
      }
      const held = [api.hold('image'), api.hold('choices'), api.hold('context')];
      await game.open();
      for (const step of held) await expect.poll(() => step.calls.length).toBe(1);
      await game.enter(renaissance);
      for (const step of held) await expect.poll(() => step.calls.length).toBe(2);
      const isLate = ({ period }: { period: string }) => period === 'medieval';
      const late = [good.image, good.choices, good.context];
      for (const [index, step] of held.entries()) await step.release(late[index], isLate);
      // Time enough for a late answer to reach the screen, were it let through.
      await page.waitForTimeout(400);
      await expect.poll(() => game.shownPicture()).toBe(renaissance.scenario.imageUrl);
      expect(await game.cardTexts()).toEqual(renaissance.choices.map(({ text }) => text));
      await game.learnMore.click();
      await expect(game.dialog).toContainText(renaissance.context.title);
      await expect(game.dialog).not.toContainText('Written a moment ago.');
    });
  }

  test('late choices and a late picture after a choice are dropped, a late context is kept', async ({
    game,
    api,
    page,
  }) => {
    const held = {
      image: api.hold('image'),
      choices: api.hold('choices'),
      context: api.hold('context'),
    };
    await game.open();
    await expect.poll(() => held.context.calls.length).toBe(1);
    await game.card(medieval.choices[1]?.text ?? '').click();
    const followUps = await game.cardTexts();
    for (const step of ['image', 'choices', 'context'] as const)
      await held[step].release(good[step]);
    await game.learnMore.click();
    await expect(game.dialog).toContainText('Written a moment ago.');
    await page.keyboard.press('Escape');
    expect(await game.cardTexts()).toEqual(followUps);
    expect(await game.shownPicture()).toBe(medieval.scenario.imageUrl);
  });
});

test.describe('§5 validation', () => {
  const badChoices: Record<string, Reply> = {
    'one item': { json: { choices: generated.choices.slice(0, 1) } },
    'no items': { json: { choices: [] } },
    'no array': { json: { choices: 'Talk to the miller' } },
    'an object with a length': { json: { choices: { length: 2, 0: generated.choices[0] } } },
    'another field': { json: { options: generated.choices } },
    'an item without text': {
      json: { choices: [...generated.choices, { text: ' ', description: 'x' }] },
    },
    'an item without description': { json: { choices: [...generated.choices, { text: 'Run' }] } },
    'an item that is null': { json: { choices: [...generated.choices, null] } },
    'a bare array': { json: generated.choices },
    null: { json: null },
    'HTML instead of JSON': { body: '<!doctype html><p>Welcome</p>', contentType: 'text/html' },
    'JSON that breaks off': { body: '{"choices": [{"text": "Ta' },
    'an empty body': { body: '' },
    'no content': { body: '', status: 204 },
    'a broken connection': 'broken',
    'an empty error': { body: '', status: 500 },
    'a refusal': { json: { choices: generated.choices }, status: 401 },
  };
  test('generated choices replace the built-in ones only if there is an array of at least 2 items', async ({
    game,
    api,
    log,
  }) => {
    log.allow(keptLine);
    await game.open();
    for (const [what, reply] of Object.entries(badChoices)) {
      await test.step(what, async () => {
        const before = log.lines.filter((line) => keptLine.test(line)).length;
        api.answer('choices', reply);
        await game.eraButton(medieval).click();
        await expect
          .poll(() => log.lines.filter((line) => keptLine.test(line)).length)
          .toBe(before + 1);
        expect(await game.cardTexts()).toEqual(builtInTexts);
      });
    }
    api.answer('choices', good.choices);
    await game.eraButton(medieval).click();
    await expect.poll(() => game.cardTexts()).toEqual(generatedTexts);
  });

  test('generated context is used only if a context field is present', async ({
    game,
    api,
    log,
    page,
  }) => {
    log.allow(keptLine);
    await game.open();
    const bad: Reply[] = [
      { json: {} },
      { json: { context: '' } },
      { json: { context: ' \n ' } },
      { json: { context: null } },
      { json: { context: 42 } },
      { json: { context: ['<p>x</p>'] } },
      { json: { content: generated.context } },
      { json: generated.context },
      { body: 'not JSON' },
      'broken',
    ];
    for (const [index, reply] of bad.entries()) {
      api.answer('context', reply);
      await game.eraButton(medieval).click();
      await expect
        .poll(() => log.lines.filter((line) => keptLine.test(line)).length)
        .toBe(index + 1);
    }
    await game.learnMore.click();
    await expect(game.dialog).toContainText(medieval.context.title);
    await expect(game.dialog).toContainText(/\w{200}|(\w+\W+){100}/);
    await page.keyboard.press('Escape');
  });

  test('a generated image is used only if an imageUrl field is present and leads to http, https or the same origin', async ({
    game,
    api,
    log,
    page,
  }) => {
    log.allow(keptLine);
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
      { url: generated.imageUrl },
      null,
    ];
    for (const [index, json] of bad.entries()) {
      api.answer('image', { json });
      await game.eraButton(medieval).click();
      await expect
        .poll(() => log.lines.filter((line) => keptLine.test(line)).length)
        .toBe(index + 1);
      await expect.poll(() => game.shownPicture()).toBe(medieval.fallbackImageUrl);
    }
    expect(dialogs).toBe(0);
    api.answer('image', good.image);
    await game.eraButton(medieval).click();
    await expect.poll(() => game.shownPicture()).toBe(generated.imageUrl);
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

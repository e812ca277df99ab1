import { builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { type GamePage, eraNamed } from '../support/game-page';
import { wordsInSight } from '../support/reading';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const followUps = [
  'Share future knowledge',
  'Keep your timeline secret',
  'Document your observations',
  'Try a different approach',
];

// These tests check texts, so reduced motion avoids waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns how much wider the title on the plate is than its longest line, in CSS pixels. */
const spareOfTitle = (game: GamePage) =>
  game.story.getByRole('heading', { level: 2 }).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const lines = [...range.getClientRects()];
    const right = Math.max(...lines.map((line) => line.right));
    const left = Math.min(...lines.map((line) => line.left));
    return title.getBoundingClientRect().width - (right - left);
  });

test('at 390×844 and 1366×768 each built-in choice shows its own ending with its sources, its first paragraph without scrolling, and a plate that fits its title', async ({
  game,
  page,
}) => {
  test.slow();
  await game.open();
  for (const era of builtInEras) {
    const story = await loadStory(era.period.slug);
    await game.enter(era);
    for (const { text } of era.choices) {
      await game.resize([390, 844]);
      await game.card(text).click();
      const title = game.title(`Aftermath: ${text}`);
      await expect(title).toBeVisible();
      await game.settle();
      for (const [width, height] of [
        [390, 844],
        [1366, 768],
      ] as const) {
        const where = `${text} at ${width}×${height}`;
        await game.resize([width, height]);
        expect.soft((await wordsInSight(page)).missingFromFirst, where).toEqual([]);
        // The picture is smaller, to leave room for the text, but stays visible and is not a strip.
        const picture = game.picture(`Aftermath: ${text}`);
        await expect.soft(picture, where).toBeInViewport();
        const box = await picture.boundingBox();
        expect.soft(box?.height, where).toBeGreaterThan(100);
        expect.soft((box?.width ?? NaN) / (box?.height ?? NaN), where).toBeLessThan(3.15);
        await expect.soft.poll(() => spareOfTitle(game), where).toBeLessThanOrEqual(2);

        const ending = story?.endings.find(({ choice }) => choice === text);
        for (const paragraph of ending?.text.split('\n\n') ?? ['no ending'])
          await expect(game.story.getByText(paragraph, { exact: true })).toBeAttached();
        const note = page.getByRole('complementary', { name: 'What really happened' });
        await expect(note).toContainText(ending?.record.text ?? 'no note');
        await expect(note.getByRole('list', { name: 'Sources' }).getByRole('listitem')).toHaveText([
          ...(ending?.record.sources ?? []),
        ]);
        await expect(note.getByRole('link')).toHaveCount(0);
      }

      // Undoing a choice is faster than entering the era again.
      await game.button('Undo choice').click();
      await expect(game.title(era.scenario.title)).toBeVisible();
    }
  }
});

test('a second decision has its own text, a repeated one has another text, and the fourth ends the visit', async ({
  game,
}) => {
  await game.open();
  const story = await loadStory('medieval');
  const choose = async (text: string) => {
    await game.card(text).click();
    await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
    await expect(game.title(`Aftermath: ${text}`)).toBeFocused();
    return (await game.story.locator('article p').allInnerTexts()).join('\n');
  };
  const [keep = '', document = ''] = followUps.slice(1);
  await choose(medieval.choices[0]?.text ?? '');
  const first = await choose(keep);
  const second = await choose(keep);
  expect(second).not.toEqual(first);
  const closing = await choose(document);
  expect(closing).toContain(story?.followUps.document.closing.text.split('\n\n')[0]);
  const told = story.reckonings?.find(({ text }) =>
    closing.includes(text.split('\n\n')[0] ?? text),
  );
  await expect(
    game.story.getByRole('heading', { name: told?.name ?? 'no reckoning' }),
  ).toBeVisible();
  await expect(game.story.getByText(told?.why ?? 'no reason')).toBeVisible();
  expect(await game.cardTexts(), 'the follow-ups stay').toEqual(followUps);
  const after = await choose(document);
  expect(after).not.toEqual(closing);
});

test("a server's choice shows the ending sent with it, or the era's narrative if that ending is malformed @core", async ({
  game,
  api,
  page,
}) => {
  const record = { mark: 'disputed', text: 'Some say so. Others do not.', sources: ['A letter'] };
  api.answer('choices', {
    json: {
      origin: 'written',
      choices: [
        {
          text: 'Join them',
          description: '',
          outcome: 'First line.\n\n<b>Second</b> line.',
          record,
        },
        { text: 'Wait', description: '', outcome: 7, record: { mark: 'sure', text: 1 } },
      ],
    },
  });
  const story = await loadStory('medieval');
  await game.open();
  await game.card('Join them').click();
  await expect(game.story.getByText('<b>Second</b> line.', { exact: true })).toBeVisible();
  const note = page.getByRole('complementary', { name: 'What really happened' });
  await expect(note).toContainText('Disputed');
  await expect(note).toContainText('A letter');
  await game.enter(medieval);
  await game.card('Wait').click();
  await expect(note).toContainText(story?.outcomes.generic.record.text ?? 'no note');
});

test('text written by a model is marked as such and as unchecked', async ({ game, api, page }) => {
  api.answer('choices', {
    json: {
      origin: 'model',
      choices: [
        { text: 'Join them', description: '', outcome: 'They cheer.' },
        { text: 'Wait', description: '' },
      ],
    },
  });
  api.answer('context', {
    json: { origin: 'model', title: 'A model’s view', context: '<p>So.</p>' },
  });
  await game.open();
  const unchecked = /written by a language model and not checked/;
  await expect(game.card('Join them')).toBeVisible();
  await expect(game.choicePanel.getByText(unchecked)).toBeVisible();
  await game.learnMore.click();
  await expect(
    page.getByRole('dialog', { name: 'A model’s view' }).getByText(unchecked),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await game.card('Join them').click();
  await expect(game.story.getByText('They cheer.')).toBeVisible();
  const note = page.getByRole('complementary', { name: 'What really happened' });
  await expect(note).toContainText('This outcome is invented');
  await expect(note).toContainText('language model');
  await expect(game.choicePanel.getByText(unchecked)).toHaveCount(0);
});

test("if an era's story fails to load, a choice shows the generic outcome, and the next era's story still loads", async ({
  game,
  log,
  page,
}) => {
  const lines = log.allow(/^The story of medieval could not be loaded/);
  await page.route(/assets\/medieval-[\w-]+\.js/, (route) => {
    log.allowBrowserLine(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await game.open();
  const text = medieval.choices[0]?.text ?? '';
  await game.card(text).click();
  await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
  await expect(game.page.getByRole('complementary')).toHaveCount(0);
  expect(lines().length).toBeGreaterThan(0);
  const modern = eraNamed('modern');
  await game.enter(modern);
  await game.card(modern.choices[0]?.text ?? '').click();
  await expect(
    game.page.getByRole('complementary', { name: 'What really happened' }),
  ).toBeVisible();
});

import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const followUps = [
  'Share future knowledge',
  'Keep your timeline secret',
  'Document your observations',
  'Try a different approach',
];

test.describe('§4 choosing an option', () => {
  test('a choice changes the impact text, the title, the description and the choices @core', async ({
    game,
    api,
  }) => {
    await game.open();
    await expect.poll(() => api.calls.length).toBe(4);
    await expect(game.cards).toHaveCount(4);
    const text = medieval.choices[0]?.text ?? '';
    await game.card(text).click();
    await expect(game.impact).toHaveText(
      `You chose to ${text.toLowerCase()}. This decision has changed the course of history...`,
    );
    await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
    await expect(game.picture(`Aftermath: ${text}`)).toBeVisible();
    await expect(game.story).not.toContainText(medieval.scenario.description.slice(0, 60));
    expect(await game.cardTexts()).toEqual(followUps);
    expect(api.calls, 'these changes are local only, with no server call').toHaveLength(4);
  });

  test('the narrative is chosen by the first word: join; speak or talk; offer, test, explore, visit or attend; anything else', async ({
    game,
    api,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = {
      join: ['Join', 'JOIN'],
      speak: ['Speak', 'Talk', 'talk'],
      engage: ['Offer', 'Test', 'Explore', 'Visit', 'Attend'],
      generic: ['Joined', 'Joint', 'Walk', 'Untested', '42', '…'],
    };
    await game.open();
    await expect.poll(() => api.calls.length).toBe(4);
    const storiesByKind = new Map<string, Set<string>>();
    for (const [kind, list] of Object.entries(words)) {
      const stories = new Set<string>();
      for (const word of list) {
        const text = `${word} bread`;
        api.answer('choices', {
          json: {
            choices: [
              { text, description: '' },
              { text: 'Wait', description: '' },
            ],
          },
        });
        await game.eraButton(medieval).click();
        await game.card(text).click();
        await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
        const paragraphs = await game.story.locator('article p').allInnerTexts();
        // Without the choice's own text, all narratives of one kind are equal.
        stories.add(paragraphs.join('\n').replaceAll(new RegExp(text, 'gi'), '…'));
      }
      storiesByKind.set(kind, stories);
    }
    for (const [kind, stories] of storiesByKind) expect([...stories], kind).toHaveLength(1);
    expect(new Set([...storiesByKind.values()].flatMap((stories) => [...stories])).size).toBe(4);
  });

  test('after a follow-up the same rules apply again, with the same four follow-ups', async ({
    game,
  }) => {
    await game.open();
    await game.card(medieval.choices[3]?.text ?? '').click();
    for (const text of followUps) {
      await game.card(text).click();
      await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
      await expect(game.impact).toContainText(`You chose to ${text.toLowerCase()}.`);
      expect(await game.cardTexts()).toEqual(followUps);
    }
  });

  test('clicking the active era restarts it @core', async ({ game }) => {
    await game.open();
    await game.card(medieval.choices[0]?.text ?? '').click();
    await game.enter(medieval);
    await expect(game.impact).toHaveText('Your choices have not yet altered history');
    expect(await game.cardTexts()).toEqual(medieval.choices.map(({ text }) => text));
  });

  for (const by of ['pointer', 'keyboard'] as const) {
    test(`choices are never replaced between press and release (${by})`, async ({
      game,
      api,
      page,
    }) => {
      const held = api.hold('choices');
      await game.open();
      await expect.poll(() => held.calls.length).toBe(1);
      const pressed = game.card(medieval.choices[2]?.text ?? '');
      if (by === 'pointer') {
        await pressed.hover();
        await page.mouse.down();
      } else {
        await pressed.focus();
        await page.keyboard.down(' ');
      }
      const arrived = page.waitForResponse(
        (response) => response.request().postData()?.includes('"type":"choices"') ?? false,
      );
      await held.release({
        json: { choices: followUps.map((text) => ({ text: `New: ${text}`, description: '' })) },
      });
      await (await arrived).finished();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
      expect(await game.cardTexts()).toEqual(medieval.choices.map(({ text }) => text));
      if (by === 'pointer') await page.mouse.up();
      else await page.keyboard.up(' ');
      await expect(game.title(`Aftermath: ${medieval.choices[2]?.text}`)).toBeVisible();
    });
  }

  test('new choices keep the focus on the card in the same position', async ({ game, api }) => {
    const held = api.hold('choices');
    await game.open();
    await expect.poll(() => held.calls.length).toBe(1);
    await game.cards.nth(1).focus();
    await held.release({
      json: { choices: ['One', 'Two', 'Three'].map((text) => ({ text, description: '' })) },
    });
    await expect(game.card('Two')).toBeFocused();
  });

  test('if fewer new choices arrive, the last card gets the focus', async ({ game, api }) => {
    const held = api.hold('choices');
    await game.open();
    await expect.poll(() => held.calls.length).toBe(1);
    await game.cards.nth(3).focus();
    await held.release({
      json: { choices: ['One', 'Two'].map((text) => ({ text, description: '' })) },
    });
    await expect(game.card('Two')).toBeFocused();
  });
});

import { expect, it } from 'vitest';
import { type Finding, reportHtml } from '../visual/report-html';
import { manifestOf, read } from './files';

const pictures = ['expected', 'actual', 'difference'].map((name) => ({
  name,
  address: `visual-report/0-${name}.webp`,
}));

const findings: readonly Finding[] = [
  {
    title: 'Choices/A <card> / States',
    storyId: 'a--states',
    test: 'Choices/A <card> (old) / States in future matches its baseline',
    era: 'future',
    words: '9 pixels differ',
    pictures,
  },
  {
    title: 'Choices/A <card> / Hovered',
    storyId: 'a--hovered',
    era: 'future',
    words: '3 differ',
    pictures,
  },
  {
    title: 'Page/B / States',
    storyId: 'b--states',
    era: 'medieval',
    words: 'has no baseline',
    pictures: pictures.slice(1, 2),
  },
  { title: 'every baseline belongs to a story', words: 'One does not', pictures: [] },
];

const { packageManager } = manifestOf('.');

const page = reportHtml(findings, ['Another browser'], '../');

it('compares the baseline with the new screenshot by a slider, beside the difference', () => {
  for (const { address } of pictures) expect(page).toContain(`src="${address}"`);
  expect(page.match(/type="range"/g)).toHaveLength(2);
  expect(page).toContain('<figcaption>Difference</figcaption>');
});

it('lists what differs by era and component, each with a link to its story', () => {
  expect(page).toContain('>Future · 2157: Choices → A &lt;card></a> (2)');
  expect(page).toContain('>Medieval Era · 1242: Page → B</a> (1)');
  expect(page).toContain('>Other checks: every baseline belongs to a story</a> (1)');
  expect(page).toContain('href="../?path=/story/a--hovered&amp;globals=era:future"');
  expect(page).toContain('href="../?path=/story/b--states&amp;globals=era:medieval"');
});

it('can be filtered by each era and each component', () => {
  const values = [...page.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
  expect(values).toEqual([
    'Other checks',
    'medieval',
    'future',
    'Choices/A &lt;card>',
    'every baseline belongs to a story',
    'Page/B',
  ]);
});

it('has the command that accepts a difference beside it, with the pinned pnpm', () => {
  const commands = [...page.matchAll(/<code>([^<]+)<\/code> <button/g)].map(([, text]) => text);
  // No shell and no regular expression reads more than words in it.
  expect(commands).toEqual([
    `npx --yes ${packageManager} test:visual:update -g "Choices/A .card. .old. / States in future matches its baseline"`,
  ]);
});

it('has words from outside as text, and the notes', () => {
  expect(page).not.toContain('<card>');
  expect(page).toContain('9 pixels differ');
  expect(page).toContain('<aside>Another browser</aside>');
});

it('contains all differences: no number of failures ends the run', () => {
  expect(read('tests/visual/playwright.config.ts')).not.toContain('maxFailures');
});

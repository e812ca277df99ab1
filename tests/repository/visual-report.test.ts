import { expect, it } from 'vitest';
import { type Finding, reportHtml } from '../visual/report-html';
import { read } from './files';

const pictures = ['expected', 'actual', 'difference'].map((name) => ({
  name,
  address: `visual-report/0-${name}.webp`,
}));

const findings: readonly Finding[] = [
  {
    title: 'Choices/A <card> / States',
    storyId: 'a--states',
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
    words: 'has no baseline',
    pictures: pictures.slice(1, 2),
  },
  { title: 'every baseline belongs to a story', words: 'One does not', pictures: [] },
];

const page = reportHtml(findings, ['Another browser'], '../');

it('compares the baseline with the new screenshot by a slider, beside the difference', () => {
  for (const { address } of pictures) expect(page).toContain(`src="${address}"`);
  expect(page.match(/type="range"/g)).toHaveLength(2);
  expect(page).toContain('<figcaption>difference</figcaption>');
});

it('lists what differs by era and component, each with a link to its story', () => {
  expect(page).toContain('>future: Choices/A &lt;card></a> (2)');
  expect(page).toContain('>The first era: Page/B</a> (1)');
  expect(page).toContain('>Other checks: every baseline belongs to a story</a> (1)');
  expect(page).toContain('href="../?path=/story/a--hovered&amp;globals=era:future"');
  expect(page).toContain('href="../?path=/story/b--states"');
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => `id="${id}"`);
  expect(targets.filter((target) => !page.includes(target))).toEqual([]);
});

it('has words from outside as text, and the notes', () => {
  expect(page).not.toContain('<card>');
  expect(page).toContain('9 pixels differ');
  expect(page).toContain('<aside>Another browser</aside>');
});

it('contains all differences: no number of failures ends the run', () => {
  expect(read('tests/visual/playwright.config.ts')).not.toContain('maxFailures');
});

import { builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curatedEras } from '../curated';
import { stringsIn } from '../testing/strings-in';
import { plainWords, withoutLabels } from './plain-words';

describe("a model's plain text", () => {
  it.each([
    ['**Join** the _crowd_', 'Join the crowd'],
    ['***Join*** the __crowd__', 'Join the crowd'],
    ['## Join', 'Join'],
    ['> Join the `crowd`', 'Join the crowd'],
    ['[Join](https://a.example) them', 'Join them'],
    ['1. Join', 'Join'],
    ['2) Join', 'Join'],
    ['(b) Join', 'Join'],
    ['A) Join', 'Join'],
    ['Option C: Join', 'Join'],
    ['* Join', 'Join'],
    ['- **"Join"**', 'Join'],
    ['– Join', 'Join'],
    ['\\"Join\\"', 'Join'],
    ['Join &amp; wait, Zo&euml; &#8212; or &amp;lt;5', 'Join & wait, Zoë — or <5'],
    ['They cheer.\\n\\nThey sit.', 'They cheer.\n\nThey sit.'],
    ['They bring:\n- bread\n- salt', 'They bring:\nbread\nsalt'],
  ])('loses what would be shown raw: %j', (raw, plain) => {
    expect(plainWords(raw)).toBe(plain);
  });

  it.each([
    'A Knight waits',
    'A. Dürer paints',
    'I. Newton writes',
    '1242 is the year',
    '1. ',
    '2.5 marks, or 3 * 4 * 5 pence',
    '12 Angry Men',
    'Option C',
    '“Wait,” she says. “Go.”',
    '"Yes" or "no"',
    "'Tis the king's",
    'AT&T & R&D; x < y > z',
    'file_name_here and f(x)',
    'I <3 you; 5>3, 2<4',
    'Ring -- and ring again ---',
    'Zoë’s ’tis ‘no’ half~way',
    'Well-to-do — and half - half',
    '— Wait!',
    '#1 of 7, § 3 [sic]',
    'The year 1066) and (a clerk) said',
    'Choice of kings: none',
  ])('keeps what is meant: %j', (text) => {
    expect(plainWords(text)).toBe(text.trim());
  });

  it('keeps every prepared text of the game', async () => {
    const stories = await Promise.all(builtInEras.map(({ period }) => loadStory(period.slug)));
    for (const text of stringsIn([
      builtInEras.map(({ scenario }) => scenario),
      curatedEras,
      stories,
    ])) {
      if (!text.includes('<')) expect(plainWords(text)).toBe(text.trim());
    }
  });

  it('changes no more if it is read again', () => {
    const signs = fc.constantFrom(...'*_#>`\\n"\'“”&;()[]1A. -amplt</~\n'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => {
        expect(plainWords(plainWords(text))).toBe(plainWords(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('labels of choices', () => {
  it.each([
    [['A. Join', 'B. Wait', 'C. Go']],
    [['a: Join', 'b: Wait', 'c: Go']],
    [['I. Join', 'II. Wait', 'III. Go']],
    [['1: "Join"', '2: "Wait"', '3: **Go**']],
    [['[1] Join', '[2] Wait', '[3] Go']],
  ])('are left out: %j', (texts) => {
    expect(withoutLabels(texts)).toEqual(['Join', 'Wait', 'Go']);
  });

  it.each([
    [['A. Dürer paints', 'B. Castiglione writes', 'Wait']],
    [['A Knight waits', 'B']],
    [['I. Newton writes']],
    [['C. Join', 'D. Wait']],
  ])('are none in %j', (texts) => {
    expect(withoutLabels(texts)).toEqual(texts);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChoices, parseContext, parseImage, parsePeriods } from './generated';
import { garbage, periodsArbitrary } from './testing/arbitraries';
import { bronzeAge } from './testing/fixtures';

const bodies: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'text',
  true,
  [],
  [[]],
  {},
  { data: {} },
  { error: 'Busy' },
];

describe.each([
  ['image', parseImage],
  ['choices', parseChoices],
  ['context', parseContext],
  ['periods', parsePeriods],
])('bodies of the wrong kind (SPEC §5): %s', (_, parse) => {
  it.each(bodies.map((body) => [body]))('refuses %j and says why', (body) => {
    const parsed = parse(body);
    expect(parsed).toEqual({ ok: false, reason: expect.stringMatching(/\w/) });
  });

  it('refuses or accepts anything whatsoever without throwing', () => {
    fc.assert(
      fc.property(garbage, (body) => {
        expect(typeof parse(body).ok).toBe('boolean');
      }),
    );
  });

  it('refuses data that throws when it is read', () => {
    const hostile = new Proxy(
      {},
      {
        get() {
          throw new Error('No');
        },
        has: () => true,
      },
    );
    expect(parse(hostile).ok).toBe(false);
  });
});

describe('generated images (SPEC §5)', () => {
  it('accepts an address on the web or the same origin', () => {
    expect(parseImage({ imageUrl: '/a.png', model: 'x' })).toEqual({ ok: true, value: '/a.png' });
  });

  it.each([[''], [' '], [7], [null], [['/a.png']], ['javascript:alert(1)'], ['data:image/png,']])(
    'refuses %j',
    (imageUrl) => {
      expect(parseImage({ imageUrl }).ok).toBe(false);
    },
  );
});

describe('generated choices (SPEC §5, §9)', () => {
  const good = { text: 'Wait', description: 'And see.' };

  it.each([2, 3, 4, 50])('accepts an array of %i', (count) => {
    const choices = Array.from({ length: count }, (_, index) => ({
      ...good,
      text: `Wait ${index}`,
    }));
    expect(parseChoices({ choices })).toEqual({ ok: true, value: choices });
  });

  it.each([0, 1])('refuses an array of %i', (count) => {
    expect(parseChoices({ choices: Array.from({ length: count }, () => good) }).ok).toBe(false);
  });

  it('accepts an empty description and trims the text', () => {
    const parsed = parseChoices({ choices: [{ text: ' Wait\n', description: '' }, good] });
    expect(parsed).toEqual({ ok: true, value: [{ text: 'Wait', description: '' }, good] });
  });

  it.each([
    [null],
    ['Wait'],
    [{}],
    [{ text: 'Wait' }],
    [{ description: 'x' }],
    [{ text: '', description: 'x' }],
    [{ text: ' \n', description: 'x' }],
    [{ text: 3, description: 'x' }],
    [{ text: 'Wait', description: null }],
    [['Wait', 'x']],
  ])('refuses the whole array for one item like %j', (item) => {
    expect(parseChoices({ choices: [good, good, item] }).ok).toBe(false);
  });

  it.each([['Wait, run'], [{ 0: good, 1: good, length: 2 }], [null]])(
    'refuses %j in the place of the array',
    (choices) => {
      expect(parseChoices({ choices }).ok).toBe(false);
    },
  );

  it('accepts exactly the arrays of at least two items with a text and a description', () => {
    const item = fc.oneof(
      { weight: 4, arbitrary: fc.record({ text: fc.string(), description: fc.string() }) },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
    const isItem = (value: unknown) =>
      typeof value === 'object' &&
      value !== null &&
      'text' in value &&
      'description' in value &&
      typeof value.text === 'string' &&
      value.text.trim() !== '' &&
      typeof value.description === 'string';
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (choices) => {
        expect(parseChoices({ choices }).ok).toBe(choices.length >= 2 && choices.every(isItem));
      }),
    );
  });
});

describe('generated context (SPEC §5)', () => {
  it('gives the HTML untouched', () => {
    const context = ' <p onclick="x()">Hello</p>\n';
    expect(parseContext({ context })).toEqual({ ok: true, value: context });
  });

  it.each([[''], [' \n '], [null], [5], [{ html: '<p></p>' }]])('refuses %j', (context) => {
    expect(parseContext({ context }).ok).toBe(false);
  });
});

describe('the list of periods (SPEC §3, §7)', () => {
  it('accepts every list of well-formed periods as it is', () => {
    fc.assert(
      fc.property(periodsArbitrary, (periods) => {
        const parsed = parsePeriods(JSON.parse(JSON.stringify(periods)));
        expect(parsed.ok && parsed.value.map(({ slug }) => slug)).toEqual(
          periods.map(({ slug }) => slug),
        );
      }),
    );
  });

  it('leaves out fields it does not know and fills in a missing colour, icon and music', () => {
    const { color: _color, icon: _icon, musicUrl: _musicUrl, ...rest } = bronzeAge;
    expect(parsePeriods([{ ...rest, createdAt: 'today' }])).toEqual({
      ok: true,
      value: [{ ...rest, color: '', icon: '', musicUrl: '' }],
    });
  });

  it.each([
    [{ id: 1.5 }],
    [{ id: '1' }],
    [{ id: Number.MAX_SAFE_INTEGER + 1 }],
    [{ name: '' }],
    [{ name: ' ' }],
    [{ slug: '' }],
    [{ slug: 'Bronze' }],
    [{ slug: 'bronze age' }],
    [{ slug: 'bronze/../age' }],
    [{ slug: '-bronze' }],
    [{ slug: 'bronze--age' }],
    [{ slug: 'bronze\n' }],
    [{ slug: 'brönze' }],
    [{ startYear: '1' }],
    [{ startYear: Number.NaN }],
    [{ endYear: Number.POSITIVE_INFINITY }],
    [{ endYear: null }],
    [{ description: undefined }],
    [{ color: 3 }],
    [{ icon: {} }],
    [{ musicUrl: false }],
  ])('counts a list with one malformed period as no data: %j', (flaw) => {
    const other = { ...bronzeAge, id: 78, slug: 'iron-age' };
    expect(parsePeriods([other, bronzeAge]).ok).toBe(true);
    expect(parsePeriods([other, { ...bronzeAge, ...flaw }]).ok).toBe(false);
  });

  it('counts a list that repeats an id or a slug as no data', () => {
    expect(parsePeriods([bronzeAge, { ...bronzeAge, slug: 'iron-age' }]).ok).toBe(false);
    expect(parsePeriods([bronzeAge, { ...bronzeAge, id: 78 }]).ok).toBe(false);
  });

  it('turns a negative zero, which JSON cannot write, into zero', () => {
    const parsed = parsePeriods(
      JSON.parse('[{"id":-0,"name":"a","slug":"a","startYear":-0,"endYear":-0,"description":""}]'),
    );
    const [period] = parsed.ok ? parsed.value : [];
    expect([period?.id, period?.startYear, period?.endYear]).toEqual([0, 0, 0]);
  });
});

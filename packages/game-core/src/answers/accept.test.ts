import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { garbage, periodsArbitrary } from '../testing/arbitraries';
import { bronzeAge } from '../testing/fixtures';
import { acceptAnswer, acceptPart, acceptPeriods } from './accept';

const acceptImage = (data: unknown) => acceptAnswer('image', data);
const acceptChoices = (data: unknown) => acceptAnswer('choices', data);
const acceptContext = (data: unknown) => acceptAnswer('context', data);

const answers: readonly unknown[] = [
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
  ['image', acceptImage],
  ['choices', acceptChoices],
  ['context', acceptContext],
  ['periods', acceptPeriods],
])('answers of the wrong type (SPEC §5): %s', (_, accept) => {
  it.each(answers.map((answer) => [answer]))('refuses %j and says why', (answer) => {
    const accepted = accept(answer);
    expect(accepted).toEqual({ ok: false, reason: expect.stringMatching(/\w/) });
  });

  it('accepts or refuses any value without throwing', () => {
    fc.assert(
      fc.property(garbage, (answer) => {
        expect(typeof accept(answer).ok).toBe('boolean');
      }),
    );
  });
});

describe('an answer together with its part', () => {
  it('is accepted as the answer alone would be, and says which part it is for', () => {
    expect(acceptPart('image', { imageUrl: '/a.png', model: 'x' })).toEqual({
      ok: true,
      value: { part: 'image', answer: { imageUrl: '/a.png' } },
    });
  });

  it('is refused for the same reason as the answer alone', () => {
    const refused = acceptPart('choices', { choices: [] });
    expect(refused).toEqual(acceptChoices({ choices: [] }));
    expect(refused).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/choices/) as string,
    });
  });
});

describe('generated images (SPEC §5)', () => {
  it('accepts an address on the web or the same origin', () => {
    expect(acceptImage({ imageUrl: '/a.png', model: 'x' })).toEqual({
      ok: true,
      value: { imageUrl: '/a.png' },
    });
  });

  it.each([[''], [' '], [7], [null], [['/a.png']], ['javascript:alert(1)'], ['data:image/png,']])(
    'refuses %j',
    (imageUrl) => {
      expect(acceptImage({ imageUrl }).ok).toBe(false);
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
    expect(acceptChoices({ choices })).toEqual({ ok: true, value: { choices, origin: 'written' } });
  });

  it.each([0, 1])('refuses an array of %i', (count) => {
    expect(acceptChoices({ choices: Array.from({ length: count }, () => good) }).ok).toBe(false);
  });

  it('accepts an empty description and trims the text', () => {
    const accepted = acceptChoices({ choices: [{ text: ' Wait\n', description: '' }, good] });
    expect(accepted).toEqual({
      ok: true,
      value: { choices: [{ text: 'Wait', description: '' }, good], origin: 'written' },
    });
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
    expect(acceptChoices({ choices: [good, good, item] }).ok).toBe(false);
  });

  it.each([['Wait, run'], [{ 0: good, 1: good, length: 2 }], [null]])(
    'refuses %j instead of the array',
    (choices) => {
      expect(acceptChoices({ choices }).ok).toBe(false);
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
        expect(acceptChoices({ choices }).ok).toBe(choices.length >= 2 && choices.every(isItem));
      }),
    );
  });
});

describe('generated context (SPEC §5)', () => {
  it('returns the HTML unchanged', () => {
    const context = ' <p onclick="x()">Hello</p>\n';
    expect(acceptContext({ context })).toEqual({ ok: true, value: { context, origin: 'written' } });
  });

  it.each([[''], [' \n '], [null], [5], [{ html: '<p></p>' }]])('refuses %j', (context) => {
    expect(acceptContext({ context }).ok).toBe(false);
  });
});

describe('the list of periods (SPEC §3, §7)', () => {
  it('accepts every list of well-formed periods unchanged', () => {
    fc.assert(
      fc.property(periodsArbitrary, (periods) => {
        const accepted = acceptPeriods(JSON.parse(JSON.stringify(periods)));
        expect(accepted.ok && accepted.value.map(({ slug }) => slug)).toEqual(
          periods.map(({ slug }) => slug),
        );
      }),
    );
  });

  it('leaves out fields it does not know and uses an empty colour, icon and music', () => {
    const { color: _color, icon: _icon, musicUrl: _musicUrl, ...rest } = bronzeAge;
    expect(acceptPeriods([{ ...rest, createdAt: 'today' }])).toEqual({
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
  ])('refuses a list with one malformed period: %j', (flaw) => {
    const other = { ...bronzeAge, id: 78, slug: 'iron-age' };
    expect(acceptPeriods([other, bronzeAge]).ok).toBe(true);
    expect(acceptPeriods([other, { ...bronzeAge, ...flaw }]).ok).toBe(false);
  });

  it('refuses a list in which an id or a slug occurs twice', () => {
    expect(acceptPeriods([bronzeAge, { ...bronzeAge, slug: 'iron-age' }]).ok).toBe(false);
    expect(acceptPeriods([bronzeAge, { ...bronzeAge, id: 78 }]).ok).toBe(false);
  });

  it('turns a negative zero, which JSON cannot write, into zero', () => {
    const accepted = acceptPeriods(
      JSON.parse('[{"id":-0,"name":"a","slug":"a","startYear":-0,"endYear":-0,"description":""}]'),
    );
    const [period] = accepted.ok ? accepted.value : [];
    expect([period?.id, period?.startYear, period?.endYear]).toEqual([0, 0, 0]);
  });
});

describe('the reason for a refusal', () => {
  const good = { text: 'Wait', description: 'And see.' };
  const long = (length: number) => 'x'.repeat(length);
  const twice = (change: object) => [
    bronzeAge,
    { ...bronzeAge, id: 78, slug: 'iron-age', ...change },
  ];

  it.each([
    [acceptImage({ imageUrl: long(4_001) }), 'The address is too long (at imageUrl)'],
    [
      acceptImage({ imageUrl: 'javascript:alert(1)' }),
      'The address does not resolve to http, https or the same origin (at imageUrl)',
    ],
    [
      acceptChoices({ choices: [good, { ...good, description: long(10_001) }] }),
      'The description is too long (at choices.1.description)',
    ],
    [acceptChoices({ choices: [good] }), 'Fewer than two choices (at choices)'],
    [
      acceptChoices({ choices: Array.from({ length: 101 }, () => good) }),
      'Too many choices (at choices)',
    ],
    [acceptContext({ context: long(200_001) }), 'The context is too long (at context)'],
    [acceptContext({ context: ' ' }), 'The context is empty (at context)'],
    [acceptPeriods([]), 'The list is empty'],
    [
      acceptPeriods(
        Array.from({ length: 201 }, (_, id) => ({ ...bronzeAge, id, slug: `age-${id}` })),
      ),
      'Too many periods',
    ],
    [acceptPeriods(twice({ name: long(1_001) })), 'The name is too long (at 1.name)'],
    [
      acceptPeriods(twice({ description: long(10_001) })),
      'The description is too long (at 1.description)',
    ],
    [acceptPeriods(twice({ id: bronzeAge.id })), 'Two periods share an id'],
    [acceptPeriods(twice({ slug: bronzeAge.slug })), 'Two periods share a slug'],
  ])('says to the log what is wrong and where: %j', (refused, reason) => {
    expect(refused).toEqual({ ok: false, reason });
  });
});

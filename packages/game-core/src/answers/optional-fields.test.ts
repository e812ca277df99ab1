import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { garbage } from '../testing/arbitraries';
import { acceptAnswer } from './accept';

const imageUrl = 'https://pictures.example/scene.jpg';

function fieldsOf(accepted: { readonly ok: boolean; readonly value?: unknown }) {
  expect(accepted.ok).toBe(true);
  return accepted.value;
}

const image = (fields: object) =>
  fieldsOf(acceptAnswer('image', { imageUrl, ...fields })) as {
    description?: string;
    credit?: { photographer: string; pageUrl: string };
  };

describe("a picture's credit", () => {
  const pageUrl = 'https://www.pexels.com/photo/a-castle-5/';
  const credit = { photographer: 'Ann Ashe', pageUrl };

  it('is a name and a link; other fields are left out', () => {
    const sent = { ...credit, photographerUrl: 'x', source: 'Pexels' };
    expect(image({ credit: sent }).credit).toEqual(credit);
  });

  it.each([['Zoë 王'], ['عَلِيّ'], ['A'.repeat(100)], ['  Ann \n']])('may name %j', (photographer) => {
    expect(image({ credit: { ...credit, photographer } }).credit?.photographer).toBe(
      photographer.trim(),
    );
  });

  it.each([
    ['https://example.com'],
    ['https://example.com:8443/a?b=c#d'],
    [`https://example.com/${'a'.repeat(480)}`],
  ])('may link to %j', (url) => {
    expect(image({ credit: { ...credit, pageUrl: url } }).credit?.pageUrl).toBe(url);
  });

  it.each([
    [undefined],
    [null],
    ['Ann Ashe'],
    [[]],
    [{}],
    [{ photographer: 'Ann Ashe' }],
    [{ pageUrl }],
    [{ ...credit, photographer: '' }],
    [{ ...credit, photographer: ' \n' }],
    [{ ...credit, photographer: 7 }],
    [{ ...credit, photographer: 'A'.repeat(101) }],
    [{ ...credit, photographer: 'Ann\u0000Ashe' }],
    [{ ...credit, photographer: 'Ann\nAshe' }],
    [{ ...credit, pageUrl: '' }],
    [{ ...credit, pageUrl: null }],
    [{ ...credit, pageUrl: 'http://www.pexels.com/' }],
    [{ ...credit, pageUrl: '//www.pexels.com/' }],
    [{ ...credit, pageUrl: '/photo/5' }],
    [{ ...credit, pageUrl: 'javascript:alert(1)' }],
    [{ ...credit, pageUrl: 'https:javascript' }],
    [{ ...credit, pageUrl: 'javascript:https://www.pexels.com/' }],
    [{ ...credit, pageUrl: 'https:///nowhere' }],
    [{ ...credit, pageUrl: 'https://www.pexels.com@evil.example/' }],
    [{ ...credit, pageUrl: 'https://www.pexels.com\\@evil.example/' }],
    [{ ...credit, pageUrl: 'https://example.com/a b' }],
    [{ ...credit, pageUrl: `https://example.com/${'a'.repeat(500)}` }],
  ])('is ignored if it is %j', (malformed) => {
    expect(image({ credit: malformed })).toEqual({ imageUrl });
  });
});

describe("a picture's description", () => {
  const description = 'A steward holds out a writ before a closed castle gate.';

  it.each([[description], ['門前の村人たち'], ['1 < 2 & 3'], ['A'.repeat(500)]])(
    'may be %j',
    (text) => {
      expect(image({ description: text }).description).toBe(text);
    },
  );

  it('is trimmed', () => {
    expect(image({ description: ` \n${description}\t` }).description).toBe(description);
  });

  it.each([
    [undefined],
    [null],
    [''],
    [' \n'],
    [7],
    [true],
    [[description]],
    [{ text: description }],
    ['A'.repeat(501)],
    ['A\u0000gate'],
    ['A gate\nand a wall'],
  ])('is ignored if it is %j', (malformed) => {
    expect(image({ description: malformed })).toEqual({ imageUrl });
  });

  it('is a short line of text or missing, whatever is sent', () => {
    const hostile = fc.oneof(garbage, fc.string({ unit: 'binary', maxLength: 600 }));
    fc.assert(
      fc.property(hostile, (value) => {
        const { description: accepted, ...rest } = image({ description: value });
        expect(rest).toEqual({ imageUrl });
        if (accepted === undefined) return;
        expect(accepted).toBe(String(value).trim());
        expect(accepted).toMatch(/^\P{Cc}{1,500}$/u);
      }),
    );
  });
});

describe("a choice's ending and note", () => {
  const good = { text: 'Wait', description: 'And see.' };
  const record = { mark: 'documented', text: 'They waited.', sources: ['A chronicle'] };
  const first = (fields: object) => {
    const choices = [{ ...good, ...fields }, good];
    const accepted = acceptAnswer('choices', { choices });
    return accepted.ok ? accepted.value.choices[0] : null;
  };

  it('are kept, trimmed', () => {
    const outcome = ' They wait.\n\nIt rains. ';
    expect(first({ outcome, record })).toEqual({ ...good, outcome: outcome.trim(), record });
    expect(first({ record: { ...record, text: ' They waited. ' } })).toEqual({ ...good, record });
    expect(first({ outcome: 'x'.repeat(4_000) })?.outcome).toHaveLength(4_000);
    const longest = { ...record, text: 'x'.repeat(2_000), sources: ['x'.repeat(400)] };
    expect(first({ record: longest })?.record).toEqual(longest);
    const many = { ...record, sources: Array.from({ length: 12 }, () => 'A chronicle') };
    expect(first({ record: many })?.record).toEqual(many);
    expect(first({ record: { ...record, sources: [] } })?.record?.sources).toEqual([]);
  });

  it.each([[null], [''], [' \n'], [7], [['They wait.']], ['x'.repeat(4_001)]])(
    'are ignored: the ending %j',
    (outcome) => {
      expect(first({ outcome, record })).toEqual({ ...good, record });
    },
  );

  it.each([
    [null],
    ['They waited.'],
    [{ ...record, mark: 'certain' }],
    [{ ...record, text: ' ' }],
    [{ ...record, text: 'x'.repeat(2_001) }],
    [{ ...record, sources: 'A chronicle' }],
    [{ ...record, sources: [''] }],
    [{ ...record, sources: ['x'.repeat(401)] }],
    [{ ...record, sources: Array.from({ length: 13 }, () => 'A chronicle') }],
  ])('are ignored: the note %j', (malformed) => {
    expect(first({ outcome: 'It rains.', record: malformed })).toEqual({
      ...good,
      outcome: 'It rains.',
    });
  });
});

describe('what a choice leaves behind', () => {
  const good = { text: 'Wait', description: 'And see.' };
  const first = (fields: object) => {
    const accepted = acceptAnswer('choices', { choices: [{ ...good, ...fields }, good] });
    return accepted.ok ? accepted.value.choices[0] : null;
  };

  it.each([[['helped']], [['harmed', 'silent']], [['public', 'gone', 'helped']], [['gone']]])(
    'may be %j',
    (consequences) => {
      const sent = { memory: 'You waited.', answer: 'Nobody came.', consequences };
      expect(first(sent)).toEqual({ ...good, ...sent });
    },
  );

  it.each([
    [null],
    ['helped'],
    [[]],
    [['famous']],
    [['helped', 'helped']],
    [['helped', 'harmed']],
    [['gone', 'public', 'silent']],
    [['helped', 'public', 'gone', 'helped']],
    [[7]],
  ])('is ignored if it is %j', (consequences) => {
    expect(first({ memory: ' You waited. ', consequences })).toEqual({
      ...good,
      memory: 'You waited.',
    });
  });

  it.each([[null], [''], [' '], [7], [['You waited.']], ['x'.repeat(1_001)]])(
    'has no memory or answer that is %j',
    (words) => {
      expect(first({ memory: words, answer: words })).toEqual(good);
    },
  );
});

describe("a background's title and an answer's origin", () => {
  const context = '<p>More about it.</p>';

  it('are kept', () => {
    const answer = { context, title: 'A village', origin: 'model' };
    expect(fieldsOf(acceptAnswer('context', answer))).toEqual(answer);
    expect(fieldsOf(acceptAnswer('context', { context, title: 'x'.repeat(200) }))).toHaveProperty(
      'title',
      'x'.repeat(200),
    );
  });

  it.each([[undefined], [null], [' '], [7], ['x'.repeat(201)]])(
    'are ignored: the title %j',
    (title) => {
      expect(fieldsOf(acceptAnswer('context', { context, title }))).toEqual({
        context,
        origin: 'written',
      });
    },
  );

  it.each([[undefined], [null], ['machine'], [7]])(
    'count as written if the origin is %j',
    (origin) => {
      const choices = [
        { text: 'Wait', description: '' },
        { text: 'Go', description: '' },
      ];
      for (const accepted of [
        acceptAnswer('context', { context, origin }),
        acceptAnswer('choices', { choices, origin }),
      ]) {
        expect(fieldsOf(accepted)).toHaveProperty('origin', 'written');
      }
    },
  );
});

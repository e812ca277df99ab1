import { describe, expect, it } from 'vitest';
import { byModel } from '../testing/stand-ins';
import { UnusableAnswer } from './check-answer';
import { readModelAnswer } from './model-answer';

const choices = [
  { text: 'Join the barons', description: 'It costs a mark.', outcome: 'A bell rings.\n\nDusk.' },
  { text: 'Speak with Maud', description: 'She may tell.', outcome: 'Rain falls.' },
];
const json = JSON.stringify({ choices });
const answer = byModel({ choices });

/** Returns the first choice of an answer in which it has these fields. */
function firstWith(
  fields: Partial<Record<'text' | 'description' | 'outcome' | 'memory' | 'consequences', unknown>>,
): unknown {
  const [first, second] = choices;
  const content = JSON.stringify({ choices: [{ ...first, ...fields }, second] });
  const read = readModelAnswer('choices', content);
  return 'choices' in read ? read.choices[0] : undefined;
}

describe('JSON in a text of JSON is read:', () => {
  it.each([
    ['the list of choices', { choices: JSON.stringify(choices) }],
    ['each choice', { choices: choices.map((choice) => JSON.stringify(choice)) }],
    ['the whole answer', { answer: json }],
    ['the whole answer in a fence', { answer: `\`\`\`json\n${json}\n\`\`\`` }],
    ['the arguments of a tool call', { name: 'answer', arguments: json }],
    [
      'the arguments in a list of tool calls',
      [{ id: 'call_1', type: 'function', function: { name: 'answer', arguments: json } }],
    ],
    ['JSON in JSON in JSON', { answer: JSON.stringify({ answer: json }) }],
  ])('%s', (_kind, content) => {
    expect(readModelAnswer('choices', JSON.stringify(content))).toEqual(answer);
  });

  it('but never shown', () => {
    const html = `<p>${'The king waits. '.repeat(9)}</p>`;
    const content = JSON.stringify({ context: JSON.stringify({ context: html }) });
    expect(readModelAnswer('context', content)).toEqual(byModel({ context: html }));
  });
});

describe('of several answers', () => {
  const shape = '{"choices":[{"text":"…","description":"…","outcome":"…"}]}';

  it('the first usable one is read', () => {
    expect(readModelAnswer('choices', `As you said: ${shape}\n${json}`)).toEqual(answer);
    expect(readModelAnswer('choices', `${json}\n${shape}`)).toEqual(answer);
  });

  it('the first says what is wrong if none can be used', () => {
    const foreign = json.replaceAll('Maud', 'Мауд');
    expect(() => readModelAnswer('choices', foreign + shape)).toThrow('another script');
  });

  it('a list of something else is not taken for the choices', () => {
    const [first] = choices;
    const content = JSON.stringify({ choices: [first, first], tags: ['Go on', 'Wait here'] });
    expect(() => readModelAnswer('choices', content)).toThrow('the same text');
  });
});

describe('a model answer', () => {
  it.each([
    ['the ends of messages', `<|im_start|>${json}<|im_end|>`],
    ['the end of a text', json.replace('Join the barons', 'Join the barons<|eot_id|>')],
    ["the vendor's own signs", json.replace('barons', 'barons<｜end▁of▁sentence｜>')],
    ['a raw NUL', json.replace('Join', 'Join\u0000')],
  ])('is used without the control signs of models: %s', (_kind, content) => {
    expect(readModelAnswer('choices', content)).toEqual(answer);
  });

  it('is refused and not read for ever, however deep it is', () => {
    for (const deep of ['{"a":', '[', '{"a":"', "{'a':[", '{a:"']) {
      const startedAt = performance.now();
      const content = deep.repeat(12_000) + '1';
      expect(() => readModelAnswer('choices', content)).toThrow(UnusableAnswer);
      const closed = `${'['.repeat(9000)}${json}${']'.repeat(9000)}`;
      expect(() => readModelAnswer('choices', closed)).toThrow(UnusableAnswer);
      expect(performance.now() - startedAt).toBeLessThan(3000);
    }
  });
});

describe('the text of a choice', () => {
  it.each([
    ['<b>Join</b> the barons', 'Join the barons'],
    ['<span class="verb">Join</span> the <em>barons</em>', 'Join the barons'],
    ['~~Join~~ the barons', 'Join the barons'],
    ['Ask the king`s man', "Ask the king's man"],
    ['Jo\u200bin the bar\u00adons\u200f', 'Join the barons'],
    ['Join\u{e0041}\u{e0042} the barons', 'Join the barons'],
    ['\u202eJoin\u202c the barons', 'Join the barons'],
    ['Join the 👩\u200d🌾 now', 'Join the 👩\u200d🌾 now'],
    ['Pay if 3 < 5 & 7 > 6', 'Pay if 3 < 5 & 7 > 6'],
  ])('is plain: %j', (text, plain) => {
    expect(firstWith({ text })).toMatchObject({ text: plain });
  });
});

describe('the ending of a choice', () => {
  it.each([
    ['<p>A bell rings.</p><p>Dusk.</p>'],
    ['A bell rings.<br><br>Dusk.'],
    ['A <strong>bell</strong> rings.\n\nDusk.'],
    ['A bell rings.\n\n---\n\nDusk.'],
    ['A bell rings.\n\n* * *\n\nDusk.'],
    [['A bell rings.', 'Dusk.']],
  ])('keeps its paragraphs: %j', (outcome) => {
    expect(firstWith({ outcome })).toMatchObject({ outcome: 'A bell rings.\n\nDusk.' });
  });
});

describe('a background', () => {
  const long = 'The king waits and the barons refuse. '.repeat(4).trim();
  const htmlOf = (context: unknown) => {
    const read = readModelAnswer('context', JSON.stringify({ context }));
    return 'context' in read ? read.context.replace(/\n/g, '') : '';
  };

  it.each([
    [
      'Markdown',
      `## The tax\n\n${long}\n\n- bread\n- salt`,
      `<h2>The tax</h2><p>${long}</p><ul><li>bread</li><li>salt</li></ul>`,
    ],
    ['paragraphs', `${long}\n\n${long}`, `<p>${long}</p><p>${long}</p>`],
    ['a fence', `\`\`\`html\n<p>${long}</p>\n\`\`\``, `<p>${long}</p>`],
    [
      'Markdown in HTML',
      `<p>*Magna* __Carta__, [here](https://a.example/). ${long}</p>`,
      `<p><em>Magna</em> <strong>Carta</strong>, <a href="https://a.example/" rel="noopener noreferrer nofollow">here</a>. ${long}</p>`,
    ],
    ['HTML that was escaped twice', `&amp;lt;p&amp;gt;${long}&amp;lt;/p&amp;gt;`, `<p>${long}</p>`],
    [
      'signs that nobody sees',
      `<p>\u202e&#8238;${long.replace('king', 'ki\u200bng').replace(' waits', '\u0000waits')}</p>`,
      `<p>${long}</p>`,
    ],
    [
      'its own quotes',
      `<p>"No," he says & it's 3 < 5. ${long}</p>`,
      `<p>"No," he says &amp; it's 3 &lt; 5. ${long}</p>`,
    ],
  ])('is clean HTML from %s', (_kind, context, html) => {
    expect(htmlOf(context)).toBe(html);
  });

  it('is one text from a list of sections', () => {
    const section = { heading: '**The tax**', text: long };
    expect(htmlOf([section, section])).toBe(`<h3>The tax</h3><p>${long}</p>`.repeat(2));
  });

  it.each([[[{ a: long }]], [{ causes: long }], [[[7]]], [7]])(
    'is never the name of a type: %j',
    (context) => {
      expect(() => htmlOf(context)).toThrow(UnusableAnswer);
    },
  );
});

describe('what a choice leaves behind', () => {
  const consequences = ['helped', 'public'];

  it('is read from a list, or from words with commas between them', () => {
    for (const given of [consequences, ['Helped', ' PUBLIC '], 'helped, public']) {
      expect(firstWith({ memory: ' You rang **it**. ', consequences: given })).toMatchObject({
        memory: 'You rang it.',
        consequences,
        outcome: 'A bell rings.\n\nDusk.',
      });
    }
  });

  it('is left out if it is malformed, and the choice stays', () => {
    for (const fields of [
      { consequences: ['helped', 'harmed'] },
      { consequences: ['silent', 'public'] },
      { consequences: ['famous'] },
      { consequences: [] },
      { memory: '' },
      { memory: 7 },
      { memory: 'x'.repeat(401) },
    ]) {
      expect(firstWith(fields), JSON.stringify(fields)).toEqual(choices[0]);
    }
  });

  it('is never read as an ending, and an ending by that name still is one', () => {
    expect(firstWith({ outcome: undefined, consequences })).toEqual({
      text: 'Join the barons',
      description: 'It costs a mark.',
      consequences,
    });
    expect(firstWith({ outcome: undefined, consequences: 'A bell rings.' })).toMatchObject({
      outcome: 'A bell rings.',
    });
  });
});

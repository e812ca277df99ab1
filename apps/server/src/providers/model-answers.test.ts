import { completion, goodContext, sendJson } from '@time-traveler/testing/stand-ins';
import { eraOf } from '@time-traveler/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameRequest } from '../scenes/part-request';
import { byModel, startStandIn } from '../testing/stand-ins';
import { createDeepSeek } from './deepseek';

type Choice = Readonly<Record<'text' | 'description' | 'outcome', string>>;

/** Starts a model that writes a given text, and returns a function that asks it once. */
async function startModel() {
  let content: unknown = '';
  let finishReason = 'stop';
  const standIn = await startStandIn((response) =>
    sendJson(response, completion(content as string, finishReason)),
  );
  const options = { apiKey: null, baseUrl: standIn.url, model: 'any', timeoutMs: 5000 };
  return async (part: 'choices' | 'context', written: unknown, reason = 'stop') => {
    content = written;
    finishReason = reason;
    const before = standIn.received.length;
    const provider = createDeepSeek(options);
    const made = provider.generate(gameRequest(eraOf('medieval'), part), AbortSignal.timeout(5000));
    const [answer] = await made.catch((error: unknown) => [error]);
    return { answer, calls: standIn.received.length - before };
  };
}

const wanted: readonly Choice[] = [
  {
    text: 'Join the barons',
    description: "It is the king's hall.",
    outcome: 'They wait.\n\nDusk.',
  },
  { text: 'Speak with “Maud”', description: 'She says "no" [sic].', outcome: 'È così.\n\nRain.' },
  { text: 'Offer 3 coins', description: 'It costs 1/2 mark; {all} of it.', outcome: 'Silence.' },
];
const plainly = wanted.map((choice, index) => ({
  text: choice.text.replace(/[“”]/g, ''),
  description: `It costs ${index} marks.`,
  outcome: `A bell rings.\n\nDay ${index} ends.`,
}));
const saysBell = plainly.map((choice) => ({
  ...choice,
  outcome: choice.outcome.replace('bell', '"bell"'),
}));
const bare = plainly.map(({ text, description }) => ({ text, description }));
const json = JSON.stringify({ choices: wanted });
const plainJson = JSON.stringify({ choices: plainly });
const numbered = (mark: (index: number) => string) =>
  JSON.stringify({
    choices: plainly.map((choice, index) => ({ ...choice, text: mark(index) + choice.text })),
  });
const renamed = (name: string) =>
  JSON.stringify({ choices: plainly.map(({ text, ...rest }) => ({ [name]: text, ...rest })) });
const wrappedTexts = (wrap: (text: string) => string) =>
  JSON.stringify({
    choices: plainly.map(({ text, description, outcome }) => ({
      text: wrap(text),
      description: wrap(description),
      outcome,
    })),
  });

// Each answer stands for its kind.
const answers: readonly (readonly [kind: string, content: unknown, choices: readonly object[]])[] =
  [
    ['JSON as the prompt asks', json, wanted],
    ['a fence', `\`\`\`json\n${json}\n\`\`\``, wanted],
    ['a fence with CRLF', `\`\`\`json\r\n${json}\r\n\`\`\`\r\n`, wanted],
    ['a fence with capital JSON', `\`\`\`JSON\n${json}\n\`\`\``, wanted],
    ['a fence that never ends', `\`\`\`json\n${json}`, wanted],
    ['a sentence before', `Here are your [three] choices:\n\n${json}`, wanted],
    ['a sentence after', `${json}\n\nDo you like them (or {not})?`, wanted],
    ['sentences and a fence', `Sure!\n\`\`\`json\n${json}\n\`\`\`\nEnjoy [1].`, wanted],
    ['thoughts first', `<think>\nPerhaps {"choices":[{"text":"No"}]}?\n</think>\n${json}`, wanted],
    ['thoughts whose beginning is missing', `Let me think.\n</think>\n\n${json}`, wanted],
    ['trailing commas', plainJson.replace(/([}\]])/g, ',$1'), plainly],
    ['missing commas', plainJson.replace(/\},\{/g, '}\n{'), plainly],
    ['a byte order mark', `\ufeff${json}`, wanted],
    ['single quotes', plainJson.replace(/"/g, "'"), plainly],
    ['curly quotes', plainJson.replace(/"([^"]*)"/g, '“$1”'), plainly],
    ['names without quotes', plainJson.replace(/"(\w+)":/g, '$1:'), plainly],
    ['raw line breaks in texts', plainJson.replace(/\\n/g, '\n'), plainly],
    ['quotes that are not escaped', plainJson.replace(/bell/g, '"bell"'), saysBell],
    ['escaped JSON', JSON.stringify(json), wanted],
    ['comments', `{ // four\n ${json.slice(1)}`, wanted],
    ['a cut in the third choice', json.slice(0, -40), wanted.slice(0, 2)],
    ['a cut after the third choice', json.slice(0, -2), wanted],
    ['no last brace', json.slice(0, -1), wanted],
    ['the array alone', JSON.stringify(wanted), wanted],
    ['choices nested in data', `{"data":${json}}`, wanted],
    ['choices nested deeper', `{"notes":["a","b"],"result":{"answer":${json}}}`, wanted],
    ['the key options', JSON.stringify({ options: wanted }), wanted],
    ['the key Choices', JSON.stringify({ Choices: wanted }), wanted],
    ['the text under choice', renamed('choice'), plainly],
    ['the text under title', renamed('title'), plainly],
    [
      'choices as texts',
      JSON.stringify({ choices: plainly.map(({ text }) => text) }),
      plainly.map(({ text }) => ({ text, description: '' })),
    ],
    [
      'choices as texts with descriptions',
      JSON.stringify(bare.map(({ text, description }) => `**${text}**: ${description}`)),
      bare,
    ],
    [
      'choices by number',
      JSON.stringify({
        choices: Object.fromEntries(wanted.map((choice, index) => [index + 1, choice])),
      }),
      wanted,
    ],
    [
      'choices by name and number',
      JSON.stringify(
        Object.fromEntries(wanted.map((choice, index) => [`choice_${index + 1}`, choice])),
      ),
      wanted,
    ],
    [
      'content as parts',
      [
        { type: 'text', text: json.slice(0, 50) },
        { type: 'text', text: json.slice(50) },
      ],
      wanted,
    ],
    ['numbers', numbered((index) => `${index + 1}. `), plainly],
    ['numbers in brackets', numbered((index) => `(${index + 1}) `), plainly],
    ['letters', numbered((index) => `${'ABC'.charAt(index)}) `), plainly],
    ['letters with a full stop', numbered((index) => `${'ABC'.charAt(index)}. `), plainly],
    ['Roman numbers', numbered((index) => `${'I'.repeat(index + 1)}. `), plainly],
    ['the word Choice', numbered((index) => `Choice ${index + 1}: `), plainly],
    ['bold numbers', numbered((index) => `**${index + 1}.** `), plainly],
    ['bullets', wrappedTexts((text) => `• ${text}`), plainly],
    ['hyphens', wrappedTexts((text) => `- ${text}`), plainly],
    ['quotes round the texts', wrappedTexts((text) => `"${text}"`), plainly],
    ['curly quotes round the texts', wrappedTexts((text) => `“${text}”`), plainly],
    ['bold texts', wrappedTexts((text) => `**${text}**`), plainly],
    ['italic texts', wrappedTexts((text) => `_${text}_`), plainly],
    ['one italic word', wrappedTexts((text) => text.replace(/\w+$|\w+(?=\.$)/, '*$&*')), plainly],
    ['headings', wrappedTexts((text) => `## ${text}`), plainly],
    ['list items in Markdown', wrappedTexts((text) => `* ${text}`), plainly],
    [
      'entities',
      wrappedTexts((text) => text.replace(/t/g, '&#116;').replace(/ /g, '&#x20;')),
      plainly,
    ],
    ['entities of entities', wrappedTexts((text) => `&amp;quot;${text}&amp;quot;`), plainly],
    ['line breaks as two characters', plainJson.replace(/\\n/g, '\\\\n'), plainly],
  ];

describe('choices that a model clearly means are used after one call, from', () => {
  it.each(answers)('%s', async (_kind, content, choices) => {
    const ask = await startModel();
    expect(await ask('choices', content)).toEqual({ answer: byModel({ choices }), calls: 1 });
  });
});

const word = fc.constantFrom(
  ...[
    'the',
    'A',
    'Knight',
    'king’s',
    "men's",
    '1242',
    'I.',
    'Sforza,',
    'è',
    'Dürer',
    'ñandú',
    'æsir',
  ],
  ...[
    'half-burnt',
    '3.5',
    'marks;',
    'No.',
    '7',
    '(or',
    'less)',
    '–',
    'AT&T',
    'c.',
    'R&D',
    '50%',
    '#1',
    'a_b',
  ],
);
const quoted = fc.constantFrom('“Wait”', '"Wait"', '‘Wait’', '[sic]', '{sic}', 'C:');
const sentence = (words: fc.Arbitrary<string>) =>
  fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => `Go ${parts.join(' ')} now`);
const choicesOf = (words: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.record({
        text: sentence(words),
        description: sentence(words),
        outcome: fc
          .array(sentence(words), { minLength: 1, maxLength: 3 })
          .map((all) => all.join('\n\n')),
      }),
      { minLength: 2, maxLength: 4 },
    )
    .map((choices) =>
      choices.map((choice, index) => ({ ...choice, text: `${choice.text} ${index}` })),
    );

const shapes: readonly ((choices: readonly Choice[]) => unknown)[] = [
  (choices) => ({ choices }),
  (choices) => choices,
  (choices) => ({ options: choices }),
  (choices) => ({ data: { choices } }),
  (choices) => ({ data: [{ choices }] }),
  (choices) => ({
    choices: Object.fromEntries(choices.map((choice, index) => [index + 1, choice])),
  }),
  (choices) => ({ choices: choices.map(({ text, ...rest }) => ({ choice: text, ...rest })) }),
  (choices) => ({ choices: choices.map(({ text, ...rest }) => ({ title: text, ...rest })) }),
  (choices) => ({
    choices: choices.map((choice, index) => ({ ...choice, text: `${index + 1}. ${choice.text}` })),
  }),
  (choices) => ({
    choices: choices.map((choice, index) => ({
      ...choice,
      text: `${'ABCD'.charAt(index)}. ${choice.text}`,
    })),
  }),
  (choices) => ({
    choices: choices.map((choice) => ({ ...choice, description: `* **${choice.description}**` })),
  }),
];
const spellings: readonly ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, null, 2),
  (value) => JSON.stringify(value, null, 2).replace(/(?<=["}\]])\n\s*(?=[}\]])/g, ',$&'),
  (value) => JSON.stringify(value).replace(/\\n/g, '\n'),
];
const otherQuotes: typeof spellings = [
  (value) => JSON.stringify(value).replace(/'/g, "\\'").replace(/"/g, "'"),
  (value) => JSON.stringify(value).replace(/"([^"]*)"/g, '“$1”'),
];
const wrappings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\ufeff${text}`,
  (text) => `\r\n\r\n${text}\r\n`,
  (text) => `\`\`\`json\r\n${text}\r\n\`\`\``,
  (text) => `\`\`\`JSON\n${text}\n\`\`\``,
  (text) => `\`\`\`\n${text}\n\`\`\``,
  (text) => `Here they are [as asked]:\n${text}`,
  (text) => `${text}\nI hope they fit {well}.`,
  (text) => `<think>One {"choices":[]}, or [two]?</think>${text}`,
];

describe('any choices', () => {
  it.each([
    ['with quotes in their texts', fc.oneof(word, quoted), spellings],
    ['in other quotes', word, otherQuotes],
  ])(
    '%s come out the same after one call, however they are wrapped',
    async (_kind, words, ways) => {
      const ask = await startModel();
      await fc.assert(
        fc.asyncProperty(
          choicesOf(words),
          fc.constantFrom(...shapes),
          fc.constantFrom(...ways),
          fc.array(fc.constantFrom(...wrappings), { maxLength: 2 }),
          async (choices, shape, spell, wraps) => {
            const content = wraps.reduce((text, wrap) => wrap(text), spell(shape(choices)));
            expect(await ask('choices', content), content).toEqual({
              answer: byModel({ choices }),
              calls: 1,
            });
          },
        ),
        { numRuns: 150 },
      );
    },
  );

  it('that are whole before a cut are used if there are two', async () => {
    const ask = await startModel();
    await fc.assert(
      fc.asyncProperty(choicesOf(fc.oneof(word, quoted)), fc.nat(), async (choices, at) => {
        const whole = JSON.stringify({ choices });
        const ends = choices.map(
          (_, index) => JSON.stringify({ choices: choices.slice(0, index + 1) }).length - 2,
        );
        const [, second = 0] = ends;
        const cut = second + (at % (whole.length - second));
        const kept = choices.slice(0, ends.filter((end) => end <= cut).length);
        const { answer, calls } = await ask('choices', whole.slice(0, cut), 'length');
        expect({ answer, calls }, whole.slice(0, cut)).toEqual({
          answer: byModel({ choices: kept }),
          calls: 1,
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('a background that a model clearly means is used after one call, from', () => {
  const { context } = goodContext(1) as { context: string };
  const answer = { title: 'A tax too far', context };
  const whole = JSON.stringify(answer);

  it.each([
    ['a fence', `\`\`\`JSON\r\n${whole}\r\n\`\`\``],
    ['a sentence before', `Here you are:\n${whole}`],
    ['raw line breaks', `{"title":"A tax too far",\n"context":"${context.trim()}\n"}`],
    ['an array', `[${whole}]`],
    ['data', `{"data":${whole}}`],
    ['the key content', JSON.stringify({ title: answer.title, content: context })],
    ['paragraphs in a list', JSON.stringify({ title: answer.title, context: [context] })],
    ['line breaks as two characters', whole.replace('</p>', '</p>\\\\n')],
    ['escaped HTML', whole.replace('<p>', '&lt;p&gt;').replace('</p>', '&lt;/p&gt;')],
    ['a title with Markdown', JSON.stringify({ title: '## **A tax too far**', context })],
  ])('%s', async (_kind, content) => {
    const ask = await startModel();
    expect(await ask('context', content)).toEqual({ answer: byModel(answer), calls: 1 });
  });
});

describe('a background with Markdown', () => {
  it('has its bold words in HTML', async () => {
    const ask = await startModel();
    const text = 'the barons met and refused. '.repeat(4);
    const { answer } = await ask(
      'context',
      JSON.stringify({ context: `<p>**1242**: ${text}</p>` }),
    );
    expect(answer).toEqual(byModel({ context: `<p><strong>1242</strong>: ${text}</p>` }));
  });
});

describe('English', () => {
  const choices = (text: string) => ({ choices: [{ ...plainly[0], outcome: text }, plainly[1]] });

  it.each([
    ['a sentence in Chinese', 'He waits. 他没有回答。'],
    ['a Cyrillic letter that looks like a Latin one', 'You Jоin them.'],
    ['a Greek word', 'You hear λόγος.'],
    ['full-width letters', 'You Ｊｏｉｎ them.'],
    ['mathematical letters', 'You 𝐉𝐨𝐢𝐧 them.'],
    ['a Chinese full stop', 'You join them。'],
    ['Arabic digits', 'It is ١٢٤٢.'],
    ['an Arabic word', 'You hear سلام.'],
  ])('is asked for once more after %s, and then refused', async (_kind, text) => {
    const ask = await startModel();
    const { answer, calls } = await ask('choices', JSON.stringify(choices(text)));
    expect(answer).toMatchObject({
      failure: 'unusable',
      message: expect.stringContaining('another script') as string,
    });
    expect(calls).toBe(2);
    const background = JSON.stringify({ context: `<p>${'The king waits. '.repeat(9)}${text}</p>` });
    expect((await ask('context', background)).calls).toBe(2);
  });

  it.each([
    'Caterina Sforza says è, ü, ñ, æ, ø, ß, ł, ő and Þór.',
    '“Wait” – ‘no’ — «oui»… 3 × ½ £5 §7 20 °C 5 µm № 4 ☞ 🙂 →',
    'Hawaiʻi, oʼclock, naïve, Æthelred, façade, e\u0301lan.',
  ])('has accents, signs and typographic punctuation: %s', async (text) => {
    const ask = await startModel();
    expect(await ask('choices', JSON.stringify(choices(text)))).toEqual({
      answer: byModel(choices(text)),
      calls: 1,
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInEras } from '../eras';
import { closingQuestion } from './closing-question';

describe('the question that a scene ends with', () => {
  it.each([
    ['medieval', '“Does it say,” she asks, “that they may take the cow?”'],
    ['renaissance', '“Will it run, yes or no?”'],
    ['industrial', '“What did you see?”'],
    ['modern', '“You sending something?”'],
    ['future', '“Ice or sea?”'],
  ])('is found in the built-in scene of %s', (slug, question) => {
    const era = builtInEras.find(({ period }) => period.slug === slug);
    expect(closingQuestion(era?.scenario.description ?? '')).toBe(question);
  });

  it.each([
    ['The rain stops. What now?', 'What now?'],
    ['The rain stops.\n\nWhat now?\n', 'What now?'],
    ['“Well?” she asks. “Say it!”', '“Well?” she asks.'],
    ['Is it he? Is it I? The bell rings.', 'Is it I?'],
    ['They wait... Will Mr. Venn pay Dr. Hall?', 'Will Mr. Venn pay Dr. Hall?'],
    ['"Go!" he says. "Will you?"', '"Will you?"'],
    ['He has 3.5 pounds. Is that 1.5 too many?', 'Is that 1.5 too many?'],
    ['Élise waits. Où va-t-elle ?', 'Où va-t-elle ?'],
    ['雨が止む。行きますか？', '雨が止む。行きますか？'],
  ])('of %j is %j', (text, question) => {
    expect(closingQuestion(text)).toBe(question);
  });

  it.each([
    ['a text without one', 'The rain stops.\n\nThey wait.'],
    ['an empty text', ''],
    ['a question in an earlier paragraph', 'What now?\n\nThe rain stops.'],
    ['a question too long for a line above the cards', `What ${'and what '.repeat(15)}now?`],
  ])('is missing from %s', (_, text) => {
    expect(closingQuestion(text)).toBeNull();
  });

  it('is always a part of the text', () => {
    const texts = fc.array(
      fc.oneof(
        fc.constantFrom('?', '!', '.', ' ', '\n\n', '“', '”', 'Mr. ', 'A', 'a'),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const question = closingQuestion(text);
        expect(question === null || (text.includes(question) && /[?？؟]/u.test(question))).toBe(
          true,
        );
      }),
    );
  });

  it('is found in time in a text made to be slow', () => {
    const start = performance.now();
    closingQuestion(`${'." '.repeat(20_000)}a`);
    closingQuestion(`.${'”'.repeat(20_000)}a`);
    closingQuestion(`Mr${'.“ '.repeat(20_000)}?`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

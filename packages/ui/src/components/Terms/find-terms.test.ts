import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termsIn } from './find-terms';

const writ = { word: 'writ', forms: [], sentence: 'A written order from the king.' };
const reeve = { word: 'reeve', forms: ['reeve’s wife'], sentence: 'The man who runs the farm.' };
const glossary = [writ, reeve];

/** Returns the marked words of paragraphs of one text. */
function marked(...paragraphs: string[]): string[] {
  const find = termsIn(glossary)();
  return paragraphs.flatMap((text) => find(text).flatMap((part) => (part.entry ? part.text : [])));
}

describe('words that are explained', () => {
  it('are found at their first place in a text, whatever the paragraph', () => {
    expect(marked('He read the writ. The writ was long.', 'A second writ came.')).toEqual(['writ']);
  });

  it('are found again in the next text', () => {
    const start = termsIn(glossary);
    expect(start()('The writ.')).toContainEqual({ text: 'writ', entry: writ });
    expect(start()('The writ.')).toContainEqual({ text: 'writ', entry: writ });
  });

  it('are found with an s, in other forms, and with a capital', () => {
    expect(marked('Two writs, and the reeve’s wife.')).toEqual(['writs', 'reeve’s wife']);
    expect(marked('So. Writ in hand, he left.')).toEqual(['Writ']);
  });

  it('are not found inside other words', () => {
    expect(marked('He was a writer. A rewrit text, écrit.')).toEqual([]);
  });

  it('are not the first word of a text, which may have an initial', () => {
    expect(marked('Writ in hand, he left. The writ was wet.')).toEqual(['writ']);
  });

  it('lose nothing of the text', () => {
    const texts = fc.array(fc.constantFrom('writ', 'writs', ' ', ', ', 'reeve’s wife', 'cow', 'ß'));
    fc.assert(
      fc.property(texts, (pieces) => {
        const text = pieces.join('');
        const parts = termsIn(glossary)()(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });

  it('may be none', () => {
    expect(termsIn([])()('The writ.')).toEqual([{ text: 'The writ.' }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastSentences, shortened } from './shortened';

const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('“Wait.”', 'Go! ', 'and', ' ')))
  .map((parts) => parts.join(' '));

describe('a shortened text', () => {
  it('is the whole text if that fits, on one line', () => {
    expect(shortened('  The bell\nstops. ', 40)).toBe('The bell stops.');
  });

  it.each([
    ['The bell stops. Nobody moves at all.', 20, 'The bell stops.'],
    ['Who rings? Nobody. The rope is frayed.', 20, 'Who rings? Nobody.'],
    ['He waits… Nobody comes to the gate.', 15, 'He waits…'],
    ['“Go home.” Nobody goes home at all.', 20, '“Go home.”'],
  ])('ends with a sentence: %s', (text, limit, short) => {
    expect(shortened(text, limit)).toBe(short);
  });

  it('does not part a quotation from the words that say who speaks', () => {
    const text = 'Rain falls. “Who are you?” she asks you twice. You lie.';
    expect(shortened(text, 35)).toBe('Rain falls.');
  });

  it('leaves no quotation open', () => {
    const text = 'Rain falls. “Go home. Take the cow with you,” he says.';
    expect(shortened(text, 30)).toBe('Rain falls.');
  });

  it.each([
    ['Nobody in the whole village moves', 20, 'Nobody in the…'],
    ['Alis, who has come close, asks again', 12, 'Alis, who…'],
    ['“Nobody in the whole village moves,” he says.', 20, '“Nobody in the…”'],
    ['Donaudampfschifffahrtsgesellschaft', 12, 'Donaudampf…'],
  ])('ends after a word if no sentence fits: %s', (text, limit, short) => {
    expect(shortened(text, limit)).toBe(short);
  });

  it('may be exactly as long as the limit, whole or as a sentence', () => {
    expect(shortened('One two.', 8)).toBe('One two.');
    expect(shortened('One two. Three.', 8)).toBe('One two.');
  });

  it('drops a mark before the ellipsis, and adds no quotation mark that nobody opened', () => {
    expect(shortened('One two, three four five', 12)).toBe('One two…');
  });

  it('never halves a character', () => {
    expect(shortened('🏰🏰🏰🏰🏰🏰', 9)).toBe('🏰🏰🏰…');
  });

  it('fits, is made of the beginning of the text, and does not change again', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 60 }), (words, limit) => {
        const short = shortened(words, limit);
        expect(short.length).toBeLessThanOrEqual(limit);
        expect(words.replaceAll(/\s+/gu, ' ').trim().startsWith(short.replace(/…”?$/, ''))).toBe(
          true,
        );
        expect(shortened(short, limit)).toBe(short);
      }),
    );
  });
});

describe('the last sentences of a text', () => {
  it.each([
    ['all of it, if that fits, on one line', ' Rain falls.\nYou lie. ', 40, 'Rain falls. You lie.'],
    ['as many as fit', 'The bell stops. Rain falls. You lie.', 20, 'Rain falls. You lie.'],
    ['as long as the limit', 'Rain falls. You lie.', 8, 'You lie.'],
    [
      'with the whole of a quotation',
      'You lie. “Go home. Now,” he says.',
      24,
      '“Go home. Now,” he says.',
    ],
    ['the end of a text in one word', 'Wait', 10, 'Wait'],
  ])('are %s', (_, words, limit, last) => {
    expect(lastSentences(words, limit)).toBe(last);
  });

  it('are shortened if not even the last one fits', () => {
    expect(lastSentences('You lie. Nobody in the village moves.', 16)).toBe('Nobody in the…');
    expect(lastSentences('You lie. “Go home. Take the cow,” he says.', 14)).toBe('“Go home…”');
  });

  it('are nothing of an empty text', () => {
    expect(lastSentences(' \n ', 20)).toBe('');
  });

  it('fit, and are the end of the text unless they are shortened', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 60 }), (words, limit) => {
        const last = lastSentences(words, limit);
        expect(last.length).toBeLessThanOrEqual(limit);
        const line = words.replaceAll(/\s+/gu, ' ').trim();
        expect(line.endsWith(last) || shortened(last, limit) === last).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { checkChoices, checkContext, checkImageUrl, UnusableAnswer } from '../src/scenes/check';
import { goodChoices } from './support/deepseek';

const choice = (text: string, description = 'It has a price.') => ({ text, description });
const origins = ['https://images.pexels.com'];

describe('generated choices', () => {
  it('are at most four', () => {
    const five = ['A', 'B', 'C', 'D', 'E'].map((text) => choice(text));
    expect(checkChoices({ choices: five }).choices).toHaveLength(4);
  });

  it('are stripped of unseen characters and line breaks', () => {
    const { choices } = checkChoices({
      choices: [choice('Join\u202e the\n\u0000crowd '), choice('Wait')],
    });
    expect(choices[0]?.text).toBe('Join the crowd');
  });

  it('carry nothing but text and description', () => {
    const extra = { ...choice('Join'), html: '<b>', __proto__: { a: 1 } };
    expect(checkChoices({ choices: [extra, choice('Wait')] }).choices[0]).toEqual(choice('Join'));
  });

  it.each([
    ['one alone', [choice('Join')], 'Fewer than two'],
    ['markup', [choice('Join <img src=x>'), choice('Wait')], 'contains markup'],
    ['two alike', [choice('Join'), choice('join')], 'the same text'],
    ['an endless text', [choice('Join '.repeat(50)), choice('Wait')], 'longer than 120'],
    ['no description', [choice('Join', ' '), choice('Wait')], 'empty description'],
    ['no list', 'Join', 'choices'],
  ])('are refused with %s', (_name, choices, reason) => {
    expect(() => checkChoices({ choices })).toThrow(UnusableAnswer);
    expect(() => checkChoices({ choices })).toThrow(reason);
  });

  it('are refused as anything but an object', () => {
    for (const data of [null, [], 'x', 7, goodChoices]) {
      expect(() => checkChoices(data)).toThrow(UnusableAnswer);
    }
  });
});

describe('generated background', () => {
  it('is refused when nothing is left to read after sanitising', () => {
    const context = `<script>${'steal();'.repeat(50)}</script><p>Hi</p>`;
    expect(() => checkContext({ context })).toThrow('fewer than 80 characters');
  });

  it('is refused when it is endless', () => {
    expect(() => checkContext({ context: '<p>x</p>'.repeat(5000) })).toThrow('longer than');
  });
});

describe('the address of a picture', () => {
  it('may point to the named origins alone', () => {
    const good = 'https://images.pexels.com/photos/1/a.jpeg?w=940';
    expect(checkImageUrl(good, origins)).toBe(good);
    for (const bad of [
      'http://images.pexels.com/a.jpeg',
      'https://images.pexels.com.evil.example/a.jpeg',
      'https://images.pexels.com@evil.example/a.jpeg',
      'https://user:pass@images.pexels.com/a.jpeg',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      '/etc/passwd',
      '',
      null,
      { toString: () => good },
    ]) {
      expect(checkImageUrl(bad, origins)).toBeNull();
    }
  });
});

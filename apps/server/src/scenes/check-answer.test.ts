import { goodChoices } from '@time-traveler/testing/stand-ins';
import { describe, expect, it } from 'vitest';
import { checkChoices, checkContext, checkImageUrl, UnusableAnswer } from './check-answer';

const choice = (text: string, description = 'It has a price.') => ({ text, description });
const origins = ['https://images.pexels.com'];

describe('generated choices', () => {
  it('are at most four', () => {
    const five = ['A', 'B', 'C', 'D', 'E'].map((text) => choice(text));
    expect(checkChoices({ choices: five }, 'model').choices).toHaveLength(4);
  });

  it('lose invisible characters and line breaks', () => {
    const { choices } = checkChoices(
      {
        choices: [choice('Join\u202e the\n\u0000crowd '), choice('Wait')],
      },
      'model',
    );
    expect(choices[0]?.text).toBe('Join the crowd');
  });

  it('have no fields but text, description and ending', () => {
    const extra = { ...choice('Join'), outcome: 'They cheer.', html: '<b>', __proto__: { a: 1 } };
    const { choices } = checkChoices({ choices: [extra, choice('Wait')] }, 'model');
    expect(choices).toEqual([{ ...choice('Join'), outcome: 'They cheer.' }, choice('Wait')]);
    expect(Object.keys(choices[1] ?? {})).toEqual(['text', 'description']);
  });

  it('have an ending in plain paragraphs', () => {
    const outcome = ' They\u202e cheer\n  twice.\r\n\r\n\n\u0000They sit. \n\n ';
    const told = { choices: [{ ...choice('Join'), outcome }, choice('Wait')] };
    for (const origin of ['written', 'model'] as const) {
      expect(checkChoices(told, origin).choices[0]?.outcome).toBe('They cheer twice.\n\nThey sit.');
    }
  });

  it.each([
    ['another type', 7],
    ['nothing to read', ' \n\n \u200b'],
    ['markup', 'They <b>cheer</b>.'],
    ['too many characters', 'They cheer. '.repeat(200)],
    ['far too many characters', 'They cheer. '.repeat(500)],
  ])('lose an ending that has %s', (_name, outcome) => {
    const told = { choices: [{ ...choice('Join'), outcome }, choice('Wait')] };
    expect(checkChoices(told, 'model').choices[0]).toEqual(choice('Join'));
  });

  it('say who wrote them, and only a person’s have a record', () => {
    const record = { mark: 'disputed', text: 'Some say so.', sources: ['A letter'] };
    const noted = { choices: [{ ...choice('Join'), record }, choice('Wait')], origin: 'written' };
    expect(checkChoices(noted, 'model')).toEqual({
      choices: [choice('Join'), choice('Wait')],
      origin: 'model',
    });
    expect(checkChoices(noted, 'written')).toEqual({
      choices: [{ ...choice('Join'), record }, choice('Wait')],
      origin: 'written',
    });
  });

  it.each([
    ['one alone', [choice('Join')], 'Fewer than two'],
    ['markup', [choice('Join <img src=x>'), choice('Wait')], 'contains markup'],
    ['two alike', [choice('Join'), choice('join')], 'the same text'],
    ['a text that is too long', [choice('Join '.repeat(50)), choice('Wait')], 'longer than 120'],
    ['no description', [choice('Join', ' '), choice('Wait')], 'empty description'],
    ['no list', 'Join', 'choices'],
  ])('are refused with %s', (_name, choices, reason) => {
    expect(() => checkChoices({ choices }, 'model')).toThrow(UnusableAnswer);
    expect(() => checkChoices({ choices }, 'model')).toThrow(reason);
  });

  it('are refused if they are not an object', () => {
    for (const data of [null, [], 'x', 7, goodChoices]) {
      expect(() => checkChoices(data, 'model')).toThrow(UnusableAnswer);
    }
  });
});

describe('generated background', () => {
  it('is refused if nothing is left to read after sanitising', () => {
    const context = `<script>${'steal();'.repeat(50)}</script><p>Hi</p>`;
    expect(() => checkContext({ context }, 'model')).toThrow('fewer than 80 characters');
  });

  it('is refused if it is too long', () => {
    expect(() => checkContext({ context: '<p>x</p>'.repeat(5000) }, 'model')).toThrow(
      'longer than',
    );
  });
});

describe('the title of a background', () => {
  const context = `<p>${'The king is away. '.repeat(8)}</p>`;

  it('is a line of plain text', () => {
    const answer = checkContext({ context, title: ' A\nledger\u202e ' }, 'written');
    expect(answer).toMatchObject({ title: 'A ledger', origin: 'written' });
  });

  it.each([undefined, null, 7, '', ' ', '<i>A ledger</i>', 'A ledger '.repeat(20)])(
    'is left out if it is malformed: %s',
    (title) => {
      expect(Object.keys(checkContext({ context, title }, 'model'))).toEqual(['context', 'origin']);
    },
  );
});

describe('the address of a picture', () => {
  it('must be at one of the given origins', () => {
    const good = 'https://images.pexels.com/photos/1/a.jpeg?w=940';
    expect(checkImageUrl(good, origins)).toBe(good);
    for (const bad of [
      'http://images.pexels.com/a.jpeg',
      'https://images.pexels.com.evil.example/a.jpeg',
      'https://images.pexels.com@evil.example/a.jpeg',
      'https://user:pass@images.pexels.com/a.jpeg',
      'https://:pass@images.pexels.com/a.jpeg',
      'https://images.pexels.com:8443/a.jpeg',
      'https://IMAGES.PEXELS.COM.evil.example/a.jpeg',
      'https://evil.example/https://images.pexels.com/a.jpeg',
      'https://evil.example#https://images.pexels.com/a.jpeg',
      'https://evil.example?https://images.pexels.com/a.jpeg',
      'https://images.pexels.com%2eevil.example/a.jpeg',
      'https://images。pexels.com.evil.example/a.jpeg',
      '//images.pexels.com/a.jpeg',
      'https:///a.jpeg',
      'ftp://images.pexels.com/a.jpeg',
      'blob:https://images.pexels.com/0d6f',
      'https://images.pexels.com/a.jpeg?'.padEnd(9000, 'x'),
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

import { describe, expect, it } from 'vitest';
import { parts, readArguments } from './arguments.mjs';

describe('readArguments', () => {
  it('measures everything in five rounds if nothing is set', () => {
    expect(readArguments([])).toEqual({ rounds: 5, only: parts, added: [] });
  });

  it('keeps the order of the parts, and reads "page" as those that open pages', () => {
    const { only } = readArguments(['--only', 'page,rules', '--rounds', '3']);
    expect(only).toEqual(['rules', 'first-visit', 'second-visit', 'play', 'work', 'hundred-eras']);
  });

  it('gives the options after an --add to that page', () => {
    const { added } = readArguments([
      ...['--add', 'ink=http://localhost:1/?a=b', '--choice', 'a.choice', '--end-text', 'The end'],
      ...[
        '--add',
        'folder=some/where',
        '--end-text',
        'Done',
        '--expect',
        '2',
        '--choice',
        'button',
      ],
    ]);
    expect(added).toEqual([
      {
        name: 'ink',
        url: 'http://localhost:1/?a=b',
        choice: 'a.choice',
        endText: 'The end',
        expect: 4,
      },
      { name: 'folder', url: 'some/where', choice: 'button', endText: 'Done', expect: 2 },
    ]);
  });

  it.each([
    [['--rounds', '0'], '--rounds is a number from 1, not 0'],
    [['--only', 'speed'], 'not speed'],
    [['--add', 'http'], '--add is NAME=URL, not http'],
    [['--choice', 'button'], '--choice belongs to an --add before it'],
    [['--add', 'a=b', '--choice', 'button'], '--add a needs --choice and --end-text'],
    [['--faster'], '--faster'],
  ])('refuses %j', (words, message) => {
    expect(() => readArguments(words)).toThrow(message);
  });
});

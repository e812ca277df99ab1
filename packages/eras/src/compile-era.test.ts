import { describe, expect, it } from 'vitest';
import { compileEra } from './compile-era';
import { type Fault, faultText } from './fault';
import { readFiles, templateFolder } from './read-folders';

const sound = await readFiles(templateFolder);

/** Changes a file's text; undefined removes the file. */
type Change = (text: string) => string | undefined;

/** Returns the faults of the template with these changes, as a writer reads them. */
function faultsWith(changes: Readonly<Record<string, Change>>): readonly string[] {
  const files = new Map(sound);
  for (const [file, change] of Object.entries(changes)) {
    const text = change(files.get(file) ?? '');
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  }
  return compileEra('new-era', files).faults.map(faultText);
}

/** Replaces words that must be there. */
function swap(found: string | RegExp, by: string): Change {
  return (text) => {
    const changed = text.replace(found, by);
    if (changed === text) throw new Error(`Nothing matches ${String(found)}`);
    return changed;
  };
}

const all =
  (...changes: readonly Change[]): Change =>
  (text) =>
    changes.reduce<string>((changed, change) => change(changed) ?? '', text);

/** Returns the line of the nth place at which these words are in a file of the template. */
function line(file: string, words: string, nth = 1): number {
  const lines = (sound.get(file) ?? '').split('\n');
  const found = lines.flatMap((text, at) => (text.includes(words) ? [at + 1] : []));
  return found[nth - 1] ?? 0;
}

describe('a folder', () => {
  it('is compiled from the template without a fault', () => {
    expect(compileEra('new-era', sound).faults.map(faultText)).toEqual([]);
  });

  it('has its numbers, its addresses and its pictures from its name and its id', () => {
    const { content } = compileEra('iron-age', sound);
    expect(content?.timeline).toBe(6);
    expect(content?.era.choices.map(({ id, scenarioId }) => [id, scenarioId])).toEqual([
      [61, 6],
      [62, 6],
      [63, 6],
      [64, 6],
    ]);
    expect(content?.story.endings.map(({ choice }) => choice)).toEqual(
      content?.era.choices.map(({ text }) => text),
    );
    expect(content?.era.period).toMatchObject({
      slug: 'iron-age',
      musicUrl: '/api/audio/iron-age.mp3',
    });
    expect(content?.era.scenario.imageUrl).toBe('/images/medieval.avif');
    const own = new Map(sound).set(
      'era.md',
      sound.get('era.md')?.replaceAll(/^(?:picture|fallback): .*\n/gm, '') ?? '',
    );
    expect(compileEra('iron-age', own).content?.sets.images).toEqual([
      '/images/iron-age.avif',
      '/images/iron-age-2.avif',
      '/images/iron-age-3.avif',
    ]);
  });

  it('may wrap its lines and hold notes of its writer', () => {
    const wrapped = swap(/The eager teacher/, '<!-- who? -->\nThe eager teacher');
    const files = new Map(sound).set('era.md', wrapped(sound.get('era.md') ?? '') ?? '');
    const plain = compileEra('new-era', sound).content?.era.scenario.description;
    expect(compileEra('new-era', files).content?.era.scenario.description).toBe(plain);
  });

  it('has its sets in the order of their numbers', () => {
    const set = sound.get('sets/2.md') ?? '';
    const files = new Map(sound).set('sets/10.md', set.replaceAll(/^## (\w+)/gm, '## $1 again'));
    const texts = compileEra('new-era', files).content?.sets.choices.map(([first]) => first?.text);
    expect(texts).toHaveLength(5);
    expect(texts?.[4]).toContain('again');
  });
});

describe('ten broken folders', () => {
  const choices = (words: string, nth = 1) => line('choices.md', words, nth);
  const first = '## Speak to the first person';
  const broken: readonly (readonly [
    string,
    Readonly<Record<string, Change>>,
    readonly string[],
  ])[] = [
    [
      'endings without a record, and a choice without a description',
      {
        'choices.md': all(
          swap(/\n> \*\*Invented[\s\S]*?page\n/, '\n\n\n\n'),
          swap(
            /## Explore the street behind them\n\n_.*_/,
            '## Explore the street behind them\n\n',
          ),
        ),
      },
      [
        `new-era/choices.md:${choices(first)}: the ending of 'Speak to the first person' has no record`,
        `new-era/choices.md:${choices('## Explore')}: the choice 'Explore the street behind them' has no description`,
      ],
    ],
    [
      'records with an unknown mark, without a mark and without sources',
      {
        'choices.md': swap('**Invented.**', '**Certain.**'),
        'outcomes.md': swap('> **Invented.** This', '> This'),
        'epilogues.md': swap(/>\n> - Placeholder.*\n/, '\n\n'),
      },
      [
        `new-era/choices.md:${choices('> **Invented')}: the record of the ending of 'Speak to the first person' is marked "Certain.": the marks are documented, disputed, invented, known today`,
        `new-era/epilogues.md:${line('epilogues.md', '> **Invented')}: the record of the epilogue 'First' has no source`,
        `new-era/outcomes.md:${line('outcomes.md', '> **Invented')}: the record of the outcome 'Join' does not begin with its mark in bold`,
      ],
    ],
    [
      'a front matter with a wrong colour, an unknown field, a missing one and years in disorder',
      {
        'era.md': all(
          swap("color: '#4b5d73'", 'color: slate'),
          swap('icon: hourglass', 'icons: hourglass'),
          swap('startYear: 2300', 'startYear: long ago'),
        ),
      },
      [
        'new-era/era.md:1: the field "icon" is missing',
        `new-era/era.md:${line('era.md', 'startYear')}: the field "startYear" is "long ago": write a year as a number`,
        `new-era/era.md:${line('era.md', 'color:')}: the field "color" is "slate": write a colour in quotation marks`,
        `new-era/era.md:${line('era.md', 'icon:')}: found the field "icons", which is not known: the fields are id, `,
      ],
    ],
    [
      'a front matter that is not YAML, and a scene without a title',
      {
        'era.md': all(
          swap('name: New Era', 'name: "New Era'),
          swap('# Placeholder Scene: New Era\n', '\n'),
        ),
      },
      [
        `new-era/era.md:${line('era.md', 'name:')}: the front matter is not valid YAML`,
        `new-era/era.md:${line('era.md', 'Placeholder 1')}: the scene has no title`,
      ],
    ],
    [
      'years that do not fit, and a place that does not follow "in"',
      {
        'era.md': all(swap('year: 2301', 'year: 1066')),
        'choices.md': swap(/## Watch them work/, '## Join the watch'),
      },
      [
        `new-era/choices.md:${choices(first)}: no choice leads to the outcome Generic: begin one with any other word`,
        `new-era/era.md:${line('era.md', 'year: 2301')}: the scene is in 1066: write a year from 2300 to 2400`,
      ],
    ],
    [
      'three choices, a choice that is there twice, and a fifth epilogue',
      {
        'choices.md': swap(/## Watch them work[\s\S]*?(?=## Explore)/, ''),
        'sets/1.md': swap('## Climb to the roof', '## Join the queue at the gate'),
        'epilogues.md': (text) =>
          `${text}\n## Fifth\n\nToo much.\n\n> **Invented.** So it is.\n>\n> - General knowledge\n`,
      },
      [
        `new-era/choices.md:${choices('## Watch')}: found 3 choices: a set has 4`,
        `new-era/epilogues.md:${(sound.get('epilogues.md') ?? '').split('\n').length + 1}: found 5 epilogues: an era has 4`,
        `new-era/sets/1.md:${line('sets/1.md', '## Test')}: no choice leads to the outcome Generic`,
        `new-era/sets/1.md:${line('sets/1.md', '## Climb')}: the choice 'Join the queue at the gate' is also in sets/1.md:${line('sets/1.md', '## Join')}`,
      ],
    ],
    [
      'headings that are missing, unknown and doubled',
      {
        'outcomes.md': all(swap('## Engage', '## Engaged'), swap('## Generic', '## Speak')),
        'follow-ups.md': swap('### Again', '### Later'),
      },
      [
        `new-era/follow-ups.md:${line('follow-ups.md', '## Share')}: the follow-up 'Share future knowledge' has no heading "Again"`,
        `new-era/follow-ups.md:${line('follow-ups.md', '### Again')}: found the heading "Later" in the follow-up 'Share future knowledge': the headings are First, After harm, After leaving, Again, Closing`,
        'new-era/outcomes.md:1: this file has no heading "Engage"',
        'new-era/outcomes.md:1: this file has no heading "Generic"',
        `new-era/outcomes.md:${line('outcomes.md', '## Engage')}: found the heading "Engaged" in this file`,
        `new-era/outcomes.md:${line('outcomes.md', '## Generic')}: found the heading "Speak" twice in this file`,
      ],
    ],
    [
      'words in braces that are not filled, and a memory inside a text',
      {
        'choices.md': swap('Placeholder 3, an ending.', 'Placeholder 3, an ending of {choice}.'),
        'outcomes.md': swap('chose to {choice}', 'chose to join'),
        'follow-ups.md': swap('Placeholder 11, a', '{memory} Placeholder 11, a'),
      },
      [
        `new-era/choices.md:${choices(first)}: the ending of 'Speak to the first person': found {choice}, which is not filled in here`,
        `new-era/follow-ups.md:${line('follow-ups.md', '### First')}: 'First' of the follow-up 'Share future knowledge': found {memory}, which is not filled in here`,
        `new-era/outcomes.md:${line('outcomes.md', '## Join')}: the outcome 'Join' does not name the choice`,
      ],
    ],
    [
      'formatting, HTML and a list in a story, and a picture in a background',
      {
        'choices.md': all(
          swap('Placeholder 3, an ending.', 'Placeholder 3, an **ending**.'),
          swap('Placeholder 4, an ending.', 'Placeholder 4, an <b>ending</b>.'),
        ),
        'era.md': swap('The gentle farmer holds', '- The gentle farmer holds'),
        'background.md': swap(
          '- The stubborn widow',
          '![A widow](widow.png)\n\n- The stubborn widow',
        ),
      },
      [
        `new-era/background.md:${line('background.md', '- The stubborn widow')}: found a picture, which is not shown`,
        `new-era/choices.md:${choices('Placeholder 3')}: found bold words, but this text is shown without formatting`,
        `new-era/choices.md:${choices('Placeholder 4')}: found HTML, but this text is shown without formatting`,
        `new-era/choices.md:${choices('Placeholder 4')}: found HTML, but this text is shown without formatting`,
        `new-era/era.md:${line('era.md', 'The gentle farmer')}: found a list where the story is told: write paragraphs`,
      ],
    ],
    [
      'a file that is missing, one that is not known, one that is not UTF-8, and a background without sources',
      {
        'epilogues.md': () => undefined,
        'notes.txt': () => 'Ask Ada.',
        'sets/1.md': swap('Climb to the roof', 'Climb to the r\uFFFDof'),
        'sources.md': swap('## New Era: Placeholder 3', '## Something else'),
      },
      [
        'new-era/epilogues.md:1: the file is missing',
        'new-era/notes.txt:1: the file is not known',
        `new-era/sets/1.md:${line('sets/1.md', 'Climb to the roof')}: found a letter that cannot be read: save the file as UTF-8`,
        "new-era/sources.md:1: the background 'New Era: Placeholder 3' has no sources",
      ],
    ],
  ];

  it.each(broken)('names each fault with its line: %s', (_, changes, expected) => {
    const found = faultsWith(changes);
    // Each begins as expected; the rest of the message says what to write.
    expect(found.map((fault, at) => fault.slice(0, expected[at]?.length))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(1);
  });

  it('have no era', () => {
    const faults: readonly Fault[] = compileEra('Bad Name', sound).faults;
    expect(faults.map(faultText)).toEqual([
      expect.stringContaining('the folder is called "Bad Name"'),
    ]);
    expect(compileEra('Bad Name', sound).content).toBeUndefined();
  });
});

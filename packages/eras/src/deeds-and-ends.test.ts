import { describe, expect, it } from 'vitest';
import { pathsOf } from './check/paths';
import { compileEra } from './compile-era';
import type { EndingPicture } from './era-content';
import { faultText } from './fault';
import { kindOf } from './first-words';
import { readLastPages } from './last-page';
import { compileFolders, readFiles, templateFolder } from './read-folders';

const sound = await readFiles(templateFolder);
const { eras, lastPages } = await compileFolders();

/** Returns the template with one file changed: words of it are replaced, which must be there. */
function changed(file: string, found: string | RegExp, by: string): Map<string, string> {
  const text = sound.get(file) ?? '';
  const next = text.replace(found, by);
  if (next === text) throw new Error(`Nothing in ${file} matches ${String(found)}`);
  return new Map(sound).set(file, next);
}

const faultsOf = (files: ReadonlyMap<string, string>) =>
  compileEra('new-era', files).faults.map(faultText);

describe('what a deed leaves', () => {
  it('is compiled with the ending, the outcome and the follow-up', () => {
    const story = compileEra('new-era', sound).content?.story;
    expect(story?.endings[0]).toMatchObject({
      choice: 'Speak to the first person',
      memory: 'The happy smith draws the chain at dawn.',
      answer: 'The lonely worker blames the gate after dark.',
      consequences: ['helped', 'public'],
    });
    expect(story?.outcomes.join).toMatchObject({ consequences: ['public'] });
    expect(story?.followUps.share).toMatchObject({ consequences: ['public'] });
    expect(story?.followUps.share.afterHarm?.text).toContain('after harm');
    expect(story?.followUps.share).not.toHaveProperty('afterLeaving');
  });

  it('may be missing while a folder is being written', () => {
    const files = changed('choices.md', /- \*\*Memory:\*\*[\s\S]*?(?=\nPlaceholder)/, '');
    expect(faultsOf(files)).toEqual([]);
    expect(compileEra('new-era', files).content?.story.endings[0]).not.toHaveProperty('memory');
  });

  it.each([
    ['- **Consequences:** helped, public', '- **Consequences:** helped, famous', 'found "famous"'],
    ['- **Consequences:** helped, public', '- **Consequences:** helped, harmed', 'exclude each'],
    ['- **Consequences:** helped, public', '- **Consequences:** public, silent', 'exclude each'],
    [
      '- **Consequences:** helped, public',
      '- **Consequences:** gone, gone',
      'found 2 consequences',
    ],
    ['- **Consequences:** helped, public\n', '', 'has no consequences: write a line'],
    ['- **Memory:**', '- **Memoir:**', 'found the label "Memoir"'],
    ['- **Memory:**', '- Memory:', 'cannot be read'],
    ['- **Answer:**', '- **Memory:**', 'found the label "Memory" twice'],
    ['- **Memory:** The', '- **Memory:** {first} The', 'found {first}, which is not filled in'],
    ['- **Memory:** The', '- **Memory:** *The*', 'found words in italics'],
  ])('has a fault if "%s" is "%s"', (found, by, message) => {
    const faults = faultsOf(changed('choices.md', found, by));
    expect(faults.join('\n')).toContain(message);
    expect(faults[0]).toMatch(/^new-era\/choices\.md:\d+: /);
  });

  it('has no answer in an outcome, and two consequences of a follow-up at most', () => {
    const answer = changed(
      'outcomes.md',
      '- **Consequences:**',
      '- **Answer:** No.\n- **Consequences:**',
    );
    expect(faultsOf(answer)).toEqual([expect.stringContaining('found an answer')]);
    const three = changed(
      'follow-ups.md',
      'Consequences:** public',
      'Consequences:** public, helped, gone',
    );
    expect(faultsOf(three)).toEqual([expect.stringContaining('found 3 consequences')]);
  });

  it('does not lean the same way in all four follow-ups', () => {
    const files = changed('follow-ups.md', 'Consequences:** silent', 'Consequences:** harmed');
    expect(faultsOf(files)).toEqual([
      'new-era/follow-ups.md:1: no follow-up has the consequence silent: at least one of the four needs it',
    ]);
  });
});

describe('a closing', () => {
  it.each([
    [/(### Closing\n\n[^\n]+\n)/, '$1\nAnd another paragraph.\n', 'found 2 paragraphs'],
    [/(### Closing\n\n[^\n]+\n)/, '$1\n> **Invented.** So.\n', 'found a record below'],
    [/### Closing\n\n[^\n]+\n/, '### Closing\n', 'has no text'],
    ['### Closing', '### Memories', 'found the heading "Memories"'],
  ])('has a fault if it is changed: %s', (found, by, message) => {
    expect(faultsOf(changed('follow-ups.md', found, by)).join('\n')).toContain(message);
  });
});

describe('a reckoning', () => {
  it('is compiled with what must stand, its reason, its memento and what follows', () => {
    const reckonings = compileEra('new-era', sound).content?.story.reckonings;
    expect(reckonings?.map(({ when }) => when)).toEqual([
      ['helped', 'public'],
      ['helped', 'silent'],
      ['harmed', 'public'],
      ['harmed', 'silent'],
      ['gone'],
      [],
    ]);
    expect(reckonings?.[0]).toMatchObject({ name: 'They thank you aloud' });
    expect(reckonings?.[0]?.afterwards.record.mark).toBe('invented');
  });

  it.each([
    ['- **When:** gone\n', '', "the reckoning 'They look for you' has no when"],
    ['## They wait\n\n', '## They wait\n\n- **When:** gone\n', 'leave its When out'],
    ['- **When:** helped, silent', '- **When:** helped, public', 'is never told'],
    ['- **When:** helped, public', '- **When:** helped', 'is never told'],
    ['- **Why:**', '- **Because:**', 'found the label "Because"'],
    ['### Afterwards', '### After', 'has no heading "Afterwards"'],
    [/## They wait[\s\S]*/, '', 'leave its When out'],
    [/## They blame you quietly[\s\S]*/, '', 'found 3 reckonings: an era has at least 5'],
    ['## They blame you quietly', '## They blame you aloud', 'twice: give it another name'],
  ])('has a fault if "%s" is "%s"', (found, by, message) => {
    expect(faultsOf(changed('reckonings.md', found, by)).join('\n')).toContain(message);
  });
});

describe('the smaller files', () => {
  it('are compiled into the story', () => {
    const story = compileEra('new-era', sound).content?.story;
    expect(story?.memento).toBe('a placeholder');
    expect(story?.carried).toEqual([{ slug: 'medieval', text: expect.any(String) }]);
    expect(story?.glossary).toHaveLength(15);
    expect(story?.glossary?.[0]?.forms).toHaveLength(2);
    expect(story?.glossary?.[1]).toMatchObject({
      forms: [],
      sentence: expect.stringMatching(/\.$/),
    });
    expect(story?.document).toMatchObject({
      title: 'A placeholder document',
      inside: 'What does the first person in this placeholder do?',
      sources: ['Placeholder: author, title (year), page'],
    });
  });

  it('may be missing', () => {
    const files = new Map(sound);
    for (const file of ['reckonings', 'carried', 'glossary', 'document'])
      files.delete(`${file}.md`);
    expect(faultsOf(files)).toEqual([]);
  });

  it.each([
    ['carried.md', '## medieval', '## The Middle Ages', 'write the name of an era’s folder'],
    ['carried.md', /$/, '\n\nMore.\n', 'has 2 paragraphs'],
    ['glossary.md', /- \*\*\w+\*\*:.*\n/, '', 'found 14 words'],
    ['glossary.md', /(- \*\*\w+\*\*: [^.]*)\./, '$1', 'is not explained in one sentence'],
    ['glossary.md', /- \*\*(\w+)\*\*:/, '- $1:', 'cannot be read'],
    ['document.md', '# A placeholder document', '', 'the document has no title'],
    ['document.md', 'Beyond the text', 'Outside', 'found the label "Outside"'],
    ['document.md', /Sources:[\s\S]*/, '', 'the document has no sources'],
    ['document.md', /> Placeholder[\s\S]*?(?=- \*\*In)/, '', 'the document has no text'],
    ['document.md', 'Sources:', '## Sources', 'found a heading'],
  ])('%s has a fault if %s is "%s"', (file, found, by, message) => {
    const faults = faultsOf(changed(file, found, by)).join('\n');
    expect(faults.replaceAll("'", '’')).toContain(message.replaceAll("'", '’'));
  });

  it('keep the endings of choices that were built in once, but not of those that still are', () => {
    const choices = sound.get('choices.md') ?? '';
    const former = choices
      .replace('## Watch', '## Look at')
      .replace('# Choices', '# Former choices');
    const files = new Map(sound).set('former-choices.md', former);
    const { content, faults } = compileEra('new-era', files);
    expect(faults).toEqual([]);
    expect(content?.story.endings.map(({ choice }) => choice).slice(4)).toEqual([
      expect.stringMatching(/^Look at/),
    ]);
  });
});

/** What a picture shows of its width and height if its frame has the same shape, as shares of it. */
function windowOf({ zoom = 100, at: [across, down] = [50, 50] }: EndingPicture) {
  const size = 100 / zoom;
  return { left: ((1 - size) * across) / 100, top: ((1 - size) * down) / 100, size };
}

/** How much of what two crops show together is in both. */
function commonShare(one: EndingPicture, other: EndingPicture): number {
  const [a, b] = [windowOf(one), windowOf(other)];
  const overlap = (from: 'left' | 'top') =>
    Math.max(0, Math.min(a[from] + a.size, b[from] + b.size) - Math.max(a[from], b[from]));
  const common = overlap('left') * overlap('top');
  return common / (a.size ** 2 + b.size ** 2 - common);
}

/** Another picture, or one with another light of which a fifth is another part. */
const differ = (one: EndingPicture, other: EndingPicture) =>
  one.url !== other.url || (one.light !== other.light && commonShare(one, other) <= 0.8);

describe.each(eras)('every visit of four decisions in $era.period.slug', (content) => {
  const { era, story, sets } = content;
  const visits = pathsOf(content).flatMap(({ choice, consequences, paths }) => {
    const ending = story.endings.find((one) => one.choice === choice);
    const { url = era.scenario.imageUrl, ...view } =
      ending?.picture ?? story.outcomes[kindOf(choice)].picture ?? {};
    return paths.map(({ followUps, reckoning }) => ({
      choice,
      left: [
        ...consequences,
        ...followUps.flatMap((key) => story.followUps[key].consequences ?? []),
      ],
      picture: { url, ...view } as EndingPicture,
      end: story.reckonings?.find(({ name }) => name === reckoning),
    }));
  });
  const distinct = (faults: readonly string[]) => [...new Set(faults)];

  it('ends with a verdict that claims no silence where something was public, and nothing open where something was silent', () => {
    const silence =
      /quietly|secret|out of sight|to yourself|never talked|few|little (?:noise|of it)|most of it/;
    const openness = /in the open|could (?:hear|see)|seen and heard|[Ee]verybody knew/;
    // A verdict may weigh what was left, as the rule does.
    const weighs = /\benough\b|counted for more|outlasted/;
    const faults = visits.flatMap(({ end, left }) => {
      const why = end?.why ?? '';
      if (weighs.test(why)) return [];
      return (silence.test(why) && left.includes('public')) ||
        (openness.test(why) && left.includes('silent'))
        ? [why]
        : [];
    });
    expect(distinct(faults)).toEqual([]);
  });

  it('shows another picture after the first decision than at the opening, whichever it was', () => {
    // A visitor who was here before may get any of the three.
    const faults = visits.flatMap(({ choice, picture }) =>
      sets.images.flatMap((url) =>
        differ(picture, { url }) ? [] : [`${choice}: ${JSON.stringify(picture)}`],
      ),
    );
    expect(distinct(faults)).toEqual([]);
  });

  it('shows another picture at the end than before it, and none like the opening', () => {
    const faults = visits.flatMap(({ picture, end }) => {
      const { url = era.scenario.imageUrl, ...view } = end?.picture ?? {};
      const last = { url, ...view } as EndingPicture;
      const before = [picture, ...sets.images.map((image) => ({ url: image }))];
      return before
        .filter((one) => !differ(one, last))
        .map((one) => `${end?.name}: ${JSON.stringify(one)}`);
    });
    expect(distinct(faults)).toEqual([]);
  });
});

describe('the last page', () => {
  const page = (count: number, last = '') =>
    Array.from({ length: count }, (_, place) => {
      const when = ['gone, helped', 'gone, harmed', 'gone', 'helped', 'harmed'][place];
      return `## Page ${place}\n\n${when ? `- **When:** ${when}\n` : last}\nSome words.`;
    }).join('\n\n');
  const faults = (text: string) => {
    const found: string[] = [];
    readLastPages(text, (line, message) => found.push(`${line}: ${message}`));
    return found;
  };

  it('is read from the file beside the eras', () => {
    expect(lastPages.length).toBeGreaterThanOrEqual(6);
  });

  it('has at least six versions, each with its conditions but the last', () => {
    expect(faults(page(6))).toEqual([]);
    expect(faults(page(5)).join()).toContain('found 5 versions');
    expect(faults(page(6, '- **When:** silent\n')).join()).toContain('leave its When out');
    expect(faults(page(6).replace('- **When:** gone\n', '')).join()).toContain('has no when');
    expect(faults(page(6).replace('gone, helped', 'silent')).join('')).toBe('');
  });
});

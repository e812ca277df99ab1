import { describe, expect, it } from 'vitest';
import { compileEra } from '../compile-era';
import { compileFolders, readFiles, templateFolder } from '../read-folders';
import { readingGrade, sentencesOf, wordsOf } from './measure';
import { proofPage } from './page';
import { type ProofText, proofEra } from './texts';
import { warningsOf } from './warnings';

const template = compileEra('template', await readFiles(templateFolder)).content;
const eras = [...(await compileFolders()).eras, ...(template ? [template] : [])].map(proofEra);

describe.each(eras)('the texts of $slug', (era) => {
  const kinds = (kind: ProofText['kind']) => era.texts.filter((text) => text.kind === kind);

  it('have no warnings for an editor', () => {
    // An era without its own end need not remember every deed yet.
    const isWhole = kinds('reckoning').length > 0;
    expect(warningsOf(era).filter(({ kind }) => isWhole || kind !== 'memory')).toEqual([]);
  });

  it('are complete: twenty choices with endings and notes, and five backgrounds', () => {
    expect(kinds('scenario')).toHaveLength(1);
    expect(kinds('choice')).toHaveLength(20);
    expect(kinds('ending')).toHaveLength(20);
    expect(kinds('outcome')).toHaveLength(4);
    expect(kinds('epilogue')).toHaveLength(4);
    expect(kinds('background')).toHaveLength(5);
    for (const { title, text } of era.texts) expect(wordsOf(text).length, title).toBeGreaterThan(4);
  });

  it('can be read by a fourteen-year-old', () => {
    for (const kind of [
      'scenario',
      'ending',
      'outcome',
      'follow-up',
      'reckoning',
      'epilogue',
    ] as const) {
      const text = kinds(kind)
        .map((one) => one.text)
        .join('\n\n');
      if (text !== '') expect(readingGrade(text), kind).toBeLessThanOrEqual(8);
    }
  });

  it('are all on the page', () => {
    const page = proofPage([era]);
    for (const { title } of kinds('choice')) expect(page).toContain(title.split(': ')[1]);
    for (const { title } of kinds('reckoning')) expect(page).toContain(`<li>${title} <small>`);
  });
});

describe('the warnings', () => {
  const text = (words: string, kind: ProofText['kind'] = 'ending'): ProofText => ({
    kind,
    title: 'x',
    text: words,
    file: 'choices.md',
  });
  const found = (...texts: ProofText[]) => warningsOf({ texts }).map(({ kind }) => kind);
  const wordings = (...texts: ProofText[]) =>
    found(...texts).filter((kind) => kind !== 'length' && kind !== 'memory');

  it('report a phrase of six words that is used twice', () => {
    const phrase = 'the bell above the door rings';
    expect(wordings(text(`Now ${phrase}.`), text(`Then ${phrase} again.`))).toEqual(['phrase']);
    expect(
      wordings(text('Now the bell above the door.'), text('Then the bell above the door.')),
    ).toEqual([]);
  });

  it('report an opening that is used three times', () => {
    const opening = (end: string) => text(`You take the ${end}.`);
    expect(wordings(opening('rope'), opening('oar'))).toEqual([]);
    expect(wordings(opening('rope'), opening('oar'), opening('pole'))).toEqual(['opening']);
  });

  it('report a sentence of more than thirty words', () => {
    const words = (count: number) =>
      `${Array.from({ length: count }, (_, n) => `w${n}`).join(' ')}.`;
    expect(wordings(text(words(30)))).toEqual([]);
    expect(wordings(text(words(31)))).toEqual(['long sentence']);
  });

  it('report a text that is too short or too long for its kind', () => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => `W${n}.`).join(' ');
    expect(found(text(words(39), 'epilogue'))).toEqual(['length']);
    expect(found(text(words(40), 'epilogue'), text(words(75), 'epilogue'))).toEqual([]);
    expect(found(text(words(76), 'epilogue'))).toEqual(['length']);
    expect(found(text(words(41), 'memory'))).toEqual(['length']);
    expect(found(text(words(3), 'why'), text(words(3), 'note'))).toEqual([]);
  });

  it('report an ending without a memory', () => {
    const memory = text('You stood with them all.', 'memory');
    const ending = text(Array.from({ length: 100 }, (_, n) => `W${n}.`).join(' '));
    expect(found(ending)).toEqual(['memory']);
    expect(found(ending, memory)).toEqual([]);
  });

  it('count words and sentences as a reader does', () => {
    expect(wordsOf('“It’s half-past two,” says {first}.')).toHaveLength(5);
    expect(sentencesOf('She stops him. He stops.\n\nThen 3.5 men go')).toHaveLength(3);
  });
});

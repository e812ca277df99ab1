import { describe, expect, it } from 'vitest';
import { type ProofText, proofEras } from './content';
import { readingGrade, sentencesOf, wordsOf } from './measure';
import { proofPage } from './page';
import { warningsOf } from './warnings';

const eras = await proofEras();

describe.each(eras)('the texts of $slug', (era) => {
  const kinds = (kind: ProofText['kind']) => era.texts.filter((text) => text.kind === kind);

  it('have no warnings for an editor', () => {
    expect(warningsOf(era)).toEqual([]);
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
    for (const kind of ['scenario', 'ending', 'outcome', 'follow-up', 'epilogue'] as const) {
      const text = kinds(kind)
        .map((one) => one.text)
        .join('\n\n');
      expect(readingGrade(text), kind).toBeLessThanOrEqual(8);
    }
  });

  it('are all on the page', () => {
    const page = proofPage([era]);
    for (const { title } of kinds('choice')) expect(page).toContain(title.split(': ')[1]);
  });
});

describe('the warnings', () => {
  const text = (words: string, kind: ProofText['kind'] = 'ending'): ProofText => ({
    kind,
    title: 'x',
    text: words,
  });
  const found = (...texts: ProofText[]) => warningsOf({ texts }).map(({ kind }) => kind);

  it('report a phrase of six words that is used twice', () => {
    const phrase = 'the bell above the door rings';
    expect(found(text(`Now ${phrase}.`), text(`Then ${phrase} again.`))).toEqual(['phrase']);
    expect(
      found(text('Now the bell above the door.'), text('Then the bell above the door.')),
    ).toEqual([]);
  });

  it('report an opening that is used three times', () => {
    const opening = (end: string) => text(`You take the ${end}.`);
    expect(found(opening('rope'), opening('oar'))).toEqual([]);
    expect(found(opening('rope'), opening('oar'), opening('pole'))).toEqual(['opening']);
  });

  it('report a sentence of more than thirty words', () => {
    const words = (count: number) =>
      `${Array.from({ length: count }, (_, n) => `w${n}`).join(' ')}.`;
    expect(found(text(words(30)))).toEqual([]);
    expect(found(text(words(31)))).toEqual(['long sentence']);
  });

  it('report a note without a source', () => {
    const record = { mark: 'documented', text: 'It was so.', sources: [] } as const;
    expect(found({ ...text('It was so.', 'note'), record })).toEqual(['no source']);
    expect(
      found({ ...text('It was so.', 'note'), record: { ...record, sources: ['A book'] } }),
    ).toEqual([]);
  });

  it('count words and sentences as a reader does', () => {
    expect(wordsOf('“It’s half-past two,” says {first}.')).toHaveLength(5);
    expect(sentencesOf('She stops him. He stops.\n\nThen 3.5 men go')).toHaveLength(3);
  });
});

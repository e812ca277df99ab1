import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileFolders, erasFolder } from '../read-folders';
import { namesPlace } from './citations';
import { proofEra } from './texts';

const { eras } = await compileFolders();

describe('a citation', () => {
  it.each([
    'M. T. Clanchy, From Memory to Written Record (1979), chapters 2 and 8',
    'Eileen Power, The Wool Trade in English Medieval History (1941), lecture 2',
    'Outer Space Treaty, 1967, Articles V and VIII',
    'Francesco Guicciardini, History of Italy, book 8',
    'Deodands Act 1846 (9 & 10 Vict. c. 62)',
    'Hilary Jenkinson, ‘Exchequer Tallies’, Archaeologia 62 (1911), 367–380',
    'Niccolò Machiavelli, letter to Ricciardo Becchi, 9 March 1498',
    'The Evening Star (Washington), October 28, 1962',
    'Matthew Paris, Chronica Majora, vol. IV, under 1242',
    'Code of Virginia, § 24.2-674',
    'Convention on the Rights of the Child, 1989, Article 12',
    'NASA, “Happy Birthday, Curiosity!”, svs.gsfc.nasa.gov/11331',
    'General knowledge',
  ])('names a place: %s', (citation) => {
    expect(namesPlace(citation)).toBe(true);
  });

  it.each([
    'Robert Black, Machiavelli, 2013',
    'Michael Dobbs, One Minute to Midnight (2008), on Saturday, October 27',
    'H. S. Bennett, Life on the English Manor (1937)',
    'Robert Gray, The Factory Question and Industrial England, 1830–1860, 1996',
    'UK Parliament, ‘Tally Sticks’, parliament.uk',
    'Reports of the Inspectors of Factories, in the Parliamentary Papers',
  ])('names none: %s', (citation) => {
    expect(namesPlace(citation)).toBe(false);
  });
});

describe.each(eras.map((content) => [content.era.period.slug, content] as const))(
  'the era %s',
  (slug, content) => {
    it('says for each source of a text where in it to look', () => {
      const cited = [
        ...proofEra(content).texts.flatMap(({ sources = [] }) => sources),
        // The choices that were built in once are among these.
        ...content.story.endings.flatMap(({ record }) => record?.sources ?? []),
      ];
      expect(cited.length).toBeGreaterThan(80);
      expect([...new Set(cited)].filter((citation) => !namesPlace(citation))).toEqual([]);
    });

    it('says for each work in sources.md where in it to look', () => {
      const [statements = ''] = readFileSync(
        path.join(erasFolder, slug, 'sources.md'),
        'utf8',
      ).split('## To read on');
      const works = statements
        .split(/\n(?=- )|\n\n/)
        .filter((item) => item.startsWith('- '))
        // What comes before the first colon is the statement itself.
        .flatMap((item) =>
          item
            .replaceAll(/\s+/g, ' ')
            .replace(/^.*?: /, '')
            .split('; '),
        )
        .filter((work) => /_[^_]+_/.test(work));
      expect(works.length).toBeGreaterThan(10);
      expect(works.filter((work) => !namesPlace(work))).toEqual([]);
    });
  },
);

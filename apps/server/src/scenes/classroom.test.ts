import { builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { describe, expect, it } from 'vitest';
import { curatedEras } from '../curated';
import { stringsIn } from '../testing/strings-in';
import { UnusableAnswer } from './check-answer';
import { checkForClassroom } from './classroom';

/** Returns a model's answer with this text as its title and in its background. */
const written = (text: string) =>
  ({ context: `<p>${text}</p>`, title: text, origin: 'model' }) as const;

describe("a model's text for a classroom", () => {
  it.each(builtInEras.map(({ period }) => period.slug))(
    'may say everything that the prepared texts of the %s era say',
    async (slug) => {
      const era = builtInEras.find(({ period }) => period.slug === slug);
      const curated = curatedEras.find((candidate) => candidate.slug === slug);
      const texts = stringsIn([era, curated, await loadStory(slug)]);
      expect(texts.join(' ').length).toBeGreaterThan(20_000);
      for (const text of texts) expect(() => checkForClassroom(written(text)), text).not.toThrow();
    },
  );

  it.each([
    'William the Bastard landed at Pevensey.',
    'Luther called Rome the whore of Babylon.',
    'A bundle of faggots burns; the cock crows over the dyke.',
    'Dick Whittington, the Annals of Dunstable, Pissarro in Upper Norwood, Scunthorpe and Essex.',
    'The sack of the city ended in rape and massacre; rapeseed and cumin were sold on.',
    'A negro college in Alabama, 1962; a niggardly wage; the slaves were sold.',
    'An Assyrian ass, a pair of tits in the hedge, a chink in the wall, and a prick of the needle.',
    'The sex of the child, the retarded fuse, spastic fingers, the orgy of bloodshed.',
  ])('may use the words of history and ordinary English: %s', (text) => {
    expect(() => checkForClassroom(written(text))).not.toThrow();
  });

  it.each([
    'What the fuck is this?',
    'It is sh1t.',
    'You are a cunt.',
    'He calls them niggers.',
    'A porn film plays.',
    'fuuuck them all',
    'ｆｕｃｋ',
  ])('may not be obscene or insulting, also if it is disguised: %s', (text) => {
    expect(() => checkForClassroom(written(text))).toThrow(UnusableAnswer);
  });

  it('is checked in every part that visitors read', () => {
    const choice = {
      text: 'Join',
      description: 'It costs.',
      outcome: 'They cheer.',
      memory: 'You joined.',
      answer: 'They won.',
    };
    const other = { text: 'Wait', description: 'It costs.' };
    const answer = (foul: object) =>
      ({ choices: [other, { ...choice, ...foul }], origin: 'model' }) as const;
    expect(() => checkForClassroom(answer({}))).not.toThrow();
    for (const field of ['text', 'description', 'outcome', 'memory', 'answer']) {
      expect(() => checkForClassroom(answer({ [field]: 'What shit' })), field).toThrow(
        UnusableAnswer,
      );
    }
    const background = { context: '<p>Fine.</p>', origin: 'model' } as const;
    expect(() => checkForClassroom(background)).not.toThrow();
    expect(() => checkForClassroom({ ...background, title: 'Shit' })).toThrow(UnusableAnswer);
    expect(() => checkForClassroom({ ...background, context: '<p>sh<b>it</b></p>' })).toThrow(
      UnusableAnswer,
    );
  });

  it('is not checked if a person has written it', () => {
    expect(() => checkForClassroom({ ...written('shit'), origin: 'written' })).not.toThrow();
  });
});

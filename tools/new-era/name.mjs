import { existsSync } from 'node:fs';
import { absolute, placesOf } from './places.mjs';

const LONGEST = 24;

// Words that JavaScript keeps for itself, and so cannot name an era's constant.
const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/**
 * Returns a new era's slug, the name on the timeline and the name of its constants, from the words of the command
 * line. Throws an error that says what is wrong with the name, and what would be right.
 */
export function readName(words) {
  const usage = 'Usage: pnpm new-era NAME, for example: pnpm new-era iron-age';
  if (words.length === 0) throw new Error(`A new era needs a name.\n${usage}`);
  const given = words.join(' ');
  const suggested = given
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(given)) {
    const instead = suggested === '' ? '' : ` Try: pnpm new-era ${suggested}`;
    throw new Error(
      `"${given}" cannot be an era's name: use lower-case letters a to z, with single hyphens between words.${instead}`,
    );
  }
  if (given.length > LONGEST) {
    throw new Error(
      `"${given}" is too long for the timeline: use at most ${LONGEST} letters and hyphens.`,
    );
  }
  if (reserved.has(given)) {
    throw new Error(
      `"${given}" is a word of the language: choose a longer name, such as ${given}-age.`,
    );
  }
  const existing = Object.values(placesOf(given)).find((place) => existsSync(absolute(place)));
  if (existing !== undefined) {
    throw new Error(`There is already ${existing}: choose another name, or remove that era first.`);
  }
  const capitalised = given.split('-').map((word) => `${word[0].toUpperCase()}${word.slice(1)}`);
  const identifier = `${given.split('-')[0]}${capitalised.slice(1).join('')}`;
  return { slug: given, name: capitalised.join(' '), identifier };
}

// @ts-check
import { parseArgs } from 'node:util';
/** @import { BenchPage } from './types' */

/** What can be measured, in this order. */
export const parts = /** @type {const} */ ([
  'chunks',
  'rules',
  'server',
  'first-visit',
  'second-visit',
  'play',
  'work',
  'hundred-eras',
]);

/** @typedef {(typeof parts)[number]} Part */

/** The parts that `page` stands for. */
const pageParts = parts.slice(3);

/** What the command is used like. */
export const usage = `pnpm bench [--rounds N] [--only PART,…] [--add NAME=URL --choice CSS --end-text TEXT [--expect N]]…

  --rounds N        how often each page is measured; 5 if not set
  --only PART,…     ${parts.join(', ')}; "page" stands for the last five
  --add NAME=URL    another page, or a folder with an index.html, beside the game; these belong to it:
    --choice CSS      finds its choices
    --end-text TEXT   words that its first choice leads to
    --expect N        how many choices make it usable; 4 if not set`;

const options = /** @type {const} */ ({
  rounds: { type: 'string' },
  only: { type: 'string' },
  add: { type: 'string', multiple: true },
  choice: { type: 'string', multiple: true },
  'end-text': { type: 'string', multiple: true },
  expect: { type: 'string', multiple: true },
});

/**
 * Reads the command line.
 * @param {readonly string[]} words
 * @returns {{ rounds: number, only: readonly Part[], added: readonly BenchPage[] }}
 * @throws {Error} with what is wrong
 */
export function readArguments(words) {
  const { tokens } = parseArgs({ args: [...words], options, tokens: true });
  let rounds = 5;
  /** @type {readonly Part[]} */
  let only = parts;
  /** @type {Partial<BenchPage>[]} */
  const added = [];
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    const { name, value } = token;
    if (name === 'rounds') rounds = wholeNumber(name, value);
    else if (name === 'only') only = readParts(value);
    else if (name === 'add') added.push({ ...readAddress(value), expect: 4 });
    else {
      const page = added.pop();
      if (page === undefined) throw new Error(`--${name} belongs to an --add before it`);
      added.push({ ...page, ...readPageOption(name, value) });
    }
  }
  return { rounds, only, added: added.map(complete) };
}

/** @type {(name: string, value: string) => number} */
function wholeNumber(name, value) {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} is a number from 1, not ${value}`);
  return Number(value);
}

/** @type {(value: string) => readonly Part[]} */
function readParts(value) {
  const names = value.split(',').flatMap((name) => (name === 'page' ? pageParts : [name]));
  const unknown = names.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined)
    throw new Error(`--only knows ${parts.join(', ')} and page, not ${unknown}`);
  return parts.filter((part) => names.includes(part));
}

/** @type {(value: string) => Pick<BenchPage, 'name' | 'url'>} */
function readAddress(value) {
  const [, name, url] = /^([^=]+)=(.+)$/.exec(value) ?? [];
  if (name === undefined || url === undefined) throw new Error(`--add is NAME=URL, not ${value}`);
  return { name, url };
}

/** @type {(name: string, value: string) => Partial<BenchPage>} */
function readPageOption(name, value) {
  if (name === 'choice') return { choice: value };
  if (name === 'end-text') return { endText: value };
  return { expect: wholeNumber(name, value) };
}

/** @type {(page: Partial<BenchPage>) => BenchPage} */
function complete({ name = '', url = '', choice, endText, expect = 4 }) {
  if (choice === undefined || endText === undefined) {
    throw new Error(`--add ${name} needs --choice and --end-text`);
  }
  return { name, url, choice, endText, expect };
}

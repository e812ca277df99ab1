const who = (
  'baker carter child clerk cook farmer fisher guard herder hunter judge mason mother nurse pilot potter sailor ' +
  'scribe shepherd singer smith soldier tailor teacher trader weaver widow worker'
).split(' ');
const kinds = (
  'angry brave calm clever cold eager gentle grim happy honest hungry kind lonely lost loud nervous old patient ' +
  'proud quiet sad silent stern stubborn tall tired wary young'
).split(' ');
const deeds = (
  'blames carries counts draws fears finds follows hears helps hides holds knows leaves likes lifts loses meets names ' +
  'needs opens paints praises pushes reads seeks sells shows takes trusts turns warns watches wants'
).split(' ');
const things = (
  'basket bell boat book bridge candle cart chain chair cloth coin door drum field fire gate hammer horse key ladder lamp ' +
  'letter map mirror net pot road rope sack ship song stone table tower wall well wheel window'
).split(' ');
const places = [
  'after dark',
  'at dawn',
  'at noon',
  'behind the hill',
  'below the stairs',
  'beside the river',
  'by the north road',
  'for an hour',
  'in the rain',
  'in the yard',
  'near the market',
  'on the square',
  'over the water',
  'under the roof',
  'with both hands',
  'without a word',
];

/** Words in a row that no two sentences share, so that the checks of the texts pass. */
const PHRASE_WORDS = 5;

/**
 * Returns functions that write plain filler sentences, never the same phrase twice. The same calls return the same
 * words, so that a new era is the same on every machine.
 */
export function createProse() {
  const random = createRandom(20_260_101);
  const said = new Set();
  const pick = (list) => list[Math.floor(random() * list.length)];

  const sentence = () => {
    for (;;) {
      const words = `The ${pick(kinds)} ${pick(who)} ${pick(deeds)} the ${pick(things)} ${pick(places)}`;
      const phrases = phrasesOf(words.toLowerCase().split(' '));
      if (phrases.some((phrase) => said.has(phrase))) continue;
      for (const phrase of phrases) said.add(phrase);
      return `${words}.`;
    }
  };

  /** Returns sentences of at least so many words together. */
  const paragraph = (least) => {
    const sentences = [];
    for (let count = 0; count < least; count += sentences.at(-1).split(' ').length) {
      sentences.push(sentence());
    }
    return sentences.join(' ');
  };

  return { sentence, paragraph };
}

function phrasesOf(words) {
  return words
    .slice(PHRASE_WORDS - 1)
    .map((_, start) => words.slice(start, start + PHRASE_WORDS).join(' '));
}

/** Returns a generator of numbers from 0 to 1 that depends on the seed alone (Mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** More letters are more than two lines above the cards. */
const LONGEST = 140;

// A full stop after a title ends no sentence, and neither does a mark before a small letter: “Well?” she asks.
const sentences = /\S(?:(?:Mrs?|Ms|Dr|St)\.|(?![.!?…]["”’)]*\s+["“‘(]*\p{Lu}).)*.["”’)]*/gsu;

/**
 * Returns the last sentence with a question mark of a text's last paragraph, as it stands there, or null if there is
 * none or if it has more than 140 letters.
 */
export function closingQuestion(text: string): string | null {
  const paragraph =
    text
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  let question: string | null = null;
  for (const [sentence] of paragraph.matchAll(sentences)) {
    if (/[?？؟]/u.test(sentence)) question = sentence;
  }
  return question !== null && question.length <= LONGEST ? question : null;
}

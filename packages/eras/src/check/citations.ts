/** The forms in which a citation says where in a work to look. Titles have capitals, so the words here are in lower case. */
const places: readonly RegExp[] = [
  /\bgeneral knowledge\b|\bour own\b/i,
  // A part of the work by its name or number: "chapter 3", "the introduction", "Articles II and VI", "p. 9", "§ 24".
  /\b(?:appendix|appendices|canon|canto|chapters?|columns?|conclusion|documents?|entr(?:y|ies)|introduction|lecture|life of|lives of|meetings?|pages?|paragraphs?|preface|sections?|tables?)\b/,
  /\b(?:articles?|books?|folios?|nos?\.|numbers?|parts?) (?:[a-z]*\d|[IVXLC]+\b)/i,
  /\b(?:c|ch|fols?|pp?|ss?)\. ?\d|§ ?\d|\(\d{4}\), \d+–\d/,
  // A dated piece: "letter of 9 March 1498", "The Evening Star, October 28, 1962", "under 1242".
  /\b\d{1,2} [A-Z][a-z]+ \d{4}\b|\b[A-Z][a-z]+ \d{1,2}, \d{4}\b|\bunder (?:[A-Z][a-z]+ )?\d{4}/,
  // An address with a path.
  /\b[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\w/i,
];

/** True if a citation says where in the work to look, that any encyclopaedia has the fact, or that it is our own. */
export function namesPlace(citation: string): boolean {
  return places.some((form) => form.test(citation));
}

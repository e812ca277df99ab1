import type { JourneyVisit } from './journey-visit';

/**
 * Returns a value as JSON in ASCII. Mail and office programs change quotation marks, spaces and the encoding of a file.
 * The game writes ASCII only, so any other character in a journey's text comes from such a program.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[\u007F-\uFFFF]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const texts = new WeakMap<JourneyVisit, string>();

/** Returns a visit as JSON. Each version of a visit is written once, so that a decision does not write all others again. */
export function visitText(visit: JourneyVisit): string {
  const text = texts.get(visit) ?? asciiJson(visit);
  texts.set(visit, text);
  return text;
}

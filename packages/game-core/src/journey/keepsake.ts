import type { Period } from '../eras/era';
import { lookOf } from '../rules/era-facts';
import { isToldByModel } from '../rules/telling';
import { yearText } from '../rules/year-text';
import { shortened } from './shortened';

/** The words on the card that a visitor keeps of a decision. All are plain text on one line. */
export interface Keepsake {
  readonly eraSlug: string;
  /** The slug of the era whose look the card has, if that is another one. */
  readonly look?: string | undefined;
  readonly eraName: string;
  /** Worded to follow "in". */
  readonly place: string;
  /** The year as people write it. */
  readonly year: string;
  /** The decision, as its card said it, or the name of the end to which it has led. */
  readonly choice: string;
  /** How the text after the decision ends. */
  readonly consequence: string;
  /** Who wrote the consequence, if it was a language model; else null. */
  readonly note: string | null;
  /** The name of the game. */
  readonly game: string;
}

/** What a keepsake is made of: the game's state has all of it. */
export interface KeepsakeSource {
  readonly activeSlug: string;
  readonly periods: readonly Pick<Period, 'slug' | 'name' | 'scene'>[];
  readonly visit: { readonly period?: Pick<Period, 'slug' | 'name' | 'scene'> | undefined };
  readonly scene: {
    /** The texts of the choices so far. */
    readonly decisions: readonly string[];
    readonly scenario: {
      readonly location: string;
      readonly year: number;
      readonly description: string;
    };
    /** The end of the visit that the text tells, or null. */
    readonly reckoning: { readonly name: string } | null;
    /** What is known of the text after the last choice, or null. */
    readonly record: { readonly text: string } | null;
  };
}

/** The most characters of each text on a card, so that all of them fit in every era's typefaces. */
const LIMITS = { name: 40, choice: 90, consequence: 300, credit: 60 };

/** How many characters of a file's name come before its ending. Every system allows more. */
const FILE_NAME_LIMIT = 80;

/** Returns the keepsake of the last decision, or null if nothing has been decided in this scene. */
export function keepsakeOf({ activeSlug, periods, scene, visit }: KeepsakeSource): Keepsake | null {
  const choice = scene.decisions.at(-1);
  if (choice === undefined) return null;
  const period = visit.period ?? periods.find(({ slug }) => slug === activeSlug);
  const { location, year, description } = scene.scenario;
  const { look } = lookOf(activeSlug, period ? [period] : []);
  return {
    eraSlug: activeSlug,
    ...(look !== undefined && { look }),
    eraName: shortened(period?.name ?? activeSlug, LIMITS.name),
    place: shortened(location, LIMITS.name),
    year: yearText(year),
    choice: shortened(scene.reckoning?.name ?? choice, LIMITS.choice),
    consequence: shortened(endingOf(description), LIMITS.consequence),
    note: endingNote(scene),
    game: 'Historical Time Traveler',
  };
}

/** Returns the last paragraph of a text: what came of the decision, in a few sentences. */
export function endingOf(text: string): string {
  return (
    text
      .trim()
      .split(/\n\s*\n/u)
      .at(-1) ?? ''
  );
}

/** Returns who wrote the text after the last decision, if it was a language model, or null. */
export function endingNote(scene: Pick<KeepsakeSource['scene'], 'record'>): string | null {
  return isToldByModel(scene) ? 'Written by a language model' : null;
}

/** Returns the line that names a photographer on a card. */
export function creditLine(name: string): string {
  return `Photograph: ${shortened(name, LIMITS.credit)}`;
}

/** Returns the words of a card as one text, in the order of the card: its text alternative. */
export function keepsakeText(keepsake: Keepsake, credit: string | null = null): string {
  const { place, year, choice, consequence, note, eraName, game } = keepsake;
  return [`${place}, ${year}`, choice, consequence, note, credit, eraName, game]
    .filter((words) => words !== null && words !== '')
    .map((words) => (/[.!?…]["'’”)\]]*$/u.test(words ?? '') ? words : `${words}.`))
    .join(' ');
}

/** Returns the name of the picture's file: small Latin letters, digits and hyphens, which every system takes. */
export function keepsakeFileName({ eraSlug, year, choice }: Keepsake): string {
  const words = [eraSlug, year, choice]
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `${words.slice(0, FILE_NAME_LIMIT).replaceAll(/^-|-$/g, '')}.png`;
}

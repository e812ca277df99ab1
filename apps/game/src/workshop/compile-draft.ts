import {
  type EraContent,
  type Fault,
  type Warning,
  compileFiles,
  figuresOf,
  proofEra,
  warningText,
} from '@time-traveler/eras/compile';
import { eraBySlug } from '@time-traveler/game-core';
import type { Draft } from './draft';

/** Something in a folder that its writer should look at. */
export interface Problem extends Fault {
  /** A fault has to be mended before the era can be played. */
  readonly kind: 'fault' | 'warning';
}

/** A compiled draft. */
export interface CompiledDraft {
  /** Undefined if there is a fault. */
  readonly content: EraContent | undefined;
  /** The faults, then the warnings. Their files are paths in the folder. */
  readonly problems: readonly Problem[];
  /** The words and the reading grade, as `era:check` prints them. */
  readonly summary: string | undefined;
  /** The files in whose place the game tells general words. */
  readonly unwritten: readonly string[];
}

/** Compiles a draft as a build compiles a folder. Never throws for what is in it. */
export function compileDraft({ name, files, picture, tune, unread }: Draft): CompiledDraft {
  const sorted = Object.entries(files).sort(([a], [b]) => a.localeCompare(b, 'en'));
  const notes = unread.map((fault): Problem => ({ ...fault, kind: 'warning' }));
  const { content, faults } = compileFiles(name, new Map(sorted), {
    // A built-in era leaves nothing to general words.
    whole: eraBySlug(name) !== undefined,
    picture: picture?.name,
    tune,
  });
  if (content === undefined) {
    const inside = faults.map(({ file, ...fault }): Problem => {
      return { ...fault, file: file.slice(name.length + 1), kind: 'fault' };
    });
    return { content, problems: [...inside, ...notes], summary: undefined, unwritten: [] };
  }
  const { warnings, summary } = figuresOf(proofEra(content));
  const found = warnings.map((warning) => problemOf(warning, files));
  const { unwritten } = content;
  return { content, problems: [...found, ...notes], summary, unwritten };
}

function problemOf(warning: Warning, files: Draft['files']): Problem {
  const place = warning.places[0] ?? '';
  const file = place.slice(0, place.indexOf(':'));
  // The name of a choice or of a text follows its place.
  const title = place.slice(place.lastIndexOf(': ') + 2);
  const text = files[file] ?? '';
  return {
    kind: 'warning',
    file,
    line: lineWith(text, warning.words) ?? lineWith(text, title) ?? 1,
    message: warningText('', warning)
      .replace('warning: ', '')
      .replaceAll(/([(;] ?)\//g, '$1'),
  };
}

/** Returns the line on which a phrase begins, whatever is between its words, or undefined. */
function lineWith(text: string, phrase: string): number | undefined {
  const words =
    phrase
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 6) ?? [];
  if (words.length === 0) return undefined;
  const found = new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'iu').exec(text);
  return found ? text.slice(0, found.index).split('\n').length : undefined;
}

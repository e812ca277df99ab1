import type { Design } from '../drawing/card';
import { future } from './future';
import { industrial } from './industrial';
import { medieval } from './medieval';
import { modern } from './modern';
import { plain } from './plain';
import { renaissance } from './renaissance';

// The register of designs: an era without a line has the plain one, in the colours of its theme.
const designs: ReadonlyMap<string, Design> = new Map([
  ['medieval', medieval],
  ['renaissance', renaissance],
  ['industrial', industrial],
  ['modern', modern],
  ['future', future],
]);

/** Returns the design of an era's card by its slug. */
export function designFor(slug: string): Design {
  return designs.get(slug) ?? plain;
}

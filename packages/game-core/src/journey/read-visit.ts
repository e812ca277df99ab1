import * as v from 'valibot';
import { type Visit, visitSchema } from '../events/visit';

/** Returns a stored value as a visit, or null if it is none. The value may come from anyone. Never throws. */
export function readVisit(value: unknown): Visit | null {
  const { success, output } = v.safeParse(visitSchema, value);
  return success ? output : null;
}

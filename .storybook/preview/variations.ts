import { isValidElement } from 'react';

/** The props of any component. */
export type Props = Readonly<Record<string, unknown>>;

/** Props in which one value differs, and its path. */
export interface Variation {
  readonly path: string;
  readonly props: Props;
}

/** Returns the props with each text, number, truth value and list in them changed, one at a time, or left out. */
export function variationsOf(props: Props): Variation[] {
  return Object.entries(props).flatMap(([name, value]) => [
    ...(typeof value === 'function' || typeof value === 'boolean'
      ? []
      : [{ path: `${name} left out`, props: without(props, name) }]),
    ...otherValues(value, name).map(({ path, value: other }) => ({
      path,
      props: { ...props, [name]: other },
    })),
  ]);
}

function without(props: Props, name: string): Props {
  return Object.fromEntries(Object.entries(props).filter(([other]) => other !== name));
}

/** Returns what may stand in the place of a value, down to the parts of its parts. */
function otherValues(value: unknown, path: string): { path: string; value: unknown }[] {
  if (typeof value === 'boolean') return [{ path, value: !value }];
  if (typeof value === 'number') return [{ path, value: value + 1 }];
  // An address would be requested. A first word of one letter is set apart where the story has an initial.
  if (typeof value === 'string') {
    return /^(?:\/|\w+:)/.test(value) ? [] : [{ path, value: `A changed ${value}` }];
  }
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return [
      { path: `${path} without its first`, value: items.slice(1) },
      { path: `${path} empty`, value: [] },
      ...otherValues(items[0], `${path}[0]`).map((other) => ({
        path: other.path,
        value: items.with(0, other.value),
      })),
    ];
  }
  if (typeof value !== 'object' || value === null || isValidElement(value)) return [];
  // An object of a class, such as a file, is used as it is.
  if (Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    // What is a text in one place may be missing in another.
    ...(typeof part === 'string'
      ? [{ path: `${path}.${name} null`, value: { ...value, [name]: null } }]
      : []),
    ...otherValues(part, `${path}.${name}`).map((other) => ({
      path: other.path,
      value: { ...value, [name]: other.value },
    })),
  ]);
}

import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Types whose values nobody can type. */
const drawn = /ReactNode|ReactElement|PictureSource|EventHandler|\bRef</;

/** The controls of types that may also be `undefined` or `null`. Storybook would ask for JSON. */
const plain: Readonly<Record<string, string>> = { boolean: 'boolean', string: 'text' };

/** Removes the controls of values that nobody types: elements, refs, functions, pictures, ids and JSON. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const summary = type.table?.type?.summary ?? '';
      const typed = typeof initialArgs[name] === 'string';
      if (/^id$|Id$/.test(name) || (drawn.test(summary) && !typed))
        return [name, { ...type, control: false as const }];
      if (type.control !== undefined || type.type?.name !== 'other') return [name, type];
      const control = plain[summary.replaceAll(/ \| (?:null|undefined)/g, '')];
      return [name, { ...type, control: control ?? (typed && 'text') }];
    }),
  );

import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Types whose values nobody can type. */
const drawn = /ReactNode|ReactElement|PictureSource|EventHandler|\bRef</;

/** Removes the controls of values that nobody types: elements, refs, functions and pictures. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isDrawn = drawn.test(type.table?.type?.summary ?? '');
      const typed = typeof initialArgs[name] === 'string';
      return [name, isDrawn && !typed ? { ...type, control: false as const } : type];
    }),
  );

import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Leaves out the controls of what nobody types: elements, functions, and pictures in the form of an address full of data. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isDrawn = /ReactNode|PictureSource|EventHandler/.test(type.table?.type?.summary ?? '');
      const typed = typeof initialArgs[name] === 'string';
      return [name, isDrawn && !typed ? { ...type, control: false as const } : type];
    }),
  );

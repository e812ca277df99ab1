import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Removes the controls of values that nobody types: elements, functions and data URLs. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isDrawn = /ReactNode|PictureSource|EventHandler/.test(type.table?.type?.summary ?? '');
      const typed = typeof initialArgs[name] === 'string';
      return [name, isDrawn && !typed ? { ...type, control: false as const } : type];
    }),
  );

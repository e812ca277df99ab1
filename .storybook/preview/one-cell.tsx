import type { Decorator } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
// oxlint-disable-next-line no-restricted-imports -- a fixture of the stories, and not part of the package's API
import { ShownCell } from '../../packages/ui/src/fixtures/shown-cell';

/** Lets the address of a sheet of states name one of them, such as `args=cell:long-german-words`. */
export const forSheets: ArgTypesEnhancer = ({ argTypes, name }) =>
  name.startsWith('States')
    ? {
        ...argTypes,
        cell: { name: 'cell', type: { name: 'string' }, table: { disable: true } },
      }
    : argTypes;

/** Shows one state of a sheet alone if the address names it. The component does not receive the name. */
export const oneCell: Decorator = (Story, { args: { cell, ...args }, id }) => (
  <ShownCell value={{ storyId: id, only: typeof cell === 'string' ? cell : '' }}>
    {cell === undefined ? <Story /> : <Story args={{ ...args, cell: undefined }} />}
  </ShownCell>
);

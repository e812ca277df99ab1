import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useScheme } from '../preview/use-scheme';
import { dressStorybook } from '../theme';

/** A documentation page in the mode of the system. */
export function Page({ context, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer context={context} theme={dressStorybook(useScheme())}>
      {children}
    </DocsContainer>
  );
}

import type { AxeReporter, AxeResults, CheckResult } from 'axe-core';

/** Why axe cannot measure a contrast: there is more than one colour behind the text. */
const manyColours = ['bgGradient', 'bgImage', 'bgOverlap', 'imgNode', 'pseudoContent'];

const isMeasurable = ({ any }: { any: readonly CheckResult[] }) =>
  !any.some(({ data }) =>
    manyColours.includes(String((data as { messageKey?: unknown } | null)?.messageKey)),
  );

/**
 * Reports like axe, without the text on pictures and gradients whose contrast axe cannot measure. With more contrast,
 * a switch of the toolbar, every ground is plain, and axe measures it.
 */
export const decidable: AxeReporter = (raw, options, done, fail) => {
  // Storybook loads axe when a story has played.
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const withoutThem = (results: AxeResults) => {
    const incomplete = results.incomplete.map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(isMeasurable),
    }));
    done({ ...results, incomplete: incomplete.filter(({ nodes }) => nodes.length > 0) });
  };
  axe.getReporter<AxeResults>('v1')(raw, options, withoutThem, fail);
};

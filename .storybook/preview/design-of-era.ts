import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface Design {
  readonly type: string;
  readonly url: string;
}

/**
 * Lets the Design panel, which opens with its first tab, begin with the kept picture of an era. A link to Figma stays
 * before it. The panel reads its tabs again when a story is reported as prepared.
 */
export function beginWithDesignOf(
  era: string,
  id: string,
  parameters: Readonly<Record<string, unknown>>,
): void {
  const design = parameters['design'];
  if (!Array.isArray(design)) return;
  const rank = ({ type, url }: Design) =>
    type === 'image' ? (url.endsWith(`.${era}.webp`) ? 1 : 2) : 0;
  const sorted = (design as Design[]).toSorted((one, other) => rank(one) - rank(other));
  addons.getChannel().emit(STORY_PREPARED, { id, parameters: { ...parameters, design: sorted } });
}

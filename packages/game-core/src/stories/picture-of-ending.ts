import type { EndingPicture } from '../eras/era';
import type { Scene } from '../rules/state';
import type { Told } from '../rules/telling';

/**
 * Returns the picture that an ending names for a scene, or nothing: a picture that a server sent stays, unless it is one of
 * the era's own.
 */
export function withPicture(
  { picture: shown, scenario: { imageUrl } }: Scene,
  named: EndingPicture | undefined,
): Pick<Told, 'picture'> {
  const { url = imageUrl, ...view } = named ?? {};
  const isOwn = shown.source !== 'generated' || seriesOf(shown.url) === seriesOf(imageUrl);
  return named && isOwn && url !== '' ? { picture: { url, source: 'built-in', view } } : {};
}

/** Returns what the addresses of an era's pictures have in common: all but the number at the end. */
function seriesOf(url: string | null): string | undefined {
  return url?.replace(/(?:-\d)?\.\w+$/, '');
}

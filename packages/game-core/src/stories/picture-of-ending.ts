import type { EndingPicture, PictureLight } from '../eras/era';
import type { FollowUpKey } from '../eras/stories/era-story';
import type { Picture, Scene } from '../rules/state';
import type { Told } from '../rules/telling';

/** The lights of each follow-up: the second one is for a picture that has the first. Night is left to the endings. */
const lights: Readonly<Record<FollowUpKey, readonly PictureLight[]>> = {
  share: ['dawn', 'lamplight'],
  keep: ['grey', 'dusk'],
  document: ['lamplight', 'dawn'],
  change: ['dusk', 'grey'],
};

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

/** Returns the picture on screen in another light, that of a follow-up, or nothing if no ending has named the picture. */
export function inLightOf(key: FollowUpKey, { url, view }: Picture): EndingPicture | undefined {
  if (url === null || !view) return undefined;
  return { url, ...view, light: lights[key].find((light) => light !== view.light) };
}

/** Returns what the addresses of an era's pictures have in common: all but the number at the end. */
function seriesOf(url: string | null): string | undefined {
  return url?.replace(/(?:-\d)?\.\w+$/, '');
}

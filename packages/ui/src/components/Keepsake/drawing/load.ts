import type { PictureSource } from '../../ScenePicture/picture-source';
import { sizes } from '../../ScenePicture/picture-sizes';
import type { CardPicture } from './card';
import type { Theme } from './theme';

/** How long a picture or the typefaces may take, in milliseconds; after that the card is drawn without them. */
const PATIENCE_MS = 8_000;

/** Rejects if a job takes too long. */
async function inTime<Result>(job: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), PATIENCE_MS);
  });
  return Promise.race([job, late]).finally(() => clearTimeout(timer));
}

/** Loads a picture so that a canvas stays readable with it. Rejects if that cannot be done. */
export async function loadPicture(source: PictureSource, theme: Theme): Promise<CardPicture> {
  const image = new Image();
  // Without it another host's picture could be drawn, but the card could not be saved.
  if (new URL(source.url, location.href).origin !== location.origin)
    image.crossOrigin = 'anonymous';
  // The same size as on the screen: it has been loaded already, and is there without a connection.
  image.sizes = sizes;
  if (source.srcSet !== undefined) image.srcset = source.srcSet;
  image.src = source.url;
  await inTime(image.decode());
  const [, down = '50'] = theme.token('--picture-position').split(' ');
  return { image, focus: source.focus ?? Number.parseFloat(down) };
}

const styles = ['400', '600', 'italic 400', 'italic 600'];

/** Loads the typefaces of a theme for some words. A typeface that does not come is replaced by the next family. */
export async function loadFaces({ token }: Theme, words: string): Promise<void> {
  const families = ['--font-display', '--font-text', '--font-label'].map(token);
  const all = families.flatMap((family) =>
    styles.map((style) => document.fonts.load(`${style} 40px ${family}`, words)),
  );
  await inTime(Promise.allSettled(all)).catch(() => {});
}

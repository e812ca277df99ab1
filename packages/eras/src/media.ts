/** A picture or a tune in an era's folder. */
export interface MediaFile {
  /** Its name in the folder, such as `picture.webp`. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The picture and the tune of an era's folder. */
export interface Media {
  readonly picture?: MediaFile | undefined;
  readonly tune?: MediaFile | undefined;
}

const MB = 1024 * 1024;

/** The largest size of each file that is no text, in bytes, by its name. */
export const mediaLimits: ReadonlyMap<string, number> = new Map([
  ['picture.avif', 2 * MB],
  ['picture.webp', 2 * MB],
  ['picture.jpg', 2 * MB],
  ['tune.mp3', 10 * MB],
]);

const kinds: readonly (readonly [string, string, (head: string) => boolean])[] = [
  ['.avif', 'AVIF', (head) => /^.{4}ftyp(?:avif|avis|mif1)/s.test(head)],
  ['.webp', 'WebP', (head) => /^RIFF.{4}WEBP/s.test(head)],
  ['.jpg', 'JPEG', (head) => head.startsWith('\u00FF\u00D8\u00FF')],
  ['.mp3', 'MP3', (head) => /^(?:ID3|\u00FF[\u00E2-\u00FF])/.test(head)],
];

/** Returns what to say of a file whose content is not what its name says, or undefined. */
export function mediaFault(name: string, bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const kind = kinds.find(([ending]) => name.endsWith(ending));
  if (kind === undefined || kind[2](head)) return undefined;
  return `the file is called ${name}, but is no ${kind[1]} file: save it as ${kind[1]}, and do not only rename it`;
}

/** Returns the files of an era by the address at which the game requests them. */
export function addressesOf(
  slug: string,
  { picture, tune }: Media,
): readonly (readonly [string, MediaFile])[] {
  const ending = picture?.name.slice(picture.name.lastIndexOf('.')) ?? '';
  return [
    ...(picture ? [[`/images/${slug}${ending}`, picture] as const] : []),
    ...(tune ? [[`/audio/${slug}-theme.mp3`, tune] as const] : []),
  ];
}

import type { Fault } from '@time-traveler/eras/compile';

/** A picture of the writer's own. */
export interface DraftPicture {
  /** Its name in the folder, such as `picture.webp`. */
  readonly name: string;
  /** The picture itself, as an address that begins with `data:image/`. */
  readonly url: string;
}

/** The folder of an era that is being written. */
export interface Draft {
  /** The folder's name. */
  readonly name: string;
  /** The texts of its Markdown files by their path in it, such as `sets/1.md`. */
  readonly files: Readonly<Record<string, string>>;
  readonly picture?: DraftPicture | undefined;
  /** True if the folder has a tune, which the workshop does not keep. */
  readonly tune: boolean;
  /** What to say of files that are not kept, each with the file's path in the folder. */
  readonly unread: readonly Fault[];
}

/** Returns a draft with another text of one file; undefined removes the file. */
export function withFile(draft: Draft, file: string, text: string | undefined): Draft {
  const { [file]: _, ...others } = draft.files;
  const files = text === undefined ? others : { ...draft.files, [file]: text };
  return { ...draft, files, unread: draft.unread.filter((fault) => fault.file !== file) };
}

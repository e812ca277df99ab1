import { useState } from 'react';

/** Whether the scene's picture is there. */
export interface PictureThere {
  /** True once it has come, or where there is none to come. */
  readonly pictureThere: boolean;
  /** To be called with the address of a picture that has come. */
  readonly onPictureLoad: (url: string) => void;
}

/** Takes the address of the scene's picture, or null for none, and tells whether it is there. */
export function usePictureThere(url: string | null): PictureThere {
  const [loaded, onPictureLoad] = useState<string | null>(null);
  return { pictureThere: url === null || url === loaded, onPictureLoad };
}

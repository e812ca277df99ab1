import { useState } from 'react';

/** Whether the scene's picture has loaded. */
export interface PictureThere {
  /** True once the picture has loaded, or if there is none. */
  readonly pictureThere: boolean;
  /** Call with the address of a picture that has loaded. */
  readonly onPictureLoad: (url: string) => void;
}

/** Returns whether the scene's picture has loaded. `address` is null if there is none. */
export function usePictureThere(url: string | null): PictureThere {
  const [loaded, onPictureLoad] = useState<string | null>(null);
  return { pictureThere: url === null || url === loaded, onPictureLoad };
}

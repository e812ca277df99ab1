import { useEffect, useState } from 'react';
import type { PictureLife } from './picture-life';

/** Returns what moves in a picture, or undefined if nothing does or that is not known. Requests it if `wanted`. */
export function useLife(
  url: string | undefined,
  lifeOf: (url: string) => Promise<PictureLife | null>,
  wanted: boolean,
): PictureLife | undefined {
  const [known, setKnown] = useState<{ url: string; life: PictureLife | null }>();
  useEffect(() => {
    if (url === undefined || !wanted) return;
    let current = true;
    lifeOf(url).then(
      (life) => current && setKnown({ url, life }),
      // Without it the picture is as it was.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [url, lifeOf, wanted]);
  return known !== undefined && known.url === url ? (known.life ?? undefined) : undefined;
}

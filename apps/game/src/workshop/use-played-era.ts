import type { EraContent } from '@time-traveler/eras/compile';
import { useEffect, useState } from 'react';
import { type PlayedEra, playedEra } from './played-era';

/** Returns an era as it is played; undefined until it can be. */
export function usePlayedEra(
  content: EraContent | undefined,
  picture: string | undefined,
): PlayedEra | undefined {
  const [era, setEra] = useState<PlayedEra>();
  useEffect(() => {
    let current = true;
    const show = (next: PlayedEra | undefined) => {
      if (current) setEra(next);
    };
    if (content === undefined) show(undefined);
    else playedEra(content, picture).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [content, picture]);
  return era;
}

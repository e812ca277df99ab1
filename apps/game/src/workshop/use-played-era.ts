import { useEffect, useState } from 'react';
import { type PlayedEra, playedEra } from './played-era';
import type { CheckedDraft, OpenDraft } from './use-draft';

/** Returns an open folder's era as it is played; undefined until it can be. */
export function usePlayedEra(
  open: OpenDraft,
  { content, open: { turn } }: CheckedDraft,
): PlayedEra | undefined {
  const [played, setPlayed] = useState<{ readonly era: PlayedEra; readonly turn: number }>();
  const picture = open.draft.picture?.url;
  useEffect(() => {
    let current = true;
    const show = (era: PlayedEra | undefined) => {
      if (current) setPlayed(era && { era, turn });
    };
    if (content === undefined) show(undefined);
    else playedEra(content, picture).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [content, picture, turn]);
  // A state of the former folder would lead to another one in this folder.
  return played?.turn === open.turn ? played.era : undefined;
}

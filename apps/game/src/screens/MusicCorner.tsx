import type { Silence } from '@time-traveler/audio';
import type { Period } from '@time-traveler/game-core';
import { MusicControl } from '@time-traveler/ui';
import { useSoundtrack } from '../hooks/use-soundtrack';
import { trackOf } from '../services/music-box';
import { useServices } from '../services/services-context';
import { rememberVolume } from '../services/volume-memory';

/** Props of {@link MusicCorner}. */
export interface MusicCornerProps {
  /** Slug of the active era, whose theme it names and plays. */
  activeSlug: string;
  /** The eras on the timeline. */
  periods: readonly Period[];
}

/** What the control says while nothing sounds although music was asked for. */
const silences: Readonly<Record<Silence, string>> = {
  loading: 'loading',
  blocked: 'blocked by the browser until you press something',
  offline: 'no connection',
  failed: 'could not be played',
  interrupted: 'interrupted, goes on when you press something',
};

/** The music control of the running game; separate, so that the player's changes do not render the whole screen. */
export function MusicCorner({ activeSlug, periods }: MusicCornerProps) {
  const { soundtrack } = useServices().musicBox;
  const { status, silence, volume } = useSoundtrack();
  const track = trackOf(periods, activeSlug);
  const reason = silence === null ? undefined : silences[silence];
  const quiet = track === null ? 'this era has no music yet' : reason;
  return (
    <MusicControl
      eraName={periods.find(({ slug }) => slug === activeSlug)?.name ?? activeSlug}
      onToggle={() => track && soundtrack.toggle(track)}
      onVolumeChange={(next) => {
        soundtrack.setVolume(next);
        rememberVolume(next);
      }}
      playing={status === 'playing'}
      silence={quiet}
      trackName={track?.name ?? 'No music'}
      volume={volume}
    />
  );
}

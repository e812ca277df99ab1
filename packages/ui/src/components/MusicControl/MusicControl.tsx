import type { CSSProperties } from 'react';
import { ignoreHeld } from '../Button/press-once';
import { AudioBars } from '../AudioBars/AudioBars';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './MusicControl.module.css';

/** Props of {@link MusicControl}. */
export interface MusicControlProps {
  /** True while music plays: the button says "Pause music" and the bars move. */
  playing: boolean;
  /** Why nothing sounds, in lower case: the bars rest, and the button's description says it. */
  silence?: string | undefined;
  /** The current track's name. */
  trackName: string;
  /** The era of the track, for assistive technology. */
  eraName: string;
  /** The volume, from 0 to 1. */
  volume: number;
  /** Called when the visitor presses the button. */
  onToggle: () => void;
  /** Called with the new volume, from 0 to 1, while the slider moves. */
  onVolumeChange: (volume: number) => void;
}

/** The music corner: bars, play or pause, the track's name and the volume. */
export function MusicControl({
  playing,
  silence,
  trackName,
  eraName,
  volume,
  onToggle,
  onVolumeChange,
}: MusicControlProps) {
  const percent = Math.round(volume * 100);
  const level = `${percent}%`;
  return (
    <div aria-label="Music" className={styles.control} data-part="music" role="group">
      {/* Bars that move while nothing sounds, or at volume 0, would suggest that music can be heard. */}
      <AudioBars playing={playing && silence === undefined && percent > 0} />
      <IconButton
        className={styles.play}
        description={silence}
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause music' : 'Play music'}
        onClick={onToggle}
        onKeyDown={ignoreHeld}
      />
      <p className={styles.track}>
        <VisuallyHidden>{`${eraName} theme: `}</VisuallyHidden>
        <span>{trackName}</span>
      </p>
      <label className={styles.volume}>
        <Icon className={styles.speaker} name={percent > 0 ? 'speaker' : 'muted'} />
        <input
          aria-label="Volume"
          aria-valuetext={level}
          className={styles.slider}
          max={100}
          min={0}
          onChange={(event) => onVolumeChange(event.currentTarget.valueAsNumber / 100)}
          step={5}
          style={{ '--level': level } as CSSProperties}
          type="range"
          value={percent}
        />
      </label>
    </div>
  );
}

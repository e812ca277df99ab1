import styles from './AudioBars.module.css';

const bars = [0, 1, 2, 3, 4];

/** Props of {@link AudioBars}. */
export interface AudioBarsProps {
  /** True if the bars move. */
  playing: boolean;
}

/** Five bars that move while music plays. */
export function AudioBars({ playing }: AudioBarsProps) {
  return (
    <span aria-hidden="true" className={styles.bars} data-playing={playing || undefined}>
      {bars.map((bar) => (
        <span className={styles.bar} key={bar} />
      ))}
    </span>
  );
}

import type { PictureCredit as Credit } from '@time-traveler/game-core';
import styles from './PictureCredit.module.css';

/** Props of {@link PictureCredit}. */
export interface PictureCreditProps {
  /** The photographer and the address of the photo's page. */
  credit: Credit;
}

/** The photographer of a picture that the server has found, as a link in the picture's caption. */
export function PictureCredit({ credit }: PictureCreditProps) {
  return (
    <a
      className={styles.credit}
      href={credit.url}
      rel="noopener"
      target="_blank"
      title={credit.name}
    >
      Photo: <bdi>{credit.name}</bdi>
    </a>
  );
}

import { Icon } from '../Icon/Icon';
import styles from './EmptyPicture.module.css';

/** What a frame shows in the place of a picture. */
export function EmptyPicture() {
  return (
    <p className={styles.empty}>
      <Icon name="hourglass" />
      No picture of this scene
    </p>
  );
}

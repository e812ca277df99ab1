import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import styles from './Header.module.css';

const notOpen = 'not open yet';

/** Props of {@link Header}. */
export interface HeaderProps {
  /** The music control, at the top right. */
  music?: ReactNode;
  /** Links that the Tab key reaches before everything else. */
  skipLinks?: ReactNode;
}

/** The fixed header: the product's name, three buttons that do nothing yet, and the music control. */
export function Header({ music, skipLinks }: HeaderProps) {
  return (
    <header className={styles.header} data-part="bar">
      {skipLinks}
      <h1 className={styles.brand}>Historical Time Traveler</h1>
      <div className={styles.buttons}>
        <IconButton description={notOpen} icon="information" label="Information" />
        <IconButton description={notOpen} icon="settings" label="Settings" />
        <IconButton description={notOpen} icon="profile" label="Profile" />
      </div>
      {music === undefined ? null : <div className={styles.music}>{music}</div>}
    </header>
  );
}

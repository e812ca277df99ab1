import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import styles from './Header.module.css';

/** Props of {@link Header}. */
export interface HeaderProps {
  /** The music control, which stands at the top right. */
  music?: ReactNode;
}

/** The fixed header: product title, three inert buttons, and room for the music control (SPEC §2). */
export function Header({ music }: HeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.brand}>Historical Time Traveler</h1>
      <div className={styles.buttons}>
        <IconButton icon="information" label="Information" />
        <IconButton icon="settings" label="Settings" />
        <IconButton icon="profile" label="Profile" />
      </div>
      {music === undefined ? null : <div className={styles.music}>{music}</div>}
    </header>
  );
}

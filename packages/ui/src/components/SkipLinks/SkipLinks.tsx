import type { MouseEvent } from 'react';
import { pressOnce } from '../Button/press-once';
import styles from './SkipLinks.module.css';

/** Props of {@link SkipLinks}. */
export interface SkipLinksProps {
  /** Id of the story's heading. */
  storyId: string;
  /** Id of the choices' heading. */
  choicesId: string;
}

const links = pressOnce(moveFocus);

/** The first stops of the Tab key, which lead past the header. They are hidden until one has the focus. */
export function SkipLinks({ storyId, choicesId }: SkipLinksProps) {
  return (
    <div className={styles.links}>
      <a className={styles.link} href={`#${storyId}`} {...links}>
        To the story
      </a>
      <a className={styles.link} href={`#${choicesId}`} {...links}>
        To the choices
      </a>
    </div>
  );
}

/** Moves the focus as a fragment link does, without changing the address or the history. */
function moveFocus(event: MouseEvent<HTMLAnchorElement>): void {
  // The browser handles a click that asks for a new tab or window.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.focus();
}

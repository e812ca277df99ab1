import type { MouseEvent } from 'react';
import styles from './SkipLinks.module.css';

/** Props of {@link SkipLinks}. */
export interface SkipLinksProps {
  /** Id of the story's heading. */
  storyId: string;
  /** Id of the choices' heading. */
  choicesId: string;
}

/** The first tab stops of the screen, out of sight until one has the focus; they lead past the header. */
export function SkipLinks({ storyId, choicesId }: SkipLinksProps) {
  return (
    <div className={styles.links}>
      <a className={styles.link} href={`#${storyId}`} onClick={moveFocus}>
        To the story
      </a>
      <a className={styles.link} href={`#${choicesId}`} onClick={moveFocus}>
        To the choices
      </a>
    </div>
  );
}

/** Does what the browser does with a fragment, but leaves the address and the history as they are. */
function moveFocus(event: MouseEvent<HTMLAnchorElement>): void {
  // A click that asks for a new tab or window is the browser's.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.focus();
}

import styles from './SkipLinks.module.css';
import { toTarget } from './to-target';

/** Props of {@link SkipLinks}. */
export interface SkipLinksProps {
  /** Id of the story's heading. */
  storyId: string;
  /** Id of the choices' heading. */
  choicesId: string;
}

/** The first stops of the Tab key, which lead past the header. They are hidden until one has the focus. */
export function SkipLinks({ storyId, choicesId }: SkipLinksProps) {
  return (
    <div className={styles.links}>
      <a className={styles.link} href={`#${storyId}`} {...toTarget}>
        To the story
      </a>
      <a className={styles.link} href={`#${choicesId}`} {...toTarget}>
        To the choices
      </a>
    </div>
  );
}

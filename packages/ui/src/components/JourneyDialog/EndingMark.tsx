import { clsx } from 'clsx';
import { Icon, iconFor } from '../Icon/Icon';
import styles from './EndingMark.module.css';

/** Props of {@link EndingMark}. */
export interface EndingMarkProps {
  /** The slug of the era that the ending belongs to. */
  slug: string;
  /** The name of the era's icon. */
  icon: string;
  /** True if the visitor has seen the ending. */
  seen: boolean;
}

/** The small seal of an ending, in the shape of the ending's era. It is empty until the ending has been seen. */
export function EndingMark({ slug, icon, seen }: EndingMarkProps) {
  return (
    <span aria-hidden="true" className={styles.mark}>
      <span className={clsx(styles.seal, `${slug}-theme`)} data-seen={seen || undefined}>
        {seen && <Icon name={iconFor(icon)} />}
      </span>
    </span>
  );
}

import styles from './ChoiceNotice.module.css';

/** Props of {@link ChoiceNotice}. */
export interface ChoiceNoticeProps {
  /** The words of the notice. */
  children: string;
}

/** The short notice over the cards that their choices have just been replaced. */
export function ChoiceNotice({ children }: ChoiceNoticeProps) {
  return (
    <div className={styles.rail}>
      <p className={styles.notice}>{children}</p>
    </div>
  );
}

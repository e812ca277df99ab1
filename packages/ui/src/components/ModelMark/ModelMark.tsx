import styles from './ModelMark.module.css';

/** Props of {@link ModelMark}. */
export interface ModelMarkProps {
  /** What a model wrote, as the sentence begins: "These choices were", "This background was". */
  subject: string;
}

/** Says that a language model wrote something and that nobody has checked it, before it is read. */
export function ModelMark({ subject }: ModelMarkProps) {
  return <p className={styles.mark}>{subject} written by a language model and not checked.</p>;
}

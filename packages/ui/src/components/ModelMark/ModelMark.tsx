import styles from './ModelMark.module.css';

/** Props of {@link ModelMark}. */
export interface ModelMarkProps {
  /** The beginning of the sentence: "These choices were" or "This background was". */
  subject: string;
}

/** A sentence before a text that says that a language model wrote it and nobody has checked it. */
export function ModelMark({ subject }: ModelMarkProps) {
  return <p className={styles.mark}>{`${subject} written by a language model and not checked.`}</p>;
}

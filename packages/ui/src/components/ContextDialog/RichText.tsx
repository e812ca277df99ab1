import { useLayoutEffect, useRef } from 'react';
import styles from './RichText.module.css';
import { sanitize } from './sanitize';

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** HTML from any source. It is sanitised before it is shown. */
  html: string;
}

/** HTML from another source, shown as formatted text without scripts, forms or styles. */
export function RichText({ html }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(sanitize(html));
  }, [html]);
  return <div className={styles.text} ref={container} />;
}

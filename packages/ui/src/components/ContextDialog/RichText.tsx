import { useLayoutEffect, useRef } from 'react';
import styles from './RichText.module.css';
import { sanitize } from './sanitize';

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** HTML from anyone; what could act is taken out before it is shown. */
  html: string;
}

/** Foreign HTML, shown as formatted text that can do nothing else. */
export function RichText({ html }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(sanitize(html));
  }, [html]);
  return <div className={styles.text} ref={container} />;
}

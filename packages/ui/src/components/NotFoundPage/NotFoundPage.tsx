import { clsx } from 'clsx';
import { Icon } from '../Icon/Icon';
import frame from '../Panel/Frame.module.css';
import styles from './NotFoundPage.module.css';

/** Props of {@link NotFoundPage}. */
export interface NotFoundPageProps {
  /**
   * The address that the link home leads to.
   * @default '/'
   */
  homeHref?: string | undefined;
}

/** The page for every unknown route. */
export function NotFoundPage({ homeHref = '/' }: NotFoundPageProps) {
  return (
    <main className={styles.page}>
      <div className={clsx(frame.frame, styles.card)}>
        <Icon className={styles.icon} name="hourglass" />
        <h1 className={styles.title} dir="auto">
          404 Page Not Found
        </h1>
        <p className={styles.text} dir="auto">
          Did you forget to add the page to the router?
        </p>
        <a className={styles.home} href={homeHref}>
          Back to the timeline
        </a>
      </div>
    </main>
  );
}

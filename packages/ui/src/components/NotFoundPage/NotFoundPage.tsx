import { clsx } from 'clsx';
import filled from '../Button/FilledButton.module.css';
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

/** The page for every unknown route: a scene of the era whose picture is missing. */
export function NotFoundPage({ homeHref = '/' }: NotFoundPageProps) {
  return (
    <main className={styles.page}>
      <div className={clsx(frame.frame, styles.card)}>
        <div className={styles.picture}>
          <span className={styles.seal}>
            <Icon name="hourglass" />
          </span>
        </div>
        <h1 className={styles.title} dir="auto">
          404 Page Not Found
        </h1>
        <div className={styles.words}>
          <p className={styles.text} dir="auto">
            Did you forget to add the page to the router?
          </p>
          <a className={clsx(filled.button, styles.home)} href={homeHref}>
            Back to the timeline
          </a>
        </div>
      </div>
    </main>
  );
}

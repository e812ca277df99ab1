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

/** The eras' icons on their thread, with an hourglass in the place of the one that nobody finds. */
const eras = ['castle', 'palette', 'hourglass', 'radar', 'rocket'] as const;

/** The page for every unknown route: a timeline on which one era is missing. */
export function NotFoundPage({ homeHref = '/' }: NotFoundPageProps) {
  return (
    <main className={styles.page}>
      <div className={clsx(frame.frame, styles.card)}>
        <div className={styles.picture}>
          <div className={styles.eras}>
            {eras.map((name) => (
              <span
                className={styles.seal}
                data-lost={name === 'hourglass' || undefined}
                key={name}
              >
                <Icon name={name} />
              </span>
            ))}
          </div>
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

import type { LastPage as Page } from '@time-traveler/game-core';
import type { JournalEra } from '@time-traveler/game-core/journey';
import type { CSSProperties } from 'react';
import { pressOnce } from '../Button/press-once';
import quiet from '../Button/QuietButton.module.css';
import { DialogFrame, type OpenDialogProps } from '../DialogFrame/DialogFrame';
import { Memento } from '../Memento/Memento';
import { LastPage } from './LastPage';
import styles from './LastPage.module.css';

/** Props of {@link LastPageDialog}. */
export interface LastPageDialogProps extends OpenDialogProps {
  /** The page, or null until it has loaded. */
  page: Page | null;
  /** The eras in their order. Those that are closed stand above the text: what they left, their years, how they ended. */
  eras: readonly JournalEra[];
  /** Called when the visitor wants to read the whole journal. */
  onJourney: () => void;
}

/** The end of the game: only the journal's last page, and the way to the rest of the journal. */
export function LastPageDialog({ page, eras, onJourney, ...dialog }: LastPageDialogProps) {
  const things = eras.flatMap(({ slug, year, closed }) => {
    const { memento = null, reckoning = '' } = closed ?? {};
    return memento === null ? [] : [{ slug, year, memento, reckoning }];
  });
  return (
    <DialogFrame
      {...dialog}
      actions={
        <button className={quiet.button} {...pressOnce(() => onJourney())} type="button">
          <span>Your journey</span>
        </button>
      }
      label="The last page"
      summary="Every era is closed. This is how your journey ends."
      title="The last page"
      wide
    >
      {page === null ? null : (
        <LastPage page={page}>
          <ul className={styles.things}>
            {things.map(({ slug, memento, year, reckoning }, place) => (
              <li key={slug} style={{ '--place': place } as CSSProperties}>
                <Memento name={memento} slug={slug} />
                <span className={styles.year}>{year}</span>
                <span className={styles.end}>{reckoning}</span>
              </li>
            ))}
          </ul>
        </LastPage>
      )}
    </DialogFrame>
  );
}

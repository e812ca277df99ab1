import type { LastPage as Page } from '@time-traveler/game-core';
import type { JournalEra } from '@time-traveler/game-core/journey';
import { pressOnce } from '../Button/press-once';
import quiet from '../Button/QuietButton.module.css';
import { DialogFrame, type OpenDialogProps } from '../DialogFrame/DialogFrame';
import { LastPage } from './LastPage';

/** Props of {@link LastPageDialog}. */
export interface LastPageDialogProps extends OpenDialogProps {
  /** The page, or null until it has loaded. */
  page: Page | null;
  /** The eras that are closed, in their order. */
  eras: readonly JournalEra[];
  /** Called when the visitor wants to read the whole journal. */
  onJourney: () => void;
}

/** The end of the game: only the journal's last page, and the way to the rest of the journal. */
export function LastPageDialog({ page, eras, onJourney, ...dialog }: LastPageDialogProps) {
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
      {page === null ? null : <LastPage eras={eras} page={page} />}
    </DialogFrame>
  );
}

import type { HistoricalContext } from '@time-traveler/game-core';
import { DialogFrame, type OpenDialogProps } from '../DialogFrame/DialogFrame';
import { ModelMark } from '../ModelMark/ModelMark';
import styles from './ContextDialog.module.css';
import { RichText } from './RichText';

/** Props of {@link ContextDialog}. */
export interface ContextDialogProps extends OpenDialogProps {
  /** The background: its title and its HTML, which is sanitised before it is shown. */
  context: HistoricalContext;
}

/** The historical context modal, at most 80 % of the viewport high. */
export function ContextDialog({ context, ...dialog }: ContextDialogProps) {
  return (
    <DialogFrame {...dialog} className={styles.content} label="Background" title={context.title}>
      {context.origin === 'model' ? <ModelMark subject="This background was" /> : null}
      <RichText html={context.content} />
    </DialogFrame>
  );
}

import type { GlossaryWord, HistoricalContext, SourceDocument } from '@time-traveler/game-core';
import { useRef } from 'react';
import { DialogFrame, type OpenDialogProps } from '../DialogFrame/DialogFrame';
import { ModelMark } from '../ModelMark/ModelMark';
import { Terms } from '../Terms/Terms';
import { WordList } from '../Terms/WordList';
import styles from './ContextDialog.module.css';
import { DocumentDesk } from './DocumentDesk';
import { RichText } from './RichText';

/** Props of {@link ContextDialog}. */
export interface ContextDialogProps extends OpenDialogProps {
  /** The background: its title and its HTML, which is sanitised before it is shown. */
  context: HistoricalContext;
  /** The source at the end of the background, if the era has one. */
  document?: SourceDocument | undefined;
  /** The words of the era, listed at the end, if it has any. */
  words?: readonly GlossaryWord[] | undefined;
  /**
   * True if these words are marked in the texts.
   * @default true
   */
  marked?: boolean | undefined;
  /** Called when the visitor switches the marks on or off. Without it there is no switch. */
  onMark?: ((marked: boolean) => void) | undefined;
}

/** The historical context modal, at most 80 % of the viewport high. */
export function ContextDialog({
  context,
  document,
  words,
  marked = true,
  onMark,
  ...dialog
}: ContextDialogProps) {
  const text = useRef<HTMLDivElement>(null);
  const terms = marked ? words : undefined;
  return (
    <DialogFrame {...dialog} className={styles.content} label="Background" title={context.title}>
      {context.origin === 'model' ? <ModelMark subject="This background was" /> : null}
      <div className={styles.parts} ref={text}>
        <RichText html={context.content} terms={terms} />
        {document === undefined ? null : <DocumentDesk document={document} />}
        {words === undefined ? null : (
          <WordList level={3} marked={marked} onMark={onMark} words={words} />
        )}
      </div>
      {terms === undefined ? null : (
        <Terms onStop={onMark && (() => onMark(false))} within={text} words={terms} />
      )}
    </DialogFrame>
  );
}

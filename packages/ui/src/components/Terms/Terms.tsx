import * as Radix from '@radix-ui/react-popover';
import type { GlossaryWord } from '@time-traveler/game-core';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TERM } from './mark-terms';
import styles from './Terms.module.css';

/** Props of {@link Terms}. */
export interface TermsProps {
  /** The words that may be marked as terms. */
  words: readonly GlossaryWord[];
  /** The element in which terms are explained. Without it, all terms of the page are that are in no dialog. */
  within?: RefObject<HTMLElement | null> | undefined;
  /** Called when the visitor does not want words to be marked. */
  onStop?: (() => void) | undefined;
}

/** How long a pointer rests on a term before its sentence is shown, and how long it may be away, in milliseconds. */
const HOVER_MS = 400;
const AWAY_MS = 250;

interface Shown {
  readonly term: HTMLElement;
  readonly entry: GlossaryWord;
  readonly by: 'press' | 'hover';
  /** What the sentence is rendered in: for a dialog a part of it, otherwise the page. */
  readonly place: HTMLElement | null;
}

/** Explains terms: a press, a key or a pointer that rests on one shows its sentence beside it. */
export function Terms({ words, within, onStop }: TermsProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const escaped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useEffectEvent((term: HTMLElement, by: Shown['by']) => {
    const entry = words.find(({ word }) => word === term.getAttribute(TERM));
    if (entry === undefined || !term.isConnected) return;
    anchor.current = term;
    setShown({ term, entry, by, place: within?.current ?? null });
  });
  const termAt = useEffectEvent((target: EventTarget | null) => {
    const term = target instanceof Element ? target.closest<HTMLElement>(`[${TERM}]`) : null;
    if (term === null) return null;
    return (within ? within.current?.contains(term) : !term.closest('[role="dialog"]'))
      ? term
      : null;
  });
  const later = (run: () => void, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, after);
  };
  const leave = useEffectEvent(() => {
    later(() => setShown((now) => (now?.by === 'hover' ? null : now)), AWAY_MS);
  });
  const press = useEffectEvent((term: HTMLElement) => {
    clearTimeout(timer.current);
    if (shown?.term === term && shown.by === 'press') setShown(null);
    else show(term, 'press');
  });
  const rest = useEffectEvent((term: HTMLElement) => {
    if (shown?.term === term) clearTimeout(timer.current);
    else later(() => show(term, 'hover'), HOVER_MS);
  });

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener(
      'click',
      ({ target }) => {
        const term = termAt(target);
        if (term) press(term);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        const term = event.key === 'Enter' || event.key === ' ' ? termAt(event.target) : null;
        if (term === null) return;
        // The space bar would scroll.
        event.preventDefault();
        if (!event.repeat) press(term);
      },
      { signal },
    );
    document.addEventListener(
      'pointerover',
      ({ target, pointerType }) => {
        const term = pointerType === 'mouse' ? termAt(target) : null;
        if (term) rest(term);
      },
      { signal },
    );
    document.addEventListener(
      'pointerout',
      ({ target }) => {
        if (termAt(target)) leave();
      },
      { signal },
    );
    return () => {
      over.abort();
      clearTimeout(timer.current);
    };
  }, []);

  useEffect(() => {
    shown?.term.setAttribute('aria-expanded', 'true');
    return () => shown?.term.removeAttribute('aria-expanded');
  }, [shown]);

  if (shown === null) return null;
  const { term, entry, by, place } = shown;
  return (
    <Radix.Root onOpenChange={(open) => !open && setShown(null)} open>
      <Radix.Anchor virtualRef={anchor as { current: HTMLElement }} />
      <Radix.Portal container={place}>
        <Radix.Content
          aria-label={entry.word}
          className={styles.note}
          collisionPadding={8}
          key={entry.word}
          // A press elsewhere has moved the focus already.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (escaped.current && by === 'press') term.focus({ preventScroll: true });
            escaped.current = false;
          }}
          onEscapeKeyDown={() => (escaped.current = true)}
          // A second press on the term closes it itself.
          onInteractOutside={(event) =>
            term.contains(event.target as Node) && event.preventDefault()
          }
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (by === 'press') (event.target as HTMLElement).focus({ preventScroll: true });
          }}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => leave()}
          side="top"
          sideOffset={6}
        >
          <p>
            <strong>{entry.word}</strong>
            {': '}
            <span>{entry.sentence}</span>
          </p>
          {onStop === undefined ? null : (
            <button
              className={styles.stop}
              onClick={() => {
                setShown(null);
                onStop();
              }}
              type="button"
            >
              Do not mark words
            </button>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

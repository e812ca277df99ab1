import type { EraContent } from '@time-traveler/eras/compile';
import { useEffect, useState } from 'react';
import { type CompiledDraft, compileDraft } from './compile-draft';
import type { Draft } from './draft';
import { type Kept, keepDraft } from './kept-draft';

/** How long a writer pauses before the folder is compiled, in milliseconds. */
const PAUSE_MS = 300;

/** A folder in the workshop; `turn` counts the folders that were opened. */
export interface OpenDraft {
  readonly draft: Draft;
  readonly turn: number;
}

/** A folder as it was compiled last. */
export interface CheckedDraft {
  readonly compiled: CompiledDraft;
  /** What the folder said when it had no fault; undefined if it always had one. */
  readonly content: EraContent | undefined;
  /** How much of it the tab has kept. */
  readonly kept: Kept;
  readonly open: OpenDraft;
}

/** Compiles and keeps a folder as soon as it is opened, and then whenever its writer pauses. */
export function useCheckedDraft(open: OpenDraft): CheckedDraft {
  const [checked, setChecked] = useState(() => check(open));
  useEffect(() => {
    if (checked.open === open) return;
    const pause = checked.open.turn === open.turn ? PAUSE_MS : 0;
    const timer = setTimeout(() => setChecked(check(open, checked)), pause);
    return () => clearTimeout(timer);
  }, [checked, open]);
  // A page that is left before the pause is over loses nothing.
  useEffect(() => {
    const keep = () => void keepDraft(open.draft);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [open]);
  return checked;
}

function check(open: OpenDraft, before?: CheckedDraft): CheckedDraft {
  const compiled = compileDraft(open.draft);
  const former = before?.open.turn === open.turn ? before.content : undefined;
  const kept = keepDraft(open.draft);
  return { open, compiled, kept, content: compiled.content ?? former };
}

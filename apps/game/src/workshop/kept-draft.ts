import type { Draft } from './draft';

const KEY = 'workshop-draft';

/** How much of a draft the tab could keep. */
export type Kept = 'all' | 'words' | 'nothing';

/** Keeps a draft for a reload of this tab, without its picture if there is no room for that. */
export function keepDraft(draft: Draft): Kept {
  if (store(draft)) return 'all';
  if (draft.picture !== undefined && store({ ...draft, picture: undefined })) return 'words';
  return 'nothing';
}

function store(draft: Draft): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Returns the draft that this tab has kept, or undefined. */
export function keptDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
    return draft?.files && draft.unread ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the draft that this tab has kept. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

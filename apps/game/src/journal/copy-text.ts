/** Copies a text to the clipboard. Resolves with true if it is there; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Missing without HTTPS, or not permitted.
    return copySelected(text);
  }
}

/** Copies through a selected field, as browsers did before they had a clipboard for scripts. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  // Outside of an open dialog it could not have the focus.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

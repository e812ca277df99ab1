// Browsers remove this from an address before they read it: control characters and spaces at its ends, tabs
// and line breaks anywhere.
// oxlint-disable-next-line no-control-regex
const ends = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/g;
const breaks = /[\t\n\r]/g;

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const webScheme = /^https?:/i;
// Browsers read a backslash as a slash here, so it counts as one.
const namesNoHost = /^(?:https?:)?[/\\]{2,}(?:[?#]|$)/i;

/**
 * Returns an address as a browser reads it, or null unless it resolves to http, https or the page's own
 * origin (SPEC §5).
 */
export function imageAddress(address: string): string | null {
  const read = address.replace(ends, '').replace(breaks, '');
  if (read === '' || namesNoHost.test(read)) return null;
  return !scheme.test(read) || webScheme.test(read) ? read : null;
}

import { decodeHTMLStrict } from 'entities';
import sanitize from 'sanitize-html';

const mostLayers = 5;
const noTags = { allowedTags: [], allowedAttributes: {}, parser: { decodeEntities: false } };

/**
 * Returns a text without HTML tags and entities, also without those that were escaped several times. The ends of lines
 * and paragraphs remain as line breaks.
 */
export function withoutMarkup(text: string): string {
  let plain = text;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const inner = withoutLayer(plain);
    if (inner === plain) break;
    plain = inner;
  }
  return plain;
}

function withoutLayer(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const parted = text.replace(/<(?=\/?(?:br|p|div|li|h[1-6])\b)/gi, '\n<');
  return decodeHTMLStrict(sanitize(parted, noTags));
}

import sanitize from 'sanitize-html';

const mostLayers = 5;
const plain = { allowedTags: [], allowedAttributes: {} };

/** Returns the text of a caption without markup and entities, also without those that were escaped several times. */
export function captionText(caption: string): string {
  let text = caption;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const inner = withoutLayer(text);
    if (inner === text) break;
    text = inner;
  }
  return text;
}

function withoutLayer(text: string): string {
  // The ends of lines and paragraphs part words.
  const parted = text.replace(/<(?=\/?(?:br|p|div|li|h[1-6])\b)/gi, ' <');
  return sanitize(parted, plain)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

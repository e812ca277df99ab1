// @ts-check
import { gzipSync } from 'node:zlib';
/** @import { CDPSession, Page } from 'playwright' */

/**
 * A response that has arrived from the network, whole or in part: a page may leave music half loaded.
 * @typedef {{ readonly url: string, readonly type: string, readonly wire: number }} Arrival
 */

/** @typedef {{ arrivals(): readonly Arrival[], html(): string, ask(expression: string): Promise<unknown> }} Recording */

/**
 * Records every response of a page with its bytes on the wire, headers included.
 * @param {CDPSession} session with its Network domain enabled
 * @param {Page} page
 * @returns {Recording}
 */
export function recordNetwork(session, page) {
  /** @type {Map<string, { url: string, type: string, wire: number }>} */
  const requests = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (isFromNetwork(response)) {
      requests.set(requestId, { url: response.url, type, wire: response.encodedDataLength });
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    if (known !== undefined) known.wire = encodedDataLength;
  });
  let html = '';
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'document' || response.status() !== 200) return;
    html = await response.text().catch(() => html);
  });
  return {
    arrivals: () => [...requests.values()],
    html: () => html,
    // Playwright's own questions count as a visitor's gesture, after which a page may open its audio.
    ask: (expression) =>
      session
        .send('Runtime.evaluate', { expression, returnByValue: true })
        .then(({ result }) => result.value),
  };
}

/**
 * Returns whether an answer has come over the network: not a picture inside a stylesheet, and not what a cache or a worker had.
 * @param {{ url: string, fromDiskCache?: boolean, fromPrefetchCache?: boolean, fromServiceWorker?: boolean }} response
 */
export function isFromNetwork({ url, fromDiskCache, fromPrefetchCache, fromServiceWorker }) {
  return /^https?:/.test(url) && !fromDiskCache && !fromPrefetchCache && !fromServiceWorker;
}

/**
 * Waits until the page is loaded, its choices are usable, and for 1.2 s nothing more has arrived.
 * @param {Page} page
 * @param {Recording} recording
 */
export async function settle(page, recording) {
  const isThere = `window.bench?.seen.choicesUsable != null && document.readyState === 'complete'`;
  const limit = Date.now() + 90_000;
  while (!(await recording.ask(isThere).catch(() => false))) {
    if (Date.now() > limit) throw new Error('The page has not become usable');
    await page.waitForTimeout(100);
  }
  let last = -1;
  for (let quiet = 0; quiet < 12;) {
    await page.waitForTimeout(100);
    const now = recording.arrivals().reduce((sum, { wire }) => sum + 1 + wire, 0);
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }
}

const kinds = {
  js: 'Script',
  css: 'Stylesheet',
  html: 'Document',
  fonts: 'Font',
  images: 'Image',
};

/**
 * Returns the bytes on the wire by kind, all of them, and the number of requests. The icon does not count:
 * browsers ask for it as they like. Inline scripts count as JavaScript too, as gzip.
 * @param {readonly Arrival[]} arrivals
 * @param {string} html
 */
export function weighArrivals(arrivals, html) {
  const counted = arrivals.filter(({ url }) => !url.includes('favicon'));
  const sum = (/** @type {readonly Arrival[]} */ list) =>
    list.reduce((total, { wire }) => total + wire, 0);
  const byKind = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      sum(counted.filter((arrival) => kindOf(arrival) === kind)),
    ]),
  );
  const inline = inlineScripts(html);
  return {
    ...byKind,
    js: (byKind['js'] ?? 0) + (inline.length > 200 ? gzipSync(inline, { level: 9 }).length : 0),
    wire: sum(counted),
    requests: counted.length,
  };
}

/**
 * Returns the kind of an arrival. A page may fetch a typeface itself.
 * @param {Arrival} arrival
 */
function kindOf({ url, type }) {
  return url.endsWith('.woff2') ? kinds.fonts : type;
}

/**
 * Returns the inline scripts of a page; not data, such as JSON or a story of Twine.
 * @param {string} html
 */
export function inlineScripts(html) {
  const data = /text\/twine|application\/(?:ld\+)?json|importmap/;
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !data.test(attributes))
    .map(([, , text = '']) => text)
    .join('\n');
}

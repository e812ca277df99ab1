import { withScriptPolicy } from './script-policy.ts';

/** What a page is made of, beside the template that Vite has built. */
export interface PageParts {
  readonly name: string;
  readonly title: string;
  /** The era that the page opens with, if it is not the one of the template. */
  readonly slug?: string | undefined;
  /** The rendered first screen. */
  readonly markup: string;
  /** The styles of the first paint. */
  readonly styles: string;
  /** The address of the stylesheet that comes later. */
  readonly laterStyles: string;
  /** The address of the background as a page of its own, which the page links to if scripts are off. */
  readonly background?: string | undefined;
}

const inlineScript = /<script>[\s\S]*?<\/script>/;
const picturePreload = /<link rel="preload" as="image"[^>]*>/;

/**
 * On a wide screen the panels share the window's height, so the first half of a page would be laid out as a whole one:
 * its first paint waits for the choices.
 */
const wholeFirst =
  '<link rel="expect" href="#choices" blocking="render" media="(min-width:56.25em)">';

/**
 * Returns a whole page: the picture is asked for first, then the styles and the script inside the page stand, and
 * the other scripts come after the first paint.
 */
export function composePage(template: string, parts: PageParts): string {
  const { name, title, slug, markup, styles, laterStyles, background } = parts;
  const preload = picturePreload.exec(markup)?.[0] ?? '';
  const script = inlineScript.exec(template)?.[0] ?? '';
  const era = slug === undefined ? '' : ` data-era="${slug}"`;
  const root = `<div id="root" data-page="${name}"${era}>${markup.replace(preload, '')}</div>${
    background === undefined ? '' : linkWithoutScripts(background)
  }`;
  const html = withScriptsAfterPaint(withShortTags(inDressOf(template, slug)))
    .replace(/<link rel="stylesheet"[^>]*>/, '')
    .replace(inlineScript, '')
    .replace(
      /<title>.*<\/title>/,
      // The script may take the later styles into the first paint. They come after the others, as they do elsewhere.
      () =>
        `<title>${title}</title>${preload}<style>${styles}</style>${laterLinks(laterStyles)}${script}`,
    )
    .replace('<div id="root"></div>', () => root)
    .replace('</head>', markup.includes('id="choices"') ? `${wholeFirst}</head>` : '</head>')
    .replaceAll(/>\n\s+</g, '><');
  return withScriptPolicy(html);
}

/** Returns the template in the theme of another era. */
function inDressOf(template: string, slug: string | undefined): string {
  return slug === undefined
    ? template
    : template.replace(/(<html[^>]* class=")[\w-]+-theme/, `$1${slug}-theme`);
}

/** Returns the template with each `<meta>` and `<link>` on one line, without a slash at its end. */
function withShortTags(html: string): string {
  return html.replaceAll(/<(?:meta|link)\b[^>]*>/g, (tag) =>
    tag.replaceAll(/\s+/g, ' ').replace(/ ?\/>$/, '>'),
  );
}

const firstScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const preloadedScript = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** Lists the scripts for `first-paint/load-scripts.ts` instead of loading them with the page. */
function withScriptsAfterPaint(html: string): string {
  const later = (address: string) =>
    `<link data-script crossorigin fetchpriority="low" href="${address}">`;
  return html
    .replaceAll(preloadedScript, (_, address: string) => later(address))
    .replace(firstScript, (_, address: string) => later(address));
}

/** Without scripts nobody asks for the later styles, so the page does. */
function laterLinks(address: string): string {
  return [
    `<link rel="prefetch" as="style" href="${address}" data-later>`,
    `<noscript><link rel="stylesheet" href="${address}"></noscript>`,
  ].join('');
}

/** What "Learn more" leads to if no script opens the dialog; the dialog's fragment names it. */
function linkWithoutScripts(address: string): string {
  // Positioned, so that it lies above the page's background, which stays in place.
  const dress = 'background:var(--color-surface);padding:1rem;position:relative';
  return `<noscript><p id="historical-context" style="${dress}"><a href="${address}">Historical background</a></p></noscript>`;
}

/** What a page of text is made of. */
export interface TextPageParts extends Omit<PageParts, 'background'> {
  /** The address of the game. */
  readonly home: string;
}

/** Returns a page of text alone: the template without its scripts, in the era's dress. */
export function composeTextPage(template: string, parts: TextPageParts): string {
  const { title, slug, markup, styles, laterStyles, home } = parts;
  const dress =
    'body{background:var(--surface-image),var(--color-surface);color:var(--color-text);font-family:var(--font-text)}main{line-height:var(--leading-text);margin:auto;max-width:42rem;padding:var(--space-5)}main>*{margin-block:0 var(--space-4)}';
  const body = `<main><h1>${title}</h1>${markup}<p><a href="${home}">Return to Story</a></p></main>`;
  const html = inDressOf(template, slug)
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () => `<style>${styles}${dress}</style><link rel="stylesheet" href="${laterStyles}">`,
    )
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => body)
    .replaceAll(/>\n\s+</g, '><');
  return withScriptPolicy(html);
}

import { withScriptPolicy } from './script-policy.ts';

/** What a page is made of, beside the template that Vite has built. */
export interface PageParts {
  readonly name: string;
  readonly title: string;
  /** The era that the page opens with, if it is not the one of the template. */
  readonly slug?: string | undefined;
  /** The era whose look that one has; its own by default. */
  readonly look?: string | undefined;
  /** The rendered first screen. */
  readonly markup: string;
  /** The styles of the first paint. */
  readonly styles: string;
  /** The address of the stylesheet that comes later. */
  readonly laterStyles: string;
  /** The address of the background as a separate page, which the page links to if scripts are off. */
  readonly background?: string | undefined;
}

const inlineScript = /<script>[\s\S]*?<\/script>/;
const picturePreload = /<link rel="preload" as="image"[^>]*>/;

/**
 * Delays the first paint on a wide screen until the choices are parsed. The panels share the window's height there, so
 * partial HTML would be laid out differently from the whole page.
 */
const wholeFirst =
  '<link rel="expect" href="#choices" blocking="render" media="(min-width:56.25em)">';

/**
 * Returns a whole page. Its head has the picture's preload first, then the inlined styles and the inlined script. The
 * other scripts load after the first paint.
 */
export function composePage(template: string, parts: PageParts): string {
  const { name, title, slug, look, markup, styles, laterStyles, background } = parts;
  const preload = picturePreload.exec(markup)?.[0] ?? '';
  const script = inlineScript.exec(template)?.[0] ?? '';
  const era = slug === undefined ? '' : ` data-era="${slug}"`;
  const root = `<div id="root" data-page="${name}"${era}>${markup.replace(preload, '')}</div>${
    background === undefined ? '' : linkWithoutScripts(background)
  }`;
  const html = withScriptsAfterPaint(withShortTags(inThemeOf(template, slug, look)))
    .replace(/<link rel="stylesheet"[^>]*>/, '')
    .replace(inlineScript, '')
    .replace(
      /<title>.*<\/title>/,
      // The script may make the later styles block the first paint. They must come after the first ones in any case.
      () =>
        `<title>${title}</title>${preload}<style>${styles}</style>${laterLinks(laterStyles)}${script}`,
    )
    .replace('<div id="root"></div>', () => root)
    .replace('</head>', markup.includes('id="choices"') ? `${wholeFirst}</head>` : '</head>')
    .replaceAll(/>\n\s+</g, '><');
  return withScriptPolicy(html);
}

/** Returns the template in the theme of another era, and before it in that of the era whose look it has. */
function inThemeOf(template: string, slug: string | undefined, look = slug): string {
  if (slug === undefined) return template;
  const themes = [...new Set([look, slug])].map((name) => `${name}-theme`).join(' ');
  return template.replace(/(<html[^>]* class=")[\w-]+-theme/, `$1${themes}`);
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

/** Returns the links to the later styles: a prefetch, which a script applies, and a stylesheet for pages without scripts. */
function laterLinks(address: string): string {
  return [
    `<link rel="prefetch" as="style" href="${address}" data-later>`,
    `<noscript><link rel="stylesheet" href="${address}"></noscript>`,
  ].join('');
}

/** Returns the target of "Learn more" in a page without scripts, where no dialog opens: a link to the background. */
function linkWithoutScripts(address: string): string {
  // Positioned, so that it is above the fixed background of the page.
  const style = 'background:var(--color-surface);padding:1rem;position:relative';
  return `<noscript><p id="historical-context" style="${style}"><a href="${address}">Historical background</a></p></noscript>`;
}

/** What a page of text is made of. */
export interface TextPageParts extends Omit<PageParts, 'background'> {
  /** The address of the game. */
  readonly home: string;
}

/** Returns a page of text: the template without its scripts, in the era's theme. */
export function composeTextPage(template: string, parts: TextPageParts): string {
  const { title, slug, look, markup, styles, laterStyles, home } = parts;
  const style =
    'body{background:var(--surface-image),var(--color-surface);color:var(--color-text);font-family:var(--font-text)}main{line-height:var(--leading-text);margin:auto;max-width:42rem;padding:var(--space-5)}main>*{margin-block:0 var(--space-4)}';
  const body = `<main><h1>${title}</h1>${markup}<p><a href="${home}">Return to Story</a></p></main>`;
  const html = inThemeOf(template, slug, look)
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () => `<style>${styles}${style}</style><link rel="stylesheet" href="${laterStyles}">`,
    )
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => body)
    .replaceAll(/>\n\s+</g, '><');
  return withScriptPolicy(html);
}

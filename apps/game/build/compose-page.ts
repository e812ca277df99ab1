import { withScriptPolicy } from './script-policy.ts';

/** What a page is made of, beside the template that Vite has built. */
export interface PageParts {
  readonly name: string;
  readonly title: string;
  /** The rendered first screen. */
  readonly markup: string;
  /** The styles of the first paint. */
  readonly styles: string;
  /** The address of the stylesheet that comes later. */
  readonly laterStyles: string;
}

const picturePreload = /<link rel="preload" as="image"[^>]*>/;

/** Returns a whole page: the picture is asked for first, then the styles stand, then the scripts are named. */
export function composePage(template: string, parts: PageParts): string {
  const { name, title, markup, styles, laterStyles } = parts;
  const preload = picturePreload.exec(markup)?.[0] ?? '';
  const root = `<div id="root" data-page="${name}">${markup.replace(preload, '')}</div>`;
  const html = template
    .replace(/<link rel="stylesheet"[^>]*>/, () => laterLinks(laterStyles))
    .replace(
      /<title>.*<\/title>/,
      () => `<title>${title}</title>${preload}<style>${styles}</style>`,
    )
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => root)
    .replaceAll(/>\n\s+</g, '><');
  return withScriptPolicy(html);
}

/** Without scripts nobody asks for the later styles, so the page does. */
function laterLinks(address: string): string {
  return [
    `<link rel="prefetch" as="style" href="${address}" data-later>`,
    `<noscript><link rel="stylesheet" href="${address}"></noscript>`,
  ].join('');
}

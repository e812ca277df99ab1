import DOMPurify, { type Config } from 'dompurify';

const formatting =
  'p br hr div span blockquote pre strong em b i u s small sub sup mark q cite abbr code time';
const headings = 'h1 h2 h3 h4 h5 h6';
const lists = 'ul ol li dl dt dd';
const tables = 'table caption thead tbody tfoot tr th td';
const attributes = 'title lang dir start colspan rowspan scope datetime'.split(' ');

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: `${formatting} ${headings} ${lists} ${tables} a`.split(' '),
  ALLOWED_ATTR: ['href', ...attributes],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
  // Otherwise their values would have to be addresses too.
  ADD_URI_SAFE_ATTR: attributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

/** Returns HTML as a fragment of formatting, lists, tables, headings and safe links. Everything else is removed. */
export function sanitize(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, config);
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
  }
  // The dialog's title is a second-level heading, so headings in the text start at the third.
  for (const heading of fragment.querySelectorAll('h1, h2')) {
    const lower = heading.ownerDocument.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return fragment;
}

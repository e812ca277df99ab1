import sanitize from 'sanitize-html';

// The same list as in the browser, where packages/ui sanitises again.
const formatting =
  'p br hr div span blockquote pre strong em b i u s small sub sup mark q cite abbr code time';
const headings = 'h1 h2 h3 h4 h5 h6';
const lists = 'ul ol li dl dt dd';
const tables = 'table caption thead tbody tfoot tr th td';
const attributes = 'href rel title lang dir start colspan rowspan scope datetime';
// Their content is not text to read, so it is removed with them.
const silent = 'script style textarea option noscript template title iframe object svg math';

const options: sanitize.IOptions = {
  allowedTags: `${formatting} ${headings} ${lists} ${tables} a`.split(' '),
  allowedAttributes: { '*': attributes.split(' ') },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: silent.split(' '),
  nestingLimit: 30,
  transformTags: {
    a: (_name, given) => ({
      tagName: 'a',
      attribs: { ...given, rel: 'noopener noreferrer nofollow' },
    }),
  },
};

/** Returns the harmless part of generated HTML: formatting, lists, tables, headings and links. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, options).trim();
}

/** Returns the text of HTML without any markup, to measure how much there is to read. */
export function textOf(html: string): string {
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/\s+/g, ' ').trim();
}

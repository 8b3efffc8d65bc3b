import sanitizeHtml from 'sanitize-html';
import { slugify } from '#platform/slug.ts';

/** Attributes by tag. `style`, `class` and handlers are in no list; ids are ours alone. */
const ATTRIBUTES = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  h2: ['id'],
  h3: ['id'],
};

const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'aside', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Pictures come from our own store: the content policy loads no others. */
const OWN_PICTURE = /^\/api\/uploads\/(?!.*\.\.)[\w./-]+(\?[\w=&.-]*)?$/;
const OWN_ADDRESS = /^(?:\/(?![/\\])|#)/;
const ELSEWHERE = /^(?:https?|mailto|tel):/i;
const NUMBER = /^\d{1,4}$/;

const onlyNumbers = (attribs: sanitizeHtml.Attributes, names: readonly string[]): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attribs).filter(([name, value]) => !names.includes(name) || NUMBER.test(value)));

const link: sanitizeHtml.Transformer = (tagName, { href = '', title }) => {
  const address = href.trim();
  const elsewhere = ELSEWHERE.test(address);
  return {
    tagName,
    attribs: {
      ...((elsewhere || OWN_ADDRESS.test(address)) && { href: address }),
      ...(title && { title }),
      ...(elsewhere && { rel: 'nofollow ugc noopener' }),
    },
  };
};

const picture: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: { alt: '', ...onlyNumbers(attribs, ['width', 'height']), loading: 'lazy', decoding: 'async' },
});

const spanning: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: onlyNumbers(attribs, ['colspan', 'rowspan']),
});

const bare =
  (tag: string): sanitizeHtml.Transformer =>
  () => ({ tagName: tag, attribs: {} });

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'noembed', 'xmp'],
  // Deeper than any writer goes; what is below is dropped.
  nestingLimit: 50,
  transformTags: {
    h1: bare('h2'),
    h2: bare('h2'),
    h3: bare('h3'),
    h5: bare('h4'),
    h6: bare('h4'),
    a: link,
    img: picture,
    th: spanning,
    td: spanning,
    ol: (tagName, attribs) => ({ tagName, attribs: onlyNumbers(attribs, ['start']) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
};

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .trim();

/** The table of contents leads to them. The prefix keeps them from naming anything else on the page. */
function withIds(html: string): string {
  const seen = new Map<string, number>();
  return html.replace(/<(h[23])>(.*?)<\/\1>/gs, (_, tag: string, words: string) => {
    const name = `part-${slugify(wordsOf(words)) || 'heading'}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return `<${tag} id="${times > 1 ? `${name}-${times}` : name}">${words}</${tag}>`;
  });
}

/** A table wider than a phone scrolls by itself, with the keyboard too. */
function withScrolling(html: string): string {
  let tables = 0;
  return html
    .replaceAll('<table>', () => `<div role="region" tabindex="0" aria-label="Table ${++tables}"><table>`)
    .replaceAll('</table>', '</table></div>');
}

/** What a writer sent, as HTML that is safe to print as it is. Cleaning it again changes nothing. */
export const sanitise = (html: string): string => withScrolling(withIds(sanitizeHtml(html, OPTIONS)));

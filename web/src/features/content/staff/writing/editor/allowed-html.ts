/** Attributes that the schema reads, by tag; `data-pm-slice` is ProseMirror's own, of what was copied here. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside', 'pre', 'ul', 'ol', 'li', 'hr', 'br', 'div'],
      ...[
        'figure',
        'figcaption',
        'table',
        'caption',
        'thead',
        'tbody',
        'tfoot',
        'tr',
        'strong',
        'b',
        'em',
        'i',
        'code',
      ],
    ].map((tag) => [tag, []]),
  ),
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};
const ALWAYS = ['data-pm-slice'];
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  href: /^(https?:|mailto:|tel:|#|\/(?![/\\]))/i,
  src: /^\/api\/uploads\//,
};

/** What nobody sees, with its content. */
const UNSEEN = /<!--[\s\S]*?(-->|$)|<(script|style|title)\b[\s\S]*?(<\/\2\s*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|</gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;
const SIGNS: Readonly<Record<string, string>> = { '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function attributesOf(tag: string, text: string): string {
  return [...text.matchAll(ATTRIBUTE)]
    .map(([, name = '', value = '']) => [name.toLowerCase(), value.replace(/^(["'])([\s\S]*)\1$/, '$2')] as const)
    .filter(([name]) => ALWAYS.includes(name) || TAGS[tag]?.includes(name))
    .filter(([name, value]) => ADDRESSES[name]?.test(value) ?? true)
    .map(([name, value]) => ` ${name}="${value.replace(/["<>]/g, (sign) => SIGNS[sign] ?? '')}"`)
    .join('');
}

/**
 * HTML with no tag and no attribute but those that the schema knows. A browser reports styles, handlers and other
 * parts that the content policy forbids even when they are parsed in a document that nobody sees.
 */
export const onlyAllowed = (html: string): string =>
  html.replace(UNSEEN, '').replace(TAG, (_, slash?: string, name?: string, attributes = '') => {
    if (name === undefined) return '&lt;';
    const tag = name.toLowerCase();
    if (!Object.hasOwn(TAGS, tag)) return '';
    return slash ? `</${tag}>` : `<${tag}${attributesOf(tag, attributes)}>`;
  });

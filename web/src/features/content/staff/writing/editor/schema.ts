import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

const block = (tag: string, content = 'block+'): NodeSpec => ({
  group: 'block',
  content,
  defining: true,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const picture: NodeSpec = {
  group: 'block',
  draggable: true,
  attrs: {
    src: { default: '', validate: 'string' },
    alt: { default: '', validate: 'string' },
    width: { default: null },
    height: { default: null },
  },
  parseDOM: [
    {
      tag: 'img[src^="/api/uploads/"]',
      getAttrs: (img) => ({
        src: img.getAttribute('src'),
        alt: img.getAttribute('alt') ?? '',
        width: img.getAttribute('width'),
        height: img.getAttribute('height'),
      }),
    },
  ],
  toDOM: ({ attrs }) => ['img', attrs],
};

/** A line of words: commands that need blocks do nothing in it. */
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'inline*',
  isolating: true,
  attrs: { colspan: { default: null }, rowspan: { default: null }, scope: { default: null } },
  parseDOM: [
    {
      tag,
      getAttrs: (from) => Object.fromEntries(CELL.map((name) => [name, from.getAttribute(name)])),
    },
  ],
  toDOM: ({ attrs }) => [
    tag,
    Object.fromEntries(CELL.flatMap((name) => (attrs[name] ? [[name, attrs[name]]] : []))),
    0,
  ],
});
const CELL = ['colspan', 'rowspan', 'scope'] as const;

const part = (tag: string, content = 'inline*'): NodeSpec => ({
  content,
  isolating: true,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const link: MarkSpec = {
  attrs: { href: { validate: 'string' } },
  inclusive: false,
  parseDOM: [{ tag: 'a[href]', getAttrs: (a) => ({ href: a.getAttribute('href') }) }],
  toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
};

const mark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/** What a post may hold: nothing that the server would take out again. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { ...block('p', 'inline*'), defining: false },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        ...[2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      ],
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    quote: block('blockquote'),
    note: block('aside'),
    code_block: {
      ...block('pre', 'text*'),
      marks: '',
      code: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    bullet_list: block('ul', 'list_item+'),
    ordered_list: block('ol', 'list_item+'),
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    picture,
    figure: { ...block('figure', 'picture figure_caption'), isolating: true },
    figure_caption: part('figcaption'),
    table: { ...block('table', 'table_caption? table_row+'), isolating: true },
    table_caption: part('caption'),
    table_row: part('tr', '(table_head | table_cell)+'),
    table_head: cell('th'),
    table_cell: cell('td'),
    text: { group: 'inline' },
    line_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: { link, strong: mark('strong', 'b'), em: mark('em', 'i'), code: mark('code') },
});

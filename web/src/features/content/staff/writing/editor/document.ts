import { DOMParser, DOMSerializer, Node } from 'prosemirror-model';
import { onlyAllowed } from './allowed-html.ts';
import { schema } from './schema.ts';

/** Stored HTML in a document of its own: nothing in it loads or runs. */
const inert = (html: string): HTMLElement =>
  new window.DOMParser().parseFromString(onlyAllowed(html), 'text/html').body;

const fromHtml = (html: string): Node => DOMParser.fromSchema(schema).parse(inert(html));

/** The document behind a post: its source, or what its HTML says where there is none. */
export function readDocument(source: string | null, html: string): Node {
  if (!source) return fromHtml(html);
  try {
    const document = Node.fromJSON(schema, JSON.parse(source));
    document.check();
    return document;
  } catch {
    return fromHtml(html);
  }
}

export const sourceOf = (document: Node): string => JSON.stringify(document.toJSON());

const isEmpty = (document: Node): boolean => {
  let filled = document.textContent.trim() !== '';
  document.descendants(({ type }) => {
    filled ||= type === schema.nodes.picture;
  });
  return !filled;
};

/** The HTML that is sent; nothing where nothing was written. */
export function htmlOf(source: string): string {
  const read = readDocument(source, '');
  if (isEmpty(read)) return '';
  // In a document of its own, where no picture is fetched: one that was just sent is private at its plain address.
  const holder = inert('');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(read.content, { document: holder.ownerDocument }));
  // One paragraph alone in an item or a note is its text.
  for (const only of holder.querySelectorAll('li > p:only-child, aside > p:only-child'))
    only.replaceWith(...only.childNodes);
  return holder.innerHTML;
}

import { DOMParser, DOMSerializer, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

/** Pasted or stored HTML in a document of its own: nothing in it loads or runs. */
const inert = (html: string): HTMLElement =>
  new window.DOMParser().parseFromString(withoutStyles(html), 'text/html').body;

const STYLES = /\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)|<style[\s\S]*?<\/style>/gi;
/** Styles are of no use here, and the content policy would report each one. */
export const withoutStyles = (html: string): string => html.replace(STYLES, '');

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
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(read.content));
  // One paragraph alone in an item or a note is its text.
  for (const only of holder.querySelectorAll('li > p:only-child, aside > p:only-child'))
    only.replaceWith(...only.childNodes);
  return holder.innerHTML;
}

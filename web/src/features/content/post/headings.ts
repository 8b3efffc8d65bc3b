/** A part of a post, as its table of contents names it. */
export type Heading = { readonly id: string; readonly text: string };

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => SIGNS[name] ?? '');

/** Fewer parts need no table of contents. */
const FEWEST = 3;

/** The parts of a long post. The server writes every heading the same way, with an id of its own. */
export function headingsOf(html: string): Heading[] {
  const found = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', words = '']) => ({
    id,
    text: plain(words),
  }));
  return found.length >= FEWEST ? found : [];
}

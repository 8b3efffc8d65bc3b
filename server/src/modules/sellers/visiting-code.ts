import { modulesOf, pathOf } from '#platform/qr.ts';

/** About 10 cm at 300 dots an inch. */
const PNG_PIXELS = 1200;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One or two lines of about the same length. */
function linesOf(name: string, longest: number): string[] {
  if (name.length <= longest) return [name];
  const words = name.split(/\s+/);
  const fits = (count: number) => words.slice(0, count).join(' ').length <= name.length / 2 + 4;
  const first = Math.max(1, words.findLastIndex((_word, at) => fits(at + 1)) + 1);
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')].filter(Boolean);
}

const WIDTH = 100;
const MARGIN = 6;
const LARGEST_LETTERS = 7.5;
/** How wide a bold letter is for its height. */
const LETTER = 0.62;

function nameTexts(name: string, top: number) {
  const lines = linesOf(name, 22);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(LARGEST_LETTERS, (WIDTH - 2 * MARGIN) / (longest * LETTER));
  const baseline = (at: number) => (top + size * (1 + at * 1.2)).toFixed(2);
  const texts = lines.map(
    (line, at) => `<text y="${baseline(at)}" font-size="${size.toFixed(2)}" font-weight="700">${escaped(line)}</text>`,
  );
  return { texts, bottom: top + size * (1 + lines.length * 1.2) };
}

/** For print: the code of a store's address, with its name and the address to type. */
export function codeAsSvg(store: { readonly name: string; readonly address: string }): string {
  const rows = modulesOf(store.address, 'Q');
  const { texts, bottom } = nameTexts(store.name, WIDTH);
  const shown = store.address.replace(/^https?:\/\//, '');
  const small = Math.min(4, (WIDTH - 2 * MARGIN) / (shown.length * LETTER));
  const height = (bottom + MARGIN).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}mm" height="${height}mm" viewBox="0 0 ${WIDTH} ${height}">
<title>${escaped(store.name)}: ${escaped(store.address)}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<path transform="scale(${WIDTH / rows.length})" shape-rendering="crispEdges" fill="#000" d="${pathOf(rows)}"/>
<g transform="translate(${WIDTH / 2})" text-anchor="middle" font-family="Figtree, Noto Sans, Arial, sans-serif" fill="#000">
${texts.join('\n')}
<text y="${bottom.toFixed(2)}" font-size="${small.toFixed(2)}">${escaped(shown)}</text>
</g>
</svg>
`;
}

/** The code alone, every module a whole number of pixels. Letters are left to whoever has the fonts for them. */
export async function codeAsPng(address: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const rows = modulesOf(address, 'Q');
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)));
  const side = rows.length * Math.ceil(PNG_PIXELS / rows.length);
  return sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .withMetadata({ density: 300 })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

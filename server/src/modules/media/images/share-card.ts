import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
// Imported for its restrictions on readable formats, although only our own pictures are opened here.
import './images.ts';

const FONTS = path.resolve(import.meta.dirname, '../../../../fonts');
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 56;
const FOOT = 16;
const INK = '#221A14';
const SOFT = '#5C4D42';
const TEAK = '#B4540F';
const PAPER = '#F4EDE3';
/** The three plies of our mark, from the top. */
const PLIES = ['#B4540F', '#E9B980', '#7A4F36'];

export type ShareCard = {
  readonly picture: Buffer | null;
  /** What kind of thing it is. */
  readonly label: string;
  readonly title: string;
  /** The first one is what matters most: a price, a rating. */
  readonly lines: readonly string[];
};

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => MARKUP[sign] ?? sign);
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

type Style = { readonly size: number; readonly colour: string; readonly bold?: boolean };
type Drawn = { readonly input: Buffer; readonly height: number };

async function written(
  text: string,
  width: number,
  { size, colour, bold = false }: Style,
  script = '',
): Promise<Drawn> {
  const weight = bold ? 'Bold' : 'Regular';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Noto Sans${script && ` ${script}`} ${bold ? 'Bold ' : ''}${size}`,
      fontfile: path.join(FONTS, `NotoSans${script}-${weight}.ttf`),
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

let loaded: Promise<unknown> | undefined;
/** A font is known from its first use on; Latin text then finds the other script's letters there. */
const knowDevanagari = () => {
  loaded ??= Promise.all([true, false].map((bold) => written('अ', 100, { size: 10, colour: INK, bold }, 'Devanagari')));
  return loaded;
};

const titleSize = (title: string) => (title.length <= 32 ? 56 : title.length <= 64 ? 46 : 38);

/** Text from the top down, each with the space above it. */
async function stacked(card: ShareCard, left: number, width: number): Promise<OverlayOptions[]> {
  const title = shortened(card.title, 110);
  const [first, ...rest] = card.lines;
  const parts: (readonly [string, Style, number])[] = [
    [shortened(card.label, 60), { size: 26, colour: TEAK, bold: true }, 0],
    [title, { size: titleSize(title), colour: INK, bold: true }, 18],
    ...(first ? [[shortened(first, 60), { size: 40, colour: TEAK, bold: true }, 34] as const] : []),
    ...rest.map((line) => [shortened(line, 90), { size: 28, colour: SOFT }, 16] as const),
  ];
  const overlays: OverlayOptions[] = [];
  let top = 148;
  for (const [text, style, above] of parts.filter(([text]) => text !== '')) {
    const { input, height } = await written(text, width, style);
    top += above;
    if (top + height > HEIGHT - FOOT - 12) break;
    overlays.push({ input, left, top });
    top += height;
  }
  return overlays;
}

const filled = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

async function mark(left: number): Promise<OverlayOptions[]> {
  const name = await written('Plyhaat', 300, { size: 38, colour: INK, bold: true });
  return [
    ...PLIES.map((colour, at) => ({ input: filled(38, 9, colour), left, top: 58 + at * 13 })),
    { input: name.input, left: left + 54, top: 60 },
  ];
}

/** The picture fills the left half, cut to a square; one that cannot be read is left out. */
async function cut(picture: Buffer | null): Promise<Buffer | undefined> {
  if (!picture) return undefined;
  const square = sharp(picture, { failOn: 'error' }).resize({ width: HEIGHT, height: HEIGHT, fit: 'cover' });
  return square
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
    .catch(() => undefined);
}

/** A picture of 1200 × 630 that other sites show beside a link: drawn from text and a photo, never from SVG. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  await knowDevanagari();
  const photo = await cut(card.picture);
  const left = (photo ? HEIGHT : 0) + MARGIN;
  const overlays = [
    ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
    ...(await mark(left)),
    ...(await stacked(card, left, WIDTH - left - MARGIN)),
    { input: filled(WIDTH, FOOT, TEAK), left: 0, top: HEIGHT - FOOT },
  ];
  return sharp(filled(WIDTH, HEIGHT, PAPER))
    .composite(overlays)
    .jpeg({ quality: 82 })
    .toBuffer();
}

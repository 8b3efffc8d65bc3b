import type { SharedProduct } from '@plyhaat/contract/catalog/shares';
import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { formatRupees } from '@plyhaat/contract/core/money';
import { filled } from '@plyhaat/contract/core/sentence';
import type { Wording } from '#platform/languages/languages.ts';
import { drawCode } from '#platform/pdf/code.ts';
import { COLOURS, Ink } from '#platform/pdf/ink.ts';
import { BODY_END, drawBand, drawFoot, LEFT, RIGHT, SMALL, WIDTH } from '#platform/pdf/page.ts';

type Line = SharedProduct & { readonly about: string; readonly picture: Buffer | null };

/** What stands in a catalogue. */
type Catalogue = {
  readonly title: string;
  readonly seller: string;
  readonly place: string;
  readonly day: string;
  readonly writtenAt: Date;
  /** Where the list is, for the code. */
  readonly address: string;
  readonly lines: readonly Line[];
  readonly say: Wording;
};

const QR_SIDE = 84;
const GAP = 15;
const CARD = { width: (WIDTH - GAP) / 2, height: 120 };
const PHOTO = { width: 117, height: 78 };
/** Where the products begin on every page but the first. */
const TOP = 32;
const INSET = 8;

/** Answers where the products begin. */
function drawHead(ink: Ink, catalogue: Catalogue): number {
  drawBand(ink);
  const qr = RIGHT - QR_SIDE;
  drawCode(ink, catalogue.address, qr, 26, QR_SIDE);
  const dated = filled`Prices of ${{ day: catalogue.day }}, GST extra. Scan for today’s prices.`;
  const small = { ...SMALL, size: 7 };
  const shown = catalogue.address.replace(/^https?:\/\//, '');
  const under = ink.text(shown, { x: qr - 96, y: 26 + QR_SIDE + 2, width: QR_SIDE + 96 }, { ...small, align: 'right' });
  const box = { x: LEFT, width: WIDTH - QR_SIDE - 24 };
  let y = ink.text(catalogue.title, { ...box, y: 32 }, { size: 19, bold: true });
  y = ink.text(catalogue.seller, { ...box, y: y + 2 }, { size: 11, bold: true });
  if (catalogue.place) y = ink.text(catalogue.place, { ...box, y }, SMALL);
  y = ink.text(catalogue.say(dated), { ...box, y: y + 4 }, SMALL);
  return Math.max(y, under) + 10;
}

/** The first lines of a text, the last one cut where there are more. */
function drawLines(ink: Ink, text: string, box: { x: number; y: number; width: number }, most: number): number {
  const lines = ink.wrap(text, box.width, { bold: true });
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]} …`;
  return shown.reduce((y, line) => ink.text(line, { ...box, y }, { bold: true }), box.y);
}

function drawCard(ink: Ink, line: Line & Pick<Catalogue, 'say'>, x: number, y: number): void {
  ink.pdf
    .roundedRect(x, y, CARD.width, CARD.height - 8, 4)
    .lineWidth(0.6)
    .strokeColor(COLOURS.line)
    .stroke();
  const photo = { x: x + INSET, y: y + INSET };
  if (line.picture) ink.pdf.image(line.picture, photo.x, photo.y, PHOTO);
  else ink.pdf.rect(photo.x, photo.y, PHOTO.width, PHOTO.height).fill(COLOURS.paper);
  const box = { x: photo.x + PHOTO.width + 8, width: CARD.width - PHOTO.width - 2 * INSET - 8 };
  const below = drawLines(ink, line.name, { ...box, y: photo.y - 2 }, 4);
  ink.text(line.about, { ...box, y: below + 1 }, { ...SMALL, size: 7.5 });
  const price = `${formatRupees(line.price)} ${line.say(perOne(line))}`;
  ink.text(
    price,
    { x: photo.x, y: y + INSET + PHOTO.height + 4, width: CARD.width - 2 * INSET },
    { size: 10, bold: true },
  );
}

/** Two in a row, as many rows as fit below where a page's products begin. */
function pagesOf(lines: readonly Line[], top: number): { readonly top: number; readonly lines: readonly Line[] }[] {
  const fitting = 2 * Math.floor((BODY_END - top) / CARD.height);
  const page = { top, lines: lines.slice(0, fitting) };
  return lines.length > fitting ? [page, ...pagesOf(lines.slice(fitting), TOP)] : [page];
}

/** A catalogue on pages of A4; ten products fit on the first. */
export function renderCatalogue(catalogue: Catalogue): Promise<Buffer> {
  const { say } = catalogue;
  const ink = new Ink(`${catalogue.title}, ${catalogue.seller}`, catalogue.seller, catalogue.writtenAt);
  const pages = pagesOf(catalogue.lines, drawHead(ink, catalogue));
  pages.forEach(({ top, lines }, page) => {
    if (page > 0) {
      ink.pdf.addPage();
      drawBand(ink);
    }
    lines.forEach((line, at) => {
      const x = at % 2 === 0 ? LEFT : LEFT + CARD.width + GAP;
      drawCard(ink, { ...line, say }, x, top + Math.floor(at / 2) * CARD.height);
    });
    drawFoot(ink, 'Made with Plyhaat. Prices may have changed since.', { say, page: page + 1, pages: pages.length });
  });
  return ink.finish();
}

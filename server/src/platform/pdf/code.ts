import { encode } from 'uqr';
import { COLOURS, type Ink } from './ink.ts';

/** A QR code for a telephone to open an address with. As vectors it is sharp on any printer, and smaller than a picture. */
export function drawCode({ pdf }: Ink, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const dot = side / size;
  data.forEach((row, at) => {
    for (let from = 0; from < size; from++) {
      if (!row[from]) continue;
      let to = from;
      while (row[to + 1]) to++;
      pdf.rect(x + from * dot, y + at * dot, (to - from + 1) * dot, dot);
      from = to;
    }
  });
  pdf.fill(COLOURS.ink);
}

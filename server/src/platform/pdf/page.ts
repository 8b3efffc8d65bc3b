import { filled } from '@plyhaat/contract/core/sentence';
import type { Wording } from '../languages/languages.ts';
import { COLOURS, type Ink } from './ink.ts';

/** Where things stand on a page of A4, in points. */
export const LEFT = 48;
export const WIDTH = 499;
export const RIGHT = LEFT + WIDTH;
const FOOT = 786;
export const BODY_END = FOOT - 10;
export const SMALL = { size: 8, colour: COLOURS.soft };

/** The two veneers at the top of every page. */
export function drawBand({ pdf }: Ink): void {
  pdf.rect(0, 0, 596, 4).fill('#E3C08E');
  pdf.rect(0, 4, 596, 2).fill('#B4824F');
}

type Foot = { readonly say: Wording; readonly page?: number; readonly pages?: number };
export function drawFoot(ink: Ink, text: string, { say, page = 1, pages = 1 }: Foot): void {
  ink.rule(LEFT, FOOT, WIDTH);
  const box = { x: LEFT, y: FOOT + 8, width: WIDTH };
  ink.text(say(text), box, SMALL);
  ink.text(say(filled`Page ${{ page }} of ${{ pages }}`), box, { ...SMALL, align: 'right' });
}

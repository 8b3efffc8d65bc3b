import path from 'node:path';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';

const FONTS = path.resolve(import.meta.dirname, '../../../fonts');
/** What Noto Sans Devanagari draws; the rest is Noto Sans'. */
const DEVANAGARI = /([\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff\u200c\u200d]+)/;

/** Full-width letters and digits, which neither font has: written as the usual ones. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const usualWidth = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0);

export const COLOURS = { ink: '#221A14', soft: '#5C4D42', line: '#CDBDAA', paper: '#F4EDE3', teak: '#B4540F' } as const;

export type Style = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
};
type Box = { readonly x: number; readonly y: number; readonly width: number };
type Pdf = InstanceType<typeof PDFDocument>;

const LINE_HEIGHT = 1.4;
/** A letter keeps its vowel signs. */
const LETTERS = new Intl.Segmenter('hi');

/** Opened once: reading half a megabyte of font costs more than drawing the page. */
const opened = new Map<string, unknown>();
function fontOf(file: string): string {
  if (!opened.has(file)) opened.set(file, fontkit.openSync(path.join(FONTS, `${file}.ttf`)));
  // The library takes an opened font as well; its types do not say so.
  return opened.get(file) as string;
}

/** Text, lines and pictures at fixed places of one A4 page: what is written twice is the same bytes. */
export class Ink {
  readonly pdf: Pdf;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<Buffer>;

  constructor(title: string, author: string, date: Date) {
    const info = { Title: title, Author: author, Creator: 'Plyhaat', CreationDate: date, ModDate: date };
    this.pdf = new PDFDocument({ size: 'A4', margin: 0, info, lang: 'en-IN', displayTitle: true });
    this.#done = new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      this.pdf.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.pdf.on('error', reject);
    });
    for (const weight of ['Regular', 'Bold'])
      for (const [name, file] of [
        ['Latin', 'NotoSans'],
        ['Devanagari', 'NotoSansDevanagari'],
      ])
        this.pdf.registerFont(`${name}-${weight}`, fontOf(`${file}-${weight}`));
  }

  /** One line cut where its script changes. */
  #runs(text: string, bold: boolean): { readonly font: string; readonly run: string }[] {
    const weight = bold ? 'Bold' : 'Regular';
    return text
      .replace(FULL_WIDTH, usualWidth)
      .split(DEVANAGARI)
      .map((run, at) => ({ run, font: `${at % 2 === 1 ? 'Devanagari' : 'Latin'}-${weight}` }))
      .filter(({ run }) => run !== '');
  }

  width(text: string, { size = 9, bold = false }: Style = {}): number {
    return this.#runs(text, bold).reduce(
      (sum, { font, run }) => sum + this.pdf.font(font).fontSize(size).widthOfString(run),
      0,
    );
  }

  /** Words that fit, line by line; a word longer than a line is cut. */
  wrap(text: string, width: number, style: Style = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).flatMap((one) => this.#cut(one, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.width(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  #cut(word: string, width: number, style: Style): string[] {
    if (this.width(word, style) <= width) return [word];
    const pieces = [''];
    for (const { segment: letter } of LETTERS.segment(word)) {
      const last = pieces.length - 1;
      if (this.width(`${pieces[last]}${letter}`, style) > width) pieces.push(letter);
      else pieces[last] += letter;
    }
    return pieces;
  }

  /** Writes and wraps; answers where the next line would begin. */
  text(text: string, { x, y, width }: Box, style: Style = {}): number {
    const { size = 9, bold = false, colour = COLOURS.ink, align = 'left' } = style;
    let top = y;
    for (const line of this.wrap(text, width, style)) {
      let left = align === 'right' ? x + width - this.width(line, style) : x;
      for (const { font, run } of this.#runs(line, bold)) {
        // Two fonts of one line stand on one baseline.
        this.pdf.font(font).fontSize(size).fillColor(colour);
        this.pdf.text(run, left, top + size, { lineBreak: false, baseline: 'alphabetic' });
        left += this.pdf.widthOfString(run);
      }
      top += size * LINE_HEIGHT;
    }
    return top;
  }

  /** One line, written smaller where it is longer than its place. */
  line(text: string, box: Box, style: Style = {}): number {
    const { size = 9 } = style;
    const room = (box.width * 0.995) / this.width(text, style);
    return this.text(text, box, { ...style, size: room < 1 ? size * room : size });
  }

  rule(x: number, y: number, width: number, colour: string = COLOURS.line, weight = 0.6): void {
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke();
  }

  /** What follows is drawn smaller, in the middle of the page. */
  shrink(by: number): void {
    this.pdf
      .save()
      .translate((this.pdf.page.width * (1 - by)) / 2, 0)
      .scale(by);
  }

  finish(): Promise<Buffer> {
    this.pdf.end();
    return this.#done;
  }
}

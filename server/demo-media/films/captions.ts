import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { requireBrowser } from '../../../scripts/browser.ts';
import type { Size } from './camera.ts';

/** A caption over a clear ground, as PNG. */
export type Caption = Buffer;

const FONT = path.resolve(import.meta.dirname, '../../../web/public/fonts/figtree-latin.woff2');

const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (font: string, text: string, { width, height }: Size): string => `
  <style>
    @font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 300 900; }
    body { margin: 0; width: ${width}px; height: ${height}px; color: #fff; font: 650 21px/1.25 Figtree; }
    p { margin: 18px 18px 0; padding: 8px 14px 9px; width: fit-content; max-width: ${width - 100}px; border-radius: 12px;
      background: rgb(38 25 17 / 78%); text-wrap: balance; }
  </style>
  <p>${escaped(text)}</p>`;

/** Captions in the product's own typeface, in the order of their texts. */
export async function drawCaptions(texts: readonly string[], size: Size): Promise<Caption[]> {
  const font = (await readFile(FONT)).toString('base64');
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const drawn: Caption[] = [];
    for (const text of texts) {
      const tab = await browser.newPage({ viewport: size });
      await tab.setContent(page(font, text, size));
      await tab.evaluate('document.fonts.ready');
      drawn.push(await tab.screenshot({ omitBackground: true }));
      await tab.close();
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

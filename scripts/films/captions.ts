import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { requireBrowser } from '../browser.ts';
import type { Size } from './camera.ts';

/** A caption's ink over a clear ground, four bytes a pixel. */
export type Caption = Uint8Array;

const FONT = path.resolve(import.meta.dirname, '../../web/public/fonts/figtree-latin.woff2');

const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (font: string, text: string, { width, height }: Size): string => `
  <style>
    @font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 300 900; }
    body { margin: 0; width: ${width}px; height: ${height}px; color: #fff; font: 650 21px/1.25 Figtree; }
    p { margin: 40px 20px 0; padding: 8px 14px 9px; width: fit-content; max-width: ${width - 100}px; border-radius: 12px;
      background: rgb(38 25 17 / 78%); text-wrap: balance; }
    @media (width > 400px) { p { margin: 18px 18px 0; } }
  </style>
  <p>${escaped(text)}</p>`;

/** Captions in the product's own typeface, in the order of their texts. */
export async function drawCaptions(wanted: readonly { text: string; size: Size }[]): Promise<Caption[]> {
  const font = (await readFile(FONT)).toString('base64');
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const tab = await browser.newPage();
    const drawn: Caption[] = [];
    for (const { text, size } of wanted) {
      await tab.setViewportSize({ ...size });
      await tab.setContent(page(font, text, size));
      await tab.evaluate('document.fonts.ready');
      const shot = await tab.screenshot({ omitBackground: true });
      drawn.push(new Uint8Array(await sharp(shot).ensureAlpha().raw().toBuffer()));
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

/** Lays a caption over a frame, as strong as `strength` from 0 to 1. */
export function overlay(frame: Float32Array, caption: Caption, strength: number): void {
  if (strength <= 0) return;
  for (let pixel = 0; pixel < caption.length / 4; pixel++) {
    const ink = ((caption[pixel * 4 + 3] ?? 0) / 255) * strength;
    if (ink === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      frame[at] = (frame[at] ?? 0) * (1 - ink) + (caption[pixel * 4 + channel] ?? 0) * ink;
    }
  }
}

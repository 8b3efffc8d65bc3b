import path from 'node:path';
import type { Page } from '@playwright/test';

/** Conjuncts, a rakar, a reph, vowel signs on all four sides, a nukta, an anusvara and a chandrabindu. */
export const WORDS = [
  'प्लाईवुड',
  'लकड़ियाँ',
  'श्री',
  'विश्वकर्मा',
  'हार्डवेयर',
  'ट्रेडिंग',
  'क्षत्रिय',
  'ज्ञानेश्वर',
  'उत्कृष्ट',
  'निर्माता',
];

const ROOT = path.resolve(import.meta.dirname, '..');
/** A page of this journey's own beside the app's, without its policy for scripts. */
const FILES: Readonly<Record<string, string>> = {
  '/drawing/pdf.mjs': 'node_modules/pdfjs-dist/build/pdf.min.mjs',
  '/drawing/worker.mjs': 'node_modules/pdfjs-dist/build/pdf.worker.min.mjs',
  '/drawing/font.ttf': 'server/fonts/NotoSansDevanagari-Bold.ttf',
};

async function openDrawing(page: Page): Promise<void> {
  await page.route('**/drawing/**', async (route) => {
    const file = FILES[new URL(route.request().url()).pathname];
    if (file) await route.fulfill({ path: path.join(ROOT, file) });
    else await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Drawing</title>' });
  });
  await page.goto('/drawing/');
}

/** How far the title of a catalogue is from Chromium's own drawing of it, and from its letters put side by side. */
type Drawn = { readonly word: string; readonly apart: number; readonly unshaped: number };

/** Shares a list named by each word, and compares its catalogue's title with Chromium's drawing, pixel by pixel. */
export async function drawnApart(page: Page): Promise<Drawn[]> {
  await openDrawing(page);
  return page.evaluate(async (words) => {
    // As `catalogue.ts` places the title, in points; what is below it is the seller's name.
    const [SCALE, SIZE, LEFT, BASELINE, TOP, BOTTOM] = [4, 19, 48, 51, 22, 60];
    const [WIDTH, HEIGHT, NEAR] = [420 * SCALE, (BOTTOM - TOP) * SCALE, 2];
    const token = localStorage.getItem('plyhaat.accessToken');
    const memberId = localStorage.getItem('plyhaat.loginId');
    const api = (address: string, more: RequestInit = {}) =>
      fetch(`/api${address}`, {
        ...more,
        headers: { authorization: `Bearer ${token}`, ...(more.body ? { 'content-type': 'application/json' } : {}) },
      });
    const source = '/drawing/pdf.mjs';
    const pdfjs = await import(source);
    pdfjs.GlobalWorkerOptions.workerSrc = '/drawing/worker.mjs';
    const font = await new FontFace('Drawn', 'url(/drawing/font.ttf)', { weight: '700' }).load();
    document.fonts.add(font);

    const blank = () => {
      const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, WIDTH, HEIGHT);
      context.fillStyle = '#000';
      context.font = `700 ${SIZE * SCALE}px Drawn`;
      return context;
    };
    const inkOf = (context: OffscreenCanvasRenderingContext2D) => {
      const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
      return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => ((data[at * 4 + 1] ?? 255) < 128 ? 1 : 0));
    };
    const byChromium = (runs: readonly string[]) => {
      const context = blank();
      let x = LEFT * SCALE;
      for (const run of runs) {
        context.fillText(run, x, (BASELINE - TOP) * SCALE);
        x += context.measureText(run).width;
      }
      return inkOf(context);
    };
    const byCatalogue = async (bytes: ArrayBuffer) => {
      const task = pdfjs.getDocument({ data: bytes, disableFontFace: true });
      const sheet = await (await task.promise).getPage(1);
      const viewport = sheet.getViewport({ scale: SCALE, offsetY: -TOP * SCALE });
      const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
      await sheet.render({ canvas, viewport }).promise;
      const context = blank();
      context.drawImage(canvas, 0, 0);
      await task.destroy();
      return inkOf(context);
    };
    /** The share of one drawing's ink that has none of the other's within two pixels. */
    const without = (ink: Uint8Array, other: Uint8Array) => {
      let [all, alone] = [0, 0];
      ink.forEach((isInk, at) => {
        if (!isInk) return;
        all++;
        for (let y = -NEAR; y <= NEAR; y++) for (let x = -NEAR; x <= NEAR; x++) if (other[at + y * WIDTH + x]) return;
        alone++;
      });
      return all === 0 ? 1 : alone / all;
    };
    const apart = (a: Uint8Array, b: Uint8Array) => Math.max(without(a, b), without(b, a));

    const { data } = await (await api(`/product?userId=${memberId}&perPage=20&facets=false`)).json();
    const shown: { _id: string }[] = data.filter(({ isPublic }: { isPublic: boolean }) => isPublic);
    const productIds = shown.slice(0, 1).map(({ _id }) => _id);
    const drawn = [];
    for (const word of words) {
      const made = await api('/shares', { method: 'POST', body: JSON.stringify({ productIds, title: word }) });
      const { code } = (await made.json()).data;
      const pdf = await byCatalogue(await (await api(`/shares/${code}/catalogue.pdf`)).arrayBuffer());
      drawn.push({ word, apart: apart(pdf, byChromium([word])), unshaped: apart(pdf, byChromium([...word])) });
      await api(`/shares/${code}`, { method: 'DELETE' });
    }
    return drawn;
  }, WORDS);
}

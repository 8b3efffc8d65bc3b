import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Cleanup } from './cleanup.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from './tools.ts';

const SCREENS = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { viewport: { width: 1366, height: 900 } },
];

const COUNT_SHIFTS = `
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.layoutShift += entry.hadRecentInput ? 0 : entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

export type FirstLoad = {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** The worst of a phone and a desktop, from the first paint to the foot of the page. */
  readonly layoutShift: number;
  /** Families whose text waits, invisible, for the font. */
  readonly blockingFonts: readonly string[];
};

export async function gzipBytes(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const body = await (await fetch(url)).arrayBuffer();
    return gzipSync(Buffer.from(body), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Fonts that come over the network and are waited for; those of the visitor's own machine are there at once. */
function fontsThatHideText(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('src').includes('url('))
    .filter(({ style }) => !/swap|fallback|optional/.test(style.getPropertyValue('font-display')))
    .map(({ style }) => style.getPropertyValue('font-family'));
}

const picturesInView = () =>
  [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const outside = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth;
    return image.complete || outside || image.offsetParent === null;
  });

async function readToTheFoot(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), screen);
    await page.waitForFunction(picturesInView);
  }
}

type Visit = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly blockingFonts: readonly string[];
  readonly layoutShift: number;
};

async function visit(browser: Browser, url: string, screen: (typeof SCREENS)[number]): Promise<Visit> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const loaded = new Map<string, string>();
  page.on('response', (response) => loaded.set(response.url(), response.headers()['content-type'] ?? ''));
  await page.addInitScript({ content: COUNT_SHIFTS });
  await page.goto(url, { waitUntil: 'networkidle' });
  const ofType = (type: RegExp) => [...loaded].filter(([, loadedType]) => type.test(loadedType)).map(([from]) => from);
  const scripts = ofType(/javascript/);
  const styles = ofType(/text\/css/);
  const blockingFonts = await page.evaluate(fontsThatHideText);
  await readToTheFoot(page);
  const layoutShift = await page.evaluate<number>('layoutShift');
  await context.close();
  return { scripts, styles, blockingFonts, layoutShift };
}

/** Loads a page as a first-time visitor with a phone and with a desktop, and looks at the browser's network log. */
export async function measureFirstLoad(url: string, cleanup: Cleanup): Promise<FirstLoad> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  cleanup.add(() => browser.close());
  const visits: Visit[] = [];
  for (const screen of SCREENS) visits.push(await visit(browser, url, screen));
  await browser.close();
  const most = async (pick: (seen: Visit) => readonly string[]) =>
    Math.max(...(await Promise.all(visits.map((seen) => gzipBytes(pick(seen))))));
  return {
    scriptBytes: await most(({ scripts }) => scripts),
    styleBytes: await most(({ styles }) => styles),
    layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
    blockingFonts: [...new Set(visits.flatMap(({ blockingFonts }) => blockingFonts))],
  };
}

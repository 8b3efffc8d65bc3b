import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Cleanup } from './cleanup.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from './tools.ts';

const SCREEN = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;
const LATENCY_MS = 400;
const BYTES_PER_SECOND = 50_000;
const LONGEST_MS = 40_000;

/** A control, and what a tap on it should show, if the control does not look taken before: the first visible match of each. */
export type Tap = { readonly control: string; readonly shows: string };

declare global {
  var shownAt: number | null;
  var largestPaint: number;
}

const OBSERVE = () => {
  globalThis.largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** Taps at a moment of the page's clock and notes when it is seen to be answered. */
const TAP = ({ control, shows, at }: Tap & { at: number }) => {
  globalThis.shownAt = null;
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  const look = () => {
    if (visible(`${shows}, [data-tapped]`)) globalThis.shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  const tap = () => {
    const button = visible(control);
    if (!button) return void setTimeout(tap, 20);
    button.scrollIntoView({ block: 'center' });
    button.click();
    button.focus();
    look();
  };
  setTimeout(tap, Math.max(0, at - performance.now()));
};

export type Load = {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** When React answers for the whole page; null where it did not. */
  readonly hydratedMs: number | null;
  readonly htmlBytes: number;
  readonly scripts: readonly Fetched[];
  readonly styles: readonly Fetched[];
};
type Fetched = { readonly startMs: number; readonly sent: number };

const paintOf = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
const isDone = () =>
  performance.getEntriesByName('first-contentful-paint').length > 0 &&
  (document.scripts.length === 0 || performance.getEntriesByName('alive').length > 0);
const fetched = (ending: string) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname.endsWith(ending))
    .map(({ startTime, encodedBodySize }) => ({ startMs: startTime, sent: encodedBodySize }));
const htmlBytes = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.encodedBodySize ?? 0;

/** A phone with a quarter of this machine's speed, 400 kbit/s, 400 ms latency and an empty cache at every load. */
export class SlowPhone {
  readonly #browser: Browser;
  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async start(cleanup: Cleanup): Promise<SlowPhone> {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
    cleanup.add(() => browser.close());
    return new SlowPhone(browser);
  }

  async #open(visit: (page: Page) => Promise<void>): Promise<BrowserContext> {
    const context = await this.#browser.newContext(SCREEN);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await visit(page);
    return context;
  }

  /** Loads a page and leaves it alone. */
  async load(url: string): Promise<Load> {
    let load: Load | undefined;
    const context = await this.#open(async (page) => {
      await page.addInitScript(OBSERVE);
      await page.goto(url, { waitUntil: 'networkidle', timeout: LONGEST_MS });
      // A busy phone may ask for nothing for a while before it has painted or answers.
      await page.waitForFunction(isDone, undefined, { timeout: LONGEST_MS });
      load = {
        firstPaintMs: await page.evaluate(paintOf),
        largestPaintMs: await page.evaluate(() => globalThis.largestPaint),
        hydratedMs: await page.evaluate(() => performance.getEntriesByName('alive')[0]?.startTime ?? null),
        htmlBytes: await page.evaluate(htmlBytes),
        scripts: await page.evaluate(fetched, '.js'),
        styles: await page.evaluate(fetched, '.css'),
      };
    });
    await context.close();
    if (!load) throw new Error(`${url} was not loaded`);
    return load;
  }

  /** Milliseconds from a tap at the given moment until it is answered; infinite if that takes too long. */
  async tap(url: string, wanted: Tap & { readonly at: number }, withinMs: number): Promise<number> {
    let took = Number.POSITIVE_INFINITY;
    const context = await this.#open(async (page) => {
      await page.addInitScript(TAP, wanted);
      await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
      const shown = await page
        .waitForFunction((until) => globalThis.shownAt ?? (performance.now() > until && -1), wanted.at + withinMs * 2, {
          timeout: LONGEST_MS,
        })
        .then((handle) => handle.jsonValue());
      if (typeof shown === 'number' && shown > 0) took = shown - wanted.at;
    });
    await context.close();
    return took;
  }
}

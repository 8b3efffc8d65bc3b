import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { Volumes } from '../server/seed/volumes.ts';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { type RunningSite, startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { type BenchReel, publishVideo } from './reels-video.ts';
import { type Figure, failed, figure } from './report.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from './tools.ts';

const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What measures is evaluated in the page, which the site's policy forbids. */
const PHONE = { ...SCREEN, bypassCSP: true };
/** 400 kbit/s and 400 ms. */
const SLOW_LINK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;
const KB = 1000;
const MB = 1_000_000;
const PLAYED_S = 10;
/** As many reels of the same video follow. */
const COPIES = 220;
const WATCHED = 200;
const SWIPES = 8;

const VIDEO = `document.querySelector('[aria-label="Reels feed"] article:not([inert]) video')`;
const NEXT_POSTER = `document.querySelector('[aria-label="Reels feed"] article:not([inert])')?.closest('[data-row]')?.nextElementSibling?.querySelector('img')`;
/** Milliseconds from the next tap or key to the first frame of the video that plays then. */
const FIRST_FRAME = `new Promise((resolve) => {
  const begin = () => {
    const [began, before] = [performance.now(), ${VIDEO}];
    const look = () => {
      const video = ${VIDEO};
      if (!video || video === before) return requestAnimationFrame(look);
      video.addEventListener('waiting', () => { if (video.currentTime > 0) globalThis.stalls = (globalThis.stalls ?? 0) + 1; });
      video.requestVideoFrameCallback(() => resolve(performance.now() - began));
    };
    look();
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, begin, { capture: true, once: true });
})`;

/** Bytes over the line, as the browser counts them. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

async function openHome(context: BrowserContext, site: RunningSite, link: typeof SLOW_LINK | undefined) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  if (link) await session.send('Network.emulateNetworkConditions', link);
  await page.goto(site.url, { waitUntil: 'load', timeout: 120_000 });
  return { page, session, bytes };
}

async function slowLinkFigures(context: BrowserContext, site: RunningSite, reel: BenchReel): Promise<Figure[]> {
  const { page, bytes } = await openHome(context, site, SLOW_LINK);
  const card = page.getByRole('link', { name: new RegExp(reel.title) }).first();
  for (let i = 0; i < 40 && !(await card.isVisible()); i++) await page.mouse.wheel(0, 700).then(() => sleep(500));
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  const first = page.evaluate<number>(FIRST_FRAME);
  const before = bytes();
  await card.tap();
  const firstFrame = await first;
  await page.waitForFunction(`${VIDEO}?.currentTime >= ${PLAYED_S}`, undefined, { timeout: 120_000 });
  const fetched = bytes() - before;
  const stalls = (await page.evaluate<number | undefined>('globalThis.stalls')) ?? 0;
  const poster = await page.evaluate<boolean>(`(${NEXT_POSTER})?.complete && (${NEXT_POSTER})?.naturalWidth > 0`);
  const next = page.evaluate<number>(FIRST_FRAME);
  await page.keyboard.press('ArrowDown');
  const nextFrame = await next;
  const source = await page.evaluate<string>(`${VIDEO}?.currentSrc ?? ''`);
  await page.close();
  return [
    figure('first frame after a tap on the home page, 400 kbit/s', firstFrame, { unit: ' ms', atMost: 3000 }),
    figure('fetched for the first 10 s of play', fetched / KB, { unit: ' KB', atMost: 350 }),
    figure('stalls within them', stalls, { atMost: 0 }),
    figure('posters missing when the next reel is swiped to', poster ? 0 : 1, { atMost: 0 }),
    figure('first frame of the next reel', nextFrame, { unit: ' ms', atMost: 1500, note: path.basename(source) }),
  ];
}

/** Frames a second while reels are swiped through on a slow processor. */
async function swipeFigures(context: BrowserContext, site: RunningSite, reel: BenchReel): Promise<Figure[]> {
  const { page, session } = await openHome(context, site, undefined);
  await page.goto(`${site.url}/reels/${reel.id}`);
  await page.waitForFunction(`${VIDEO}?.currentTime > 1`, undefined, { timeout: 60_000 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rates: number[] = [];
  for (let swipe = 0; swipe < SWIPES; swipe++) {
    const counted = page.evaluate<number>(`new Promise((resolve) => {
      const began = performance.now(); let frames = 0;
      const count = (now) => now - began < 600 ? (frames += 1, requestAnimationFrame(count)) : resolve(frames / ((now - began) / 1000));
      requestAnimationFrame(count);
    })`);
    await session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -500, speed: 1200 });
    rates.push(await counted);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.close();
  rates.sort((a, b) => a - b);
  const median = rates[Math.floor(rates.length / 2)] ?? 0;
  return [figure('frames a second while swiping, processor 4 × slower', median, { atLeast: 50, note: 'median' })];
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / MB;
}

async function memoryFigures(context: BrowserContext, site: RunningSite, reel: BenchReel): Promise<Figure[]> {
  const { page, session } = await openHome(context, site, undefined);
  await session.send('Performance.enable');
  await page.goto(`${site.url}/reels/${reel.id}`);
  // The video is in the server's HTML; keys work only after hydration.
  await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 60_000 });
  const watch = async (page: Page, to: number) => {
    let most = 0;
    for (let at = 0; at < to; at++) {
      const label = await page.evaluate<string>('location.pathname');
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction(`location.pathname !== ${JSON.stringify(label)}`, undefined, { timeout: 20_000 });
      most = Math.max(most, await page.locator('[aria-label="Reels feed"] video').count());
    }
    return most;
  };
  const videos = await watch(page, 20);
  const early = await heapOf(session);
  const more = await watch(page, WATCHED - 20);
  const late = await heapOf(session);
  await page.close();
  return [
    figure('films in the page, at most', Math.max(videos, more), { atMost: 3 }),
    figure('heap after 200 reels over that after 20', late - early, {
      ...{ unit: ' MB', digits: 1, atMost: 5 },
      note: `${early.toFixed(1)} MB, then ${late.toFixed(1)} MB`,
    }),
  ];
}

/** The same video again and again, so that the feed is long and nothing else is fetched. */
async function layCopies({ folder }: RunningSite, reelId: string): Promise<void> {
  const { url } = JSON.parse(await fs.readFile(path.join(folder, 'data/database.json'), 'utf8'));
  const { pool, close } = openDatabase(url, 1);
  await pool.query(
    `insert into reels (id, owner_id, title, description, category, video, approval, review, created_at)
     select gen_random_uuid(), owner_id, title || ' ' || n, description, category, video, 'APPROVED', 'APPROVED',
       created_at - n * interval '1 second'
     from reels cross join generate_series(1, $2::integer) as n where id = $1`,
    [reelId, COPIES],
  );
  await close();
}

/** Watching on a phone with a slow link and a slow processor. */
export async function benchReelsInBrowser(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
): Promise<Figure[]> {
  const site = await startSite(volumes, cleanup);
  cleanup.add((await site.start()).stop);
  say('a film of 18 MB through upload, jobs and review');
  const reel = await publishVideo(site, (id) => layCopies(site, id));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  cleanup.add(() => browser.close());
  const part = async (name: string, measure: typeof memoryFigures): Promise<Figure[]> => {
    say(name);
    const context = await browser.newContext(PHONE);
    const figures = await measure(context, site, reel).catch((error: unknown) => [failed(name, error)]);
    await context.close();
    return figures;
  };
  return [
    ...(await part('a slow link', slowLinkFigures)),
    ...(await part('swiping on a slow processor', swipeFigures)),
    ...(await part('memory after 200 reels', memoryFigures)),
  ];
}

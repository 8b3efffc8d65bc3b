import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const builders = createRequire(import.meta.resolve('@axe-core/playwright'));
const AXE = readFileSync(builders.resolve('axe-core/axe.min.js'), 'utf8');
const NOTHING_MORE = 'void 0';

/** Header, footer and the console's rail stand around every screen: `expectWholeSoundOn` looks at them, once each. */
const FRAME = ':is(header, footer, aside):not(#main *, [role=dialog] *)';
const WHOLE = 'html';

/** Accessibility violations of the screen or of a part of it, by every rule that axe runs unasked. */
async function violationsOf(page: Page, part?: string): Promise<string[]> {
  // Injects axe (half a megabyte) once per document: the builder would do it twice for each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: NOTHING_MORE }).setLegacyMode();
  if (part) axe.include(part);
  else axe.exclude(FRAME);
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits until nothing fades or slides any more: colours on their way have no contrast worth measuring. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const ends = (motion: Animation) => Number.isFinite(motion.effect?.getComputedTiming().endTime);
        let stillFrames = 0;
        const look = () => {
          stillFrames = document.getAnimations().some(ends) ? 0 : stillFrames + 1;
          if (stillFrames > 2) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Sections out of sight have old colours until they come near (`when-near`), and axe reads them too. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) part.style.contentVisibility = 'visible';
  });

const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, placeOf(page)).toBeLessThanOrEqual(0);
}

/** No accessibility violation, and nothing wider than the window. Soft checks, so that all faults are reported. */
export async function expectSound(page: Page, part?: string): Promise<void> {
  await layOutAll(page);
  await stillness(page);
  expect.soft(await violationsOf(page, part), placeOf(page)).toEqual([]);
  await expectFits(page);
  // HTML allows several lines of an address in a textarea only.
  const misnamed = page.locator('input[autocomplete~="street-address"]');
  expect.soft(await misnamed.count(), `street-address in an input on ${placeOf(page)}`).toBe(0);
}

const LOOKS = {
  phone: { width: 360 },
  desk: { width: 1280 },
  'light phone': { width: 360, colorScheme: 'light' },
  'dark phone': { width: 360, colorScheme: 'dark' },
  'light desk': { width: 1280, colorScheme: 'light' },
  'dark desk': { width: 1280, colorScheme: 'dark' },
} as const;
type Look = keyof typeof LOOKS;

/** Sets the width of a phone or a desktop, light or dark colours, and reduced motion. */
export async function lookOn(page: Page, look: Look): Promise<void> {
  const { width, ...media } = LOOKS[look];
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
}

async function expectEachSound(page: Page, looks: readonly Look[], part?: string): Promise<void> {
  for (const look of looks)
    await test.step(`on a ${look}`, async () => {
      await lookOn(page, look);
      await expectSound(page, part);
    });
}

/** Checks the screen in each look, without loading it again. */
export const expectSoundOn = (page: Page, ...looks: readonly Look[]): Promise<void> => expectEachSound(page, looks);

/** The same for the whole page, with header, footer and rail. */
export const expectWholeSoundOn = (page: Page, ...looks: readonly Look[]): Promise<void> =>
  expectEachSound(page, looks, WHOLE);

// Screens: /reels /reels/$id /account?tab=myReels /account?tab=addReel /admin/review
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open, WHEN_DONE } from './open.ts';
import { approve, reviewed } from './selling.ts';
import { pageOf } from './signed-in.ts';
import { expectSound, lookOn } from './sound.ts';

const SUBSCRIBED = '9000000002';
const APPROVER = '9000000004';
const VIDEO = 'server/seed/pictures/reels/black-handles.p240.mp4';

const feed = (page: Page) => page.getByRole('region', { name: 'Reels feed' });
/** The others are out of reach of keys and screen readers. */
const active = (page: Page) => feed(page).locator('article:not([inert])');
const videos = (page: Page) => feed(page).locator('article video');
const plays = (page: Page) =>
  active(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test('a visitor watches, swipes and reads the way back; three films at most are in the page', async ({ page }) => {
  await lookOn(page, 'dark phone');
  await open(page, '/reels');
  const first = (await active(page).getAttribute('aria-label')) ?? '';
  await expect.poll(() => plays(page)).toBe(true);
  await expectSound(page);
  await active(page).getByRole('button', { name: /^Like/ }).click();
  await expect(page.getByText('Please login to like videos')).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await expect(active(page)).not.toHaveAttribute('aria-label', first);
  await expect.poll(() => plays(page)).toBe(true);
  expect(await videos(page).count()).toBeLessThanOrEqual(3);
  await expect(page).toHaveURL(/\/reels\/[0-9a-f-]{36}$/);
  await page.keyboard.press(' ');
  await expect(active(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const second = (await active(page).getAttribute('aria-label')) ?? '';

  await active(page).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/seller\//);
  await page.goBack();
  await expect(active(page)).toHaveAttribute('aria-label', second);
  await lookOn(page, 'light desk');
  await expectSound(page);
});

/** Sends a video with its words, and answers the title that the server makes of them. */
async function sendReel(page: Page, title: string): Promise<void> {
  await open(page, '/account?tab=addReel');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Reel' })).toBeVisible();
  await expectSound(page);
  await page.getByLabel(/^Video/).setInputFiles(VIDEO);
  await page.getByLabel(/^Description/).fill(`${title}. Black bars on white shutters.`);
  await page.getByRole('list', { name: 'My products' }).getByRole('checkbox').first().check();
  await expect(page.getByRole('radio', { name: /^Frame at/ })).toHaveCount(3);
  await page
    .getByRole('radio', { name: /^Frame at/ })
    .first()
    .check();
  const send = page.getByRole('button', { name: 'Send for review' });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page).toHaveURL(/tab=myReels/);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
}

test('a seller uploads a reel, staff approve it, and a stranger watches it and calls from its sheet', async ({
  browser,
  page,
}) => {
  test.slow();
  const title = `Journey reel ${Date.now()}`;
  const seller = await pageOf(browser, SUBSCRIBED);
  await sendReel(seller, title);
  const row = seller.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Under review')).toBeVisible(WHEN_DONE);
  await lookOn(seller, 'phone');
  await expectSound(seller);

  const approver = await pageOf(browser, APPROVER);
  const edit = await row.getByRole('link', { name: /^Edit/ }).getAttribute('href');
  const id = new URLSearchParams(edit?.split('?')[1]).get('id');
  await open(approver, `/admin/review?kind=reel&item=reel.${id}`);
  await expect(reviewed(approver).locator('video')).toBeVisible();
  await approve(approver);

  await seller.reload();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await lookOn(page, 'phone');
  await open(page, `/reels/${id}`);
  await expect(active(page)).toHaveAttribute('aria-label', new RegExp(title));
  await expect.poll(() => plays(page)).toBe(true);
  await active(page).getByRole('list', { name: 'Products in this reel' }).getByRole('button').first().click();
  await expectSound(page);
  await active(page).getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

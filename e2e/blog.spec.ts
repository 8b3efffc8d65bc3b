// Screens: /blog /blog/$slug /videos /videos/$id
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const POST = '/blog/edge-banding-pvc-abs-or-wood-and-the-right-glue';

test('a visitor goes from the blog to a post by filters and pages, and both are sound on a phone and a desk (CONT-1, SHELL-1)', async ({
  page,
}) => {
  await lookOn(page, 'light desk');
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await page.getByRole('button', { name: /^Materials/ }).click();
  await expect(page).toHaveURL(/\/blog\?category=Materials$/);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('glue');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Edge banding/ }).click();
  await expect(page).toHaveURL(new RegExp(`${POST}$`));
  await expect(page).toHaveTitle('Edge banding: PVC, ABS or wood, and the right glue - Blog');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await settled(page);
  await expectSoundOn(page, 'dark phone', 'light desk');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Glue' }).click();
  await expect(page).toHaveURL(/#part-glue$/);
  await expect(page.getByRole('heading', { name: 'Glue', exact: true })).toBeInViewport();
});

test('a post is complete in its first HTML; its id leads to it for good, and what is none is not found (CONT-5, SHELL-6)', async ({
  request,
}) => {
  const answer = await request.get(POST);
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  for (const words of [
    '<title>Edge banding: PVC, ABS or wood, and the right glue - Blog</title>',
    'Hot melt at 190',
    '"Article"',
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/<link rel="alternate"[^>]+\/blog\/rss\.xml/);
  expect(html).not.toMatch(/ style=/);
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]+/share/post/${POST.slice(6)}\\.jpg"`));
  const { data } = await (await request.get('/api/blog?search=edge%20banding')).json();
  const moved = await request.get(`/blog/${data[0]._id}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, POST]);
  const renamed = await request.get('/blog/bwp-bwr-mr', { maxRedirects: 0 });
  const current = '/blog/bwp-bwr-or-mr-which-plywood-goes-where';
  expect([renamed.status(), renamed.headers().location]).toEqual([301, current]);
  const gone = await request.get('/blog/no-such-post');
  expect(gone.status()).toBe(404);
  expect(await gone.text()).toContain('Blog post not found');
  expect((await request.get('/blog/rss.xml')).headers()['content-type']).toContain('rss+xml');
});

test('our films play over the list of videos, by a link to one too (HOME-6)', async ({ page }) => {
  await lookOn(page, 'light phone');
  await open(page, '/videos');
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('link', { name: 'Hanging a door that closes by itself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hanging a door that closes by itself' });
  const video = dialog.locator('video');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.readyState)).toBeGreaterThan(1);
  await expect(page).toHaveURL(/\/videos\/[0-9a-f-]{36}$/);
  await expectSoundOn(page, 'dark phone');
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/videos$/);
});

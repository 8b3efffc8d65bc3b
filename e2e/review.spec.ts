// Screens: /admin/review
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open } from './open.ts';
import { leaveQueue, reviewed } from './selling.ts';
import { pageOf } from './signed-in.ts';

const SELLER = '9000000002';
const APPROVER = '9000000004';
const PICTURE = 'server/seed/pictures/boards/laminboard-01.webp';
const COUNT = 20;

/** What a member asks of the API, with the session of its page. */
async function callerOf(page: Page) {
  await open(page, '/about');
  const token = await page.evaluate(() => localStorage.getItem('plyhaat.accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  const file = { name: 'board.webp', mimeType: 'image/webp', buffer: readFileSync(PICTURE) };
  return {
    async add(name: string, categoryId: string): Promise<string> {
      const sent = await page.request.post('/api/media', { headers, multipart: { use: 'product', file } });
      const { data: picture } = await sent.json();
      const form = { name, price: 2400, longDescription: 'Gurjan core.', categoryId, mainImage: picture._id };
      const added = await page.request.post('/api/product', { headers, data: form });
      expect(added.status(), await added.text()).toBe(200);
      return (await added.json()).data._id;
    },
    async states(ids: readonly string[]): Promise<string[]> {
      const read = ids.map(async (id) =>
        (await page.request.get(`/api/product/getProductById/${id}`, { headers })).json(),
      );
      return (await Promise.all(read)).map(({ data }) => data.approved);
    },
    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) await page.request.delete(`/api/product/deleteById/${id}`, { headers });
    },
  };
}

test('an approver reviews twenty items by keyboard alone, and takes one decision back (ADMIN-10)', async ({
  browser,
}) => {
  test.slow();
  const mark = `Keys ${Date.now()}`;
  const seller = await callerOf(await pageOf(browser, SELLER));
  const approver = await pageOf(browser, APPROVER);
  const { data: categories } = await (await approver.request.get('/api/category/getCategory?level=2')).json();
  const ids: string[] = [];
  for (let n = 1; n <= COUNT; n += 1) ids.push(await seller.add(`${mark} board ${n}.`, categories[0]._id));

  await approver.setViewportSize({ width: 1440, height: 900 });
  await open(approver, `/admin/review?q=${encodeURIComponent(mark)}`);
  const ready = async (n: number) => {
    await expect(reviewed(approver).getByRole('heading', { level: 2, name: `${mark} board ${n}.` })).toBeVisible();
    // Nothing has to be scrolled to at 1440 × 900.
    await expect(reviewed(approver).getByRole('button', { name: 'Approve' })).toBeEnabled();
  };
  for (let n = 1; n <= COUNT; n += 1) {
    await ready(n);
    if (n === 3) {
      await approver.keyboard.press('a');
      await ready(4);
      await approver.keyboard.press('z');
      await ready(3);
    }
    // Every fourth is sent back, with the first of the reasons.
    if (n % 4 === 0) await approver.keyboard.press('1');
    await approver.keyboard.press(n % 4 === 0 ? 'r' : 'a');
  }
  await expect(reviewed(approver)).toHaveCount(0);
  await approver.keyboard.press('?');
  await expect(approver.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await approver.keyboard.press('Escape');
  await leaveQueue(approver);
  const expected = ids.map((_, at) => ((at + 1) % 4 === 0 ? 'REJECTED' : 'APPROVED'));
  await expect.poll(() => seller.states(ids)).toEqual(expected);
  await seller.remove(ids);
});

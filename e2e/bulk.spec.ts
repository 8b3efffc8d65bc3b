// Screens: /account?tab=bulkUpload /admin/review
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';
import { zipOf } from '../server/src/platform/files/zip.ts';
import { test } from './journey.ts';
import { open, WHEN_DONE } from './open.ts';
import { approve, reviewed, slugOf } from './selling.ts';
import { pageOf, SELLER_OF } from './signed-in.ts';
import { expectSoundOn } from './sound.ts';

const SELLER = SELLER_OF.bulk;
const APPROVER = '9000000004';
const PICTURE = 'server/seed/pictures/boards/laminboard-01.webp';
const ROWS = 60;
const FAULTS = 8;
const REASON = 'The picture shows another board.';

const COLUMNS = ['code', 'name', 'category', 'subcategory', 'price', 'sellingprice', 'longDescription', 'mainImage'];
type Line = Readonly<Record<string, string>>;

/** 60 rows of which every seventh has another kind of fault. */
function linesOf(mark: string): Line[] {
  const faults: Line[] = [
    { price: 'free' },
    { mainImage: '' },
    { sellingprice: '9000' },
    { category: 'Spaceships', subcategory: '' },
    { name: '' },
    { mainImage: 'missing.webp' },
    { longDescription: '' },
    { code: `${mark}-1` },
  ];
  return Array.from({ length: ROWS }, (_, n) => ({
    code: `${mark}-${n + 1}`,
    name: `Bulk ${mark} number ${n + 1}`,
    category: 'Plywood',
    subcategory: 'BWP/Marine',
    price: String(2000 + n),
    sellingprice: '1990',
    longDescription: 'Gurjan core and calibrated.',
    mainImage: 'board.webp',
    ...(n % 7 === 6 ? faults[(n - 6) / 7] : {}),
  }));
}
const written = (lines: readonly Line[]) =>
  Buffer.from(
    [COLUMNS, ...lines.map((line) => COLUMNS.map((name) => line[name]))].map((row) => row.join(',')).join('\n'),
  );

async function downloaded(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download') as Promise<Download>,
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

async function chooseFiles(page: Page, sheet: Buffer): Promise<void> {
  const zip = zipOf([{ name: 'pictures/board.webp', bytes: readFileSync(PICTURE) }]);
  await page
    .getByLabel(/^File with products/)
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: sheet });
  await page
    .getByLabel(/^Zip with pictures/)
    .setInputFiles({ name: 'p.zip', mimeType: 'application/zip', buffer: zip });
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Check file' }).click();
}

/** What the journey made would stand first in other journeys' lists. */
async function removeAll(page: Page, mark: string): Promise<void> {
  const { id, token } = await page.evaluate(() => ({
    id: localStorage.getItem('plyhaat.loginId') ?? '',
    token: localStorage.getItem('plyhaat.accessToken') ?? '',
  }));
  const headers = { authorization: `Bearer ${token}` };
  const found = await page.request.get(`/api/product?userId=${id}&search=${mark}&perPage=100`, { headers });
  const { data }: { data: { _id: string }[] } = await found.json();
  expect(data.length).toBe(ROWS - FAULTS);
  for (const { _id } of data) await page.request.delete(`/api/product/deleteById/${_id}`, { headers });
}

test('a file of 60 rows with 8 faults: preview, faulty rows to correct, review with one row taken out, products in the shop', async ({
  browser,
}) => {
  test.slow();
  const mark = `J${Date.now()}`;
  const seller = await pageOf(browser, SELLER);
  await open(seller, '/account?tab=myProducts');
  await seller.getByRole('link', { name: 'Bulk upload' }).click();
  await expect(seller.getByRole('heading', { level: 1, name: 'Bulk upload' })).toBeVisible();
  await expect(seller.getByRole('region', { name: 'Your uploads' })).toContainText('You have not uploaded a file yet.');
  await expectSoundOn(seller, 'light phone', 'dark desk');
  expect(await downloaded(seller, 'Template (CSV)')).toContain('code,name,category');

  await chooseFiles(seller, written(linesOf(mark)));
  await expect(seller.getByText('Ready to submit')).toBeVisible(WHEN_DONE);
  await expect(seller.getByRole('button', { name: 'Faulty 8' })).toHaveAttribute('aria-pressed', 'true');
  const rows = seller.getByRole('list', { name: 'Rows' }).locator('> li');
  await expect(rows).toHaveCount(FAULTS);
  await expect(rows.first()).toContainText('price: Please enter a valid price');
  await expect(rows.last()).toContainText('code: Row 2 has the same code');
  await expectSoundOn(seller, 'dark phone', 'light desk');
  const faulty = await downloaded(seller, 'Faulty rows (CSV)');
  expect(faulty.trim().split('\r\n')).toHaveLength(FAULTS + 1);
  expect(faulty).toContain('mainImage: The zip holds no picture named missing.webp');
  await seller.getByRole('button', { name: 'Send 52 products to review' }).click();
  await expect(seller.getByText('Under review')).toBeVisible();
  const id = new URL(seller.url()).searchParams.get('id') ?? '';

  const approver = await pageOf(browser, APPROVER);
  await open(approver, `/admin/review?kind=batch&item=batch.${id}`);
  const dialog = reviewed(approver);
  await expect(dialog.getByText('20 of 52 products, from anywhere in the file')).toBeVisible();
  await dialog.getByRole('button', { name: 'New', exact: true }).click();
  await dialog.getByRole('button', { name: 'Take out row 10', exact: true }).click();
  await dialog.getByLabel('Why row 10 is rejected').fill(REASON);
  await dialog.getByRole('button', { name: 'Take out row 10', exact: true }).click();
  await expect(dialog.getByText(`Taken out: ${REASON}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Put back row 10' })).toBeVisible();
  await expectSoundOn(approver, 'light phone', 'dark desk');
  await approve(approver);

  await open(seller, `/account?tab=bulkUpload&id=${id}`);
  await expect(seller.getByText('Decided', { exact: true })).toBeVisible(WHEN_DONE);
  await expect(seller.getByRole('region', { name: 'stock.csv' })).toContainText('Approved51Sent back1');
  await open(seller, `/account?tab=myProducts&search=${mark}`);
  await seller.getByRole('link', { name: 'Rejected 1' }).click();
  const sentBack = seller.getByRole('listitem').filter({ hasText: REASON });
  await expect(sentBack).toContainText('Rejected');
  const visitor = await browser.newPage();
  await open(visitor, `/product/${slugOf(`Bulk ${mark} number 60`)}`);
  await expect(visitor.getByRole('heading', { level: 1, name: `Bulk ${mark} number 60` })).toBeVisible();
  await visitor.close();
  await removeAll(seller, mark);
});

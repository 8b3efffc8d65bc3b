// Screens: /account?tab=bulkUpload /admin/review
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';
import { writeXlsx } from '../server/src/modules/catalog/batches/sheet.ts';
import { zipOf } from '../server/src/platform/files/zip.ts';
import { somePhoto } from '../server/test/uploads.ts';
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

test('a file of 60 rows with 8 faults: told by cause, review with one row taken out, products in the shop', async ({
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
  expect(await downloaded(seller, 'Template (CSV)')).toContain('Your code,Product name,Category');

  await chooseFiles(seller, written(linesOf(mark)));
  await expect(seller.getByRole('heading', { name: 'Repair, then send' })).toBeVisible(WHEN_DONE);
  await expect(seller.getByText('52 of 60 rows are ready')).toBeVisible(WHEN_DONE);
  const causes = seller.getByRole('region', { name: 'What to repair' });
  await expect(causes.getByRole('listitem')).toHaveCount(FAULTS);
  await expect(causes).toContainText('The price is not a number');
  await expect(causes).toContainText('The same product twice');
  await expectSoundOn(seller, 'dark phone', 'light desk');
  await expect(seller.getByRole('textbox', { name: 'Price, row 8', exact: true })).toHaveValue('free');
  await seller.getByRole('button', { name: 'Send 52 to review' }).click();
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

const OWN_ROWS = 400;
const OWN_TITLES = ['Sr', 'Item Name', 'Company', 'Motai', 'Size', 'Rate'];

/** A list as sellers keep it: a title, own headings, prices as people write them. */
const ownList = (mark: string) =>
  writeXlsx({
    name: 'Rates',
    rows: [
      ['RATE LIST W.E.F. 1 NOV 2026'],
      [''],
      OWN_TITLES,
      ...Array.from({ length: OWN_ROWS }, (_, n) => [
        String(n + 1),
        `${mark} BWP ${n + 1}`,
        `${mark} Gold`,
        '18',
        '8x4',
        n === 0 ? '88/92' : `Rs. ${(1000 + n).toLocaleString('en-IN')}/-`,
      ]),
    ],
  });

test('an own Excel of 400 rows gets to review: columns confirmed, a brand proposed, one picture for all, one price typed', async ({
  browser,
}) => {
  test.slow();
  const mark = `O${Date.now()}`;
  const seller = await pageOf(browser, SELLER_OF['own-list']);
  await open(seller, '/account?tab=bulkUpload');
  await seller
    .getByLabel(/^File with products/)
    .setInputFiles({ name: 'rates.xlsx', mimeType: 'application/octet-stream', buffer: await ownList(mark) });
  await expect(seller.getByText('Uploaded', { exact: true })).toHaveCount(1);
  await seller.getByRole('button', { name: 'Check file' }).click();
  await expect(seller.getByRole('heading', { name: 'Is this what your columns mean?' })).toBeVisible(WHEN_DONE);
  await expect(seller.getByText('headings found in row 3')).toBeVisible();
  await expectSoundOn(seller, 'light phone', 'dark desk');
  await seller.getByRole('button', { name: 'Check 400 rows' }).click();
  const causes = seller.getByRole('region', { name: 'What to repair' });
  await causes.getByRole('button', { name: 'Propose as a new brand' }).click(WHEN_DONE);
  await causes.getByRole('button', { name: `Undo: Brand ‘${mark} Gold’ is new` }).waitFor(WHEN_DONE);
  await causes.getByRole('button', { name: 'Later', exact: true }).click(WHEN_DONE);
  await expect(seller.getByText('399 wait for a picture')).toBeVisible(WHEN_DONE);
  await seller.getByRole('textbox', { name: 'Price, row 4', exact: true }).fill('88');
  await seller.getByRole('textbox', { name: 'Price, row 4', exact: true }).press('Enter');
  await expect(seller.getByText('400 wait for a picture')).toBeVisible(WHEN_DONE);
  await seller.reload();
  await expect(seller.getByText('400 wait for a picture')).toBeVisible(WHEN_DONE);
  await causes.getByRole('button', { name: 'Undo: No picture' }).click();
  await causes.getByRole('button', { name: 'One for all' }).click(WHEN_DONE);
  // Small, because each of the 400 products gets a copy of its own.
  const picture = await somePhoto(64, 48).png().toBuffer();
  await causes
    .getByLabel(/^One picture for all/)
    .setInputFiles({ name: 'all.png', mimeType: 'image/png', buffer: picture });
  await causes.getByRole('button', { name: 'Use it' }).click(WHEN_DONE);
  await seller.getByRole('button', { name: 'Send 400 to review' }).click(WHEN_DONE);
  await expect(seller.getByText('Under review')).toBeVisible();
  await seller.getByRole('button', { name: 'Cancel upload' }).click();
  await seller.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click();
  await expect(seller.getByText('This upload was cancelled. Nothing of it was saved.')).toBeVisible();
});

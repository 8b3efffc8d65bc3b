import { expect, type Page } from '@playwright/test';
import { goTo, open } from './open.ts';

const PICTURE = 'server/seed/pictures/boards/laminboard-01.webp';

export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const dialog = (page: Page) => page.getByRole('dialog');

/** What a product cannot do without, in the form that is open. */
export async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Category/).selectOption({ label: 'Plywood' });
  await page.getByLabel(/^Sub-category/).selectOption({ label: 'BWP/Marine' });
  await page.getByLabel('Price *', { exact: true }).fill('2400');
  await page.getByLabel(/^Long description/).fill('Gurjan core, phenol bonded, for kitchens.');
  await page.getByLabel(/^Main image/).setInputFiles(PICTURE);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
}

export async function saveProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();
}

/** What lies open in the review queue. */
export const reviewed = (page: Page) => page.getByRole('region', { name: 'Selected item' });

const READ_WITHIN_MS = 60_000;

/** Reads what is open to its end: until then nothing is decided. A picture or video that comes late moves the end. */
async function readThrough(page: Page): Promise<void> {
  const versions = reviewed(page).getByRole('region', { name: 'Versions' });
  await expect(async () => {
    await versions.evaluate((text) => {
      text.scrollTo(0, text.scrollHeight);
      scrollTo(0, document.body.scrollHeight);
    });
    await expect(reviewed(page).getByText(/text shown$/i)).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: READ_WITHIN_MS });
}

/** Finds a product in the queue by its name. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await open(page, `/admin/review?kind=product&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Review ${name}` }).click();
  await expect(reviewed(page).getByRole('heading', { level: 2, name })).toBeVisible();
  await readThrough(page);
}

/** Leaves the queue, which sends what could still be undone. */
export async function leaveQueue(page: Page): Promise<void> {
  const sent = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && /\/api\/admin\/review\b/.test(reply.url()),
  );
  await goTo(page, '/about');
  expect((await sent).status()).toBe(200);
}

/** Decides on what is open; the queue then shows the next item, or none. */
export async function decideBy(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.url();
  await readThrough(page);
  await act();
  await expect(page).not.toHaveURL(before);
  await leaveQueue(page);
}

export const approve = (page: Page): Promise<void> =>
  decideBy(page, () => reviewed(page).getByRole('button', { name: 'Approve' }).click());

export const ownRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

export async function deleteOwn(page: Page, name: string): Promise<void> {
  await open(page, '/account?tab=myProducts');
  await ownRow(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
}

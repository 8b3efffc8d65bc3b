// Screens: /account?tab=addRequirement /account?tab=myRequirement /requirements /requirement/$id
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { goTo, open } from './open.ts';
import { pageOf } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const BUYER = '9000000001';

test('a buyer says what it looks for, finds it in its list, edits and deletes it (ALL-24, REQ-2, REQ-6)', async ({
  browser,
}) => {
  const page = await pageOf(browser, BUYER);
  const title = `Birch ply for ${Date.now()} toys`;
  await lookOn(page, 'phone');
  await open(page, '/account?tab=addRequirement');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save requirement' }).click();
  for (const words of ['Description', 'Quantity', 'Budget', 'State', 'City'])
    await expect(page.getByText(`${words} is required`)).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');

  await page.getByLabel('Description').fill('Twelve millimetres, both faces sanded.');
  await page.getByLabel('Quantity').fill('25 sheets');
  await page.getByLabel('Budget').fill('87,500');
  await page.getByLabel('State').selectOption({ label: 'Maharashtra' });
  await page.getByLabel('City').selectOption({ label: 'Nashik' });
  await page.getByRole('button', { name: 'Save requirement' }).click();
  await expect(page).toHaveURL(/tab=myRequirement/);
  const slip = page.getByRole('article').filter({ hasText: title });
  await expect(slip).toContainText('₹87,500');
  await expect(slip.getByText('Active')).toBeVisible();
  await expectSoundOn(page, 'light desk', 'dark phone');

  const { data } = await (await page.request.get(`/api/requirement?q=${encodeURIComponent(title)}`)).json();
  expect(data).toMatchObject([{ productName: title, value: 87_500, phone: '90XXXXXX01' }]);

  await slip.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why these sellers' })).toBeVisible();
  await expectSoundOn(page, 'light phone');

  await goTo(page, `/requirements?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Buyer requirements' })).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectSoundOn(page, 'light desk', 'dark phone');

  await goTo(page, '/account?tab=myRequirement');
  await slip.getByRole('link', { name: `Edit: ${title}` }).click();
  await expect(page.getByLabel('City')).toHaveValue(data[0].cityId);
  await page.getByLabel('Quantity').fill('30 sheets');
  await page.getByRole('button', { name: 'Save requirement' }).click();
  await expect(slip).toContainText('30 sheets');

  await slip.getByRole('button', { name: `Delete: ${title}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to delete this requirement?');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(slip).toHaveCount(0);
});

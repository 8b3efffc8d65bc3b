// Screens: /admin /admin/searches
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { open } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSoundOn, expectWholeSoundOn, lookOn } from './sound.ts';

const ADMIN = '9000000005';

test('an administrator reads the overview of a week and what visitors searched for in vain (ADMIN-8)', async ({
  page,
}) => {
  await enterAs(page, ADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByText('vs previous 7 days').first()).toBeVisible();
  await expect(page.getByRole('application', { name: /^Leads a day/ })).toBeVisible();
  const acts = page.getByRole('region', { name: 'What staff did' });
  await expect(acts.getByRole('listitem')).toHaveCount(6);
  await expect(acts.getByRole('listitem').first()).toContainText(' ago');
  const ending = page.getByRole('region', { name: 'Ends this week' });
  const sales = ending.getByRole('link', { name: 'See all flash sales' });
  await expect(sales).toBeVisible();
  await expectWholeSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('button', { name: 'Table: Queue ages' }).click();
  await expect(page.getByRole('table', { name: 'Queue ages' })).toBeVisible();
  await sales.click();
  await expect(page).toHaveURL(/review\?kind=flashSale&status=APPROVED/);
  await expect(page.getByRole('list', { name: 'Items to review' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Searches' }).click();
  await page.getByLabel('Found or not').selectOption('true');
  await expect(page).toHaveURL(/nothing=true/);
  await expect(page.getByRole('table').getByRole('row', { name: /gypsum ceiling tile/ })).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
});

// Screens: /compare
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { expectSoundOn } from './sound.ts';

test('products of the shop are compared side by side, before and with GST, and those seen are found again', async ({
  page,
}) => {
  await open(page, '/shop');
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  const bar = page.getByRole('region', { name: 'Compare' });
  await bar.getByRole('link', { name: 'Compare 3' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByText('Differs').first()).toBeVisible();
  await page.getByText('With GST', { exact: true }).first().click();
  await expect(page.getByRole('columnheader', { name: 'With GST' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'With GST' })).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'dark phone', 'light desk');

  const first = page.getByRole('columnheader').nth(1).getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/With \d+% GST\./)).toBeVisible();
  await page.goBack();
  await page.getByRole('columnheader').nth(2).getByRole('link').click();
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('link', { name })).toBeVisible();
});

// Screens: /admin/enquiries /admin/enquiries/$id
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

const SUBADMIN = '9000000006';

test('what a visitor writes is found by the command box, taken, answered by mail and closed (LEAD-21, LEAD-22)', async ({
  page,
}) => {
  const run = Date.now();
  const [name, email] = [`Prakash ${run}`, `prakash.${run}@doors.example`];
  const form = { name, email, subject: 'support', message: 'The GST certificate is refused twice.' };
  expect((await page.request.post('/api/contact', { data: form })).status()).toBe(200);
  await enterAs(page, SUBADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin/enquiries');
  await expect(page.getByText(/^Late /)).toHaveCount(1);
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  // A job lists it.
  const listed = page.getByRole('main').getByRole('link', { name });
  await expect(async () => {
    await open(page, `/admin/enquiries?q=${run}`);
    await settled(page);
    await expect(listed).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Find or do anything' });
  await box.getByRole('combobox').fill(name);
  await expect(box.getByRole('group', { name: 'Enquiries' }).getByRole('option', { name })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('combobox', { name: 'Owner' })).toHaveValue(/.+/);
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.fill('Please send it without the password.');
  await page.reload();
  await expect(answer).toHaveValue('Please send it without the password.');
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('button', { name: 'Show number and e-mail' }).click();
  await expectSound(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send and close' }).click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('closed');
  const mailed = async () => (await (await page.request.get(`/api/dev/outbox?to=${email}`)).json()).data[0]?.text;
  await expect.poll(mailed).toContain('Please send it without the password.');
});

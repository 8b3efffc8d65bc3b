// Screens: /about-us /contact /privacy-policy /terms-of-service
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { goTo, open, settled } from './open.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

const PAGES = [
  ['/about-us', 'A counter for everyone who builds with wood'],
  ['/contact', 'Contact Us'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const;

for (const [address, heading] of PAGES)
  test(`${address} is complete in its first HTML, with a canonical address`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(heading);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${address}"`));
    expect(html).not.toMatch(/ style=/);
  });

test('what the house says, light and dark, has no accessibility violation and nothing overflows on a phone and a desk', async ({
  page,
}) => {
  test.slow();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await lookOn(page, 'light phone');
  await open(page, '/about-us');
  for (const [address, heading] of PAGES)
    await test.step(address, async () => {
      await goTo(page, address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await settled(page);
      await expectSoundOn(page, 'light phone', 'dark desk');
    });
  await test.step('the form with its errors', async () => {
    await page.getByRole('link', { name: 'Help' }).click();
    const form = page.getByRole('form', { name: 'Write to us' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('This field is required')).toHaveCount(4);
    await expectSound(page, '#main');
  });
  await test.step('the gallery of an event', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('button', { name: 'Modular Kitchen Week' }).click();
    await expect(page.getByRole('dialog', { name: 'Modular Kitchen Week' })).toBeVisible();
    await expectSound(page, '[role=dialog]');
  });
  expect(complaints).toEqual([]);
});

for (const [short, full] of [
  ['/terms', '/terms-of-service'],
  ['/privacy', '/privacy-policy'],
] as const)
  test(`${short} leads to ${full} for good (CONT-17)`, async ({ request }) => {
    const answer = await request.get(short, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(full);
  });

test('the table of contents leads to a section, clear of the header, and Back returns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/privacy-policy');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your Rights' }).click();
  await expect(page).toHaveURL(/\/privacy-policy#your-rights$/);
  const heading = page.getByRole('heading', { level: 2, name: 'Your Rights' });
  await expect(heading).toBeInViewport();
  const top = async () => (await heading.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeGreaterThan(60);
  await expect.poll(top).toBeLessThan(250);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

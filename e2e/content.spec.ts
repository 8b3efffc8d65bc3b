// Screens: /about-us /contact /privacy-policy /terms-of-service /newsletter/unsubscribe
import { expect, test } from '@playwright/test';
import { open, settled } from './open.ts';
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
  for (const [address] of PAGES)
    await test.step(address, async () => {
      await lookOn(page, 'light phone');
      await open(page, address);
      await settled(page);
      await expectSoundOn(page, 'light phone', 'dark desk');
    });
  expect(complaints).toEqual([]);
});

for (const [short, full] of [
  ['/terms', '/terms-of-service'],
  ['/privacy', '/privacy-policy'],
] as const)
  test(`${short} leads to ${full} for good (SC-LEGAL-06, SC-LEGAL-07)`, async ({ request }) => {
    const answer = await request.get(short, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(full);
  });

test('a visitor writes to the house and is thanked (S3-CONTACT-10, S3-CONTACT-11)', async ({ page, request }) => {
  await open(page, '/about-us');
  await page.getByRole('link', { name: 'Help' }).click();
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('This field is required')).toHaveCount(4);
  await expectSound(page);

  const name = `Asha ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Subject').selectOption({ label: 'Feedback' });
  await form.getByLabel('Message').fill('The grade table helped me choose.');
  const call = page.waitForRequest((sent) => sent.url().endsWith('/api/contact') && sent.method() === 'POST');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect((await call).headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  await expect(form.getByRole('alert')).toHaveText('Thank you for your message! We will get back to you soon.');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByLabel('Subject')).toHaveValue('');
  await expectSound(page);

  const outbox = async () => (await (await request.get('/api/dev/outbox?to=info@plyhaat.example')).json()).data;
  await expect
    .poll(async () => (await outbox()).map(({ subject }: { subject: string }) => subject))
    .toContain(`Contact form: Feedback from ${name}`);
});

test('a visitor subscribes to the newsletter and leaves it by the link of its letter', async ({ page, request }) => {
  const email = `reader-${Date.now()}@example.org`;
  await open(page, '/about-us');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('alert')).toContainText('Thank you for subscribing!');

  const letter = async () => (await (await request.get(`/api/dev/outbox?to=${email}`)).json()).data[0]?.text ?? '';
  await expect.poll(letter).toContain('/newsletter/unsubscribe?token=');
  const { pathname, search } = new URL(/http\S+/.exec(await letter())?.[0] ?? '');
  await open(page, pathname + search);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are unsubscribed. We will not send you any more newsletters.');
});

test('the gallery of an event is walked by arrow keys and closed by Escape', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'Modular Kitchen Week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modular Kitchen Week' });
  await expect(dialog.getByRole('img', { name: /^A fitted kitchen/ })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: /^A four-door wardrobe/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('img', { name: /^A herringbone oak floor/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
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

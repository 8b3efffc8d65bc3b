// Screens: /account /account?tab=profile /account?tab=editProfile
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { freshNumber, letSessionExpire, signIn } from './members.ts';
import { goTo, open } from './open.ts';
import { codeSentTo, enterAs } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

/** Sample numbers, because other numbers get only a few codes from one IP address. */
const BUYER = '9000000001';
const SELLER = '9000000002';
const ADMIN = '9000000005';

const form = (page: Page) => page.getByRole('form', { name: 'Edit Profile' });
const text = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const files = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

async function openTab(page: Page, phone: string, tab: string): Promise<void> {
  await enterAs(page, phone);
  await open(page, `/account?tab=${tab}`);
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of one colour. */
function somePhoto(width: number, height: number, [red, green, blue]: readonly [number, number, number]) {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const head = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([head, chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: somePhoto(640, 480, [180, 84, 15]) });

test('a seller adds pictures to its profile, which are there after a reload', async ({ page }) => {
  await openTab(page, SELLER, 'profile');
  const images = page.getByRole('region', { name: 'Images' });
  await expect(images).toBeVisible();
  const addresses = () => images.getByRole('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  const before = await addresses();
  expect(before.length).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Edit Profile', exact: true }).click();
  await form(page).getByRole('button', { name: 'Remove Profile image' }).click();
  await form(page).getByRole('button', { name: 'Remove Image 1' }).click();
  await files(page, 'Profile image').setInputFiles(photo('me.png'));
  await files(page, 'Images').setInputFiles(photo('yard.png'));
  await expect(form(page).getByText('me.png')).toBeVisible();
  await expect(form(page).getByText('yard.png')).toBeVisible();
  await expect(form(page).getByRole('progressbar')).toHaveCount(0);
  await text(page, 'About the company optional').fill('Sheets rested in the shade.');
  await saveChanges(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(heading(page, 'Profile')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Sheets rested in the shade.')).toBeVisible();
  await expect(images.getByRole('img')).toHaveCount(before.length);
  const [, ...left] = before;
  expect((await addresses()).slice(0, -1)).toEqual(left);
  expect(before).not.toContain((await addresses()).at(-1));
  const added = images.getByRole('img').last();
  await added.scrollIntoViewIfNeeded();
  await expect.poll(() => added.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
});

test('a session that runs out in the form costs nothing: the member is back in it, with words and picture', async ({
  page,
}) => {
  test.slow();
  await openTab(page, ADMIN, 'editProfile');
  await form(page).getByRole('button', { name: 'Remove Profile image' }).click();
  await files(page, 'Profile image').setInputFiles(photo('me.png'));
  await expect(form(page).getByRole('button', { name: 'Remove me.png' })).toBeVisible();
  await text(page, 'Address optional').fill('TypedWord before the session ran out');
  await letSessionExpire(page);
  await saveChanges(page);
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await signIn(page, ADMIN);
  await expect(page).toHaveURL(/\/account\?tab=editProfile$/);
  await expect(form(page).getByText('We have restored your unsaved changes.')).toBeVisible();
  await expect(text(page, 'Address optional')).toHaveValue('TypedWord before the session ran out');
  await expect(form(page).getByText('me.png')).toBeVisible();
  await saveChanges(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await open(page, '/account?tab=editProfile');
  await expect(text(page, 'Address optional')).toHaveValue('TypedWord before the session ran out');
});

test('a buyer moves to another number with the code that is sent there', async ({ page }) => {
  const first = freshNumber();
  const second = `8${first.slice(1)}`;
  await openTab(page, first, 'editProfile');
  await text(page, 'Name').fill('Ravi Kale');
  await text(page, 'Mobile number').fill(second);
  await form(page).getByRole('button', { name: 'Send OTP' }).click();
  const code = form(page).getByLabel('Digit 1 of 6');
  await expect(code).toBeVisible();
  const right = await codeSentTo(page.request, second);
  await code.click();
  await page.keyboard.type(right === '111111' ? '222222' : '111111');
  await saveChanges(page);
  await expect(form(page).getByText('Invalid OTP. Please check and try again.')).toBeVisible();

  await code.click();
  await page.keyboard.type(right);
  await saveChanges(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText(`${second.slice(0, 5)} ${second.slice(5)}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /Ravi Kale/ })).toBeVisible();
});

test('profile, menu, form and its errors are accessible on a phone and a desk, for a seller and for a buyer', async ({
  page,
}) => {
  test.slow();
  const spoilForm = async () => {
    await goTo(page, '/account?tab=editProfile');
    await expect(text(page, 'Name')).not.toHaveValue('');
    await text(page, 'Name').fill('');
    await text(page, 'Mobile number').fill('9876512345');
    await saveChanges(page);
    await expect(form(page).getByText('Name is required')).toBeVisible();
  };
  const details = page.getByRole('region', { name: 'Personal details' });
  await lookOn(page, 'dark phone');
  await openTab(page, SELLER, 'profile');
  await expect(details).toBeVisible();
  await expectSoundOn(page, 'light desk', 'dark phone');
  const menu = page.getByRole('dialog', { name: 'Account' });
  await page.getByRole('navigation', { name: 'Selling' }).getByRole('button', { name: 'More' }).click();
  await expect(menu).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await lookOn(page, 'light phone');
  await spoilForm();
  await expectSoundOn(page, 'light phone', 'dark desk');

  await openTab(page, BUYER, 'profile');
  await expect(details).toBeVisible();
  await expectSoundOn(page, 'light phone');
  await page.getByRole('button', { name: 'Account menu: Profile' }).click();
  await expect(menu).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await spoilForm();
  await expectSoundOn(page, 'dark phone');
});

// Screens: /register /account?tab=firstSteps
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { enterCode, finishSignIn, freshNumber } from './members.ts';
import { open } from './open.ts';
import { approve, deleteOwn, fillProduct, lookAt, ownRow, saveProduct, slugOf } from './selling.ts';
import { codeSentTo, pageOf } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const APPROVER = '9000000004';
const PHOTO = 'web/public/about/kitchen.webp';

const form = (page: Page) => page.getByRole('form', { name: 'Registration Form' });

async function describeBusiness(page: Page, business: string): Promise<void> {
  const fields = form(page);
  await fields.getByLabel('Vendor type').selectOption('DEALER');
  await fields.getByLabel('Business name').fill(business);
  await fields.getByLabel('Year established').fill('1998');
  await fields.getByLabel('Category').selectOption({ label: 'Plywood' });
  await fields.getByLabel('State').selectOption({ label: 'Maharashtra' });
  await fields.getByLabel('City').selectOption({ label: 'Nashik' });
  await fields.getByLabel('Address').fill('12, Timber Market, Dwarka');
  await fields.getByLabel('Authorized person name').fill('Asha Patil');
  await fields.getByLabel('Email').fill(`asha-${freshNumber()}@example.org`);
  await fields.getByLabel('Date of birth').fill('1985-12-31');
  await fields.getByLabel('Brand names').fill('Vanaroop, Kabjo');
  await fields.getByLabel(/^I accept/).check();
}

test('a seller’s first day: registers with photos although the page was reloaded, signs in with the number filled in, lands on the first steps, and sees the first product approved', async ({
  page,
  browser,
}) => {
  test.slow();
  const phone = freshNumber();
  await lookOn(page, 'light phone');
  await open(page, '/register');
  await describeBusiness(page, 'Godavari Timber');
  const fields = form(page);
  await page.reload();
  await expect(fields.getByText('We have restored what you typed')).toBeVisible();
  await expect(fields.getByLabel('Business name')).toHaveValue('Godavari Timber');
  await expect(fields.getByLabel('City')).toHaveValue(/./);
  await expect(fields.getByRole('progressbar', { name: 'Location: 4 of 4 filled in' })).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk', 'light phone');
  await fields.getByLabel(/^I accept/).check();
  for (const folded of ['Photos', 'WhatsApp number and password'])
    await fields.locator('summary').filter({ hasText: folded }).click();
  await fields.getByLabel('Profile photo').setInputFiles(PHOTO);
  await fields.getByLabel('Banner photo').setInputFiles(PHOTO);
  await expect(fields.getByText('Uploaded')).toHaveCount(2);
  await fields.getByLabel('Mobile number').fill('9000000002');
  await fields.getByLabel('Password', { exact: false }).first().fill('teak and sal');
  await fields.getByLabel('Confirm password').fill('teak and sal');
  await fields.getByRole('button', { name: 'Create Account' }).click();
  const taken = 'This mobile number is already registered. Please login.';
  await expect(fields.getByText(taken)).toBeVisible();
  await expect(fields.getByLabel('Mobile number')).toBeFocused();

  await fields.getByLabel('Mobile number').fill(phone);
  await expect(fields.getByText(taken)).toBeHidden();
  await fields.getByRole('button', { name: 'Create Account' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  const dashed = `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`;
  await expect(login.getByLabel(/phone/i)).toHaveValue(dashed);
  await expect(login).toContainText('Your registration is saved.');
  expect(new URL(page.url()).pathname).toBe('/');
  await finishSignIn(page, phone);

  await expect(page).toHaveURL(/\/account\?tab=firstSteps$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste Asha, four steps to your first call');
  await expect(page.getByText('Still missing: a few words about your company.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Godavari Timber' })).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
  await addFirstProduct(page, await pageOf(browser, APPROVER), await browser.newPage());
});

const step = (page: Page, title: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** From the checklist to a product that a visitor can open, and on to a second one made from it. */
async function addFirstProduct(page: Page, approver: Page, visitor: Page): Promise<void> {
  const name = `First board ${Date.now()}`;
  const menu = page.getByRole('navigation', { name: 'Account' });
  await page.getByRole('link', { name: 'Add product' }).click();
  await fillProduct(page, name);
  await page.getByRole('button', { name: 'Add a price by quantity' }).click();
  const slab = page.getByRole('group', { name: 'Price by quantity 1' });
  await slab.getByLabel('From (sheet)').fill('50');
  await slab.getByLabel('Price per sheet').fill('2500');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Price must be lower than the price for one')).toBeVisible();
  await expectSoundOn(page, 'dark desk');
  await slab.getByLabel('Price per sheet').fill('2300');
  await saveProduct(page);
  await expect(ownRow(page, name)).toContainText('Pending');

  await menu.getByRole('link', { name: 'First steps 1 of 4' }).click();
  await expect(step(page, /^Add your first product/)).toContainText('Pending');
  await lookAt(approver, name);
  await expect(approver.getByText('from 50 sheets ₹2,300').first()).toBeVisible();
  await approve(approver);
  await page.reload();
  await expect(step(page, /^Add your first product/)).toContainText('Done');

  await open(visitor, `/product/${slugOf(name)}`);
  await expect(visitor.getByRole('table', { name: 'Prices by quantity' })).toContainText('50 sheets and more');
  await expectSoundOn(visitor, 'light phone');

  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('region', { name: 'First steps 1 of 4 done' })).toBeVisible();
  await menu.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Approved 1' }).click();
  await expect(page).toHaveURL(/status=APPROVED/);
  await expect(ownRow(page, name)).toContainText(/\d views?/);
  await page.getByRole('link', { name: `Duplicate ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicate Product' })).toBeVisible();
  await page.getByLabel(/^Name/).fill(`${name} second`);
  await saveProduct(page);
  await expect(page.getByRole('link', { name: 'Pending 1' })).toBeVisible();
  for (const own of [`${name} second`, name]) await deleteOwn(page, own);
}

/** Registers a number by calls of another browser. */
async function registerElsewhere(request: APIRequestContext, mobileNo: string, businessName: string): Promise<void> {
  const firstOf = async (url: string): Promise<string> => (await (await request.get(`/api${url}`)).json()).data[0]._id;
  const countryId = await firstOf('/country');
  const stateId = await firstOf(`/state?countryId=${countryId}`);
  const reply = await request.post('/api/users/register', {
    data: {
      vendorType: 'DEALER',
      businessName,
      yearEstablished: 1998,
      brandNames: 'Vanaroop',
      category: await firstOf('/category/getCategory?level=1'),
      countryId,
      stateId,
      cityId: await firstOf(`/city?stateId=${stateId}`),
      address: '12, Timber Market',
      authorizedPersonName: 'Asha Patil',
      dateOfBirth: '1985-12-31',
      email: `asha-${freshNumber()}@example.org`,
      mobileNo,
      acceptTerms: true,
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

test("whoever signs in where the number was not registered is asked 'Was this you?', and takes the business over", async ({
  page,
  playwright,
  baseURL,
}) => {
  const phone = freshNumber();
  const elsewhere = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await registerElsewhere(elsewhere, phone, 'Sharavathi Plywood and Laminates');
  await elsewhere.dispose();
  await lookOn(page, 'light phone');
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'Login' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/phone/i).fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
  await enterCode(page, await codeSentTo(page.request, phone));
  await expect(dialog.getByRole('heading', { name: 'Was this you?' })).toBeVisible();
  await expect(dialog.getByText('Sharavathi Plywood and Laminates')).toBeVisible();
  await expectSoundOn(page, 'light phone');
  await dialog.getByRole('button', { name: 'Yes, this was me' }).click();
  await expect(page).toHaveURL(/\/account\?tab=firstSteps$/);
  await expect(page.getByRole('heading', { name: 'Sharavathi Plywood and Laminates' })).toBeVisible();
  await expect(page.getByText(/^Still missing: .*e-mail\.$/)).toBeVisible();
});

test('the registration form is complete in its first HTML', async ({ request }) => {
  const html = await (await request.get('/register')).text();
  for (const text of ['Registration Form', 'Manufacturer / corporate', 'India', 'Maharashtra', 'Plywood'])
    expect(html).toContain(text);
  expect(html).not.toMatch(/ style=/);
});

test('the registration form, light and dark, is accessible on a phone and a desk, also when everything is wrong', async ({
  page,
}) => {
  await lookOn(page, 'light phone');
  await open(page, '/register');
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByLabel('Country').selectOption('');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(13);
  await expect(page.getByLabel('Vendor type')).toBeFocused();
  await expectSoundOn(page, 'dark phone', 'light desk');
});

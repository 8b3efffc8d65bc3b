// Screens: /account?tab=myDealership /account?tab=addDealership /account?tab=myOpportunities /account?tab=addOpportunity
// Screens: /admin/review
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { approve as approveOpen, reviewed } from './selling.ts';
import { pageOf } from './signed-in.ts';
import { expectSoundOn } from './sound.ts';

const BUYER = '9000000001';
const OWNER = '9000000002';
const APPROVER = '9000000004';
const PICTURE = 'server/seed/pictures/boards/laminboard-01.webp';
const DOCUMENT = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

/** The newest wait at the end of the queue. */
async function approve(page: Page, kind: string, name: string, seen: string): Promise<void> {
  await open(page, `/admin/review?kind=${kind}`);
  await page
    .getByRole('button', { name: `Review ${name}` })
    .last()
    .click();
  await expect(reviewed(page).getByText(seen).first()).toBeVisible();
  await approveOpen(page);
}

test('a member applies for a dealership with a document, staff open it and approve (DEAL-1, DEAL-4)', async ({
  browser,
}) => {
  test.slow();
  const name = `Journey Ply ${Date.now()}`;
  const member = await pageOf(browser, BUYER);
  await open(member, '/account?tab=addDealership');
  await member.getByRole('button', { name: 'Save dealership' }).click();
  await expect(member.getByText('Business logo is required')).toBeVisible();
  await expectSoundOn(member, 'light phone', 'dark desk');
  await expect(member.getByLabel(/^State/).locator('option')).toHaveCount(37);
  await member.getByLabel(/^Business name/).fill(name);
  await member.getByLabel(/^Business type/).selectOption('Retailer');
  await member.getByLabel(/^Description/).fill('Plywood and laminates.');
  await member.getByLabel(/^Address/).fill('12 Main Road');
  await member.getByLabel(/^State/).selectOption('Maharashtra');
  await member.getByLabel(/^City/).selectOption('Nashik');
  await member.getByLabel(/^PIN code/).fill('422001');
  await member.getByLabel(/^Phone/).fill('98220 11111');
  await member.getByLabel(/^Email/).fill('shop@journey.example');
  await member.getByLabel(/^Business logo/).setInputFiles(PICTURE);
  await member.getByLabel(/^Documents/).setInputFiles(DOCUMENT);
  await expect(member.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await member.getByRole('button', { name: 'Save dealership' }).click();
  await expect(member.getByText('Dealership added successfully')).toBeVisible();
  const card = member.getByRole('listitem').filter({ hasText: name }).first();
  await expect(card).toContainText('Pending Approval');
  await settled(member);
  await expectSoundOn(member, 'dark phone', 'light desk');

  await approve(await pageOf(browser, APPROVER), 'dealership', name, 'Document 1: licence.pdf');
  await member.reload();
  await expect(card).toContainText('Active');
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  await member.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toBeHidden();
});

test('an owner publishes an opportunity, staff approve, and everybody can open it (DEAL-7)', async ({
  browser,
  request,
}) => {
  test.slow();
  const brand = `Journey${Date.now()}`;
  const owner = await pageOf(browser, OWNER);
  await open(owner, '/account?tab=addOpportunity');
  await expect(owner.getByLabel(/^Organization name/)).toHaveValue('Vidarbha Ply Traders');
  await owner.getByLabel(/^Franchise type/).selectOption('Dealership');
  await owner.getByLabel(/^Brand/).fill(brand);
  await owner.getByLabel(/^Product/).fill('boards');
  await owner.getByRole('button', { name: 'Plywood', exact: true }).click();
  await owner.getByLabel(/^Description/).fill('One dealer a city.');
  await owner.getByLabel(/^State/).selectOption('Maharashtra');
  for (const city of ['Nashik', 'Pune']) await owner.getByRole('button', { name: city, exact: true }).click();
  await owner.getByLabel(/^Image/).setInputFiles(PICTURE);
  await expect(owner.getByText('Uploaded', { exact: true })).toBeVisible();
  await expectSoundOn(owner, 'light phone', 'dark desk');
  await owner.getByRole('button', { name: 'Save opportunity' }).click();
  await expect(owner.getByText('Opportunity added successfully')).toBeVisible();
  const card = owner.getByRole('listitem').filter({ hasText: brand }).first();
  await expect(card).toContainText('Pending');
  await settled(owner);
  await expectSoundOn(owner, 'dark phone', 'light desk');

  const isPublic = async () => {
    const reply = await request.get(`/api/dealershipOwnerRoutes/getDelearshipOpportunities?brand=${brand}`);
    return (await reply.json()).total;
  };
  expect(await isPublic()).toBe(0);
  await approve(await pageOf(browser, APPROVER), 'opportunity', `${brand} boards`, 'One dealer a city.');
  await expect.poll(isPublic).toBe(1);
  await owner.reload();
  await expect(card).toContainText('Active');
  await card.getByRole('link', { name: 'See applications' }).click();
  await expect(owner).toHaveURL(/[?&]id=[0-9a-f-]{36}/);
  await open(owner, '/account?tab=myDealership');
  await expect(owner.getByRole('region', { name: 'Your opportunities' })).toContainText(brand);
});

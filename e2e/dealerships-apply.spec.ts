// Screens: /apply-dealership /apply-dealership/$id /account?tab=applications /account?tab=myOpportunities
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { pageOf } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

const OWNER = '9000000002';
const MEMBER = '9000000003';
const APPROVER = '9000000004';
const PICTURE = 'server/seed/pictures/boards/laminboard-01.webp';
const QUESTIONS = [
  [/Where is your business/, 'Sojati Gate, Jodhpur 342001'],
  [/How many years/, '14'],
  [/Which brands/, 'Vanaroop plywood'],
  [/What is your annual turnover/, '2,40,00,000'],
  [/What is the approximate size/, '1,200 sq.ft'],
] as const;

test('a visitor narrows the list, opens one, and is asked to sign in before applying', async ({ page }) => {
  await lookOn(page, 'desk');
  await open(page, '/apply-dealership');
  await expect(page.getByRole('heading', { level: 1, name: 'Franchise opportunities' })).toBeVisible();
  await expectSoundOn(page, 'light desk', 'dark phone');
  await page.getByLabel('State').selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/apply-dealership\?state=[0-9a-f-]{36}$/);
  await expect(page.getByRole('link', { name: /^Apply Now: / }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('State')).not.toHaveValue('');

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Territory in / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offered by' })).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Login');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/apply=1/);
});

/** The bearer of a signed-in page, for calls of its own. */
const bearer = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('plyhaat.accessToken'))}`,
});

type Member = { cityId: string; stateId: string; categoryArr: { categoryId: string }[] };

/** An opportunity in the member's own city and trade: sent by its owner, and approved. */
async function publishFor(browser: Browser, owner: Page, member: Page, brand: string): Promise<string> {
  const memberId = await member.evaluate(() => localStorage.getItem('plyhaat.loginId'));
  const profile = await member.request.get(`/api/users/getUserById/${memberId}`, { headers: await bearer(member) });
  const { cityId, stateId, categoryArr }: Member = (await profile.json()).data;
  const sent = await owner.request.post('/api/dealershipOwnerRoutes/opportunity', {
    headers: await bearer(owner),
    data: {
      Organisation_name: 'Journey Boards',
      Type: 'Dealership',
      Brand: brand,
      product: 'boards',
      categoryArr: [categoryArr[0]?.categoryId],
      stateId,
      cityId: [cityId],
      description: 'One dealer a city.',
      image: `data:image/webp;base64,${await readFile(PICTURE, 'base64')}`,
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { _id } = (await sent.json()).data;
  const approver = await pageOf(browser, APPROVER);
  const headers = await bearer(approver);
  const review = `/api/admin/review/opportunity/${_id}`;
  const { version } = (await (await approver.request.get(review, { headers })).json()).data;
  const decided = await approver.request.post(review, { headers, data: { decision: 'approve', version } });
  expect(decided.status(), await decided.text()).toBe(200);
  return _id;
}

test('a member is notified, applies, the owner accepts, and the applicant sees it', async ({ browser }) => {
  test.slow();
  const brand = `Journey ${Date.now()}`;
  const owner = await pageOf(browser, OWNER);
  const member = await pageOf(browser, MEMBER);
  const id = await publishFor(browser, owner, member, brand);

  await lookOn(member, 'phone');
  const isNotified = async () => {
    await open(member, '/notifications');
    await settled(member);
    return member.getByRole('link', { name: /Journey Boards.*Apply Now/ }).count();
  };
  await expect.poll(isNotified).toBeGreaterThan(0);
  await member
    .getByRole('link', { name: /Journey Boards.*Apply Now/ })
    .first()
    .click();
  await expect(member).toHaveURL(/\/apply-dealership/);
  const form = member.getByRole('dialog', { name: `Apply for ${brand} boards` });
  await expect(form.getByLabel(/^Organization name/)).toHaveValue(/\S/);
  await expect(form.getByLabel(/^Email/)).toHaveValue(/@/);
  await form.getByRole('button', { name: 'Submit application' }).click();
  await expect(form.getByText('Answer is required')).toHaveCount(5);
  await expectSound(member, '[role=dialog]');
  await lookOn(member, 'dark desk');
  await expectSound(member, '[role=dialog]');
  for (const [question, text] of QUESTIONS) await form.getByLabel(question).fill(text);
  await form.getByRole('button', { name: 'Submit application' }).click();
  await expect(form.getByText('Dealership application submitted successfully!')).toBeVisible();
  await expect(form).toBeHidden();

  await open(owner, `/account?tab=myOpportunities&id=${id}`);
  await expect(owner.getByText('Sojati Gate, Jodhpur 342001')).toBeVisible();
  await expectSoundOn(owner, 'light phone', 'dark desk');
  await owner.getByRole('button', { name: /^Accept / }).click();
  const accept = owner.getByRole('dialog');
  await expect(accept.getByRole('checkbox')).toBeChecked();
  await expectSound(owner, '[role=dialog]');
  await accept.getByRole('button', { name: 'Accept' }).click();
  await expect(accept).toBeHidden();
  await expect(owner.getByRole('region', { name: 'Applications' }).getByText('Accepted')).toBeVisible();

  await open(member, '/account?tab=applications');
  const card = member.getByRole('article').filter({ hasText: brand });
  await expect(card).toContainText('Journey Boards accepted you');
  await settled(member);
  await expectSoundOn(member, 'light phone', 'dark desk');
  await open(member, `/apply-dealership/${id}`);
  await expect(member.getByRole('heading', { name: 'Journey Boards accepted you' })).toBeVisible();
  await expect(member.getByText('Taken', { exact: true })).toBeVisible();
});

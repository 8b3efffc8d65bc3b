import { listPlans, listTopups, type Plan, type Topup } from '@plyhaat/contract/billing/billing';
import { notFound } from '@plyhaat/contract/core/errors';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs, someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

const messages = (...texts: string[]) => texts.map((message) => ({ message }));
const somePlan = (over: Partial<Plan> = {}): Plan => ({
  _id: over.name ?? 'p1',
  name: 'Dealer',
  tier: 'standard',
  family: 'Dealer',
  description: 'For stockists.',
  price: 5999,
  noOfMonth: 12,
  messageArr: messages('Call any seller', 'Unlimited products', 'Unlimited enquiries'),
  numberOfSales: 1,
  saleDays: 1,
  numberOfAdvertisement: 1,
  advertisementDays: 1,
  numberOfBannerImages: 1,
  bannerimagesDays: 1,
  numberOfOpportunities: 1,
  OpportunitiesDays: 1,
  limits: { maxProducts: -1, maxLeads: -1, maxAdvertisements: 1, maxFlashSales: 1 },
  createdAt: '2026-11-01T00:00:00.000Z',
  ...over,
});
const BANNER: Topup = {
  _id: 't1',
  name: 'Banner',
  description: 'One more banner.',
  kind: 'banner',
  messageArr: messages('Shown on phones and computers'),
  priceArr: [
    { _id: 'a', price: 999, numberOfDays: 7 },
    { _id: 'b', price: 1799, numberOfDays: 15 },
  ],
};
const listed = <T,>(...data: T[]) => ({ data, total: data.length });

beforeEach(() => {
  localStorage.clear();
  session.clear();
  signInAs('DEALER');
});

const startApi = (plans: Plan[], ...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(readMember, { data: someBuyer() }),
    answer(listPlans, listed(...plans)),
    answer(listTopups, listed(BANNER)),
  );
const PLANS = '/account?tab=buySubscription';
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article') as HTMLElement);

test('the plans of the role are shown, the second as the most popular, with 18% GST (S2-SUB-02, S2-SUB-05)', async () => {
  const api = startApi([
    somePlan({ name: 'Small' }),
    somePlan({ name: 'Large', price: 11_999, noOfMonth: 0 }),
    somePlan(),
  ]);
  const { container } = await renderAt(PLANS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a Plan' })).toBeVisible();
  const large = await card('Large');
  expect(large.getByText('MOST POPULAR')).toBeVisible();
  expect(screen.getAllByText('MOST POPULAR')).toHaveLength(1);
  expect(large.getByText('₹11,999')).toBeVisible();
  expect(large.getByText('for 12 months')).toBeVisible();
  expect(large.getByText('₹14,159 with 18% GST')).toBeVisible();
  expect(api.callsOf(listPlans)).toEqual([{ query: { role: 'DEALER' } }]);
  await expectNoAxeViolations(container);
});

test('the first three features are shown, and +N more shows the rest (S2-SUB-06)', async () => {
  startApi([somePlan({ messageArr: messages('One', 'Two', 'Three', 'Four', 'Five') })]);
  const { user } = await renderAt(PLANS);
  const plan = await card('Dealer');
  expect(plan.getAllByRole('listitem')).toHaveLength(3);
  await user.click(plan.getByRole('button', { name: '+2 more' }));
  expect(plan.getAllByRole('listitem')).toHaveLength(5);
});

test('a plan is bought by calling the house', async () => {
  startApi([somePlan()]);
  await renderAt(PLANS);
  expect(await screen.findByRole('link', { name: 'Call us to subscribe' })).toHaveAttribute(
    'href',
    'tel:+912532310044',
  );
  expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
});

test('a toggle leads to the topups and back, and the address keeps it (S2-SUB-03)', async () => {
  startApi([somePlan()]);
  const { user, address } = await renderAt(PLANS);
  await user.click(await screen.findByRole('tab', { name: 'Topups' }));
  const banner = await card('Banner');
  expect(banner.getByRole('row', { name: '15 days ₹1,799 ₹2,123' })).toBeVisible();
  expect(address()).toBe('/account?show=topups&tab=buySubscription');
  await user.click(screen.getByRole('tab', { name: 'Subscriptions' }));
  await card('Dealer');
  expect(address()).toBe(PLANS);
});

test('Topup Plans is a tab of its own for those who sell (S2-TOP-02)', async () => {
  const api = startApi([]);
  const { container } = await renderAt('/account?tab=buyTopup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Topup Plans' })).toBeVisible();
  await card('Banner');
  expect(api.callsOf(listTopups)).toEqual([{ query: { role: 'DEALER' } }]);
  await expectNoAxeViolations(container);
});

test('nothing on offer and a failure have words of their own', async () => {
  startApi([]);
  const { unmount } = await renderAt(PLANS);
  expect(await screen.findByText('No subscriptions found')).toBeVisible();
  unmount();

  let broken = true;
  startApi(
    [],
    answer(listPlans, () => (broken ? refuse(notFound) : listed(somePlan()))),
  );
  const { user } = await renderAt(PLANS);
  expect(await screen.findByText('Failed to load subscriptions')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => card('Dealer'));
});

test('whoever is subscribed sees until when', async () => {
  const until = { ...someBuyer(), role: 'DEALER', subscriptionEndDate: '2999-03-02T00:00:00.000Z' } as const;
  startApi([somePlan()], answer(readMember, { data: until }));
  await renderAt(PLANS);
  expect(await screen.findByText('Your subscription runs until 2 Mar 2999.')).toBeVisible();
});

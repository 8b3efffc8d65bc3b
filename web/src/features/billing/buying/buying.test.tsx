import { listPlans } from '@plyhaat/contract/billing/billing';
import { readBillingAddress } from '@plyhaat/contract/billing/billing-address';
import { gatewayDown, listPaymentMethods, phonepeDown } from '@plyhaat/contract/billing/payments';
import { buySubscription, planNotOffered, priceChanged, readQuote } from '@plyhaat/contract/billing/purchase';
import { notFound } from '@plyhaat/contract/core/errors';
import { listStates } from '@plyhaat/contract/places/places';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { messages, PLAN_ID, somePlan, someQuote } from '#test/billing.ts';
import { captured, listed, PLANS, pay, shopWith, signInAsDealer, started, THREE, watchLeaving } from '#test/buying.ts';
import { answer, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(signInAsDealer);

test('the three plans of the role are shown, the second as the most popular (BILL-18, BILL-1)', async () => {
  const api = shopWith(answer(listPlans, listed(...THREE.map((plan) => ({ ...plan, noOfMonth: 0 })))));
  const { container } = await renderAt(PLANS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a Plan' })).toBeVisible();
  const [, second] = await screen.findAllByRole('article');
  expect(within(second as HTMLElement).getByText('MOST POPULAR')).toBeVisible();
  expect(screen.getAllByText('MOST POPULAR')).toHaveLength(1);
  expect(within(second as HTMLElement).getByText('₹5,999')).toBeVisible();
  expect(within(second as HTMLElement).getByText('for 12 months (360 days)')).toBeVisible();
  expect(api.callsOf(listPlans)).toEqual([{ query: { role: 'DEALER' } }]);
  await expectNoAxeViolations(container);
});

test('the first three features are shown, and +N more shows the rest (BILL-18)', async () => {
  shopWith(answer(listPlans, listed(somePlan({ messageArr: messages('One', 'Two', 'Three', 'Four', 'Five') }))));
  const { user } = await renderAt(PLANS);
  const plan = within(await screen.findByRole('article'));
  expect(plan.getAllByRole('listitem')).toHaveLength(3);
  await user.click(plan.getByRole('button', { name: '+2 more' }));
  expect(plan.getAllByRole('listitem')).toHaveLength(5);
});

test('Pay without a plan, without an address and without the terms says what is missing, at its field (BILL-18)', async () => {
  const api = shopWith(answer(readBillingAddress, { data: null, suggestion: null }), answer(listStates, listed()));
  const { user } = await renderAt(PLANS);
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(screen.getByText('Please select a subscription plan')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  await user.click(await screen.findByRole('button', { name: 'Pay ₹5,481' }));
  expect(screen.queryByText('Please select a subscription plan')).toBeNull();
  const form = within(screen.getByRole('form', { name: 'Bill to' }));
  for (const text of ['Name is required', 'Address is required', 'State is required'])
    expect(await form.findByText(text)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(screen.getByText('Please agree to the terms first')).toBeVisible();
  expect(api.callsOf(buySubscription)).toEqual([]);
});

test('the order summary shows credit, each head of tax, the round-off and the total (BILL-8)', async () => {
  shopWith();
  const { user, container } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(await summary.findByText('61 unused days: ₹1,999 × 61 ÷ 90')).toBeVisible();
  for (const amount of ['₹5,999.00', '−₹1,354.00', '₹4,645.00', '−₹0.10', '₹5,481'])
    expect(summary.getByText(amount)).toBeVisible();
  expect(summary.getAllByText('₹418.05')).toHaveLength(2);
  expect(await summary.findByText('Place of supply: Maharashtra (27)')).toBeVisible();
  await user.click(summary.getByRole('button', { name: 'Pay ₹5,481' }));
  expect(summary.getByText('Please agree to the terms first')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('a credit says what it was counted by: the days, or what is unused where that is less', async () => {
  const line = { name: 'Start', price: 1999, days: 61, ofDays: 90, amount: 999 };
  const limit = { kind: 'sale' as const, left: 3, granted: 6 };
  shopWith(answer(readQuote, { data: someQuote({ credit: 999, creditLines: [{ ...line, limit }] }) }));
  const { user } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  expect(await screen.findByText('3 of 6 flash sales unused: ₹1,999 × 3 ÷ 6')).toBeVisible();
});

test('phonepay leads to its page in the same tab; a second press sends the same key (BILL-10)', async () => {
  const left = watchLeaving();
  let first = true;
  const reply = {
    ...started,
    data: { ...started.data, instrumentResponse: { redirectInfo: { url: 'https://pay.example/p' } } },
  };
  const api = shopWith(
    answer(buySubscription, () => {
      if (!first) return reply;
      first = false;
      throw new TypeError('the connection broke');
    }),
  );
  const { user } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  await user.click(await screen.findByRole('button', { name: 'Pay ₹5,481' }));
  expect(await screen.findByRole('dialog', { name: 'Taking you to PhonePe' })).toBeVisible();
  await waitFor(() => expect(left).toEqual(['https://pay.example/p']));
  const sent = api.callsOf(buySubscription) as unknown as { key: string; body: object }[];
  expect(sent.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ _id: PLAN_ID, SourceName: 'WEB', paymentType: 'phonepay', total: 5481 })),
  );
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test.each([
  ['PhonePe', phonepeDown.message],
  ['Juspay', gatewayDown.message],
])('%s without an address to go to says so, and the choice stays (BILL-13)', async (method, text) => {
  const left = watchLeaving();
  const api = shopWith(answer(buySubscription, started));
  const { user } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  await user.click(await screen.findByRole('radio', { name: method }));
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  expect(await screen.findByText('Your order is saved. You have not been charged.')).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('radio', { name: 'Standard' })).toBeChecked();
  expect(api.callsOf(buySubscription)).toHaveLength(1);
  expect(left).toEqual([]);
});

test('justpay leads to payment_links.web (BILL-10)', async () => {
  const left = watchLeaving();
  shopWith(answer(buySubscription, { ...started, payment_links: { web: 'https://juspay.example/x' } }));
  const { user } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  await user.click(await screen.findByRole('radio', { name: 'Juspay' }));
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  await waitFor(() => expect(left).toEqual(['https://juspay.example/x']));
});

test('a card that is charged at once moves on to My Subscriptions after 2 seconds (BILL-19)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  shopWith(answer(buySubscription, captured));
  const { user, address } = await renderAt(PLANS, { user: { advanceTimers: vi.advanceTimersByTime } });
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  await user.click(await screen.findByRole('radio', { name: 'Card' }));
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  expect(await screen.findByRole('dialog', { name: 'Standard starts today' })).toBeVisible();
  expect(address()).toBe(`/account?buy=${PLAN_ID}&pay=card&tab=buySubscription`);
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(address()).toBe('/account?tab=mySubscription'));
  vi.useRealTimers();
});

test('a price that changed meanwhile is shown anew before anything is paid', async () => {
  let total = 5481;
  const api = shopWith(
    answer(readQuote, () => ({ data: someQuote({ total }) })),
    answer(buySubscription, () => {
      total = 5599;
      return refuse(priceChanged, total);
    }),
  );
  const { user } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  expect(await screen.findByText(/The price has changed\. It is now ₹5,599\./)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay ₹5,599' })).toBeVisible();
  expect(api.callsOf(buySubscription)).toHaveLength(1);
});

test('a plan that went off the list while the page was open is not paid for (BILL-6)', async () => {
  let offered = THREE;
  const api = shopWith(
    answer(listPlans, () => listed(...offered)),
    answer(buySubscription, () => {
      offered = THREE.filter(({ name }) => name !== 'Standard');
      return refuse(planNotOffered);
    }),
  );
  const { user } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Standard' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('No plan selected')).toBeVisible();
  expect(api.callsOf(buySubscription)).toHaveLength(1);
});

test('a card that no answer came for may have been charged, and the member is asked to look first', async () => {
  shopWith(answer(buySubscription, () => refuse(gatewayDown)));
  const { user } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  await user.click(await screen.findByRole('radio', { name: 'Card' }));
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  expect(await screen.findByText(/please check under Orders if it went through/)).toBeVisible();
  expect(screen.queryByText(/You have not been charged/)).toBeNull();
});

test('where PhonePe is not offered the first method that is offered pays', async () => {
  watchLeaving();
  const api = shopWith(
    answer(listPaymentMethods, { data: ['justpay'] }),
    answer(buySubscription, { ...started, payment_links: { web: 'https://juspay.example/x' } }),
  );
  const { user } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  expect(await screen.findByRole('radio', { name: 'Juspay' })).toBeChecked();
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  await waitFor(() => expect(api.callsOf(buySubscription)).toMatchObject([{ body: { paymentType: 'justpay' } }]));
});

test('a toggle leads to the topups and back, and the address keeps it (BILL-18)', async () => {
  shopWith();
  const { user, address } = await renderAt(PLANS);
  await user.click(await screen.findByRole('tab', { name: 'Topups' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Banner' })).toBeVisible();
  expect(address()).toBe('/account?show=topups&tab=buySubscription');
  await user.click(screen.getByRole('tab', { name: 'Subscriptions' }));
  await screen.findByRole('radio', { name: 'Standard' });
  expect(address()).toBe(PLANS);
});

test('nothing on offer and a failure have words of their own', async () => {
  shopWith(answer(listPlans, listed()));
  const { unmount } = await renderAt(PLANS);
  expect(await screen.findByText('No subscriptions found')).toBeVisible();
  unmount();
  let broken = true;
  shopWith(answer(listPlans, () => (broken ? refuse(notFound) : listed(...THREE))));
  const { user } = await renderAt(PLANS);
  expect(await screen.findByText('Failed to load subscriptions')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('radio', { name: 'Standard' })).toBeVisible();
});

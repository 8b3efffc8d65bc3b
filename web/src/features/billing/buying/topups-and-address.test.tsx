import { changeBillingAddress, readBillingAddress } from '@plyhaat/contract/billing/billing-address';
import { buySubscription, buyTopup, readQuote } from '@plyhaat/contract/billing/purchase';
import { listStates } from '@plyhaat/contract/places/places';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { ADDRESS, BANNER, PLAN_ID, PRICE_ID, someQuote } from '#test/billing.ts';
import { captured, PLANS, pay, shopWith, signInAsDealer, TOPUPS } from '#test/buying.ts';
import { answer } from '#test/fake-api.ts';
import { INDIA, MAHARASHTRA } from '#test/places.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(signInAsDealer);
const STATES = {
  data: [
    {
      _id: MAHARASHTRA,
      name: 'Maharashtra',
      slug: 'maharashtra',
      code: 'MH',
      gstCode: '27',
      countryId: INDIA,
      sellersCount: 0,
    },
  ],
  total: 1,
};

test('topups: none chosen, then several by card, and the banner clears the choice after 3 seconds (BILL-18, BILL-19)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const quote = someQuote({
    items: [{ _id: PRICE_ID, name: 'Banner', price: 999, type: 'banner', numberOfDays: 7 }],
    creditLines: [],
    total: 1179,
  });
  const api = shopWith(answer(readQuote, { data: quote }), answer(buyTopup, captured));
  const { user, container } = await renderAt(TOPUPS, { user: { advanceTimers: vi.advanceTimersByTime } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Topup Plans' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  const needed = 'Please Select One of the Topup';
  expect(screen.getByText(needed)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /7 days/ }));
  expect(screen.queryByText(needed)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /7 days/ }));
  expect(screen.getByText(needed), 'it stays while none is chosen').toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /7 days/ }));
  await user.click(screen.getByRole('radio', { name: 'Card' }));
  await screen.findByRole('button', { name: 'Pay ₹1,179' });
  await pay(user);
  expect(await screen.findByText(/Topup purchased successfully/)).toBeVisible();
  expect(api.callsOf(buyTopup)[0]?.body).toMatchObject({
    priceArr: [{ _id: PRICE_ID }],
    total: 1179,
    paymentType: 'card',
  });
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(screen.queryByText(/Topup purchased successfully/)).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: /7 days/ })).not.toBeChecked();
  expect(screen.queryByText(needed), 'nothing is missing after a purchase').toBeNull();
  vi.useRealTimers();
  await expectNoAxeViolations(container);
});

test('the topups that the address names are chosen, and the bar of small screens has their total', async () => {
  const ids = BANNER.priceArr.map(({ _id }) => _id);
  shopWith(answer(readQuote, { data: someQuote({ creditLines: [], total: 3302 }) }));
  await renderAt(`${TOPUPS}&buy=${ids.join(',')}`);
  for (const days of [/7 days/, /15 days/]) expect(await screen.findByRole('checkbox', { name: days })).toBeChecked();
  const bar = within(await screen.findByRole('region', { name: 'Your choice' }));
  expect(bar.getByText('₹3,302')).toBeVisible();
  expect(bar.getByRole('button', { name: 'Review and pay' })).toBeVisible();
});

test('the first purchase asks for the billing address once and names a wrong field', async () => {
  let saved = false;
  const api = shopWith(
    answer(listStates, STATES),
    answer(readBillingAddress, () => ({ data: saved ? ADDRESS : null, suggestion: { name: 'Marwar Ply Point' } })),
    answer(changeBillingAddress, () => {
      saved = true;
      return { message: 'Saved', data: ADDRESS };
    }),
  );
  const { user } = await renderAt(PLANS);
  const form = within(await screen.findByRole('form', { name: 'Bill to' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Marwar Ply Point');
  await user.click(form.getByRole('button', { name: 'Save address' }));
  expect(await form.findByText('Address is required')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Address' }), '22, Basni Phase 2');
  await user.selectOptions(form.getByRole('combobox', { name: 'State' }), MAHARASHTRA);
  await user.type(form.getByRole('textbox', { name: 'PIN code' }), '411042');
  await user.click(form.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Shivneri Ply & Hardware')).toBeVisible();
  expect(api.callsOf(changeBillingAddress)).toHaveLength(1);
});

test('Pay saves the billing address that was written, and goes on to pay (BILL-7)', async () => {
  let saved = false;
  const api = shopWith(
    answer(listStates, STATES),
    answer(readBillingAddress, () => ({ data: saved ? ADDRESS : null, suggestion: null })),
    answer(changeBillingAddress, () => {
      saved = true;
      return { message: 'Saved', data: ADDRESS };
    }),
    answer(buySubscription, captured),
  );
  const { user } = await renderAt(`${PLANS}&buy=${PLAN_ID}&pay=card`);
  const form = within(await screen.findByRole('form', { name: 'Bill to' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Shivneri Ply');
  await user.type(form.getByRole('textbox', { name: 'Address' }), '22, Basni Phase 2');
  await user.selectOptions(form.getByRole('combobox', { name: 'State' }), MAHARASHTRA);
  await user.type(form.getByRole('textbox', { name: 'PIN code' }), '411042');
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  await waitFor(() => expect(api.callsOf(buySubscription)).toHaveLength(1));
  expect(api.callsOf(changeBillingAddress)).toMatchObject([{ body: { name: 'Shivneri Ply', pincode: '411042' } }]);
});

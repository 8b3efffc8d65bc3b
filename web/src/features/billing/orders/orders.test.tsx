import { listOrders, readOrder } from '@plyhaat/contract/billing/orders';
import { readPaymentStatus } from '@plyhaat/contract/billing/payments';
import { notFound } from '@plyhaat/contract/core/errors';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { ORDER_ID, someOrder } from '#test/billing.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs, someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

const PAGE = `/account/orders/${ORDER_ID}`;
beforeEach(() => {
  localStorage.clear();
  session.clear();
  signInAs('DEALER');
});
const given = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(...answers, answer(readMember, { data: someBuyer() }));

test('orders are listed with method, total, state in words and invoice number', async () => {
  given(
    answer(listOrders, {
      data: [someOrder(), someOrder({ _id: 'PM983NT7F2K6YRGSS', state: 'FAILED', paidAt: null, invoiceNumber: null })],
      total: 2,
    }),
  );
  const { container } = await renderAt('/account?tab=orders');
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/Standard, 12 months \(360 days\).*PhonePe.*₹5,481.*Paid.*PH\/26-27\/000133/);
  expect(within(first as HTMLElement).getByRole('button', { name: 'Download invoice PH/26-27/000133' })).toBeVisible();
  expect(second).toHaveTextContent(/Not paid.*Failed.*None/);
  await expectNoAxeViolations(container);
});

test('whoever has bought nothing is led to the plans', async () => {
  given(answer(listOrders, { data: [], total: 0 }));
  await renderAt('/account?tab=orders');
  expect(await screen.findByText('You have not bought anything yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a Plan' })).toBeVisible();
});

test('a paid order shows its split, its documents and where it was billed', async () => {
  const note = {
    _id: 'n1',
    number: 'CN/26-27/000004',
    total: 100,
    reason: 'Goodwill',
    createdAt: '2026-11-16T10:00:00.000Z',
  };
  given(answer(readOrder, { data: someOrder({ creditNotes: [note], refunded: 100 }) }));
  const { container } = await renderAt(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Standard, 12 months (360 days)' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    '₹5,481 received through PhonePe on 15 Nov 2026, 4:43 PM. Standard runs until 10 Nov 2027. ₹100 of this was refunded.',
  );
  expect(screen.getByRole('button', { name: 'Download GST invoice PH/26-27/000133' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Credit note CN/26-27/000004' })).toBeVisible();
  expect(screen.getByText('GSTIN 27AAAFP0000A1ZD')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('a pending order is asked for every 2 seconds and turns to paid by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let paid = false;
  const api = given(
    answer(readOrder, () => ({ data: someOrder(paid ? {} : { state: 'PENDING', paidAt: null, invoiceNumber: null }) })),
    answer(readPaymentStatus, () => ({
      data: { orderId: ORDER_ID, state: paid ? ('PAID' as const) : ('PENDING' as const), message: '' },
    })),
  );
  await renderAt(PAGE);
  expect(await screen.findByRole('heading', { name: 'Payment not finished' })).toBeVisible();
  const before = api.callsOf(readPaymentStatus).length;
  await vi.advanceTimersByTimeAsync(2100);
  await waitFor(() => expect(api.callsOf(readPaymentStatus).length).toBeGreaterThan(before));
  paid = true;
  await vi.advanceTimersByTimeAsync(2100);
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible();
  vi.useRealTimers();
});

test('after two minutes the page stops asking and offers to check again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  given(
    answer(readOrder, { data: someOrder({ state: 'PENDING', paidAt: null, invoiceNumber: null }) }),
    answer(readPaymentStatus, { data: { orderId: ORDER_ID, state: 'PENDING', message: '' } }),
  );
  await renderAt(PAGE);
  await screen.findByRole('heading', { name: 'Payment not finished' });
  await vi.advanceTimersByTimeAsync(121_000);
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  vi.useRealTimers();
});

test('a failed order offers to pay again with the same plan chosen', async () => {
  given(answer(readOrder, { data: someOrder({ state: 'FAILED', paidAt: null, invoiceNumber: null }) }));
  await renderAt(PAGE);
  const again = await screen.findByRole('link', { name: 'Pay again' });
  expect(again.getAttribute('href')).toBe('/account?buy=0190a000-0000-7000-8000-00000000b001&tab=buySubscription');
});

const NOTE = { _id: 'n1', number: 'PHC/26-27/000004', total: 5481, createdAt: '2026-11-16T10:00:00.000Z' };
test.each([
  ['CANCELLED', [], 'Cancelled', 'You cancelled this order. You have not been charged.'],
  ['EXPIRED', [], 'Expired', 'We did not receive a payment for this order in time. You have not been charged.'],
  [
    'REFUNDED',
    [{ ...NOTE, reason: 'Bought by mistake' }],
    'Refunded',
    '₹5,481 refunded through PhonePe on 16 Nov 2026. Reason: Bought by mistake',
  ],
] as const)('an order that is %s says so in words', async (state, creditNotes, title, words) => {
  given(answer(readOrder, { data: someOrder({ state, creditNotes: [...creditNotes] }) }));
  await renderAt(PAGE);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(words);
});

test('a failed order of several topups offers to pay for all of them again', async () => {
  const items = ['b1', 'b2'].map((_id) => ({
    _id,
    name: 'Banner',
    price: 999,
    type: 'banner' as const,
    numberOfDays: 7,
  }));
  const order = someOrder({ kind: 'topup', items, state: 'FAILED', paidAt: null, invoiceNumber: null });
  given(answer(readOrder, { data: order }));
  await renderAt(PAGE);
  const again = await screen.findByRole('link', { name: 'Pay again' });
  expect(again.getAttribute('href')).toBe('/account?buy=b1,b2&tab=buyTopup');
});

test("another member's order is not found", async () => {
  given(answer(readOrder, () => refuse(notFound)));
  await renderAt(PAGE);
  expect(await screen.findByText(notFound.message)).toBeVisible();
});

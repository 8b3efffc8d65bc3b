import { readOrderByStaff, type StaffOrder } from '@plyhaat/contract/billing/staff/order';
import { listAllOrders } from '@plyhaat/contract/billing/staff/orders';
import { refundOrder } from '@plyhaat/contract/billing/staff/refund';
import { notFound } from '@plyhaat/contract/core/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { someOrder } from '#test/billing.ts';
import { AT, expectList, pageOf, SELLER } from '#test/console-lists.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const ORDER: StaffOrder = {
  ...someOrder({ _id: 'PM0000000000000AB', state: 'PAID', total: 2359 }),
  member: { _id: '0190a000-0000-7000-8000-0000000000bb', name: 'Shivneri Ply' },
  provider: 'phonepe',
  reference: 'T123',
  paidAs: null,
  flag: 'late_paid',
  checks: 3,
  nextCheckAt: null,
  refundable: 1859,
  refunds: [
    {
      _id: 'RF1',
      amount: 500,
      reason: 'charged twice',
      state: 'done',
      by: 'Ravi Nambiar',
      createdAt: '2026-11-02T10:00:00.000Z',
    },
  ],
  timeline: [
    { at: '2026-11-01T10:00:00.000Z', kind: 'state', said: 'CREATED', amount: null, about: null },
    { at: '2026-11-01T10:00:02.000Z', kind: 'start', said: 'redirect', amount: null, about: null },
    { at: '2026-11-01T10:01:00.000Z', kind: 'status', said: 'paid', amount: 2359, about: null },
  ],
};
const startApi = (order: StaffOrder = ORDER) =>
  fakeApi(
    answer(readOrderByStaff, { data: order }),
    answer(refundOrder, {
      message: 'The refund is on its way.',
      data: { refundId: 'RF2', state: 'done', order: someOrder({}) },
    }),
  );

test('the page of an order shows its buyer, its refunds and the timeline of its payment', async () => {
  signInAs('SUBADMIN');
  startApi();
  const { container } = await renderAt(`/admin/orders/${ORDER._id}`);
  expect(await screen.findByRole('heading', { level: 1, name: `Order ${ORDER._id}` })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Shivneri Ply' })).toBeInTheDocument();
  expect(screen.getByText('Sent to the provider’s page')).toBeInTheDocument();
  expect(screen.getByText('Paid late')).toBeInTheDocument();
  expect(screen.getByText('charged twice')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a refund is at most what is left, needs a reason, and says what a full one ends', async () => {
  signInAs('SUBADMIN');
  const api = startApi();
  const { user } = await renderAt(`/admin/orders/${ORDER._id}`);
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Refund order ${ORDER._id}` }));
  expect(dialog.getByText('A full refund ends what was bought.')).toBeInTheDocument();
  const amount = dialog.getByLabelText(/Amount/);
  await user.clear(amount);
  await user.type(amount, '1859.01');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText('At most ₹1,859 can be refunded')).toBeInTheDocument();
  expect(dialog.getByText('Please give a reason')).toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '59.5');
  expect(dialog.getByText('A part refund leaves what was bought running.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Reason/), 'A part was not shown');
  await user.dblClick(dialog.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(refundOrder)).toMatchObject([
    { params: { id: ORDER._id }, body: { amount: 59.5, reason: 'A part was not shown' } },
  ]);
});

test('nothing left, or one’s own order, offers no refund', async () => {
  signInAs('ADMIN');
  startApi({ ...ORDER, refundable: 0 });
  const { unmount } = await renderAt(`/admin/orders/${ORDER._id}`);
  await screen.findByText('charged twice');
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  unmount();
  startApi({ ...ORDER, member: { _id: MEMBER_ID, name: 'Me' } });
  await renderAt(`/admin/orders/${ORDER._id}`);
  await screen.findByText('charged twice');
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('a buyer without a street and a code of the place is named once, by the state alone', async () => {
  signInAs('ADMIN');
  const billing = { ...ORDER.billing, name: 'Shivneri Ply', address: '', pincode: null, stateName: 'Madhya Pradesh' };
  startApi({ ...ORDER, billing });
  await renderAt(`/admin/orders/${ORDER._id}`);
  const buyer = within(await screen.findByRole('region', { name: 'Buyer' }));
  expect(buyer.getAllByText('Shivneri Ply')).toHaveLength(1);
  expect(buyer.getByText(/^(?!Place).*Madhya Pradesh/)).toHaveTextContent(/^Madhya Pradesh$/);
});

test('a number without an order says so and leads to the list', async () => {
  signInAs('ADMIN');
  fakeApi(answer(readOrderByStaff, () => refuse(notFound)));
  await renderAt('/admin/orders/PM0000000000000ZZ');
  expect(await screen.findByText('There is no order with this number.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('the list says what is not paid, what staff should look at, and how many orders are purchases', async () => {
  signInAs('SUBADMIN');
  const row = {
    _id: 'PM0000000000000AC',
    member: SELLER,
    kind: 'subscription',
    items: 'Dealer Start',
    state: 'PENDING',
    method: 'card',
    total: 2359,
    paid: null,
    refunded: 0,
    invoiceNumber: null,
    flag: 'amount_mismatch',
    createdAt: AT,
    paidAt: null,
  } as const;
  fakeApi(answer(listAllOrders, { ...pageOf(row), counts: { purchases: 0 } }));
  await expectList('/admin/orders', {
    title: 'Orders',
    count: '1 order, 0 purchases',
    row: /Tapi Plywood House.*Dealer Start.*Payment not finished.*Other amount paid.*₹2,359/,
  });
});

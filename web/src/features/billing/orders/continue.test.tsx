import { listOrders, type Order, readOrder } from '@plyhaat/contract/billing/orders';
import {
  cancelOrder,
  gatewayDown,
  listPaymentMethods,
  type OrderState,
  orderPaid,
  readPaymentStatus,
} from '@plyhaat/contract/billing/payments';
import { continuePayment } from '@plyhaat/contract/billing/purchase';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { ORDER_ID, someOrder } from '#test/billing.ts';
import { signInAsDealer, started, watchLeaving } from '#test/buying.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

const PAGE = `/account/orders/${ORDER_ID}`;
beforeEach(signInAsDealer);

const open: Partial<Order> = { state: 'PENDING', paidAt: null, invoiceNumber: null, startDate: null, endDate: null };
/** An order that is open until `now.state` says otherwise. */
function givenOpen(now: { state: OrderState }, ...answers: ReturnType<typeof answer>[]) {
  const order = () => someOrder({ ...open, state: now.state });
  return fakeApi(
    ...answers,
    answer(readMember, { data: someBuyer() }),
    answer(listPaymentMethods, { data: ['card', 'phonepay', 'justpay'] }),
    answer(readOrder, () => ({ data: order() })),
    answer(readPaymentStatus, () => ({ data: { orderId: ORDER_ID, state: now.state, message: '' } })),
    answer(listOrders, () => ({ data: [order()], total: 1 })),
  );
}

test('an open order is listed as not finished, with the way to go on (BILL-24)', async () => {
  givenOpen({ state: 'PENDING' });
  const { container } = await renderAt('/account?tab=orders');
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent(/Not paid.*Payment not finished.*Not yet/);
  const link = within(row as HTMLElement).getByRole('link', { name: 'Continue payment' });
  expect(link).toHaveAttribute('href', PAGE);
  await expectNoAxeViolations(container);
});

test('the plans tell of an open order and lead to it (BILL-24)', async () => {
  givenOpen({ state: 'PENDING' });
  await renderAt('/account?tab=buySubscription');
  expect(await screen.findByText('Payment not finished')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue payment' })).toHaveAttribute('href', PAGE);
});

test('it is continued by the method it began with, or by another one (BILL-24)', async () => {
  const left = watchLeaving();
  const api = givenOpen(
    { state: 'PENDING' },
    answer(continuePayment, { ...started, payment_links: { web: 'https://juspay.example/x' } }),
  );
  const { user, container } = await renderAt(PAGE);
  expect(await screen.findByRole('radio', { name: 'PhonePe' })).toBeChecked();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('radio', { name: 'Juspay' }));
  await user.click(screen.getByRole('button', { name: 'Continue payment' }));
  await waitFor(() => expect(left).toEqual(['https://juspay.example/x']));
  expect(api.callsOf(continuePayment)).toMatchObject([{ params: { id: ORDER_ID }, body: { paymentType: 'justpay' } }]);
});

test('a provider that is out of order is told, and the order stays', async () => {
  givenOpen(
    { state: 'PENDING' },
    answer(continuePayment, () => refuse(gatewayDown)),
  );
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('radio', { name: 'Juspay' }));
  await user.click(screen.getByRole('button', { name: 'Continue payment' }));
  expect(await screen.findByText('Your order is saved. You have not been charged.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue payment' })).toBeEnabled();
});

test('Cancel asks first, then the order says that it is cancelled and can be ordered again (BILL-25)', async () => {
  const now: { state: OrderState } = { state: 'PENDING' };
  const api = givenOpen(
    now,
    answer(cancelOrder, () => {
      now.state = 'CANCELLED';
      return { message: 'Cancelled', data: { orderId: ORDER_ID, state: now.state, message: '' } };
    }),
  );
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  expect(api.callsOf(cancelOrder)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order again' })).toHaveAttribute(
    'href',
    '/account?buy=0190a000-0000-7000-8000-00000000b001&tab=buySubscription',
  );
});

test('a payment that was quicker than Cancel is told, and the order is paid', async () => {
  const now: { state: OrderState } = { state: 'PENDING' };
  givenOpen(
    now,
    answer(cancelOrder, () => {
      now.state = 'PAID';
      return refuse(orderPaid);
    }),
  );
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText(orderPaid.message)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible();
});

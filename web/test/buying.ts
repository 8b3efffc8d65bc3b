import { listPlans, listTopups, type Plan } from '@plyhaat/contract/billing/billing';
import { readBillingAddress } from '@plyhaat/contract/billing/billing-address';
import { listOwnSubscriptions } from '@plyhaat/contract/billing/owned';
import { listPaymentMethods } from '@plyhaat/contract/billing/payments';
import { readQuote } from '@plyhaat/contract/billing/purchase';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { session } from '#api/session.ts';
import { ADDRESS, BANNER, ORDER_ID, somePlan, someQuote } from './billing.ts';
import { answer, fakeApi } from './fake-api.ts';
import { signInAs, someBuyer } from './members.ts';
import type { renderAt } from './render.tsx';

export const PLANS = '/account?tab=buySubscription';
export const TOPUPS = '/account?tab=buyTopup';
export const listed = <T>(...data: T[]) => ({ data, total: data.length });
export const THREE: Plan[] = [
  somePlan({ _id: '0190a000-0000-7000-8000-00000000c001', name: 'Start', price: 1999, noOfMonth: 3 }),
  somePlan(),
  somePlan({ _id: '0190a000-0000-7000-8000-00000000c003', name: 'Growth', price: 11_999 }),
];

export function signInAsDealer(): void {
  localStorage.clear();
  session.clear();
  signInAs('DEALER');
}

export const shopWith = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(readMember, { data: someBuyer() }),
    answer(listPlans, listed(...THREE)),
    answer(listTopups, listed(BANNER)),
    answer(listPaymentMethods, { data: ['card', 'phonepay', 'justpay'] }),
    answer(readBillingAddress, { data: ADDRESS, suggestion: null }),
    answer(readQuote, { data: someQuote() }),
    answer(listOwnSubscriptions, listed()),
  );

/** Where the browser is sent: a click on a link that the app makes itself. */
export function watchLeaving() {
  const left: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    left.push(this.href);
  });
  return left;
}

export const pay = async (user: Awaited<ReturnType<typeof renderAt>>['user']) => {
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(screen.getByRole('button', { name: /^Pay/ }));
};
export const started = {
  message: 'Order created',
  data: { orderId: ORDER_ID, state: 'PENDING' as const, total: 5481 },
};

/** A card that is charged at once. */
export const captured = {
  ...started,
  data: { ...started.data, state: 'PAID' as const, clientAction: { type: 'captured' as const } },
};

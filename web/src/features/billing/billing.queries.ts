import { listPlans, listTopups } from '@plyhaat/contract/billing/billing';
import { changeBillingAddress, readBillingAddress } from '@plyhaat/contract/billing/billing-address';
import { listOrders, readOrder } from '@plyhaat/contract/billing/orders';
import { listOwnSubscriptions, listOwnTopups, mailSubscription, mailTopup } from '@plyhaat/contract/billing/owned';
import { cancelOrder, listPaymentMethods, readPaymentStatus } from '@plyhaat/contract/billing/payments';
import { buySubscription, buyTopup, continuePayment, readQuote } from '@plyhaat/contract/billing/purchase';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import type { Role } from '@plyhaat/contract/core/roles';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const planList = (role: Role) =>
  queryOptions({
    queryKey: ['plans', role],
    queryFn: async ({ signal }) => (await call(listPlans, { query: { role } }, signal)).data,
  });

export const topupList = (role: Role) =>
  queryOptions({
    queryKey: ['topups', role],
    queryFn: async ({ signal }) => (await call(listTopups, { query: { role } }, signal)).data,
  });

export const paymentMethods = () =>
  queryOptions({
    queryKey: ['payment methods'],
    queryFn: async ({ signal }) => (await call(listPaymentMethods, {}, signal)).data,
  });

/** What is being bought: one plan, or some top-ups by the ids of their prices. */
export type Basket = { readonly planId?: string; readonly topups: readonly string[] };

export const isEmpty = ({ planId, topups }: Basket): boolean => planId === undefined && topups.length === 0;

/** Never from the cache: a day later the credit is another one. */
export const quoteOf = (basket: Basket) =>
  queryOptions({
    queryKey: ['quote', 'own', basket.planId ?? '', ...basket.topups],
    queryFn: async ({ signal }) =>
      (await call(readQuote, { query: { planId: basket.planId, topups: [...basket.topups] } }, signal)).data,
    enabled: !isEmpty(basket),
    staleTime: 0,
  });

export const billingAddress = () =>
  queryOptions({
    queryKey: ['billing address', 'own'],
    queryFn: ({ signal }) => call(readBillingAddress, {}, signal),
  });

export type BillingBody = CallOf<typeof changeBillingAddress>['body'];
export const savingBillingAddress = () =>
  mutationOptions({ mutationFn: (body: BillingBody) => call(changeBillingAddress, { body }) });

export type Payment = Pick<CallOf<typeof buySubscription>['body'], 'paymentType' | 'total'> & { readonly key: string };

/** `key` is this visit's to the order summary: a second press finds the first one's order. */
export const buying = ({ planId, topups }: Basket) =>
  mutationOptions({
    mutationFn: ({ key, ...payment }: Payment) =>
      planId === undefined
        ? call(buyTopup, {
            body: { priceArr: topups.map((_id) => ({ _id })), SourceName: 'WEB', ...payment },
            key,
          })
        : call(buySubscription, { body: { _id: planId, SourceName: 'WEB', ...payment }, key }),
  });

/** The same order again, by any method. */
export const continuing = (id: string) =>
  mutationOptions({
    mutationFn: ({ paymentType }: Payment) => call(continuePayment, { params: { id }, body: { paymentType } }),
  });

export const cancelling = (id: string) => mutationOptions({ mutationFn: () => call(cancelOrder, { params: { id } }) });

export const ownSubscriptions = (userId: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'own', userId],
    queryFn: async ({ signal }) => (await call(listOwnSubscriptions, { query: { userId } }, signal)).data,
    staleTime: 0,
  });

export const ownTopups = (userId: string) =>
  queryOptions({
    queryKey: ['own topups', 'own', userId],
    queryFn: async ({ signal }) => (await call(listOwnTopups, { query: { userId } }, signal)).data,
    staleTime: 0,
  });

export const mailingInvoice = (of: 'subscription' | 'topup') =>
  mutationOptions({
    mutationFn: (id: string) => call(of === 'subscription' ? mailSubscription : mailTopup, { params: { id } }),
  });

export const ORDERS_PER_PAGE = 12;
export const orderList = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['orders', 'own', userId, page],
    queryFn: ({ signal }) => call(listOrders, { query: { userId, page, perPage: ORDERS_PER_PAGE } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const oneOrder = (id: string) =>
  queryOptions({
    queryKey: ['order', 'own', id],
    queryFn: async ({ signal }) => (await call(readOrder, { params: { id } }, signal)).data,
    staleTime: 0,
  });

export const paymentStatus = (orderId: string) =>
  queryOptions({
    queryKey: ['payment status', 'own', orderId],
    queryFn: async ({ signal }) => (await call(readPaymentStatus, { params: { orderId } }, signal)).data,
    staleTime: 0,
    retry: false,
  });

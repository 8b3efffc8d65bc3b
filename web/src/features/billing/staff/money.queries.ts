import { readGstSummary } from '@plyhaat/contract/billing/staff/gst-summary';
import {
  addPlan,
  addTopup,
  changePlan,
  changeTopup,
  listPlanVersions,
  listTopupVersions,
  offerPlan,
  offerTopup,
  retirePlan,
  retireTopup,
} from '@plyhaat/contract/billing/staff/offers';
import { readOrderByStaff } from '@plyhaat/contract/billing/staff/order';
import { refundOrder } from '@plyhaat/contract/billing/staff/refund';
import {
  listCandidates,
  listUnmatched,
  matchPayment,
  notePayment,
  refundPayment,
} from '@plyhaat/contract/billing/staff/unmatched';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { PER_PAGE } from '#console/table/list.ts';

/** Always read anew: another member of staff may be at it. */
const FRESH = { staleTime: 0 } as const;

export const staffOrder = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'order', id],
    queryFn: async ({ signal }) => (await call(readOrderByStaff, { params: { id } }, signal)).data,
    ...FRESH,
  });

type Keyed = { readonly key: string };

export const refundingOrder = (id: string) =>
  mutationOptions({
    mutationFn: ({ key, ...body }: CallOf<typeof refundOrder>['body'] & Keyed) =>
      call(refundOrder, { params: { id }, body, key }),
  });

export const unmatchedList = (done: boolean, page: number) =>
  queryOptions({
    queryKey: ['admin', 'own', 'payments', done, page],
    queryFn: ({ signal }) =>
      call(listUnmatched, { query: { done: done ? 'true' : 'false', page, perPage: PER_PAGE } }, signal),
    placeholderData: keepPreviousData,
    ...FRESH,
  });

export const candidatesOf = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'payments', 'orders', id],
    queryFn: async ({ signal }) => (await call(listCandidates, { params: { id } }, signal)).data,
    ...FRESH,
  });

export type PaymentDecision =
  | ({ readonly act: 'match' } & CallOf<typeof matchPayment>['body'])
  | ({ readonly act: 'refund' | 'note' | 'close' } & CallOf<typeof refundPayment>['body']);

export const decidingPayment = (id: string) =>
  mutationOptions({
    mutationFn: (decision: PaymentDecision): Promise<{ readonly message: string }> => {
      const params = { id };
      if (decision.act === 'match') {
        const { orderId, note } = decision;
        return call(matchPayment, { params, body: { orderId, note } });
      }
      const { act, note } = decision;
      if (act === 'refund') return call(refundPayment, { params, body: { note } });
      return call(notePayment, { params, body: { note, close: act === 'close' } });
    },
  });

export const planVersions = () =>
  queryOptions({
    queryKey: ['admin', 'own', 'plans'],
    queryFn: async ({ signal }) => (await call(listPlanVersions, {}, signal)).data,
    ...FRESH,
  });

export const topupVersions = () =>
  queryOptions({
    queryKey: ['admin', 'own', 'topups'],
    queryFn: async ({ signal }) => (await call(listTopupVersions, {}, signal)).data,
    ...FRESH,
  });

type Saved = Promise<{ readonly message: string }>;

export const addingPlan = mutationOptions({
  mutationFn: (body: CallOf<typeof addPlan>['body']): Saved => call(addPlan, { body }),
});

export const changingPlan = (key: string) =>
  mutationOptions({
    mutationFn: (body: CallOf<typeof changePlan>['body']): Saved => call(changePlan, { params: { key }, body }),
  });

export const addingTopup = mutationOptions({
  mutationFn: (body: CallOf<typeof addTopup>['body']): Saved => call(addTopup, { body }),
});

export const changingTopup = (key: string) =>
  mutationOptions({
    mutationFn: (body: CallOf<typeof changeTopup>['body']): Saved => call(changeTopup, { params: { key }, body }),
  });

/** By its key. */
export type OfferName = { readonly of: 'plan' | 'topup'; readonly key: string };

export const settingOffered = ({ of, key }: OfferName, isOffered: boolean) =>
  mutationOptions({
    mutationFn: (): Saved =>
      of === 'plan'
        ? call(isOffered ? offerPlan : retirePlan, { params: { key } })
        : call(isOffered ? offerTopup : retireTopup, { params: { key } }),
  });

export const gstOf = (month: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'own', 'gst', month],
    queryFn: async ({ signal }) => (await call(readGstSummary, { query: month ? { month } : {} }, signal)).data,
    placeholderData: keepPreviousData,
    ...FRESH,
  });

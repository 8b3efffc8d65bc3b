import { listPlans } from '@plyhaat/contract/billing/billing';
import type { Role } from '@plyhaat/contract/core/roles';
import { type LeadChange, type LeadQuery, listLeads, updateLead } from '@plyhaat/contract/leads/inbox';
import { type LeadChannel, type LeadForm, sendLead } from '@plyhaat/contract/leads/leads';
import { listAskedSellers, listOwnEnquiries } from '@plyhaat/contract/leads/own-enquiries';
import type { PriceRequest } from '@plyhaat/contract/leads/price-request';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { fetchFile } from '#api/download.ts';
import { session } from '#api/session.ts';
import { listThatLedTo } from './contact/shared-lists.ts';
import type { Target } from './contact/target.ts';

type Contact = {
  readonly target: Target;
  readonly channel: LeadChannel;
  readonly message?: string;
  /** What 'Get price' asks. */
  readonly wanted?: Omit<PriceRequest, 'unitName'>;
};

/** Number and e-mail are known from the token and need not be sent. */
export const contacting = () =>
  mutationOptions({
    mutationFn: ({ target, channel, message = '', wanted }: Contact) => {
      const { user } = session.get();
      const share = target.requirementId ? undefined : listThatLedTo(target.sellerId);
      return call(sendLead, {
        body: {
          ...(target.requirementId ? { requirementId: target.requirementId } : { userId: target.sellerId }),
          channel,
          message,
          name: user?.name ?? '',
          phone: '',
          email: '',
          SourceName: 'WEB',
          ...(user && { createdById: user._id }),
          ...(target.product && { productId: target.product._id }),
          ...(target.reelId && { reelId: target.reelId }),
          ...wanted,
          ...(share && { share }),
        },
      });
    },
  });

type Enquiry = Pick<LeadForm, 'name' | 'phone' | 'address' | 'message' | 'website'>;

/** To the server. The form came with the page, so the page's own age says how long it took. */
export const enquiring = () =>
  mutationOptions({
    mutationFn: ({ name, phone, address, message, website }: Enquiry) => {
      const fields = { name, phone: phone ?? '', address, message, website };
      const took = Math.round(performance.now());
      return call(sendLead, { body: { ...fields, email: '', subject: '', SourceName: 'WEB', took } });
    },
  });

export const LEADS_PER_PAGE = 20;
export type InboxQuery = Partial<Pick<LeadQuery, 'search' | 'channel' | 'status' | 'from' | 'to'>> & {
  readonly page: number;
};

/** Buyers come at any time: whoever looks again sees who came. */
export const inbox = (userId: string, query: InboxQuery) =>
  queryOptions({
    queryKey: ['leads', 'own', userId, query],
    queryFn: ({ signal }) => call(listLeads, { query: { userId, perPage: LEADS_PER_PAGE, ...query } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const followingUp = (id: string) =>
  mutationOptions({ mutationFn: (change: LeadChange) => call(updateLead, { params: { id }, body: change }) });

export const askedSellers = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['leads', 'own', userId, 'sellers', page],
    queryFn: ({ signal }) => call(listAskedSellers, { query: { page, perPage: LEADS_PER_PAGE } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** All that the member asked one seller. */
export const enquiriesTo = (userId: string, sellerId: string) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'own', userId, 'to', sellerId],
    queryFn: ({ pageParam, signal }) =>
      call(listOwnEnquiries, { query: { sellerId, page: pageParam, perPage: LEADS_PER_PAGE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * LEADS_PER_PAGE < total ? pages.length + 1 : undefined),
    staleTime: 0,
  });

/** The whole inbox as a table. */
export function fetchTable(query: InboxQuery): Promise<Blob> {
  const { page: _, ...filters } = query;
  const pairs = Object.entries(filters).filter(([, value]) => value);
  return fetchFile(`/leads?${new URLSearchParams(pairs as [string, string][])}`, 'text/csv');
}

/** The plan that costs least for a role. */
export const cheapestPlan = (role: Role) =>
  queryOptions({
    queryKey: ['plans', 'cheapest', role],
    queryFn: async ({ signal }) => {
      const { data } = await call(listPlans, { query: { role } }, signal);
      return data.toSorted((a, b) => a.price - b.price)[0] ?? null;
    },
  });

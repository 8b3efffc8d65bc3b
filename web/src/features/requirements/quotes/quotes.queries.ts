import type { CallOf } from '@plyhaat/contract/core/endpoint';
import type { BadLeadReason } from '@plyhaat/contract/leads/leads';
import { giveNumberBack, letSellerCall } from '@plyhaat/contract/requirements/numbers';
import {
  addQuote,
  decideQuote,
  draftQuote,
  listOwnQuotes,
  listQuotes,
  QUOTES_PER_PAGE,
  type QuoteDecision,
  type QuoteGroup,
  updateQuote,
  withdrawQuote,
} from '@plyhaat/contract/requirements/quotes';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Sellers quote at any time: whoever looks again sees them. */
export const quotesFor = (userId: string, requirementId: string) =>
  queryOptions({
    queryKey: ['quotes', 'for', userId, requirementId],
    queryFn: ({ signal }) => call(listQuotes, { query: { requirementId } }, signal),
    staleTime: 0,
  });

export const quoteDraft = (userId: string, requirementId: string) =>
  queryOptions({
    queryKey: ['quotes', 'draft', userId, requirementId],
    queryFn: ({ signal }) => call(draftQuote, { query: { requirementId } }, signal),
    select: ({ data }) => data,
  });

export const ownQuotes = (userId: string, page: number, group: QuoteGroup | undefined) =>
  queryOptions({
    queryKey: ['quotes', 'own', userId, page, group],
    queryFn: ({ signal }) =>
      call(listOwnQuotes, { query: { page, perPage: QUOTES_PER_PAGE, ...(group && { group }) } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export type QuoteBody = Omit<CallOf<typeof addQuote>['body'], 'requirementId'>;
/** The quote that a form replaces; none for a new one. */
export type Replaced = { readonly _id: string; readonly version: number } | undefined;

export const savingQuote = (requirementId: string, replaced: Replaced) =>
  mutationOptions({
    mutationFn: (body: QuoteBody) =>
      replaced
        ? call(updateQuote, { params: { id: replaced._id }, body: { ...body, version: replaced.version } })
        : call(addQuote, { body: { requirementId, ...body } }),
  });

export const withdrawingQuote = (id: string) =>
  mutationOptions({ mutationFn: () => call(withdrawQuote, { params: { id } }) });

export const decidingQuote = (id: string) =>
  mutationOptions({ mutationFn: (body: QuoteDecision) => call(decideQuote, { params: { id }, body: body as never }) });

export const lettingCall = (requirementId: string) =>
  mutationOptions({
    mutationFn: (userId: string) => call(letSellerCall, { params: { id: requirementId }, body: { userId } }),
  });

export const givingNumberBack = (requirementId: string) =>
  mutationOptions({
    mutationFn: (reason: BadLeadReason) => call(giveNumberBack, { params: { id: requirementId }, body: { reason } }),
  });

import type { CallOf } from '@plyhaat/contract/core/endpoint';
import {
  answerEnquiry,
  giveEnquiry,
  moveEnquiry,
  noteEnquiry,
  readEnquiry,
  showEnquirer,
} from '@plyhaat/contract/leads/staff/enquiries';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Always read anew: a colleague may be at it. */
export const oneEnquiry = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'enquiry', id],
    queryFn: async ({ signal }) => (await call(readEnquiry, { params: { id } }, signal)).data,
    staleTime: 0,
  });

/** Whatever becomes of a change, a colleague's is shown too. */
export const AMONG_COLLEAGUES = { refresh: [['admin']], refreshOnError: true } as const;

export const givingEnquiry = (id: string) =>
  mutationOptions({
    mutationFn: (body: CallOf<typeof giveEnquiry>['body']) => call(giveEnquiry, { params: { id }, body }),
  });
export const movingEnquiry = (id: string) =>
  mutationOptions({
    mutationFn: (body: CallOf<typeof moveEnquiry>['body']) => call(moveEnquiry, { params: { id }, body }),
  });
export const notingEnquiry = (id: string) =>
  mutationOptions({ mutationFn: (text: string) => call(noteEnquiry, { params: { id }, body: { text } }) });
export const answeringEnquiry = (id: string) =>
  mutationOptions({
    mutationFn: (body: CallOf<typeof answerEnquiry>['body']) => call(answerEnquiry, { params: { id }, body }),
  });
export const showingEnquirer = (id: string) => (reason: string) =>
  call(showEnquirer, { params: { id }, body: { reason } });

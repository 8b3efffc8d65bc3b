import type { CallOf } from '@plyhaat/contract/core/endpoint';
import {
  addOpportunity,
  deleteOpportunity,
  listOwnOpportunities,
  readOwnOpportunity,
  updateOpportunity,
} from '@plyhaat/contract/dealerships/opportunity-form';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { ownId } from '#api/own-id.ts';

const ALL = 100;

/** Staff decide and days pass meanwhile: the list is asked for anew. */
export const ownOpportunities = (userId: string) =>
  queryOptions({
    queryKey: ['opportunities', 'own', userId, 'list'],
    queryFn: ({ signal }) => call(listOwnOpportunities, { query: { perPage: ALL } }, signal),
    staleTime: 0,
  });

/** What the form starts from. */
export const ownOpportunity = (id: string) =>
  queryOptions({
    queryKey: ['opportunities', 'own', ownId(), 'form', id],
    queryFn: async ({ signal }) => (await call(readOwnOpportunity, { params: { id } }, signal)).data,
    staleTime: 0,
    gcTime: 0,
  });

export type OpportunityBody = CallOf<typeof addOpportunity>['body'];
export const saveOpportunity = (id?: string) => (body: OpportunityBody) =>
  id === undefined ? call(addOpportunity, { body }) : call(updateOpportunity, { params: { id }, body });
export const removeOpportunity = (id: string) => call(deleteOpportunity, { params: { id } });

import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import {
  addRequirement,
  deleteRequirement,
  listRequirements,
  notYourRequirement,
  REQUIREMENTS_PER_PAGE,
  type Requirement,
  readRequirement,
  updateRequirement,
} from '@plyhaat/contract/requirements/requirements';
import { completeRequirement, renewRequirement } from '@plyhaat/contract/requirements/states';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { CallError, call } from '#api/call.ts';
import { session } from '#api/session.ts';

/** Screens of the account area stand for a member who is signed in. */
export const ownId = (): string => session.get().user?._id ?? '';

type OwnListQuery = { readonly search: string; readonly page: number };

/** The list is fresh for five minutes, a single one for ten (ALL-18). */
export const ownRequirements = (userId: string, { search, page }: OwnListQuery) =>
  queryOptions({
    queryKey: ['requirements', 'own', userId, 'list', search, page],
    queryFn: ({ signal }) =>
      call(listRequirements, { query: { userId, q: search, page, perPage: REQUIREMENTS_PER_PAGE } }, signal),
    staleTime: 5 * MINUTE_MS,
    placeholderData: keepPreviousData,
  });

/** What the form starts from; another member's is not for editing. */
export const ownRequirement = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['requirements', 'own', userId, id],
    queryFn: async ({ signal }): Promise<Requirement> => {
      const { data } = await call(readRequirement, { params: { id } }, signal);
      const { status, message, error } = notYourRequirement;
      if (data.userId !== userId) throw new CallError(status, message, error);
      return data;
    },
    staleTime: 10 * MINUTE_MS,
  });

export type RequirementBody = CallOf<typeof addRequirement>['body'];

export const savingRequirement = (id: string | undefined) =>
  mutationOptions({
    mutationFn: (body: RequirementBody) =>
      id === undefined ? call(addRequirement, { body }) : call(updateRequirement, { params: { id }, body }),
  });

export const closingRequirement = () =>
  mutationOptions({
    mutationFn: (id: string) => call(completeRequirement, { params: { id } }),
  });

export const renewingRequirement = () =>
  mutationOptions({ mutationFn: (id: string) => call(renewRequirement, { params: { id } }) });

export const deletingRequirement = () =>
  mutationOptions({ mutationFn: (id: string) => call(deleteRequirement, { params: { id } }) });

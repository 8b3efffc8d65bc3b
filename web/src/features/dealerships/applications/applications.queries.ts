import {
  type ApplicationDecision,
  type ApplicationForm,
  ApplicationStatus,
} from '@plyhaat/contract/dealerships/application-form';
import {
  applyForOpportunity,
  callApplicant,
  checkApplication,
  decideApplication,
  listApplications,
  listOwnApplications,
  withdrawApplication,
} from '@plyhaat/contract/dealerships/applications';
import { listDealerships } from '@plyhaat/contract/dealerships/dealerships';
import { readDealershipOwner } from '@plyhaat/contract/dealerships/opportunities';
import { readOwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { fetchFile } from '#api/download.ts';

export const APPLICATIONS_PER_PAGE = 12;

/** Whether the member may apply; a refusal says why. Asked anew each time the form is opened. */
export const applicationCheck = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['applications', 'own', userId, 'check', id],
    queryFn: ({ signal }) => call(checkApplication, { params: { id } }, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Who applies, for the form: company and e-mail. */
export const applicant = (userId: string) =>
  queryOptions({
    queryKey: ['members', 'own', userId, 'applicant'],
    queryFn: ({ signal }) => call(readDealershipOwner, { params: { id: userId } }, signal),
  });

/** Dealerships that can be attached to an application. */
export const activeDealerships = (userId: string) =>
  queryOptions({
    queryKey: ['dealerships', 'own', userId, 'active'],
    queryFn: ({ signal }) => call(listDealerships, { query: { userId, perPage: 100 } }, signal),
    select: ({ data }) => data.filter(({ status }) => status === 'active'),
  });

export const applying = () =>
  mutationOptions({ mutationFn: (body: ApplicationForm) => call(applyForOpportunity, { body }) });

/** Every application of the member, as far as cards of opportunities show what became of them. */
export const ownApplications = (userId: string) =>
  queryOptions({
    queryKey: ['applications', 'own', userId, 'all'],
    queryFn: ({ signal }) => call(listOwnApplications, { query: { perPage: 100 } }, signal),
    staleTime: 0,
  });

export const ownApplicationPage = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['applications', 'own', userId, 'page', page],
    queryFn: ({ signal }) => call(listOwnApplications, { query: { page, perPage: APPLICATIONS_PER_PAGE } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const ownApplication = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['applications', 'own', userId, 'sent', id],
    queryFn: ({ signal }) => call(listOwnApplications, { query: { id } }, signal),
    select: ({ data: [application] }) => application ?? null,
    staleTime: 0,
  });

export const withdrawing = () =>
  mutationOptions({ mutationFn: (id: string) => call(withdrawApplication, { params: { id } }) });

export type InboxQuery = {
  readonly opportunityId: string;
  readonly status?: ApplicationStatus;
  readonly page: number;
};

/** The status that an address names, if there is one of that name. */
export const statusNamed = (name: string | undefined): ApplicationStatus | undefined =>
  ApplicationStatus.options.find((status) => status === name);

/** Applicants come at any time: whoever looks again sees who came. */
export const applicationInbox = (userId: string, query: InboxQuery) =>
  queryOptions({
    queryKey: ['applications', 'own', userId, 'inbox', query],
    queryFn: ({ signal }) => call(listApplications, { query: { ...query, perPage: APPLICATIONS_PER_PAGE } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const receivedApplication = (userId: string, opportunityId: string, id: string) =>
  queryOptions({
    queryKey: ['applications', 'own', userId, 'received', id],
    queryFn: ({ signal }) => call(listApplications, { query: { opportunityId, id } }, signal),
    select: ({ data: [application] }) => application ?? null,
    staleTime: 0,
  });

export const ownOpportunity = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['opportunities', 'own', userId, id],
    queryFn: ({ signal }) => call(readOwnOpportunity, { params: { id } }, signal),
    staleTime: 0,
  });

export const deciding = (id: string) =>
  mutationOptions({
    mutationFn: (body: ApplicationDecision) => call(decideApplication, { params: { id }, body }),
  });

export const callingApplicant = () =>
  mutationOptions({ mutationFn: (id: string) => call(callApplicant, { params: { id } }) });

/** All applications of an opportunity as a table. */
export const fetchApplicationTable = ({ opportunityId, status }: InboxQuery): Promise<Blob> =>
  fetchFile(
    `/dealershipOwnerRoutes/applications?${new URLSearchParams({ opportunityId, ...(status && { status }) })}`,
    'text/csv',
  );

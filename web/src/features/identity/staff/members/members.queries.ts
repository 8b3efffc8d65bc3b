import type { CallOf } from '@plyhaat/contract/core/endpoint';
import {
  changeMemberByStaff,
  endMemberSessions,
  readMemberByStaff,
  showMemberContact,
} from '@plyhaat/contract/identity/staff/members';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const memberDetail = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'member', id],
    queryFn: async ({ signal }) => (await call(readMemberByStaff, { params: { id } }, signal)).data,
    staleTime: 0,
  });

export const changingMember = (id: string) =>
  mutationOptions({
    mutationFn: (body: CallOf<typeof changeMemberByStaff>['body']) =>
      call(changeMemberByStaff, { params: { id }, body }),
  });

export const endingSessions = (id: string) =>
  mutationOptions({ mutationFn: () => call(endMemberSessions, { params: { id } }) });

export const showingContact = (id: string) => (reason: string) =>
  call(showMemberContact, { params: { id }, body: { reason } });

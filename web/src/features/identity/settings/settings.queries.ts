import { eraseMember, exportMember } from '@plyhaat/contract/identity/account';
import { endSession, listSessions } from '@plyhaat/contract/identity/identity';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Where the member is signed in, asked anew every time it is looked at. */
export const ownSessions = (id: string) =>
  queryOptions({
    queryKey: ['sessions', 'own', id],
    queryFn: async ({ signal }) => (await call(listSessions, {}, signal)).data,
    staleTime: 0,
  });

export const sessionsEnding = (queries: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (sessions: readonly string[]) =>
      Promise.all(sessions.map((session) => call(endSession, { params: { id: session } }))),
    onSettled: () => queries.invalidateQueries({ queryKey: ownSessions(id).queryKey }),
  });

export const exporting = (id: string) =>
  mutationOptions({ mutationFn: async () => (await call(exportMember, { params: { id } })).data });

export const erasing = (id: string) =>
  mutationOptions({ mutationFn: (otp: string) => call(eraseMember, { params: { id }, body: { otp } }) });

import {
  changeSettings,
  eraseMember,
  exportMember,
  type MemberSettings,
  readSettings,
} from '@plyhaat/contract/account';
import { endSession, listSessions } from '@plyhaat/contract/identity';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const ownSettings = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'own', id],
    queryFn: async ({ signal }) => (await call(readSettings, { params: { id } }, signal)).data,
  });

/** A switch moves at once; it moves back when the house refuses. */
export const settingsChanging = (queries: QueryClient, id: string) => {
  const { queryKey } = ownSettings(id);
  return mutationOptions({
    mutationFn: (change: Partial<MemberSettings>) => call(changeSettings, { params: { id }, body: change }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (now) => now && { ...now, ...change });
      return before;
    },
    onError: (_error, _change, before) => queries.setQueryData(queryKey, before),
    onSuccess: ({ data }) => queries.setQueryData(queryKey, data),
  });
};

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

import {
  changeSettings,
  eraseMember,
  exportMember,
  readSettings,
  type SettingsChange,
} from '@plyhaat/contract/identity/account';
import { endSession, listSessions } from '@plyhaat/contract/identity/identity';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const ownSettings = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'own', id],
    queryFn: async ({ signal }) => (await call(readSettings, { params: { id } }, signal)).data,
  });

/** One after the other: the switch that was pressed last wins. */
export const settingsChanging = (queries: QueryClient, id: string) =>
  mutationOptions({
    scope: { id: 'settings' },
    mutationFn: (change: SettingsChange) => call(changeSettings, { params: { id }, body: change }),
    onSuccess: ({ data }) => queries.setQueryData(ownSettings(id).queryKey, data),
  });

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

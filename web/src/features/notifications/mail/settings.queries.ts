import { changeSettings, readSettings, type SettingsChange } from '@plyhaat/contract/identity/account';
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

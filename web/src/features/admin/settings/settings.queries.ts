import { changeSetting, listSettings, listSettingVersions, restoreSetting } from '@plyhaat/contract/admin/settings';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import type { SettingName } from '@plyhaat/contract/core/site-settings';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

const KEY = ['admin', 'own', 'settings'] as const;

export const settingList = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(listSettings, {}, signal)).data,
    staleTime: 0,
  });

/** Its key holds the version: a change has another history. */
export const settingVersions = (name: SettingName, version: number) =>
  queryOptions({
    queryKey: [...KEY, name, version],
    queryFn: async ({ signal }) => (await call(listSettingVersions, { params: { name } }, signal)).data,
    staleTime: 0,
  });

export const changingSetting = (name: SettingName) =>
  mutationOptions({
    mutationFn: (body: CallOf<typeof changeSetting>['body']) => call(changeSetting, { params: { name }, body }),
  });

export const restoringSetting = (name: SettingName) =>
  mutationOptions({
    mutationFn: ({ number, version }: { number: number; version: number }) =>
      call(restoreSetting, { params: { name, number }, body: { version } }),
  });

/** After a change, and after a refusal too: another may have been quicker. */
export const SETTINGS_AGAIN = { refresh: [settingList().queryKey], refreshOnError: true };

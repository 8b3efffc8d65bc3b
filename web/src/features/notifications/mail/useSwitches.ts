import type { MemberSettings, SettingsChange } from '@plyhaat/contract/identity/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { ownSettings, settingsChanging } from './settings.queries.ts';

const merged = (settings: MemberSettings, { mailGroups, ...toggles }: SettingsChange): MemberSettings =>
  Object.assign({}, settings, toggles, { mailGroups: Object.assign({}, settings.mailGroups, mailGroups) });

/** The member's settings and how to change them: a switch moves at once, and back when the server refuses. */
export function useSwitches(memberId: string) {
  const query = useQuery(ownSettings(memberId));
  const [pressed, setPressed] = useState<SettingsChange>({});
  const changing = useChange(settingsChanging(useQueryClient(), memberId));
  const press = ({ mailGroups, ...toggles }: SettingsChange) => {
    setPressed((others) => ({ ...others, ...toggles, mailGroups: { ...others.mailGroups, ...mailGroups } }));
    changing.mutate(mailGroups ? { ...toggles, mailGroups } : toggles, { onSettled: () => setPressed({}) });
  };
  return { query, settings: query.data && merged(query.data, pressed), press };
}

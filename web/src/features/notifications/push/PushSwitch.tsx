import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#forms/useChange.ts';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { notificationsOf } from '../notifications.queries.ts';
import { PushRefused, type PushState, pushState, turnOff, turnOn } from './browser-push.ts';

const MEANWHILE = msg`Contacts, quotes and purchases, even while Plyhaat is closed`;
const HELP: Readonly<Record<PushState, MessageDescriptor>> = {
  unsupported: msg`This browser does not support notifications. On an iPhone or iPad, add Plyhaat to the Home Screen first.`,
  blocked: msg`Notifications are blocked for this site. Please allow them in your browser settings and come back.`,
  off: MEANWHILE,
  on: MEANWHILE,
};

export function PushSwitch({ member }: { member: string }) {
  const { t } = useLingui();
  const state = {
    queryKey: [...notificationsOf(member), 'push'],
    queryFn: () => pushState(member),
    staleTime: 0,
    // The permission may have been changed in the browser's settings.
    refetchOnWindowFocus: 'always' as const,
  };
  const { data: now } = useQuery(state);
  const turning = useChange((on: boolean) => (on ? turnOn(member) : turnOff()), {
    success: (message) => message,
    failure: (error) =>
      error instanceof PushRefused
        ? msg`Could not turn on notifications in this browser. Please try again later.`
        : error.message,
    refresh: [state.queryKey],
    refreshOnError: true,
  });
  if (!now)
    return (
      <div>
        <Loading />
        <Skeleton className="h-11" />
      </div>
    );
  return (
    <Switch
      label={t`Push Notifications`}
      help={t(HELP[now])}
      checked={turning.isPending ? turning.variables : now === 'on'}
      disabled={now === 'unsupported' || now === 'blocked' || turning.isPending}
      onChange={({ target }) => turning.mutate(target.checked)}
    />
  );
}

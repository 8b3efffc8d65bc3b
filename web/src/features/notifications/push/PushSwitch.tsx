import { useQuery } from '@tanstack/react-query';
import { useChange } from '#forms/useChange.ts';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { notificationsOf } from '../notifications.queries.ts';
import { type PushState, pushState, turnOff, turnOn } from './browser-push.ts';
import * as TEXTS from './texts.ts';

const HELP: Readonly<Record<PushState, string>> = {
  unsupported: TEXTS.thisBrowserDoesNot,
  blocked: TEXTS.notificationsAreBlockedFor,
  off: TEXTS.contactsQuotesAndPurchases,
  on: TEXTS.contactsQuotesAndPurchases,
};

export function PushSwitch({ member }: { member: string }) {
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
      label={TEXTS.pushNotifications}
      help={HELP[now]}
      checked={turning.isPending ? turning.variables : now === 'on'}
      disabled={now === 'unsupported' || now === 'blocked' || turning.isPending}
      onChange={({ target }) => turning.mutate(target.checked)}
    />
  );
}

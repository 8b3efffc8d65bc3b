import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { notificationsOf } from '../notifications.queries.ts';
import { type PushState, pushState, turnOff, turnOn } from './browser-push.ts';

const HELP: Readonly<Record<PushState, string>> = {
  unsupported:
    'This browser does not support notifications. On an iPhone or iPad, add Plyhaat to the Home Screen first.',
  blocked: 'Notifications are blocked for this site. Please allow them in your browser settings and come back.',
  off: 'Contacts, quotes and purchases, even while Plyhaat is closed',
  on: 'Contacts, quotes and purchases, even while Plyhaat is closed',
};

export function PushSwitch({ member }: { member: string }) {
  const queries = useQueryClient();
  const state = {
    queryKey: [...notificationsOf(member), 'push'],
    queryFn: () => pushState(member),
    staleTime: 0,
    // The permission may have been changed in the browser's settings.
    refetchOnWindowFocus: 'always' as const,
  };
  const { data: now } = useQuery(state);
  const turning = useMutation({
    mutationFn: (on: boolean) => (on ? turnOn(member) : turnOff()),
    onSuccess: (message) => message && toastSuccess(message),
    onError: (error) => toastError(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: state.queryKey }),
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
      label="Push Notifications"
      help={HELP[now]}
      checked={turning.isPending ? turning.variables : now === 'on'}
      disabled={now === 'unsupported' || now === 'blocked' || turning.isPending}
      onChange={({ target }) => turning.mutate(target.checked)}
    />
  );
}

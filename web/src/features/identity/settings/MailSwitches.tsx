import type { MemberSettings } from '@plyhaat/contract/identity/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { ownSettings, settingsChanging } from './settings.queries.ts';

const SWITCHES = [
  ['emailNotifications', 'Email Notifications', 'Enquiries, approvals and whatever else concerns your account'],
  ['marketingEmails', 'Marketing Emails', 'Offers and news of the market'],
] as const satisfies readonly (readonly [keyof MemberSettings, string, string])[];

export function MailSwitches({ memberId }: { memberId: string }) {
  const settings = useQuery(ownSettings(memberId));
  const { pressed, press } = usePressed(memberId);
  if (settings.isPending) return <Waiting />;
  if (settings.isError)
    return <ErrorState text={settings.error.message} onRetry={settings.refetch} busy={settings.isFetching} />;
  return (
    <div className="divide-y divide-line">
      {SWITCHES.map(([name, label, help]) => (
        <Switch
          key={name}
          label={label}
          help={help}
          checked={pressed[name] ?? settings.data[name]}
          onChange={({ target }) => press({ [name]: target.checked })}
          className="py-3 first:pt-0 last:pb-0"
        />
      ))}
    </div>
  );
}

/** A switch moves at once; it moves back when the server refuses. */
function usePressed(memberId: string) {
  const [pressed, setPressed] = useState<Partial<MemberSettings>>({});
  const changing = useMutation(settingsChanging(useQueryClient(), memberId));
  const press = (change: Partial<MemberSettings>) => {
    setPressed((others) => ({ ...others, ...change }));
    changing.mutate(change, {
      onSuccess: ({ message }) => toastSuccess(message),
      onError: (error) => toastError(error.message),
      onSettled: () => setPressed({}),
    });
  };
  return { pressed, press };
}

function Waiting() {
  return (
    <div className="grid gap-6">
      <Loading />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberSettings } from '@plyhaat/contract/identity/account';
import { MAIL_GROUPS, type MailGroup } from '@plyhaat/contract/notifications/mail-groups';
import { MAIL_GROUP_NAMES } from '#features/notifications/mail/group-names.ts';
import { useSwitches } from '#features/notifications/mail/useSwitches.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Switch } from '#ui/forms/Switch.tsx';

const SWITCHES = [
  ['emailNotifications', msg`Email Notifications`, msg`Enquiries, approvals and other account updates`],
  ['marketingEmails', msg`Marketing Emails`, msg`Offers and market news`],
] as const satisfies readonly (readonly [keyof MemberSettings, MessageDescriptor, MessageDescriptor])[];

const GROUP_HELP: Readonly<Record<MailGroup, MessageDescriptor>> = {
  contact: msg`Immediately, when someone contacts you or writes to you`,
  quotes: msg`Immediately, for quotes you receive or send`,
  applications: msg`Immediately, when someone applies or an application is decided`,
  digest: msg`Everything else in one e-mail a day at 9:00 AM, only when there is news`,
};

const ROW = 'py-3 first:pt-0 last:pb-0';

export function MailSwitches({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const { query, settings, press } = useSwitches(memberId);
  if (query.isError) return <ErrorState text={query.error.message} onRetry={query.refetch} busy={query.isFetching} />;
  if (!settings) return <Waiting />;
  return (
    <div className="grid gap-5">
      <div className="divide-y divide-line">
        {SWITCHES.map(([name, label, help]) => (
          <Switch
            key={name}
            label={t(label)}
            help={t(help)}
            checked={settings[name]}
            onChange={({ target }) => press({ [name]: target.checked })}
            className={ROW}
          />
        ))}
      </div>
      <fieldset disabled={!settings.emailNotifications} className="divide-y divide-line border-line border-t pt-2">
        <legend className="sr-only">
          <Trans>Which Email Notifications</Trans>
        </legend>
        {MAIL_GROUPS.map((group) => (
          <Switch
            key={group}
            label={t(MAIL_GROUP_NAMES[group])}
            help={t(GROUP_HELP[group])}
            checked={settings.mailGroups[group]}
            onChange={({ target }) => press({ mailGroups: { [group]: target.checked } })}
            className={ROW}
          />
        ))}
      </fieldset>
    </div>
  );
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

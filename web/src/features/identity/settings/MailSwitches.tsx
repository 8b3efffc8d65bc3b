import type { MemberSettings } from '@plyhaat/contract/identity/account';
import { MAIL_GROUP_LABELS, MAIL_GROUPS, type MailGroup } from '@plyhaat/contract/notifications/mail-groups';
import { useSwitches } from '#features/notifications/mail/useSwitches.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import * as TEXTS from './texts.ts';

const SWITCHES = [
  ['emailNotifications', TEXTS.emailNotifications, TEXTS.enquiriesApprovalsAndOther],
  ['marketingEmails', TEXTS.marketingEmails, TEXTS.offersAndMarketNews],
] as const satisfies readonly (readonly [keyof MemberSettings, string, string])[];

const GROUP_HELP: Readonly<Record<MailGroup, string>> = {
  contact: TEXTS.immediatelyWhenSomeoneContacts,
  quotes: TEXTS.immediatelyForQuotesYou,
  applications: TEXTS.immediatelyWhenSomeoneApplies,
  digest: TEXTS.everythingElseInOne,
};

const ROW = 'py-3 first:pt-0 last:pb-0';

export function MailSwitches({ memberId }: { memberId: string }) {
  const { query, settings, press } = useSwitches(memberId);
  if (query.isError) return <ErrorState text={query.error.message} onRetry={query.refetch} busy={query.isFetching} />;
  if (!settings) return <Waiting />;
  return (
    <div className="grid gap-5">
      <div className="divide-y divide-line">
        {SWITCHES.map(([name, label, help]) => (
          <Switch
            key={name}
            label={label}
            help={help}
            checked={settings[name]}
            onChange={({ target }) => press({ [name]: target.checked })}
            className={ROW}
          />
        ))}
      </div>
      <fieldset disabled={!settings.emailNotifications} className="divide-y divide-line border-line border-t pt-2">
        <legend className="sr-only">{TEXTS.whichEmailNotifications}</legend>
        {MAIL_GROUPS.map((group) => (
          <Switch
            key={group}
            label={MAIL_GROUP_LABELS[group]}
            help={GROUP_HELP[group]}
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

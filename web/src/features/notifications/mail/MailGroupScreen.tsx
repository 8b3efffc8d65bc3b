import { Trans, useLingui } from '@lingui/react/macro';
import { MAIL_GROUPS, type MailGroup } from '@plyhaat/contract/notifications/mail-groups';
import { leaveMailGroup } from '@plyhaat/contract/notifications/unsubscribe';
import { getRouteApi } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { UnsubscribeForm } from '#forms/UnsubscribeForm.tsx';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Head } from '#shell/Head.tsx';
import { MAIL_GROUP_NAMES } from './group-names.ts';

const route = getRouteApi('/notifications/unsubscribe');

/** A token says in the open what it is about; whether it is ours only the server knows. */
const groupIn = (token: string): MailGroup | undefined =>
  MAIL_GROUPS.find((name) => token.split('.')[0]?.endsWith(`:${name}`));

/** /notifications/unsubscribe, where the link of a notification's mail leads; nobody needs to be signed in. */
export function MailGroupScreen() {
  const { t } = useLingui();
  const { token = '', done } = route.useSearch();
  const leaving = useChange((token: string) => call(leaveMailGroup, { query: { token } }), QUIET);
  const group = groupIn(token);
  const label = group ? t(MAIL_GROUP_NAMES[group]) : t`E-mail notifications`;
  return (
    <>
      <Head title={t`Unsubscribe`} />
      <UnsubscribeForm
        title={t`Unsubscribe`}
        line={
          <Trans>
            Press the button to stop these e-mails: <b className="text-ink">{label}</b>. You will still find everything
            under Notifications, and you can turn them on again in your settings.
          </Trans>
        }
        method="post"
        action={`/api${leaveMailGroup.path}?${new URLSearchParams({ token })}`}
        token={token}
        leaving={leaving}
        done={done && t`You will no longer get these e-mails: ${label}.`}
      />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useContact } from '#shell/contact.ts';

/** Why the account is blocked, and whom to ask. */
export function BlockedNote({ reason }: { reason: string | null }) {
  const { phone, phoneShown, email } = useContact();
  return (
    <div className="grid gap-1 rounded bg-sunken px-4 py-3 text-ui">
      {reason && (
        <p className="font-semibold wrap-anywhere">
          <Trans>Reason: {reason}</Trans>
        </p>
      )}
      <p>
        <Trans>
          If you think this is a mistake, please ask us:{' '}
          <a href={`tel:${phone}`} className="link whitespace-nowrap">
            {phoneShown}
          </a>{' '}
          or{' '}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </Trans>
      </p>
    </div>
  );
}

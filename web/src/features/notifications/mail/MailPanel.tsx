import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Switch } from '#ui/forms/Switch.tsx';
import { useSwitches } from './useSwitches.ts';

/** Beside the list: what is mailed too, and the switch for all of it. */
export function MailPanel({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { settings, press } = useSwitches(userId);
  return (
    <aside
      aria-labelledby="by-mail"
      className="grid gap-4 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-5"
    >
      <h2 id="by-mail" className="text-title">
        <Trans>By e-mail too</Trans>
      </h2>
      <p className="text-ink-2 text-ui">
        <Trans>
          Contacts, quotes and applications immediately. Everything else in one e-mail a day at 9:00 AM, only when there
          is news.
        </Trans>
      </p>
      <Switch
        label={t`Email Notifications`}
        disabled={!settings}
        checked={settings?.emailNotifications ?? true}
        onChange={({ target }) => press({ emailNotifications: target.checked })}
      />
      <p className="text-ink-3 text-meta">
        <Trans>Notifications are kept for 180 days.</Trans>{' '}
        <Link to="/account" search={{ tab: 'settings' }} className="text-teak-ink underline">
          <Trans>All settings</Trans>
        </Link>
      </p>
    </aside>
  );
}

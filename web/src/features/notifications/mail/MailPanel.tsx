import { Link } from '@tanstack/react-router';
import { Switch } from '#ui/forms/Switch.tsx';
import * as TEXTS from './texts.ts';
import { useSwitches } from './useSwitches.ts';

/** Beside the list: what is mailed too, and the switch for all of it. */
export function MailPanel({ userId }: { userId: string }) {
  const { settings, press } = useSwitches(userId);
  return (
    <aside
      aria-labelledby="by-mail"
      className="grid gap-4 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-5"
    >
      <h2 id="by-mail" className="text-title">
        {TEXTS.byEMailToo}
      </h2>
      <p className="text-ink-2 text-ui">{TEXTS.contactsQuotesAndApplications}</p>
      <Switch
        label={TEXTS.emailNotifications}
        disabled={!settings}
        checked={settings?.emailNotifications ?? true}
        onChange={({ target }) => press({ emailNotifications: target.checked })}
      />
      <p className="text-ink-3 text-meta">
        {TEXTS.notificationsAreKeptFor}{' '}
        <Link to="/account" search={{ tab: 'settings' }} className="text-teak-ink underline">
          {TEXTS.allSettings}
        </Link>
      </p>
    </aside>
  );
}

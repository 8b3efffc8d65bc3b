import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '#api/session.ts';
import { PushSwitch } from '#features/notifications/push/PushSwitch.tsx';
import { LanguageRow } from '#shell/languages/LanguageRow.tsx';
import { useLanguages } from '#shell/languages/useLanguages.ts';
import { buttonClass } from '#ui/Button.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { MailSwitches } from './MailSwitches.tsx';
import { SessionList } from './SessionList.tsx';

const CHOICE = `${buttonClass({ variant: 'line' })} aria-[current=true]:border-teak aria-[current=true]:bg-teak-soft`;

export function SettingsScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const { offered } = useLanguages();
  if (!user) return null;
  return (
    <div className="grid gap-5">
      <h1 className="text-head">
        <Trans>Settings</Trans>
      </h1>
      {offered.length > 1 && (
        <Section title={t`Language`} line={t`Your account and our pages are shown in it.`}>
          <LanguageRow className="flex flex-wrap gap-2" linkClassName={CHOICE} />
        </Section>
      )}
      <Section title={t`E-mails`} line={t`Changes are saved automatically.`}>
        <MailSwitches memberId={user._id} />
      </Section>
      <Section title={t`This device`} line={t`For this browser only, until you sign out.`}>
        <PushSwitch member={user._id} />
      </Section>
      <Section title={t`Where you are signed in`} line={t`Sign out any device you do not recognise.`}>
        <SessionList memberId={user._id} />
      </Section>
      <Section title={t`Your data`} line={t`Download everything we have about you, as a JSON file.`}>
        <DownloadData memberId={user._id} />
      </Section>
      <Section
        title={t`Delete your account`}
        line={t`This is permanent. We confirm it with an OTP sent to your phone.`}
      >
        <DeleteAccount memberId={user._id} />
      </Section>
    </div>
  );
}

function Section({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-title">{title}</h2>
      <p className="mb-4 text-ink-2 text-ui">{line}</p>
      {children}
    </section>
  );
}

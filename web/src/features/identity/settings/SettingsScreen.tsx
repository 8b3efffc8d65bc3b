import type { ReactNode } from 'react';
import { useSession } from '#api/session.ts';
import { PushSwitch } from '#features/notifications/push/PushSwitch.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { MailSwitches } from './MailSwitches.tsx';
import { SessionList } from './SessionList.tsx';
import * as TEXTS from './texts.ts';

export function SettingsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="grid gap-5">
      <h1 className="text-head">{TEXTS.settings}</h1>
      <Section title={TEXTS.eMails} line={TEXTS.changesAreSavedAutomatically}>
        <MailSwitches memberId={user._id} />
      </Section>
      <Section title={TEXTS.thisDevice} line={TEXTS.forThisBrowserOnly}>
        <PushSwitch member={user._id} />
      </Section>
      <Section title={TEXTS.whereYouAreSigned} line={TEXTS.signOutAnyDevice}>
        <SessionList memberId={user._id} />
      </Section>
      <Section title={TEXTS.yourData} line={TEXTS.downloadEverythingWeHave}>
        <DownloadData memberId={user._id} />
      </Section>
      <Section title={TEXTS.deleteYourAccountToo} line={TEXTS.thisIsPermanentWe}>
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

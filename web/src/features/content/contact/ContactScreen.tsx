import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContact } from '#shell/contact.ts';
import { Head } from '#shell/Head.tsx';
import { SITE } from '#shell/site.ts';
import { ContactForm } from './ContactForm.tsx';

export function ContactScreen() {
  const { t } = useLingui();
  return (
    <div className="wrap grid items-start gap-8 py-10 ml:grid-cols-[1fr_1.3fr] ml:gap-16 lg:py-16">
      <Head
        title={t`Contact Us`}
        description={t`Call, write to or visit ${{ name: SITE.name }} in Nashik. E-mails are answered within 24 hours.`}
        path="/contact"
      />
      <div>
        <h1 className="text-display">
          <Trans>Contact Us</Trans>
        </h1>
        <p className="mt-3 max-w-[42ch] text-ink-2">
          <Trans>A question about an order, a listing or your account? A person in Nashik reads every message.</Trans>
        </p>
        <Details />
      </div>
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
        <h2 className="mb-5 text-title">
          <Trans>Write to us</Trans>
        </h2>
        <ContactForm />
      </div>
    </div>
  );
}

function Details() {
  const { t } = useLingui();
  const { phone, phoneShown, email, address } = useContact();
  return (
    <dl className="mt-8 grid gap-6 border-line border-t pt-8">
      <Detail icon={Phone} label={t`Phone`}>
        <a href={`tel:${phone}`} className={LINK}>
          {phoneShown}
        </a>
      </Detail>
      <Detail icon={Mail} label={t`E-mail`} note={t`We reply within 24 hours`}>
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      </Detail>
      <Detail icon={MapPin} label={t`Office`}>
        <address className="grid">
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Detail>
      <Detail icon={Clock} label={t`Office hours`}>
        <OfficeHours />
      </Detail>
    </dl>
  );
}

const LINK = 'link -my-2.5 inline-flex min-h-11 items-center';

type DetailProps = { icon: LucideIcon; label: string; note?: string; children: ReactNode };

function Detail({ icon: Icon, label, note, children }: DetailProps) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid text-ink-3 text-ui">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="text-teak" />
        {label}
      </dt>
      <dd className="col-start-2">
        {children}
        {note && <p className="text-ink-2 text-ui">{note}</p>}
      </dd>
    </div>
  );
}

function OfficeHours() {
  const { t } = useLingui();
  return (
    <ul className="mt-0.5 grid max-w-72 gap-1 text-ui tabular-nums">
      {SITE.officeHours.map(({ days, times }) => (
        <li key={days.id} className="flex justify-between gap-4">
          <span>{t(days)}</span>
          <span className="whitespace-nowrap text-ink-2">{t(times)}</span>
        </li>
      ))}
    </ul>
  );
}

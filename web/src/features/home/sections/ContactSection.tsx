import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { EnquiryForm } from '#features/leads/contact/EnquiryForm.tsx';
import { useContact } from '#shell/contact.ts';
import type { Section } from '#shell/later.tsx';

export const contactSection: Section = { Show: ContactSection };

const LINK = 'link -my-2.5 inline-flex min-h-11 items-center';

function ContactSection() {
  const { t } = useLingui();
  const { address, phone, phoneShown, email, hours } = useContact();
  const [days, times, closed] = hours;
  return (
    <section
      aria-labelledby="get-in-touch"
      className="wrap grid items-start gap-[clamp(1.5rem,5vw,5rem)] pt-section ml:grid-cols-[1fr_1.25fr]"
    >
      <div>
        <h2 id="get-in-touch" className="text-head">
          <Trans>Get in Touch</Trans>
        </h2>
        <p className="mt-2 max-w-[42ch] text-ink-2">
          <Trans>Tell us what you need. We will pass your enquiry to sellers near you.</Trans>
        </p>
        <dl className="mt-6 grid gap-4">
          <Detail icon={MapPin} label={t`Office`}>
            {address.join(' ')}
          </Detail>
          <Detail icon={Phone} label={t`Phone`}>
            <a href={`tel:${phone}`} className={LINK}>
              {phoneShown}
            </a>
          </Detail>
          <Detail icon={Mail} label={t`E-mail`}>
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </Detail>
          <Detail icon={Clock} label={t`Hours`}>
            {[days, times].filter(Boolean).join(', ')}
            <br />
            {closed}
          </Detail>
        </dl>
      </div>
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
        <EnquiryForm />
      </div>
    </section>
  );
}

function Detail({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid text-ink-3 text-ui">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="text-teak" />
        {label}
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useContact } from '#shell/contact.ts';
import { SITE } from '#shell/site.ts';
import { type Said, useSay } from '#ui/said.ts';

/** The last section of both documents. */
export function LegalContact({ about }: { about: Said }) {
  const say = useSay();
  const subject = say(about);
  const { email, phone, phoneShown, address, grievanceOfficer } = useContact();
  return (
    <>
      <p>
        <Trans>
          For anything about {subject}, write to{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          , call{' '}
          <a className="link whitespace-nowrap" href={`tel:${phone}`}>
            {phoneShown}
          </a>{' '}
          or use the{' '}
          <Link className="link" to="/contact">
            contact form
          </Link>
          . Our postal address:
        </Trans>
      </p>
      <address className="grid rounded-card border border-line bg-surface px-5 py-4">
        <strong>{SITE.name}</strong>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <h3>
        <Trans>Grievance Officer</Trans>
      </h3>
      <p>
        <Trans>
          Complaints about content, about another member or about your personal data go to our Grievance Officer,{' '}
          <strong>{grievanceOfficer}</strong>, at the same address, e-mail and phone. We acknowledge a complaint within
          24 hours and resolve it within 15 days of receiving it, as the Information Technology (Intermediary Guidelines
          and Digital Media Ethics Code) Rules, 2021 require.
        </Trans>
      </p>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { FileText, MapPin, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { chipClass } from '#ui/display/Chip.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { Details } from './Details.tsx';

type Company = NonNullable<OwnMember['companyObj']>;

export function CompanyPanel({ profile, company }: { profile: OwnMember; company: Company }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Company details`}>
      <Details
        details={[
          { label: t`Company name`, value: company.name },
          { label: t`Nature of business`, value: company.natureOfBusiness },
          { label: t`GST number`, value: <GstNumber profile={profile} /> },
          { label: t`GST certificate`, value: <Certificate profile={profile} /> },
          { label: t`Legal status`, value: company.legalStatus },
          { label: t`Year of establishment`, value: company.yearOfEstablishment },
          { label: t`Annual turnover`, value: company.annualTurnover },
          { label: t`Number of employees`, value: company.noofepmployee },
          { label: t`IEC code`, value: company.iecCode },
          { label: t`CIN number`, value: company.cinNo },
          { label: t`CEO`, value: company.companyCeo },
          { label: t`Company phone`, value: company.phone && <Phone phone={company.phone} /> },
          { label: t`Company e-mail`, value: company.email },
          { label: t`PIN code`, value: profile.pincode },
          { label: t`Company address`, value: company.address, wide: true },
          { label: t`Google Maps`, value: company.googleMapsLink && <MapLink href={company.googleMapsLink} /> },
          { label: t`About the company`, value: profile.description, wide: true },
          { label: t`Categories`, value: names(profile.categoryArr.map(({ name }) => name)), wide: true },
          { label: t`Brands`, value: names(profile.brandNames), wide: true },
        ]}
      />
    </Panel>
  );
}

const names = (all: readonly string[]): ReactNode =>
  all.length > 0 && (
    <span className="mt-1 flex flex-wrap gap-2">
      {all.map((name) => (
        <span key={name} className={chipClass(false, 'hover:border-line-2')}>
          {name}
        </span>
      ))}
    </span>
  );

/** What is saved all the same but should be looked at stands beside the number. */
function GstNumber({ profile: { gstNumber, gstWarnings } }: { profile: OwnMember }) {
  if (!gstNumber) return null;
  return (
    <>
      <span className="tabular-nums">{gstNumber}</span>
      {gstWarnings.map(({ message }) => (
        <span key={message} className="mt-1 flex items-start gap-1.5 font-medium text-amber-ink text-meta">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
          {message}
        </span>
      ))}
    </>
  );
}

function Certificate({ profile: { documents } }: { profile: OwnMember }) {
  const [first] = documents;
  if (!first)
    return (
      <span className="text-ink-3">
        <Trans>Not added yet</Trans>
      </span>
    );
  return (
    <a
      href={pictureAddress(first.image)}
      target="_blank"
      rel="noopener"
      className="link inline-flex items-center gap-1.5"
    >
      <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>View certificate</Trans>
    </a>
  );
}

function MapLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link inline-flex items-center gap-1.5">
      <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Open in Google Maps</Trans>
    </a>
  );
}

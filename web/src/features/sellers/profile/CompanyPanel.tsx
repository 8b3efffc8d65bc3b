import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { FileText, MapPin, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { chipClass } from '#ui/display/Chip.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { Details } from './Details.tsx';
import * as TEXTS from './texts.ts';

type Company = NonNullable<OwnMember['companyObj']>;

export function CompanyPanel({ profile, company }: { profile: OwnMember; company: Company }) {
  return (
    <Panel title={TEXTS.companyDetails}>
      <Details
        details={[
          { label: TEXTS.companyName, value: company.name },
          { label: TEXTS.natureOfBusiness, value: company.natureOfBusiness },
          { label: TEXTS.gstNumber, value: <GstNumber profile={profile} /> },
          { label: TEXTS.gstCertificate, value: <Certificate profile={profile} /> },
          { label: TEXTS.legalStatus, value: company.legalStatus },
          { label: TEXTS.yearOfEstablishment, value: company.yearOfEstablishment },
          { label: TEXTS.annualTurnover, value: company.annualTurnover },
          { label: TEXTS.numberOfEmployees, value: company.noofepmployee },
          { label: TEXTS.iecCode, value: company.iecCode },
          { label: TEXTS.cinNumber, value: company.cinNo },
          { label: 'CEO', value: company.companyCeo },
          { label: TEXTS.companyPhone, value: company.phone && <Phone phone={company.phone} /> },
          { label: TEXTS.companyEMail, value: company.email },
          { label: TEXTS.pinCode, value: profile.pincode },
          { label: TEXTS.companyAddress, value: company.address, wide: true },
          { label: TEXTS.googleMaps, value: company.googleMapsLink && <MapLink href={company.googleMapsLink} /> },
          { label: TEXTS.aboutTheCompany, value: profile.description, wide: true },
          { label: TEXTS.categories, value: names(profile.categoryArr.map(({ name }) => name)), wide: true },
          { label: TEXTS.brands, value: names(profile.brandNames), wide: true },
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
  if (!first) return <span className="text-ink-3">{TEXTS.notAddedYet}</span>;
  return (
    <a
      href={pictureAddress(first.image)}
      target="_blank"
      rel="noopener"
      className="link inline-flex items-center gap-1.5"
    >
      <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.viewCertificate}
    </a>
  );
}

function MapLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link inline-flex items-center gap-1.5">
      <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.openInGoogleMaps}
    </a>
  );
}

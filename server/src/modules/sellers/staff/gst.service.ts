import type { ReviewItem, ReviewSide } from '@plyhaat/contract/admin/admin';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { changeCompany } from '#modules/identity/identity.ts';
import { signPath } from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { reviewable } from '#platform/review/decide.ts';
import type { QueuePage, Rejection } from '#platform/review/reviewable.ts';
import { changedParts } from '../changed-parts.ts';
import { showNameAndAddress } from '../changes.service.ts';
import { rejectChange } from '../changes.sql.ts';
import { checkName } from '../names.service.ts';
import { selectAlike } from '../names.sql.ts';
import { gstWarnings } from '../projection.ts';
import { gstRejected, gstVerified, profileApproved, profileRejected } from '../sellers.events.ts';
import {
  type Certificate,
  countCertificates,
  lockCompany,
  selectCertificate,
  selectCertificates,
  upsertRejection,
} from './gst.sql.ts';

const aboutOf = ({ company, change }: Certificate) =>
  change ? 'New name or address of a verified seller' : `GST certificate · ${company.gstNumber}`;

const itemOf = ({ settings }: Deps, certificate: Certificate): Omit<ReviewItem, 'kind'> => ({
  _id: certificate.memberId,
  version: certificate.version,
  status: certificate.status,
  title: certificate.change?.name ?? certificate.company.name,
  about: aboutOf(certificate),
  picture: certificate.picture && { ...certificate.picture, path: signPath(settings, certificate.picture.path) },
  owner: { _id: certificate.memberId, slug: certificate.slug, name: certificate.company.name },
  submittedAt: certificate.submittedAt,
  reason: certificate.reason,
});

type Fields = ReviewSide['fields'];

/** A certificate that is no picture is opened from its address. */
const certificateOf = ({ settings }: Deps, { picture, file }: Certificate): Fields =>
  file && !picture ? [{ label: 'GST certificate', value: pictureAddress(signPath(settings, file)) }] : [];

const shownFields = (deps: Deps, certificate: Certificate): Fields => [
  { label: 'Company', value: certificate.company.name },
  { label: 'GST number', value: certificate.company.gstNumber },
  { label: 'Legal status', value: certificate.company.legalStatus },
  { label: 'Address', value: certificate.company.address },
  { label: 'PIN code', value: certificate.company.pinCode },
  { label: 'City', value: certificate.cityName },
  { label: 'State', value: certificate.stateName },
  { label: 'Contact', value: certificate.contact },
  { label: 'Role', value: roleLabel(certificate.role) },
  ...certificateOf(deps, certificate),
];

/** The same with the name and address that the seller wants. */
const wantedFields = (deps: Deps, certificate: Certificate): Fields => {
  const { company, change, wantedCity, wantedState } = certificate;
  if (!change) return shownFields(deps, certificate);
  const { name, address, pinCode } = change;
  const wanted = { ...certificate, company: { ...company, name, address, pinCode } };
  return shownFields(deps, { ...wanted, cityName: wantedCity, stateName: wantedState });
};

const differing = (before: Fields, after: Fields) =>
  after.filter(({ value }, at) => value !== before[at]?.value).map(({ label }) => label);

/** Names close to a verified seller's, and a GST number that does not fit. */
async function warningsOf(db: Db, certificate: Certificate): Promise<string[]> {
  const { company, change, memberId, stateGstCode, wantedGstCode } = certificate;
  const alike = await selectAlike(db, change?.name ?? company.name, memberId);
  return [
    ...alike.map(({ name, slug }) => `The name is close to a verified seller's: ${name} (/seller/${slug}).`),
    ...gstWarnings({ company, stateGstCode: change ? wantedGstCode : stateGstCode }).map(({ message }) => message),
  ];
}

const list = async (deps: Deps, page: QueuePage) =>
  (await selectCertificates(deps.db, page)).map((row) => itemOf(deps, row));

async function read(deps: Deps, memberId: string) {
  const certificate = await selectCertificate(deps.db, memberId);
  if (!certificate) return undefined;
  const item = itemOf(deps, certificate);
  const pictures = item.picture ? [{ label: 'GST certificate', picture: item.picture }] : [];
  const [before, after] = [shownFields(deps, certificate), wantedFields(deps, certificate)];
  return {
    ...item,
    public: certificate.change ? { fields: before, pictures } : null,
    pending: { fields: after, pictures },
    differs: certificate.change ? differing(before, after) : [],
    warnings: await warningsOf(deps.db, certificate),
    link: `/seller/${certificate.slug}`,
  };
}

async function lock(db: Db, memberId: string) {
  await lockCompany(db, memberId);
  const certificate = await selectCertificate(db, memberId);
  return certificate && { ...certificate, ownerId: memberId };
}

const SHOWN_IN = ['sellers', 'products'];

/** The seller is a verified one from now on, or has the name and address that it wanted. */
async function approve(db: Db, { memberId, company, change, place }: Certificate): Promise<void> {
  await checkName(db, memberId, change?.name ?? company.name);
  if (change) {
    await showNameAndAddress(db, memberId, change);
    await announce(db, profileApproved, { memberId, changes: changedParts(change, { ...company, ...place }) });
  } else {
    await changeCompany(db, memberId, { name: company.name, isVerified: true });
    await announce(db, gstVerified, { memberId });
  }
  await dropCached(db, SHOWN_IN);
}

async function reject(db: Db, certificate: Certificate, { reason }: Rejection): Promise<void> {
  const { memberId, version, company, change, place } = certificate;
  if (change) {
    await rejectChange(db, memberId, reason);
    await announce(db, profileRejected, { memberId, reason, changes: changedParts(change, { ...company, ...place }) });
    return;
  }
  await upsertRejection(db, memberId, version, reason);
  await announce(db, gstRejected, { memberId, reason });
}

export const gstReviews = reviewable({ kind: 'gst', count: countCertificates, list, read, lock, approve, reject });

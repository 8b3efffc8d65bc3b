import type { ReviewItem, ReviewSide } from '@plyhaat/contract/admin/admin';
import { pictureAddress } from '@plyhaat/contract/core/picture';
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
import { countPapers, lockCompany, type Paper, selectPaper, selectPapers, upsertRejection } from './gst.sql.ts';

const aboutOf = ({ company, change }: Paper) =>
  change ? 'New name or address of a verified seller' : `GST certificate · ${company.gstNumber}`;

const itemOf = ({ settings }: Deps, paper: Paper): Omit<ReviewItem, 'kind'> => ({
  _id: paper.memberId,
  version: paper.version,
  status: paper.status,
  title: paper.change?.name ?? paper.company.name,
  about: aboutOf(paper),
  picture: paper.picture && { ...paper.picture, path: signPath(settings, paper.picture.path) },
  owner: { _id: paper.memberId, slug: paper.slug, name: paper.company.name },
  submittedAt: paper.submittedAt,
  reason: paper.reason,
});

type Fields = ReviewSide['fields'];

/** A paper that is no picture is opened from its address. */
const certificateOf = ({ settings }: Deps, { picture, paper }: Paper): Fields =>
  paper && !picture ? [{ label: 'GST certificate', value: pictureAddress(signPath(settings, paper)) }] : [];

const shownFields = (deps: Deps, paper: Paper): Fields => [
  { label: 'Company', value: paper.company.name },
  { label: 'GST number', value: paper.company.gstNumber },
  { label: 'Legal status', value: paper.company.legalStatus },
  { label: 'Address', value: paper.company.address },
  { label: 'PIN code', value: paper.company.pinCode },
  { label: 'City', value: paper.cityName },
  { label: 'State', value: paper.stateName },
  { label: 'Contact', value: paper.contact },
  { label: 'Role', value: paper.role },
  ...certificateOf(deps, paper),
];

/** The same with the name and address that the seller wants. */
const wantedFields = (deps: Deps, paper: Paper): Fields => {
  const { company, change, wantedCity, wantedState } = paper;
  if (!change) return shownFields(deps, paper);
  const { name, address, pinCode } = change;
  const wanted = { ...paper, company: { ...company, name, address, pinCode } };
  return shownFields(deps, { ...wanted, cityName: wantedCity, stateName: wantedState });
};

const differing = (before: Fields, after: Fields) =>
  after.filter(({ value }, at) => value !== before[at]?.value).map(({ label }) => label);

/** Names close to a verified seller's, and a GST number that does not fit. */
async function warningsOf(db: Db, paper: Paper): Promise<string[]> {
  const { company, change, memberId, stateGstCode, wantedGstCode } = paper;
  const alike = await selectAlike(db, change?.name ?? company.name, memberId);
  return [
    ...alike.map(({ name, slug }) => `The name is close to a verified seller's: ${name} (/seller/${slug}).`),
    ...gstWarnings({ company, stateGstCode: change ? wantedGstCode : stateGstCode }).map(({ message }) => message),
  ];
}

const list = async (deps: Deps, page: QueuePage) => (await selectPapers(deps.db, page)).map((row) => itemOf(deps, row));

async function read(deps: Deps, memberId: string) {
  const paper = await selectPaper(deps.db, memberId);
  if (!paper) return undefined;
  const item = itemOf(deps, paper);
  const pictures = item.picture ? [{ label: 'GST certificate', picture: item.picture }] : [];
  const [before, after] = [shownFields(deps, paper), wantedFields(deps, paper)];
  return {
    ...item,
    public: paper.change ? { fields: before, pictures } : null,
    pending: { fields: after, pictures },
    differs: paper.change ? differing(before, after) : [],
    warnings: await warningsOf(deps.db, paper),
    link: `/seller/${paper.slug}`,
  };
}

async function lock(db: Db, memberId: string) {
  await lockCompany(db, memberId);
  const paper = await selectPaper(db, memberId);
  return paper && { ...paper, ownerId: memberId };
}

const SHOWN_IN = ['sellers', 'products'];

/** The seller is a verified one from now on, or has the name and address that it wanted. */
async function approve(db: Db, { memberId, company, change, place }: Paper): Promise<void> {
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

async function reject(db: Db, paper: Paper, { reason }: Rejection): Promise<void> {
  const { memberId, version, company, change, place } = paper;
  if (change) {
    await rejectChange(db, memberId, reason);
    await announce(db, profileRejected, { memberId, reason, changes: changedParts(change, { ...company, ...place }) });
    return;
  }
  await upsertRejection(db, memberId, version, reason);
  await announce(db, gstRejected, { memberId, reason });
}

export const gstReviews = reviewable({ kind: 'gst', count: countPapers, list, read, lock, approve, reject });

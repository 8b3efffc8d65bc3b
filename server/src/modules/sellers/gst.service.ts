import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { changeCompany } from '#modules/identity/identity.ts';
import { signPath } from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { reviewable } from '#platform/review/decide.ts';
import type { QueuePage, Rejection } from '#platform/review/reviewable.ts';
import { countPapers, lockCompany, type Paper, selectPaper, selectPapers, upsertRejection } from './gst.sql.ts';
import { gstWarnings } from './projection.ts';
import { gstRejected, gstVerified } from './sellers.events.ts';

const itemOf = ({ settings }: Deps, { company, picture, ...paper }: Paper): Omit<ReviewItem, 'kind'> => ({
  _id: paper.memberId,
  version: paper.version,
  status: paper.status,
  title: company.name,
  about: `GST certificate · ${company.gstNumber}`,
  picture: picture && { ...picture, path: signPath(settings, picture.path) },
  owner: { _id: paper.memberId, slug: paper.slug, name: company.name },
  submittedAt: paper.submittedAt,
  reason: paper.reason,
});

/** A paper that is no picture is opened from its address. */
const fieldsOf = ({ settings }: Deps, { company, picture, ...paper }: Paper) =>
  [
    ['Company', company.name],
    ['GST number', company.gstNumber],
    ['Legal status', company.legalStatus],
    ['Address', company.address],
    ['City', paper.cityName],
    ['State', paper.stateName],
    ['Contact', paper.contact],
    ['Role', paper.role],
    ...(picture ? [] : [['GST certificate', pictureAddress(signPath(settings, paper.paper))]]),
  ].map(([label, value]) => ({ label: label ?? '', value: value ?? null }));

const list = async (deps: Deps, page: QueuePage) => (await selectPapers(deps.db, page)).map((row) => itemOf(deps, row));

async function read(deps: Deps, memberId: string) {
  const paper = await selectPaper(deps.db, memberId);
  if (!paper) return undefined;
  const item = itemOf(deps, paper);
  const pictures = item.picture ? [{ label: 'GST certificate', picture: item.picture }] : [];
  return {
    ...item,
    public: null,
    pending: { fields: fieldsOf(deps, paper), pictures },
    differs: [],
    warnings: gstWarnings(paper).map(({ message }) => message),
    link: `/seller/${paper.slug}`,
  };
}

async function lock(db: Db, memberId: string) {
  await lockCompany(db, memberId);
  const paper = await selectPaper(db, memberId);
  return paper && { ...paper, ownerId: memberId };
}

/** The seller is a verified one from now on. */
async function approve(db: Db, { memberId, company }: Paper): Promise<void> {
  await changeCompany(db, memberId, { name: company.name, isVerified: true });
  await announce(db, gstVerified, { memberId });
  await dropCached(db, ['sellers', 'products']);
}

async function reject(db: Db, { memberId, version }: Paper, { reason }: Rejection): Promise<void> {
  await upsertRejection(db, memberId, version, reason);
  await announce(db, gstRejected, { memberId, reason });
}

export const gstReviews = reviewable({ kind: 'gst', count: countPapers, list, read, lock, approve, reject });

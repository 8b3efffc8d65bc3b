import { alreadyDecided, changedSince, nothingToReview, type ReviewItem } from '@plyhaat/contract/admin/admin';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { changeCompany } from '#modules/identity/identity.ts';
import { signPath } from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import type { Reviewable, Verdict } from '#platform/review/reviewable.ts';
import { lockCompany, type Paper, selectPaper, selectPapers, upsertRejection } from './gst.sql.ts';
import { gstWarnings } from './projection.ts';
import { gstRejected, gstVerified } from './sellers.events.ts';

const itemOf = ({ settings }: Deps, { company, picture, ...paper }: Paper): ReviewItem => ({
  kind: 'gst',
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

async function list(deps: Deps, stretch: Parameters<Reviewable['list']>[1]) {
  const { rows, total } = await selectPapers(deps.db, stretch);
  return { data: rows.map((row) => itemOf(deps, row)), total };
}

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

async function lockSeen(db: Db, { id, version }: Verdict): Promise<Paper> {
  await lockCompany(db, id);
  const paper = await selectPaper(db, id);
  if (!paper) throw new AppError(nothingToReview);
  if (paper.version !== version) throw new AppError(changedSince);
  if (paper.status !== 'PENDING') throw new AppError(alreadyDecided);
  return paper;
}

/** The seller is a verified one from now on. */
async function approve(db: Db, verdict: Verdict): Promise<void> {
  const { company } = await lockSeen(db, verdict);
  await changeCompany(db, verdict.id, { name: company.name, isVerified: true });
  await announce(db, gstVerified, { memberId: verdict.id });
  await dropCached(db, ['sellers', 'products']);
}

async function reject(db: Db, verdict: Verdict & { readonly reason: string }): Promise<void> {
  await lockSeen(db, verdict);
  await upsertRejection(db, verdict.id, verdict.version, verdict.reason);
  await announce(db, gstRejected, { memberId: verdict.id, reason: verdict.reason });
}

export const gstReviews: Reviewable = { list, read, approve, reject };

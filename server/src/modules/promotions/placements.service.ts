import { nothingToReview } from '@plyhaat/contract/admin/admin';
import { accessDenied, inputInvalid } from '@plyhaat/contract/core/errors';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { longerThan, placementOver } from '@plyhaat/contract/promotions/placements';
import { takeAllowance } from '#modules/billing/billing.ts';
import { openMedia, releaseMedia } from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import type { Rejection } from '#platform/review/reviewable.ts';
import { claimOf, type PlacementKind } from './kinds.sql.ts';
import {
  approveLatest,
  deletePlacement,
  dropWaiting,
  insertPlacement,
  lockPlacement,
  type Placement,
  type PlacementContent,
  rejectLatest,
  saveVersion,
} from './placements.sql.ts';
import { hasProduct } from './products.sql.ts';
import { placementApproved, placementRejected, placementSubmitted } from './promotions.events.ts';

export const refuse = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });

/** A `userId` that is not the caller's own. */
export function checkSelf(who: Member, { userId }: { readonly userId?: string | undefined }): void {
  if (userId !== undefined && userId !== who.id) throw new AppError(accessDenied);
}

const factOf = (
  { name }: PlacementKind,
  { id, ownerId }: Pick<Placement, 'id' | 'ownerId'>,
  version: string,
  content: PlacementContent,
) => ({
  kind: name,
  id,
  version,
  ownerId,
  productId: (content.product_id ?? null) as string | null,
});

const filesOf = ({ files }: PlacementKind, content: PlacementContent) =>
  files.flatMap((column) => (typeof content[column] === 'string' ? [content[column]] : []));

/** How many days there are between two dates of a form, part days counting whole. */
const daysOf = ({ starts_at, ends_at }: PlacementContent) =>
  typeof starts_at === 'string' && typeof ends_at === 'string'
    ? Math.ceil((Date.parse(ends_at) - Date.parse(starts_at)) / DAY_MS)
    : 0;

function checkLength(kind: PlacementKind, content: PlacementContent, days: number): void {
  if (!kind.runsForDays && daysOf(content) > days) throw refuse({ endDate: longerThan(days) });
}

/** Takes one of the member's allowance; returns the days that it permits. */
export async function takeDays(db: Db, who: Member, kind: PlacementKind, span: PlacementContent): Promise<number> {
  const { days } = await takeAllowance(db, who.id, kind.allowance, kind.runsForDays ? 0 : daysOf(span));
  checkLength(kind, span, days);
  return days;
}

type Submitted = { readonly id: string; readonly days: number; readonly content: PlacementContent };

export async function submit(
  db: Db,
  who: Member,
  kind: PlacementKind,
  { id, days, content }: Submitted,
): Promise<void> {
  const version = await insertPlacement(db, kind, { id, ownerId: who.id, days, content });
  await announce(db, placementSubmitted, factOf(kind, { id, ownerId: who.id }, version, content));
}

async function lockOwn(db: Db, who: Member, kind: PlacementKind, id: string): Promise<Placement> {
  const placement = await lockPlacement(db, kind, id);
  if (!placement) throw new AppError(kind.notFound);
  if (placement.ownerId !== who.id) throw new AppError(kind.notYours);
  return placement;
}

/** One of the caller's own that can still be changed. */
export async function lockOpen(db: Db, who: Member, kind: PlacementKind, id: string): Promise<Placement> {
  const placement = await lockOwn(db, who, kind, id);
  if (placement.over) throw new AppError(placementOver);
  return placement;
}

const isSame = ({ columns }: PlacementKind, a: PlacementContent, b: PlacementContent) =>
  columns.every((column) => a[column] === b[column]);

/** Saves what an owner changed. A save that says what the public sees already takes the waiting change back. */
export async function change(
  db: Db,
  kind: PlacementKind,
  placement: Placement,
  content: PlacementContent,
): Promise<void> {
  checkLength(kind, content, placement.days);
  const { id, latest, shown, approval, review } = placement;
  if (isSame(kind, content, latest) && review !== 'REJECTED') return;
  if (approval === 'APPROVED' && isSame(kind, content, shown)) await dropWaiting(db, kind, id);
  else {
    const version = await saveVersion(db, kind, placement, content);
    await announce(db, placementSubmitted, factOf(kind, placement, version, content));
  }
  const used = [...filesOf(kind, content), ...(approval === 'APPROVED' ? filesOf(kind, shown) : [])];
  await releaseMedia(db, claimOf(kind, id), { except: used });
}

export async function remove(db: Db, who: Member, kind: PlacementKind, id: string): Promise<void> {
  await lockOwn(db, who, kind, id);
  await deletePlacement(db, kind, id);
  await releaseMedia(db, claimOf(kind, id));
  await dropCached(db, [kind.tag]);
}

/** From now on the public sees it while it runs, with its files (PROMO-5). */
export async function approve(db: Db, kind: PlacementKind, placement: Placement): Promise<void> {
  const { latest, version, approval } = placement;
  if (latest.product_id && !(await hasProduct(db, String(latest.product_id)))) throw new AppError(nothingToReview);
  await approveLatest(db, kind, placement);
  await releaseMedia(db, claimOf(kind, placement.id), { except: filesOf(kind, latest) });
  await openMedia(db, claimOf(kind, placement.id));
  const fact = factOf(kind, placement, version, latest);
  await announce(db, placementApproved, { ...fact, first: approval !== 'APPROVED' });
  await dropCached(db, [kind.tag]);
}

export async function reject(db: Db, kind: PlacementKind, placement: Placement, { reason }: Rejection): Promise<void> {
  await rejectLatest(db, kind, placement, reason);
  const fact = factOf(kind, placement, placement.version, placement.latest);
  await announce(db, placementRejected, { ...fact, reason });
}

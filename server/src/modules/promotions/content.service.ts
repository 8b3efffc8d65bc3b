import { isUuid } from '@plyhaat/contract/core/uuid';
import { notAnImage } from '@plyhaat/contract/media/media';
import {
  END_IN_THE_PAST,
  END_NOT_AFTER_START,
  NOT_A_PRODUCT_OF_YOURS,
  START_HAS_PASSED,
} from '@plyhaat/contract/promotions/placements';
import { claimMedia, withoutSignature } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { claimOf, type PlacementKind } from './kinds.sql.ts';
import { refuse } from './placements.service.ts';
import type { Placement } from './placements.sql.ts';
import { selectOwnProduct } from './products.sql.ts';

export async function ownProduct(db: Db, who: Member, productId: string) {
  const product = isUuid(productId) ? await selectOwnProduct(db, who.id, productId) : undefined;
  if (!product) throw refuse({ productId: NOT_A_PRODUCT_OF_YOURS });
  return product;
}

type File = { readonly path: string; readonly isVideo: boolean };

/** Claims a file of the form for the placement. */
export async function claimFile(db: Db, who: Member, kind: PlacementKind, id: string, ref: string): Promise<File> {
  const [file] = await claimMedia(db, who.id, [ref], claimOf(kind, id), { uses: [kind.use] });
  if (!file || (file.kind === 'video' && kind.use !== 'promotion') || file.kind === 'document')
    throw refuse({ image: notAnImage.message });
  return { path: file.path, isVideo: file.kind === 'video' };
}

/** The file after a change: a new one, one that it has already (perhaps by its signed path), or the last one. */
export async function changedFile(
  db: Db,
  who: Member,
  kind: PlacementKind,
  { id, latest, shown }: Placement,
  ref: string | null | undefined,
  column = 'image',
): Promise<File | undefined> {
  const named = ref ? withoutSignature(ref) : latest[column];
  const had = [latest, shown].find((content) => content[column] === named);
  if (ref && !had) return claimFile(db, who, kind, id, ref);
  return typeof named === 'string' ? { path: named, isVideo: had?.is_video === true } : undefined;
}

type Span = { readonly startDate?: string | undefined; readonly endDate?: string | undefined };

/** Compares minutes, because a form shows no seconds. */
export const isMoved = (sent: string | undefined, before: unknown): sent is string =>
  sent !== undefined && sent.slice(0, 16) !== String(before).slice(0, 16);

/** The dates of a form, and for what it does not say those of the last save. */
export function spanOf({ startDate, endDate }: Span, placement?: Placement) {
  const { starts_at, ends_at } = placement?.latest ?? {};
  const from = isMoved(startDate, starts_at) ? startDate : String(starts_at);
  const to = isMoved(endDate, ends_at) ? endDate : String(ends_at);
  if (placement?.begun && isMoved(from, placement.shown.starts_at)) throw refuse({ startDate: START_HAS_PASSED });
  if (to <= from) throw refuse({ endDate: END_NOT_AFTER_START });
  if (isMoved(endDate, ends_at) && Date.parse(endDate) <= Date.now()) throw refuse({ endDate: END_IN_THE_PAST });
  return { starts_at: from, ends_at: to };
}

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { formatRupees } from '@plyhaat/contract/core/money';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import * as z from 'zod/mini';
import { drawShareCard, type ShareCard } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { deleteOrphans, type Shared, type Stored, selectShared, upsertPicture } from './share.sql.ts';
import { SHARE_KINDS, type ShareKind } from './share-kinds.ts';

export const SHARE_TASK = 'discovery.drawShare';
export const ShareOrder = z.object({
  kind: z.enum(SHARE_KINDS),
  id: z.string(),
});
type ShareOrder = z.infer<typeof ShareOrder>;

/** Part of every hash: another number makes all pictures be drawn again. */
const DESIGN = 1;

/** One at a time, so that drawing never takes more than one core from those who wait for answers. */
export const orderPicture = (db: Db, { kind, id }: ShareOrder) =>
  ask(db, SHARE_TASK, { kind, id }, { key: `${SHARE_TASK} ${kind} ${id}`, queue: SHARE_TASK });

const fileOf = ({ kind, thingId, digest }: Stored) => `share/${kind}/${thingId}-${digest}.jpg`;

const ratingLine = ({ rating, reviewCount }: Shared) =>
  rating && reviewCount ? `Rated ${rating.toFixed(1)} of 5` : undefined;
const priceLine = ({ price, unit }: Shared) =>
  price === null ? undefined : `${formatRupees(price)} ${unit ?? ''}`.trim();

export function cardOf(shared: Shared): Omit<ShareCard, 'picture'> {
  const label = shared.label ?? (shared.role ? roleLabel(shared.role) : '');
  const lines = [priceLine(shared), ratingLine(shared), shared.seller, shared.place];
  return { label, title: shared.title, lines: lines.filter((line) => line !== null && line !== undefined) };
}

const digestOf = (shared: Shared): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, shared.image, cardOf(shared)]))
    .digest('hex')
    .slice(0, 24);

async function photoOf({ files }: Deps, image: string): Promise<Buffer | null> {
  if (image === '' || image.startsWith('http') || !(await files.has(image))) return null;
  return buffer(files.read(image));
}

/** Draws the picture of one item unless an equal one is stored. A job: it may run twice. */
export async function drawShare(deps: Deps, { kind, id }: ShareOrder): Promise<void> {
  const shared = await selectShared(deps.db, kind, 'id', id);
  if (!shared) return;
  const picture = { kind, thingId: id, digest: digestOf(shared) };
  if (shared.drawn === picture.digest && (await deps.files.has(fileOf(picture)))) return;
  const bytes = await drawShareCard({ ...cardOf(shared), picture: await photoOf(deps, shared.image) });
  await deps.files.put(fileOf(picture), bytes);
  await upsertPicture(deps.db, { ...picture, bytes: bytes.length });
  if (shared.drawn && shared.drawn !== picture.digest)
    await deps.files.remove(fileOf({ ...picture, digest: shared.drawn }));
}

type Found = { readonly image: string; readonly file: string | null; readonly digest: string | null };

/** The latest picture of a public item; where it is missing or out of date, a job is queued to draw it. */
export async function findShare({ db }: Deps, kind: ShareKind, slug: string): Promise<Found | undefined> {
  const shared = await selectShared(db, kind, 'slug', slug);
  if (!shared) return undefined;
  if (shared.drawn !== digestOf(shared)) await orderPicture(db, { kind, id: shared.id });
  const { id: thingId, drawn, image } = shared;
  return { image, digest: drawn, file: drawn && fileOf({ kind, thingId, digest: drawn }) };
}

/** Removes the pictures of deleted and erased items. */
export async function sweepShares({ db, files }: Deps): Promise<void> {
  for (const orphan of await deleteOrphans(db)) await files.remove(fileOf(orphan));
}

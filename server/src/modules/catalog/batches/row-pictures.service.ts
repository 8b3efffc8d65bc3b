import type { ProductPatch } from '@plyhaat/contract/catalog/product-form';
import { takeInPicture } from '#modules/media/media.ts';
import { idOf } from '#platform/db/id.ts';
import type { Deps } from '#platform/deps.ts';
import { BadZip } from '#platform/files/unzip.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Archive } from './archive.ts';
import { batchClaim } from './batches.service.ts';
import type { BatchRecord, RowRecord } from './batches.sql.ts';
import type { RowError } from './batches.tables.ts';
import { notInZip, zipNeeded } from './sentences.ts';

const SECONDS_APART = 2;
const SLOTS = ['mainImage', 'image2', 'image3', 'image4'] as const;

/** Where the pictures of rows come from: a zip, or one picture for all. */
export type PictureSource = Pick<Archive, 'has' | 'read'>;

/** The names in a row that its zip does not hold. */
export function missingPictures(
  archive: PictureSource | undefined,
  { mainImage, imageArr = [] }: ProductPatch,
): RowError[] {
  return [mainImage, ...imageArr].flatMap((name, at) =>
    name !== undefined && !archive?.has(name)
      ? [{ column: SLOTS[at] ?? 'mainImage', message: archive ? notInZip(name) : zipNeeded(name) }]
      : [],
  );
}

type Given = { readonly batch: BatchRecord; readonly row: RowRecord; readonly archive: PictureSource };
type Stored = ReadonlyMap<string, string>;

async function pathOf(deps: Deps, { batch, row, archive }: Given, name: string, slot: number, stored: Stored) {
  const { bytes, hash } = await archive.read(name);
  // The same file is not stored again, so that an unchanged row stays unchanged.
  const same = [...stored].find(([, storedHash]) => storedHash === hash);
  if (same) return same[0];
  return takeInPicture(deps, {
    id: idOf('batch picture', `${batch.id} ${row.number} ${slot} ${hash}`),
    ownerId: batch.sellerId,
    bytes,
    sourceHash: hash,
    usedBy: batchClaim(batch.id),
    // Smaller copies take long to make, so their jobs are spread over time; until then they are made on demand.
    copiesAt: new Date(Date.now() + row.number * SECONDS_APART * 1000),
  });
}

type RowPictures = { readonly mainImage?: string; readonly images?: string[]; readonly errors: RowError[] };

/** Stores the pictures that a row names. `stored` maps the product's pictures to the hashes of their uploads. */
export async function storePictures(
  deps: Deps,
  given: Given,
  { mainImage, imageArr }: ProductPatch,
  stored: Stored,
): Promise<RowPictures> {
  const names = [mainImage, ...(imageArr ?? [])];
  const paths: string[] = [];
  const errors: RowError[] = [];
  for (const [slot, name] of names.entries()) {
    if (name === undefined) continue;
    try {
      paths.push(await pathOf(deps, given, name, slot, stored));
    } catch (error) {
      if (!(error instanceof BadZip || (error instanceof AppError && error.failure.status < 500))) throw error;
      errors.push({ column: SLOTS[slot] ?? 'mainImage', message: error.message });
    }
  }
  if (errors.length > 0) return { errors };
  const main = mainImage === undefined ? undefined : paths.shift();
  return { errors, ...(main && { mainImage: main }), ...(imageArr && { images: paths }) };
}

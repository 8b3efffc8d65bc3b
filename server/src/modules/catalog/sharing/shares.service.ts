import { randomInt } from 'node:crypto';
import { productNotFound } from '@plyhaat/contract/catalog/catalog';
import { SHARE_ALPHABET, SHARE_CODE_LENGTH } from '@plyhaat/contract/catalog/share-code';
import type { OwnShare } from '@plyhaat/contract/catalog/share-form';
import { type SharedList, type SharedProduct, shareNotFound } from '@plyhaat/contract/catalog/shares';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { listShared } from '../catalog.events.ts';
import { selectCards } from '../listing/cards.reads.sql.ts';
import {
  countLeads,
  countOpens,
  findOwnShare,
  findShare,
  insertShare,
  type Line,
  removeShare,
  selectLines,
  selectOwnShares,
  selectShareable,
  selectStillShown,
} from './shares.sql.ts';
import { admitShare } from './sharing.limits.ts';

const newCode = (): string =>
  Array.from({ length: SHARE_CODE_LENGTH }, () => SHARE_ALPHABET[randomInt(SHARE_ALPHABET.length)]).join('');

type Shown = Awaited<ReturnType<typeof findOwnShare>>;
const lineOf = ({ name, price, priceUnit, unitName }: Line): SharedProduct => ({
  name,
  price,
  pricetype: priceUnit,
  unitName,
});

async function withFigures(db: Db, rows: readonly Shown[]): Promise<OwnShare[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, opens, leads] = [await selectLines(db, ids), await countOpens(db, ids), await countLeads(db, ids)];
  const linesOf = Map.groupBy(lines, ({ shareId }) => shareId);
  return rows.map(({ id, ...shown }) => ({
    ...shown,
    opens: opens.get(id) ?? 0,
    leads: leads.get(id) ?? 0,
    products: (linesOf.get(id) ?? []).map(lineOf),
  }));
}

type Form = { readonly productIds: readonly string[]; readonly title: string | null };

/** In the caller's transaction. The lines stand in the order they were chosen in. */
export async function shareProducts(db: Db, sharerId: string, { productIds, title }: Form) {
  await admitShare(db, sharerId);
  const ids = [...new Set(productIds)];
  const found = new Map((await selectShareable(db, sharerId, ids)).map((line) => [line.productId, line]));
  const lines = ids.flatMap((id) => found.get(id) ?? []);
  if (lines.length < ids.length) throw new AppError(productNotFound);
  let shareId: string | undefined;
  while (!shareId) shareId = await insertShare(db, { code: newCode(), sharerId, title }, lines);
  await announce(db, listShared, { shareId });
  const [data] = await withFigures(db, [await findOwnShare(db, shareId)]);
  return data as OwnShare;
}

export async function listOwnShares(db: Db, sharerId: string, page: { page: number; perPage: number }) {
  const { rows, total } = await selectOwnShares(db, sharerId, page);
  return { data: await withFigures(db, rows), total };
}

/** What whoever has the address sees: each product as it was, and as it is now. */
export async function openShare(db: Db, code: string): Promise<SharedList> {
  const found = await findShare(db, code);
  if (!found) throw new AppError(shareNotFound);
  const { id, seller, ...shown } = found;
  const lines = await selectLines(db, [id]);
  const shownIds = await selectStillShown(
    db,
    lines.map(({ productId }) => productId),
  );
  const cards = new Map((await selectCards(db, shownIds)).map((card) => [card._id, card]));
  return {
    ...shown,
    seller: { ...seller, phone: seller.phone && maskPhone(seller.phone) },
    products: lines.map((line) => {
      const product = cards.get(line.productId) ?? null;
      const isChanged = product !== null && (product.price !== line.price || product.pricetype !== line.priceUnit);
      return { _id: line.productId, ...lineOf(line), isChanged, product };
    }),
  };
}

export const stopSharing = (db: Db, sharerId: string, code: string) =>
  db.transaction(async (db) => {
    if (!(await removeShare(db, sharerId, code))) throw new AppError(shareNotFound);
    await dropCached(db, ['shares']);
  });

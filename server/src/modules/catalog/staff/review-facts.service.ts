import type { AskedPrice, LikelySame, ReviewPrice } from '@plyhaat/contract/admin/review-facts';
import { perOne, unitOf } from '@plyhaat/contract/catalog/unit-name';
import type { Db } from '#platform/db/db.ts';
import { readFacts } from '../facts/facts.ts';
import type { ProductVersionContent } from '../selling/versions.content.ts';
import { selectCategoryWithParent } from '../selling/versions.sql.ts';
import { findUsualPrice, selectAlike } from './review-facts.sql.ts';

async function askedOf(db: Db, content: ProductVersionContent): Promise<AskedPrice> {
  const { sellingPrice, listPrice, priceUnit, unitName, categoryId } = content;
  const category = await selectCategoryWithParent(db, categoryId);
  const amount = sellingPrice ?? listPrice;
  const { sqftFactor } = readFacts(content);
  return {
    amount,
    per: perOne({ pricetype: priceUnit, unitName: unitOf(unitName, category?.unitName ?? null) }),
    sqft: category?.soldByArea && sqftFactor ? Math.round(amount * sqftFactor * 100) / 100 : null,
  };
}

/** The price of a version beside the public one, and what is usual for the same grade and thickness (ADMIN-10). */
export async function reviewPrice(
  db: Db,
  productId: string,
  after: ProductVersionContent,
  before: ProductVersionContent | undefined,
): Promise<ReviewPrice> {
  const asked = await askedOf(db, after);
  const { gradeRead: grade, thicknessMm } = readFacts(after);
  const isCompared = asked.sqft !== null && grade !== null && thicknessMm !== null;
  return {
    asked,
    public: before ? await askedOf(db, before) : null,
    usual: isCompared ? await findUsualPrice(db, { productId, grade, thicknessMm }) : null,
  };
}

type Reviewed = { readonly id: string; readonly sellerId: string };

export async function likelySame(
  db: Db,
  { id, sellerId }: Reviewed,
  { name, mainImage }: ProductVersionContent,
): Promise<LikelySame[]> {
  const rows = await selectAlike(db, { productId: id, sellerId, name, mainImage });
  return rows.map(({ amount, priceUnit, unit, sqft, isSamePicture, ...row }) => ({
    ...row,
    asked: { amount, per: perOne({ pricetype: priceUnit, unitName: unit }), sqft },
    why: isSamePicture ? 'picture' : 'name',
  }));
}

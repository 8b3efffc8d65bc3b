import type { ProductFilter, ProductRow } from '@plyhaat/contract/catalog/staff/products';
import { and, eq, or, sql } from 'drizzle-orm';
import { membersNamed, nameOf } from '#modules/identity/staff/member-lookup.reads.sql.ts';
import { isoTime } from '#platform/db/sql.ts';
import { hasPart, staffList, within } from '#platform/lists/staff-list.sql.ts';
import { brands, categories, products } from '../catalog.tables.ts';
import { isLicenceEnding } from './ending.reads.sql.ts';

const FIELDS = {
  _id: products.id,
  slug: products.slug,
  name: products.name,
  sellerId: products.sellerId,
  sellerName: nameOf(products.sellerId),
  category: categories.name,
  brand: brands.name,
  price: products.askedPrice,
  priceUnit: products.priceUnit,
  inStock: products.inStock,
  approved: products.approval,
  isShown: products.shown,
  createdAt: isoTime(products.createdAt),
  updatedAt: isoTime(products.updatedAt),
};

export const productList = staffList<ProductFilter, ProductRow>({
  table: products,
  id: products.id,
  columns: { created: products.createdAt, name: products.name },
  namedBy: membersNamed,
  conditions: ({ q, approved, seller, licenceEnds, ...period }, named) =>
    and(
      q ? or(hasPart(products.name, q), sql`${products.sellerId} = any(${named})`) : undefined,
      approved ? eq(products.approval, approved) : undefined,
      seller ? eq(products.sellerId, seller) : undefined,
      licenceEnds ? isLicenceEnding(licenceEnds) : undefined,
      within(products.createdAt, period),
    ),
  isNarrow: ({ licenceEnds }) => licenceEnds !== undefined,
  async rows(db, where, order, most) {
    const found = await db
      .select(FIELDS)
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(where)
      .orderBy(...order)
      .limit(most);
    return found.map(({ sellerId, sellerName, ...row }) => ({
      ...row,
      seller: { _id: sellerId, name: sellerName ?? '' },
    }));
  },
});

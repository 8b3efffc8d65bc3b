import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import type { Approval } from '@plyhaat/contract/core/approval';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { views } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { contains } from '#platform/db/sql.ts';
import { categories, products } from '../catalog.tables.ts';
import { productVersions } from '../versions.tables.ts';

const { name: savedName, ...saved } = productVersions;
/** What the last save says, whether or not it was decided. */
const name = sql<string>`coalesce(${savedName}, ${products.name})`;
const mainImage = sql<string>`coalesce(${saved.mainImage}, ${products.mainImage})`;
const categoryId = sql<string>`coalesce(${saved.categoryId}, ${products.categoryId})`;
const askedPrice = sql`case when ${saved.id} is null then ${products.askedPrice} else coalesce(${saved.sellingPrice}, ${saved.listPrice}) end`;

const approved = sql<Approval>`coalesce(${saved.state}, ${products.approval})`;
const lookedAt = sql`(select count(*) from ${views} where ${views.thingId} = ${products.id})`;

const matching = (sellerId: string, search: string) =>
  and(
    eq(products.sellerId, sellerId),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8)
      .map((word) => contains(name, word)),
  );

const withVersion = and(eq(productVersions.productId, products.id), ne(productVersions.state, 'APPROVED'));

export type OwnQuery = {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
  readonly approved?: Approval | undefined;
};

/** The products of a seller as it last saved them, newest first. */
export const selectOwnPage = (db: Db, sellerId: string, { page, perPage, search, approved: wanted }: OwnQuery) =>
  db
    .select({
      id: products.id,
      approved,
      isPublic: sql<boolean>`${products.approval} = 'APPROVED'`,
      rejectReason: saved.rejectReason,
      name,
      listPrice: sql`coalesce(${saved.listPrice}, ${products.listPrice})`.mapWith(Number),
      askedPrice: askedPrice.mapWith(Number),
      priceUnit: sql<PriceUnit>`coalesce(${saved.priceUnit}, ${products.priceUnit})`,
      unitName: sql<UnitName>`case when ${saved.id} is null then ${products.unitShown} else unit_read(${saved.unitName},
        ${categories.unitName}, (select above.unit_name from ${categories} as above where above.id = ${categories.parentId})) end`,
      category: categories.name,
      categoryId: categories.id,
      mainImage,
      picture: pictureOf(mediaFiles),
      isOpen: mediaFiles.open,
      views: lookedAt.mapWith(Number),
    })
    .from(products)
    .leftJoin(productVersions, withVersion)
    .innerJoin(categories, eq(categories.id, categoryId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, mainImage))
    .where(and(matching(sellerId, search), wanted && sql`${approved} = ${wanted}`))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(perPage)
    .offset((page - 1) * perPage);

/** How many of them are in each state. */
export async function countOwn(db: Db, sellerId: string, search: string): Promise<Record<Approval, number>> {
  const counted = await db
    .select({ state: approved, count: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(productVersions, withVersion)
    .where(matching(sellerId, search))
    .groupBy(sql`1`);
  const counts = Object.fromEntries(counted.map(({ state, count }) => [state, count]));
  return { PENDING: 0, APPROVED: 0, REJECTED: 0, ...counts };
}

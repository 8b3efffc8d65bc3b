import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { Approval } from '@plyhaat/contract/core/approval';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { sellerFigures } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { contains, only } from '#platform/db/sql.ts';
import { categories, products, productVersions } from '../catalog.tables.ts';

const { name: savedName, ...saved } = productVersions;
/** What the last save says, whether or not it was decided. */
const name = sql<string>`coalesce(${savedName}, ${products.name})`;
const mainImage = sql<string>`coalesce(${saved.mainImage}, ${products.mainImage})`;
const categoryId = sql<string>`coalesce(${saved.categoryId}, ${products.categoryId})`;
const askedPrice = sql`case when ${saved.id} is null then ${products.askedPrice} else coalesce(${saved.sellingPrice}, ${saved.listPrice}) end`;

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

export type OwnQuery = { readonly page: number; readonly perPage: number; readonly search: string };

/** The products of a seller as it last saved them, newest first. */
export async function selectOwnPage(db: Db, sellerId: string, { page, perPage, search }: OwnQuery) {
  const rows = await db
    .select({
      id: products.id,
      approved: sql<Approval>`coalesce(${saved.state}, ${products.approval})`,
      isPublic: sql<boolean>`${products.approval} = 'APPROVED'`,
      rejectReason: saved.rejectReason,
      name,
      listPrice: sql`coalesce(${saved.listPrice}, ${products.listPrice})`.mapWith(Number),
      askedPrice: askedPrice.mapWith(Number),
      priceUnit: sql<PriceUnit>`coalesce(${saved.priceUnit}, ${products.priceUnit})`,
      category: categories.name,
      categoryId: categories.id,
      mainImage,
      picture: pictureOf(mediaFiles),
      isOpen: mediaFiles.open,
    })
    .from(products)
    .leftJoin(productVersions, withVersion)
    .innerJoin(categories, eq(categories.id, categoryId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, mainImage))
    .where(matching(sellerId, search))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(productVersions, withVersion)
    .where(matching(sellerId, search));
  return { rows, total: counted?.total ?? 0 };
}

/** Who sells it, in the words of the product form's own reply. */
export async function selectSeller(db: Db, id: string) {
  const found = await db
    .select({
      _id: members.id,
      name: members.name,
      role: members.role,
      rating: sql`coalesce(${sellerFigures.rating}, 0)`.mapWith(Number),
      profileImage: sql<string>`coalesce(${members.profileImage}, '')`,
      isVerified: sql<boolean>`coalesce(${companies.isVerified}, false)`,
      companyObj: {
        name: sql<string>`coalesce(${companies.name}, ${members.name})`,
        address: sql<string | null>`${companies.address}`,
      },
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(sellerFigures, eq(sellerFigures.memberId, members.id))
    .where(eq(members.id, id));
  return only(found);
}

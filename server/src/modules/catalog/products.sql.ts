import type { ProductListQuery } from '@plyhaat/contract/catalog';
import { maskPhone } from '@plyhaat/contract/phone';
import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles, pictureOf } from '#modules/media/media.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db.ts';
import { contains, isoTime } from '#platform/sql.ts';
import { brands, categories, productImages, products } from './catalog.tables.ts';

const DAYS_NEW = 14;
const parents = alias(categories, 'parent_categories');

const cardColumns = {
  _id: products.id,
  slug: products.slug,
  name: products.name,
  price: products.askedPrice,
  originalPrice: products.listPrice,
  pricetype: products.priceUnit,
  mainImage: products.mainImage,
  picture: pictureOf(mediaFiles),
  isNew: sql<boolean>`${products.createdAt} > now() - make_interval(days => ${DAYS_NEW})`,
  category: categories.name,
  categoryId: categories.id,
  sellerId: members.id,
  sellerSlug: members.slug,
  sellerName: members.name,
  companyName: sql<string>`coalesce(${companies.name}, ${members.name})`,
  verifeied: sql<boolean>`coalesce(${companies.isVerified}, false)`,
  cityName: cities.name,
  stateName: states.name,
  phone: sql<string | null>`coalesce(${companies.phone}, ${members.phone})`,
  rating: products.rating,
  reviewCount: products.reviewCount,
  inStock: products.inStock,
  createdAt: isoTime(products.createdAt),
};

const cards = (db: Db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(members, eq(members.id, products.sellerId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(states, eq(states.id, members.stateId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, products.mainImage));

type CardRow = Awaited<ReturnType<typeof cards>>[number];

function toCard({ isNew, sellerId, sellerSlug, sellerName, verifeied, ...row }: CardRow) {
  const { companyName, cityName, stateName } = row;
  return {
    ...row,
    phone: row.phone && maskPhone(row.phone),
    badge: isNew ? ('New' as const) : null,
    sellingprice: `${row.price} ${row.pricetype}`,
    seller: { _id: sellerId, slug: sellerSlug, name: sellerName, companyName, cityName, stateName, verifeied },
  };
}

/** Cards of the products named, approved or not. */
export const selectCards = async (db: Db, ids: readonly string[]) =>
  (await cards(db).where(inArray(products.id, [...ids]))).map(toCard);

const sortColumn = {
  name: products.name,
  price: products.askedPrice,
  rating: products.rating,
};

/** Each word must be in the name, the thickness or the category. */
const matches = (search: string): SQL[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => {
      const categoryMatches = sql`exists (select 1 from ${categories} c left join ${categories} p on p.id = c.parent_id where c.id = ${products.categoryId} and (${contains(sql`c.name`, word)} or ${contains(sql`p.name`, word)}))`;
      return or(contains(products.name, word), contains(products.thickness, word), categoryMatches) as SQL;
    });

const shown = (q: ProductListQuery, seller = q.userId ?? q.seller) =>
  and(
    eq(products.approval, 'APPROVED'),
    q.minPrice === undefined ? undefined : gte(products.askedPrice, q.minPrice),
    q.maxPrice === undefined ? undefined : lte(products.askedPrice, q.maxPrice),
    q.categories.length === 0
      ? undefined
      : sql`${products.categoryId} in (select c.id from ${categories} c where ${inArray(sql`c.id`, q.categories)} or ${inArray(sql`c.parent_id`, q.categories)})`,
    q.brands.length === 0 ? undefined : inArray(products.brandId, q.brands),
    seller === undefined ? undefined : eq(products.sellerId, seller),
    q.state.length === 0
      ? undefined
      : sql`${products.sellerId} in (select m.id from ${members} m where ${inArray(sql`m.state_id`, q.state)})`,
    ...matches(q.search),
  );

/** By time as the index has it, so that a page is read from there and nothing is sorted. */
const byTime = {
  asc: [sql`${products.createdAt} asc nulls first`, desc(products.id)],
  desc: [sql`${products.createdAt} desc nulls last`, asc(products.id)],
};

function order({ sort, sortBy, sortOrder }: ProductListQuery): SQL[] {
  if (!sortBy && sort) return byTime.desc;
  if (sortBy === 'createdAt') return byTime[sortOrder];
  const direction = sortOrder === 'asc' ? asc : desc;
  return [
    direction(sortColumn[sortBy === undefined || sortBy === 'relevance' ? 'name' : sortBy]),
    direction(products.id),
  ];
}

/** What the shop shows: approved products only. The id breaks ties, so pages never overlap. */
export async function selectProducts(db: Db, q: ProductListQuery) {
  const rows = await cards(db)
    .where(shown(q))
    .orderBy(...order(q))
    .limit(q.perPage)
    .offset((q.page - 1) * q.perPage);
  const total = await db.$count(products, shown(q));
  return { data: rows.map(toCard), total, totalElements: total };
}

const SPECIFICATIONS = [
  ['Thickness', products.thickness],
  ['Application', products.application],
  ['Grade', products.grade],
  ['Wood', products.wood],
  ['Glue', products.glue],
  ['Warranty', products.warranty],
  ['Size', products.size],
  ['Finish', products.finish],
  ['Standard', products.standard],
  ['Minimum order', products.minimumOrder],
] as const;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Who asks: the owner and staff see what is not public too. */
export type Viewer = { readonly id: string; readonly isStaff: boolean };
const visibleTo = (viewer: Viewer | undefined) => {
  if (viewer?.isStaff) return undefined;
  return or(eq(products.approval, 'APPROVED'), viewer && eq(products.sellerId, viewer.id));
};

export async function selectProduct(db: Db, idOrSlug: string, viewer?: Viewer) {
  const [row] = await db
    .select({
      ...cardColumns,
      brand: brands.name,
      parentId: parents.id,
      parentName: parents.name,
      parentSlug: parents.slug,
      shortDescription: products.shortDescription,
      description: products.longDescription,
      specification: sql<(string | null)[]>`json_build_array(${sql.join(
        SPECIFICATIONS.map(([, column]) => sql`${column}`),
        sql`, `,
      )})`,
      updatedAt: isoTime(products.updatedAt),
    })
    .from(products)
    .innerJoin(members, eq(members.id, products.sellerId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, eq(parents.id, categories.parentId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(states, eq(states.id, members.stateId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, products.mainImage))
    .where(and(visibleTo(viewer), isUuid(idOrSlug) ? eq(products.id, idOrSlug) : eq(products.slug, idOrSlug)));
  if (!row) return undefined;
  const { specification, parentId, parentName, parentSlug, brand, shortDescription, description, updatedAt, ...card } =
    row;
  const more = await selectImages(db, row._id);
  return {
    ...toCard(card),
    brand,
    shortDescription,
    description,
    updatedAt,
    parentCategory: parentId && parentName && parentSlug ? { _id: parentId, name: parentName, slug: parentSlug } : null,
    specifications: SPECIFICATIONS.flatMap(([name], i) => {
      const value = specification[i];
      return value ? [{ name, value }] : [];
    }),
    images: [card.picture, ...more].filter((picture) => picture !== null),
  };
}

const selectImages = async (db: Db, productId: string) =>
  (
    await db
      .select({ picture: pictureOf(mediaFiles) })
      .from(productImages)
      .innerJoin(mediaFiles, eq(mediaFiles.path, productImages.path))
      .where(eq(productImages.productId, productId))
      .orderBy(asc(productImages.position))
  ).map(({ picture }) => picture);

import { BUSINESS_ROLES, isBusiness } from '@plyhaat/contract/core/roles';
import { and, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { sellerCategories } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';

type Person = { readonly name?: string; readonly organizationName?: string; readonly accessedBy?: string };

/** Somebody as a notification names it: only a business has a store to visit. */
export async function selectPerson(db: Db, id: string): Promise<Person> {
  const [row] = await db
    .select({ company: companies.name, name: members.name, role: members.role })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .where(eq(members.id, id));
  if (!row) return {};
  return {
    name: row.company ?? row.name,
    ...(row.company && { organizationName: row.company }),
    ...(isBusiness(row.role) && { accessedBy: id }),
  };
}

export async function selectThing(db: Db, productId: string | null) {
  if (!productId) return undefined;
  const [product] = await db
    .select({ _id: products.id, name: products.name, slug: products.slug })
    .from(products)
    .where(eq(products.id, productId));
  return product;
}

/** What a buyer looks for, in its own words. */
export async function selectTitle(db: Db, requirementId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ title: requirements.title })
    .from(requirements)
    .where(eq(requirements.id, requirementId));
  return found?.title;
}

type Place = { readonly categoryId: string | null; readonly stateId: string; readonly cityId: string };
const MOST_MATCHES = 50;

/** Sellers of the category, or of the one above or below it, the same city first; without a category those of the city. */
export async function selectMatches(db: Db, buyerId: string, { categoryId, stateId, cityId }: Place) {
  const family = db
    .select({ id: categories.id })
    .from(categories)
    .where(
      or(
        eq(categories.id, categoryId ?? buyerId),
        eq(categories.parentId, categoryId ?? buyerId),
        sql`${categories.id} = (select parent_id from ${categories} own where own.id = ${categoryId})`,
      ),
    );
  const selling = inArray(
    members.id,
    db
      .select({ id: sellerCategories.memberId })
      .from(sellerCategories)
      .where(inArray(sellerCategories.categoryId, family)),
  );
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        ne(members.id, buyerId),
        inArray(members.role, [...BUSINESS_ROLES]),
        isNotNull(members.provenAt),
        eq(members.isBlocked, false),
        categoryId ? selling : eq(members.cityId, cityId),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${members.cityId} = ${cityId}, false)`),
      desc(sql`coalesce(${members.stateId} = ${stateId}, false)`),
      members.id,
    )
    .limit(MOST_MATCHES);
  return rows.map(({ id }) => id);
}

import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { and, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { sellerCategories } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';

const MOST_PARTNERS = 500;

/** An opportunity that takes applications, with the names of its cities in the owner's order. */
export async function selectOffer(db: Db, id: string) {
  const [offer] = await db.select().from(opportunities).where(eq(opportunities.id, id));
  if (!offer) return undefined;
  const named = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(inArray(cities.id, offer.cityIds));
  const nameOf = new Map(named.map((city) => [city.id, city.name]));
  return { ...offer, cities: offer.cityIds.flatMap((city) => ({ name: nameOf.get(city) })) };
}
type Offer = NonNullable<Awaited<ReturnType<typeof selectOffer>>>;

/** Businesses of its cities, then of its state, that deal in one of its categories or the one above or below it. */
export async function selectPartners(db: Db, { ownerId, cityIds, stateId, categoryIds }: Offer): Promise<string[]> {
  const family = db
    .select({ id: categories.id })
    .from(categories)
    .where(
      or(
        inArray(categories.id, categoryIds),
        inArray(categories.parentId, categoryIds),
        sql`${categories.id} in (select parent_id from ${categories} own where own.id = any(${sql.param(categoryIds)}::uuid[]))`,
      ),
    );
  const dealing = db
    .select({ id: sellerCategories.memberId })
    .from(sellerCategories)
    .where(inArray(sellerCategories.categoryId, family));
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        ne(members.id, ownerId),
        inArray(members.role, [...BUSINESS_ROLES]),
        isNotNull(members.provenAt),
        eq(members.isBlocked, false),
        or(inArray(members.cityId, cityIds), eq(members.stateId, stateId)),
        inArray(members.id, dealing),
      ),
    )
    .orderBy(desc(sql`coalesce(${inArray(members.cityId, cityIds)}, false)`), members.id)
    .limit(MOST_PARTNERS);
  return rows.map(({ id }) => id);
}

import { readSheet, secondPrice } from '@plyhaat/contract/core/sheet';
import { eq } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { TestApp } from '../app.ts';
import type { Labelled } from './labels.ts';

/** The demo's catalogue as labels speak of it: every product that is shown, by its id. */
export async function labelledProducts({ db }: TestApp): Promise<ReadonlyMap<string, Labelled>> {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      thickness: products.thickness,
      size: products.size,
      category: categories.slug,
      city: cities.name,
      state: states.name,
      asked: products.askedPrice,
      unit: products.priceUnit,
      sqftPaise: products.sqftPrice,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(cities, eq(cities.id, products.cityId))
    .leftJoin(states, eq(states.id, products.stateId))
    .where(eq(products.shown, true));
  return new Map(
    rows.map(({ id, asked, unit, sqftPaise, ...row }) => {
      const sheet = readSheet(row.size, row.thickness);
      const price = unit === 'per sq.ft' ? (secondPrice(asked, unit, sheet) ?? null) : asked;
      return [id, { ...row, price, sqft: sqftPaise && sqftPaise / 100 }];
    }),
  );
}

/** Its sellers, each once for every category that it deals in. */
export async function labelledSellers({ db }: TestApp): Promise<ReadonlyMap<string, readonly Labelled[]>> {
  const slugs = new Map((await db.select().from(categories)).map(({ id, slug }) => [id, slug]));
  const rows = await db
    .select({ listing: sellerListings, city: cities.name, state: states.name })
    .from(sellerListings)
    .leftJoin(cities, eq(cities.id, sellerListings.cityId))
    .leftJoin(states, eq(states.id, sellerListings.stateId));
  const none = { thickness: null, size: null, price: null, sqft: null };
  return new Map(
    rows.map(({ listing: { memberId, name, categoryIds }, city, state }) => [
      memberId,
      categoryIds.map((id) => ({ category: slugs.get(id) ?? '', name, city, state, ...none })),
    ]),
  );
}

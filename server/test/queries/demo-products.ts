import { eq } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
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
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.shown, true));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

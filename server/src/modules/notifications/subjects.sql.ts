import { isBusiness } from '@plyhaat/contract/core/roles';
import { and, eq } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
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

export async function selectNamedProduct(db: Db, productId: string | null) {
  if (!productId) return undefined;
  const [product] = await db
    .select({ _id: products.id, name: products.name, slug: products.slug })
    .from(products)
    .where(eq(products.id, productId));
  return product;
}

/** What a buyer looks for, in its own words; nothing while staff have to read them first. */
export async function selectTitle(db: Db, requirementId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ title: requirements.title })
    .from(requirements)
    .where(and(eq(requirements.id, requirementId), eq(requirements.approval, 'APPROVED')));
  return found?.title;
}

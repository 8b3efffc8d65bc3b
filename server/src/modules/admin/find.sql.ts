import type { Finding } from '@plyhaat/contract/admin/find';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { orders } from '#modules/billing/orders.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { hasPart } from './list.sql.ts';
import { lookedUp } from './member-list.sql.ts';
import { orderConditions } from './order-list.sql.ts';

/** So many of each kind. */
const MOST = 5;

async function findMembers(db: Db, q: string): Promise<Finding[]> {
  // The first few that the index of texts meets: sorting all of a common name would take too long while one types.
  const rows = await db
    .select({ id: members.id, name: members.name, company: companies.name, role: members.role, phone: members.phone })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .where(lookedUp(q))
    .limit(MOST);
  return rows.map(({ id, name, company, role, phone }) => ({
    kind: 'member',
    _id: id,
    title: company ?? name,
    about: `${roleLabel(role)} · ${maskPhone(phone)}`,
    link: `/admin/members/${id}`,
  }));
}

/** By part of their names, or by the words of what the public sees; one that it does not see is found in the list. */
async function findProducts(db: Db, q: string): Promise<Finding[]> {
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.name,
      about: companies.name,
      shown: products.shown,
    })
    .from(products)
    .leftJoin(companies, eq(companies.memberId, products.sellerId))
    .where(
      or(
        hasPart(products.name, q),
        and(products.shown, sql`${products.words} @@ websearch_to_tsquery('simple', ${q})`),
      ),
    )
    .limit(MOST);
  return rows.map(({ id, slug, title, about, shown }) => ({
    kind: 'product',
    _id: id,
    title,
    about: about ?? '',
    link: shown ? `/product/${slug}` : `/admin/products?q=${encodeURIComponent(title)}`,
  }));
}

async function findOrders(db: Db, q: string): Promise<Finding[]> {
  const rows = await db
    .select({ id: orders.id, state: orders.state, name: members.name })
    .from(orders)
    .leftJoin(members, eq(members.id, orders.memberId))
    .where(orderConditions({ q, sort: '-created' }))
    .orderBy(desc(orders.createdAt))
    .limit(MOST);
  return rows.map(({ id, state, name }) => ({
    kind: 'order',
    _id: id,
    title: id,
    about: [name, state].filter(Boolean).join(' · '),
    link: `/admin/orders/${id}`,
  }));
}

export const selectFindings = async (db: Db, q: string): Promise<Finding[]> => [
  ...(await findMembers(db, q)),
  ...(await findProducts(db, q)),
  ...(await findOrders(db, q)),
];

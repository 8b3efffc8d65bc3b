import type { Finding } from '@plyhaat/contract/admin/find';
import { ORDER_WORDS } from '@plyhaat/contract/billing/payments';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { orders } from '#modules/billing/orders.tables.ts';
import { isOrderNamed } from '#modules/billing/staff/order-search.reads.sql.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { lookedUp, memberStatus } from '#modules/identity/staff/member-lookup.reads.sql.ts';
import { asRow, isCaseOf, selectCases } from '#modules/leads/staff/cases.reads.sql.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { cities } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { hasPart } from '#platform/lists/staff-list.sql.ts';

/** So many of each kind. */
const MOST = 5;

async function findMembers(db: Db, q: string): Promise<Finding[]> {
  // Unsorted, as the text index finds them: sorting all matches of a common name is too slow while somebody types.
  const rows = await db
    .select({
      id: members.id,
      name: members.name,
      company: companies.name,
      role: members.role,
      phone: members.phone,
      city: cities.name,
      standing: memberStatus,
      picture: pictureOf(mediaFiles),
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, members.profileImage))
    .where(lookedUp(q))
    .limit(MOST);
  return rows.map(({ id, name, company, role, phone, city, standing, picture }) => ({
    kind: 'member',
    _id: id,
    title: company ?? name,
    about: `${[roleLabel(role), city].filter(Boolean).join(', ')} · ${maskPhone(phone)}`,
    link: `/admin/members/${id}`,
    picture,
    role,
    standing,
  }));
}

/** By part of the name, or by the words of public products; others are found in the list of products. */
async function findProducts(db: Db, q: string): Promise<Finding[]> {
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.name,
      about: companies.name,
      shown: products.shown,
      approved: products.approval,
      memberId: products.sellerId,
      picture: pictureOf(mediaFiles),
    })
    .from(products)
    .leftJoin(companies, eq(companies.memberId, products.sellerId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, products.mainImage))
    .where(
      or(
        hasPart(products.name, q),
        and(products.shown, sql`${products.words} @@ websearch_to_tsquery('simple', ${q})`),
      ),
    )
    .limit(MOST);
  return rows.map(({ id, slug, title, about, shown, ...row }) => ({
    kind: 'product',
    _id: id,
    title,
    about: about ?? '',
    link: shown ? `/product/${slug}` : `/admin/products?q=${encodeURIComponent(title)}`,
    ...row,
  }));
}

async function findOrders(db: Db, q: string): Promise<Finding[]> {
  const rows = await db
    .select({
      id: orders.id,
      state: orders.state,
      name: sql<string | null>`coalesce(${companies.name}, ${members.name})`,
      memberId: orders.memberId,
      total: orders.total,
    })
    .from(orders)
    .leftJoin(members, eq(members.id, orders.memberId))
    .leftJoin(companies, eq(companies.memberId, orders.memberId))
    .where(isOrderNamed(q))
    .orderBy(desc(orders.createdAt))
    .limit(MOST);
  return rows.map(({ id, state, name, memberId, total }) => ({
    kind: 'order',
    _id: id,
    title: id,
    about: [name, ORDER_WORDS[state]].filter(Boolean).join(' · '),
    link: `/admin/orders/${id}`,
    picture: null,
    memberId,
    total: total / 100,
  }));
}

async function findEnquiries(db: Db, q: string): Promise<Finding[]> {
  const rows = (await selectCases(db, isCaseOf(q)).limit(MOST)).map(asRow);
  return rows.map(({ _id, name, subject, excerpt }) => ({
    kind: 'enquiry',
    _id,
    title: name,
    about: [subject, excerpt].filter(Boolean).join(' · '),
    link: `/admin/enquiries/${_id}`,
    picture: null,
  }));
}

export const selectFindings = async (db: Db, q: string): Promise<Finding[]> => [
  ...(await findMembers(db, q)),
  ...(await findProducts(db, q)),
  ...(await findOrders(db, q)),
  ...(await findEnquiries(db, q)),
];

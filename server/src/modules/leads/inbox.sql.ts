import type { LeadChange, LeadQuery } from '@plyhaat/contract/leads/inbox';
import type { LeadStatus } from '@plyhaat/contract/leads/leads';
import type { PriceRequest } from '@plyhaat/contract/leads/price-request';
import { and, count, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { contains, isoTime, only } from '#platform/db/sql.ts';
import { indianDayOf, startOf } from '#platform/indian-day.ts';
import { leadContacts, leads } from './leads.tables.ts';
import { threads } from './threads.tables.ts';

/** What a lead is about. */
export const product = sql<{ _id: string; slug: string; name: string } | null>`case when ${products.id} is not null
  then json_build_object('_id', ${products.id}, 'slug', ${products.slug}, 'name', ${products.name}) end`;

type Contact = PriceRequest & { createdAt: string; productName: string | null; message: string | null };
const history = sql<Contact[]>`(select coalesce(json_agg(json_build_object(
    'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'productName', p.name, 'message', c.message, 'quantity', c.quantity, 'unit', c.unit,
    'unitName', p.unit_shown, 'city', c.city,
    'neededBy', c.needed_by) order by c.created_at), '[]')
  from ${leadContacts} c left join ${products} p on p.id = c.product_id where c.lead_id = ${leads.id})`;

export const wanted = {
  quantity: leads.quantity,
  unit: leads.unit,
  unitName: products.unitShown,
  city: leads.city,
  neededBy: leads.neededBy,
};

const shown = (db: Db) =>
  db
    .select({
      _id: leads.id,
      channel: leads.channel,
      status: leads.status,
      name: leads.name,
      phone: leads.phone,
      email: leads.email,
      cityName: cities.name,
      product,
      productName: products.name,
      source: leads.source,
      requirementId: leads.requirementId,
      message: leads.message,
      ...wanted,
      threadId: threads.id,
      note: leads.note,
      reminderAt: isoTime(leads.reminderAt),
      isRead: sql<boolean>`${leads.seenAt} is not null`,
      respondedAt: isoTime(leads.respondedAt),
      createdAt: isoTime(leads.createdAt),
      lastContactAt: isoTime(leads.lastContactAt),
      history,
    })
    .from(leads)
    .leftJoin(products, eq(products.id, leads.productId))
    .leftJoin(cities, eq(cities.id, leads.cityId))
    .leftJoin(threads, eq(threads.leadId, leads.id));

const matching = (sellerId: string, { search, channel, status, from, to }: LeadQuery): SQL | undefined =>
  and(
    eq(leads.sellerId, sellerId),
    channel && eq(leads.channel, channel),
    status && eq(leads.status, status),
    from ? gte(leads.lastContactAt, startOf(from)) : undefined,
    to ? lt(leads.lastContactAt, startOf(to, 1)) : undefined,
    search
      ? or(...[leads.name, leads.phone, leads.message, leads.note, products.name].map((part) => contains(part, search)))
      : undefined,
  );

const unreadOf = (db: Db, sellerId: string) =>
  db.$count(leads, and(eq(leads.sellerId, sellerId), isNull(leads.seenAt)));

/** How many match in each status, whichever is asked for. */
async function countByStatus(db: Db, sellerId: string, query: LeadQuery): Promise<Record<LeadStatus, number>> {
  const rows = await db
    .select({ status: leads.status, count: count() })
    .from(leads)
    .leftJoin(products, eq(products.id, leads.productId))
    .where(matching(sellerId, { ...query, status: undefined }))
    .groupBy(leads.status);
  return { new: 0, contacted: 0, won: 0, lost: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}

export async function selectLeads(db: Db, sellerId: string, query: LeadQuery) {
  const data = await shown(db)
    .where(matching(sellerId, query))
    .orderBy(desc(leads.lastContactAt), desc(leads.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const counts = await countByStatus(db, sellerId, query);
  const total = query.status ? counts[query.status] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { data, total, unread: await unreadOf(db, sellerId), counts };
}

export const selectLead = async (db: Db, id: string) => only(await shown(db).where(eq(leads.id, id)));

/** Whose a lead is, and the day it is counted on. */
export async function findCounted(db: Db, id: string) {
  const [lead] = await db
    .select({ sellerId: leads.sellerId, day: indianDayOf(leads.createdAt) })
    .from(leads)
    .where(eq(leads.id, id));
  return lead;
}

/** A lead whose seller is to be reminded now; undefined where the reminder was changed or removed. */
export async function findReminded(db: Db, id: string, at: Date) {
  const [lead] = await db
    .select({ leadId: leads.id, sellerId: leads.sellerId, buyerId: leads.buyerId, productId: leads.productId })
    .from(leads)
    .where(and(eq(leads.id, id), eq(leads.reminderAt, at)));
  return lead;
}

/** Whatever the seller does with a lead, it has seen it; the first status other than new is its response. */
export const changeLead = (db: Db, id: string, { status, note, reminderAt }: LeadChange) =>
  db
    .update(leads)
    .set({
      ...(status && { status }),
      ...(status && status !== 'new' && { respondedAt: sql`coalesce(${leads.respondedAt}, now())` }),
      ...(note !== undefined && { note }),
      ...(reminderAt !== undefined && { reminderAt: reminderAt === null ? null : new Date(reminderAt) }),
      seenAt: sql`coalesce(${leads.seenAt}, now())`,
    })
    .where(eq(leads.id, id));

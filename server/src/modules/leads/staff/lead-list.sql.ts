import { maskPhone } from '@plyhaat/contract/core/phone';
import type { LeadFilter, LeadRow } from '@plyhaat/contract/leads/staff/leads';
import { and, eq, or, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { membersNamed, named, nameOf } from '#modules/identity/staff/member-lookup.reads.sql.ts';
import { cities } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import { staffList, within } from '#platform/lists/staff-list.sql.ts';
import { leads } from '../leads.tables.ts';

const FIELDS = {
  _id: leads.id,
  channel: leads.channel,
  status: leads.status,
  source: leads.source,
  sellerId: leads.sellerId,
  sellerName: nameOf(leads.sellerId),
  buyerId: leads.buyerId,
  buyerName: nameOf(leads.buyerId),
  phone: leads.phone,
  product: products.name,
  city: cities.name,
  createdAt: isoTime(leads.createdAt),
  lastContactAt: isoTime(leads.lastContactAt),
  respondedAt: sql<string | null>`${isoTime(leads.respondedAt)}`,
};

/** Of one lead, not masked. */
export const findLeadContact = async (db: Db, id: string) =>
  (await db.select({ phone: leads.phone, email: leads.email }).from(leads).where(eq(leads.id, id)))[0];

export const leadList = staffList<LeadFilter, LeadRow>({
  table: leads,
  id: leads.id,
  columns: { created: leads.createdAt },
  namedBy: membersNamed,
  conditions: ({ q, channel, status, source, seller, buyer, ...period }, named) =>
    and(
      q ? or(sql`${leads.sellerId} = any(${named})`, sql`${leads.buyerId} = any(${named})`) : undefined,
      channel ? eq(leads.channel, channel) : undefined,
      status ? eq(leads.status, status) : undefined,
      source ? eq(leads.source, source) : undefined,
      seller ? eq(leads.sellerId, seller) : undefined,
      buyer ? eq(leads.buyerId, buyer) : undefined,
      within(leads.createdAt, period),
    ),
  async rows(db, where, order, most) {
    const found = await db
      .select(FIELDS)
      .from(leads)
      .leftJoin(products, eq(products.id, leads.productId))
      .leftJoin(cities, eq(cities.id, leads.cityId))
      .where(where)
      .orderBy(...order)
      .limit(most);
    return found.map(({ sellerId, sellerName, buyerId, buyerName, phone, ...row }) => ({
      ...row,
      seller: { _id: sellerId, name: sellerName ?? '' },
      buyer: named(buyerId, buyerName),
      phone: phone && maskPhone(phone),
    }));
  },
});

import type { InboxKind } from '@plyhaat/contract/leads/seller-inbox';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { receivedSource, sentSource } from '#modules/dealerships/inbox.reads.sql.ts';
import { cities } from '#modules/places/places.tables.ts';
import { leadIsQuoted, matchSource, quoteSource } from '#modules/requirements/inbox.reads.sql.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { countsOf, type Place, pageOf, type Source } from '#platform/db/merged-list.sql.ts';
import { isoTime, likeWords, rowsOf } from '#platform/db/sql.ts';
import { daysAfter, indianDay, startOf } from '#platform/indian-day.ts';
import { leads } from './leads.tables.ts';
import { threads } from './threads.tables.ts';

/** A lead that a quote or a win shows with it does not stand for itself. */
const leadSource = (sellerId: string): Source<'request' | 'lead'> => ({
  kinds: { request: sql`lead.quantity is not null`, lead: sql`lead.quantity is null` },
  from: sql`${leads} as lead`,
  where: sql`lead.seller_id = ${sellerId}::uuid and not ${leadIsQuoted}`,
  at: sql.raw('lead.last_contact_at'),
  id: sql.raw('lead.id'),
  waits: sql`lead.status = 'new' or lead.seen_at is null`,
  text: sql`concat_ws(' ', lead.name, lead.phone, lead.message, lead.note,
    (select product.name from ${products} as product where product.id = lead.product_id))`,
});

const sourcesOf = (sellerId: string): Source<InboxKind>[] =>
  [leadSource, matchSource, quoteSource, sentSource, receivedSource].map((source) => source(sellerId));

/** What came before has been left alone on purpose. */
const WAITS_FOR_DAYS = 14;
const waitsSince = () => startOf(daysAfter(indianDay(), -WAITS_FOR_DAYS));

export type InboxKey = Place & { readonly kind: InboxKind };
export type Asked = { readonly kind?: InboxKind | undefined; readonly search: string };
type Page = { readonly waiting: boolean; readonly after?: Place | undefined; readonly most: number };

const wantedOf = ({ kind, search }: Asked) => ({ kind, words: likeWords(search), since: waitsSince() });

export const keysOf = (sellerId: string, asked: Asked, page: Page) =>
  pageOf(sourcesOf(sellerId), { ...wantedOf(asked), ...page });

export const selectKeys = (db: Db, sellerId: string, asked: Asked, page: Page) =>
  rowsOf<InboxKey>(db, keysOf(sellerId, asked, page));

type Count = { kind: InboxKind; total: number; waiting: number };
export const countItems = (db: Db, sellerId: string, asked: Asked) =>
  rowsOf<Count>(db, countsOf(sourcesOf(sellerId), wantedOf(asked)));

/** What the inbox shows of leads. */
export const selectLeadItems = (db: Db, sellerId: string, ids: readonly string[]) =>
  db
    .select({
      id: leads.id,
      name: leads.name,
      channel: leads.channel,
      source: leads.source,
      status: leads.status,
      reminderAt: isoTime(leads.reminderAt),
      cityName: sql<string | null>`coalesce(${leads.city}, ${cities.name})`,
      productName: products.name,
      title: requirements.title,
      message: leads.message,
      quantity: leads.quantity,
      unit: leads.unit,
      unitName: products.unitShown,
      asked: requirements.quantity,
      requirementId: leads.requirementId,
      threadId: threads.id,
      at: isoTime(leads.lastContactAt),
    })
    .from(leads)
    .leftJoin(products, eq(products.id, leads.productId))
    .leftJoin(cities, eq(cities.id, leads.cityId))
    .leftJoin(requirements, eq(requirements.id, leads.requirementId))
    .leftJoin(threads, eq(threads.leadId, leads.id))
    .where(and(eq(leads.sellerId, sellerId), inArray(leads.id, [...ids])));

/** The latest lead of a seller for each of these requirements: what it follows up beside its quote. */
export const selectLeadsFor = (db: Db, sellerId: string, buyerIds: readonly string[]) =>
  db
    .select({
      _id: leads.id,
      requirementId: leads.requirementId,
      channel: leads.channel,
      source: leads.source,
      status: leads.status,
      reminderAt: isoTime(leads.reminderAt),
    })
    .from(leads)
    .where(and(eq(leads.sellerId, sellerId), inArray(leads.buyerId, [...buyerIds]), isNotNull(leads.requirementId)))
    .orderBy(leads.lastContactAt, leads.id);

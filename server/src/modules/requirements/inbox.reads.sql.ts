import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { messages, threads } from '#modules/leads/threads.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import type { Source } from '#platform/db/merged-list.sql.ts';
import { isoTime } from '#platform/db/sql.ts';
import { indianDay } from '#platform/indian-day.ts';
import { statusOn } from './quotes/status.sql.ts';
import { quotes } from './quotes.tables.ts';
import { requirementMatches, requirements } from './requirements.tables.ts';

/** A seller has quoted for it. */
const quotedBy = (requirementId: SQL, sellerId: SQL) => sql`exists (select from ${quotes} as quoted
  where quoted.requirement_id = ${requirementId} and quoted.seller_id = ${sellerId})`;
export const leadIsQuoted = quotedBy(sql.raw('lead.requirement_id'), sql.raw('lead.seller_id'));

const matchIsQuoted = quotedBy(sql.raw('match.requirement_id'), sql.raw('match.seller_id'));
const isReached = sql`exists (select from ${leads} as lead where lead.buyer_id = requirement.buyer_id
  and lead.seller_id = match.seller_id and lead.requirement_id = match.requirement_id)`;

/** Open requirements that a seller was told of and has done nothing about. */
export const matchSource = (sellerId: string): Source<'match'> => ({
  kinds: { match: sql`true` },
  from: sql`${requirementMatches} as match join ${requirements} as requirement on requirement.id = match.requirement_id`,
  where: sql`match.seller_id = ${sellerId}::uuid and requirement.status = 'Active'
    and requirement.approval = 'APPROVED' and requirement.expires_at > now()
    and not exists (select from ${members} as buyer where buyer.id = requirement.buyer_id and buyer.is_blocked)
    and not ${matchIsQuoted} and not ${isReached}`,
  at: sql.raw('match.told_at'),
  id: sql.raw('match.requirement_id'),
  waits: sql`true`,
  text: sql`concat_ws(' ', requirement.title, requirement.description,
    (select city.name from ${cities} as city where city.id = requirement.city_id))`,
});

const BUYER = sql`(select coalesce(company.name, buyer.name) from ${members} as buyer
  left join ${companies} as company on company.member_id = buyer.id where buyer.id = quote.buyer_id)`;
const hasUnread = sql`exists (select from ${messages} as message where message.thread_id = thread.id
  and message.side = 'buyer' and message.created_at > coalesce(thread.seller_read_at, '-infinity'))`;
/** The lead that an acceptance has made is new. */
const isUnmet = sql`quote.state = 'accepted' and exists (select from ${leads} as lead
  where lead.buyer_id = quote.buyer_id and lead.seller_id = quote.seller_id
    and lead.requirement_id = quote.requirement_id and (lead.status = 'new' or lead.seen_at is null))`;

/** A seller's quotes, by what last happened in their threads. */
export const quoteSource = (sellerId: string): Source<'quote' | 'win'> => ({
  kinds: { win: sql`quote.state = 'accepted'`, quote: sql`quote.state <> 'accepted'` },
  from: sql`${threads} as thread join ${quotes} as quote
    on quote.thread_id = thread.id and quote.seller_id = thread.seller_id`,
  where: sql`thread.seller_id = ${sellerId}::uuid and thread.lead_id is null`,
  at: sql.raw('thread.active_at'),
  id: sql.raw('quote.id'),
  waits: sql`${hasUnread} or (${isUnmet})`,
  text: sql`concat_ws(' ', quote.title, quote.number, ${BUYER})`,
});

/** What the inbox shows of requirements that a seller was matched with. */
export const selectMatchesFor = (db: Db, sellerId: string, ids: readonly string[]) =>
  db
    .select({
      id: requirements.id,
      title: requirements.title,
      quantity: requirements.quantity,
      cityName: cities.name,
      endsAt: isoTime(requirements.expiresAt),
      at: isoTime(requirementMatches.toldAt),
    })
    .from(requirementMatches)
    .innerJoin(requirements, eq(requirements.id, requirementMatches.requirementId))
    .innerJoin(members, eq(members.id, requirements.buyerId))
    .innerJoin(cities, eq(cities.id, requirements.cityId))
    .where(
      and(
        eq(requirementMatches.sellerId, sellerId),
        inArray(requirements.id, [...ids]),
        eq(requirements.approval, 'APPROVED'),
        eq(members.isBlocked, false),
      ),
    );

/** What the inbox shows of a seller's quotes. */
export const selectQuotesOf = (db: Db, sellerId: string, ids: readonly string[]) =>
  db
    .select({
      id: quotes.id,
      requirementId: quotes.requirementId,
      threadId: quotes.threadId,
      buyerId: quotes.buyerId,
      buyerName: sql<string | null>`coalesce(${companies.name}, ${members.name})`,
      cityName: cities.name,
      title: quotes.title,
      quantity: requirements.quantity,
      status: statusOn(indianDay()),
      unitPrice: quotes.unitPrice,
      unit: quotes.unit,
      productUnit: products.unitShown,
      total: quotes.total,
      validUntil: quotes.validUntil,
      at: isoTime(threads.activeAt),
    })
    .from(quotes)
    .innerJoin(threads, eq(threads.id, quotes.threadId))
    .leftJoin(requirements, eq(requirements.id, quotes.requirementId))
    .leftJoin(cities, eq(cities.id, requirements.cityId))
    .leftJoin(members, eq(members.id, quotes.buyerId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(products, eq(products.id, quotes.productId))
    .where(and(eq(quotes.sellerId, sellerId), inArray(quotes.id, [...ids])));

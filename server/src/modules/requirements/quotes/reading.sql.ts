import type { Role } from '@plyhaat/contract/core/roles';
import type { QuoteFigures, QuoteGroup, QuoteStatus } from '@plyhaat/contract/requirements/quotes';
import { aliasedTable, and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { messages, threads } from '#modules/leads/threads.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { indianDay } from '#platform/indian-day.ts';
import { quotes } from '../quotes.tables.ts';
import { requirements } from '../requirements.tables.ts';
import { statusOn } from './status.sql.ts';

const buyer = aliasedTable(members, 'buyer');

const wrote = (by: 'buyer' | 'seller', since: SQL) => sql<number>`(select count(*)::int from ${messages}
  where ${messages.threadId} = ${quotes.threadId} and ${messages.side} = ${by} and ${messages.createdAt} > ${since})`;
const readBy = (column: typeof threads.buyerReadAt | typeof threads.sellerReadAt) => sql`coalesce((select ${column}
  from ${threads} where ${threads.id} = ${quotes.threadId}), '-infinity')`;

const FIELDS = {
  _id: quotes.id,
  requirementId: quotes.requirementId,
  sellerId: quotes.sellerId,
  buyerId: quotes.buyerId,
  title: quotes.title,
  version: quotes.version,
  number: quotes.number,
  sellerName: sql<string | null>`coalesce(${companies.name}, ${members.name})`,
  seller: sql<{
    _id: string;
    slug: string;
    role: Role;
    cityName: string | null;
    stateName: string | null;
    isVerified: boolean;
    rating: number;
    reviewCount: number;
  } | null>`case when ${members.id} is not null then json_build_object('_id', ${members.id}, 'slug', ${members.slug},
    'role', ${members.role}, 'cityName', ${cities.name}, 'stateName', ${states.name},
    'isVerified', coalesce(${companies.isVerified}, false), 'rating', coalesce(${sellerListings.rating}, 0),
    'reviewCount', coalesce(${sellerListings.reviewCount}, 0)) end`,
  sellerPhone: sql<string | null>`coalesce(${companies.phone}, ${members.phone})`,
  buyerName: buyer.name,
  buyerPhone: buyer.phone,
  unitPrice: quotes.unitPrice,
  unit: quotes.unit,
  productUnit: sql<
    string | null
  >`(select ${products.unitShown} from ${products} where ${products.id} = ${quotes.productId})`,
  gstPercent: quotes.gstPercent,
  freight: quotes.freight,
  leadTimeDays: quotes.leadTimeDays,
  validUntil: quotes.validUntil,
  note: quotes.note,
  noteMasked: quotes.noteMasked,
  file: quotes.file,
  fileName: mediaFiles.name,
  hsn: quotes.hsn,
  size: quotes.size,
  thickness: quotes.thickness,
  productId: quotes.productId,
  amount: quotes.amount,
  amountUnit: quotes.amountUnit,
  asked: requirements.quantity,
  landed: quotes.landed,
  goods: quotes.goods,
  gst: quotes.gst,
  total: quotes.total,
  threadId: quotes.threadId,
  messages: sql<number>`(select count(*)::int from ${messages} where ${messages.threadId} = ${quotes.threadId})`,
  unreadByBuyer: wrote('seller', readBy(threads.buyerReadAt)),
  unreadBySeller: wrote('buyer', readBy(threads.sellerReadAt)),
  holdsNumber: sql<boolean>`exists (select from ${leads} where ${leads.sellerId} = ${quotes.sellerId}
    and ${leads.buyerId} = ${quotes.buyerId} and ${leads.phone} is not null)`,
  declineReason: quotes.declineReason,
  parties: quotes.parties,
  decidedAt: isoTime(quotes.decidedAt),
  createdAt: isoTime(quotes.createdAt),
  updatedAt: isoTime(quotes.updatedAt),
};

const reading = (db: Db, today: string) =>
  db
    .select({ ...FIELDS, status: statusOn(today) })
    .from(quotes)
    .leftJoin(requirements, eq(requirements.id, quotes.requirementId))
    .leftJoin(members, eq(members.id, quotes.sellerId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(states, eq(states.id, members.stateId))
    .leftJoin(sellerListings, eq(sellerListings.memberId, members.id))
    .leftJoin(buyer, eq(buyer.id, quotes.buyerId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, quotes.file));
export type QuoteRow = Awaited<ReturnType<typeof reading>>[number];

export async function selectQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  const [row] = await reading(db, indianDay()).where(eq(quotes.id, id));
  return row;
}

/** Every quote that its seller has not taken back, or those of one seller; the cheapest landed price first. */
export function selectQuotesFor(db: Db, requirementId: string, sellerId: string | null, most: number) {
  const today = indianDay();
  return reading(db, today)
    .where(
      and(
        eq(quotes.requirementId, requirementId),
        sellerId === null ? ne(quotes.state, 'withdrawn') : eq(quotes.sellerId, sellerId),
      ),
    )
    .orderBy(
      sql`case ${statusOn(today)} when 'accepted' then 0 when 'open' then 1 else 2 end`,
      sql`${quotes.landed} asc nulls last`,
      asc(quotes.createdAt),
    )
    .limit(most);
}

const GROUPS: Readonly<Record<QuoteGroup, readonly QuoteStatus[]>> = {
  open: ['open'],
  won: ['accepted'],
  lost: ['declined', 'withdrawn', 'lost', 'expired'],
};
type OwnQuery = { readonly page: number; readonly perPage: number; readonly group?: QuoteGroup | undefined };

export async function selectOwnQuotes(db: Db, sellerId: string, { page, perPage, group }: OwnQuery) {
  const today = indianDay();
  const where = and(eq(quotes.sellerId, sellerId), group ? inArray(statusOn(today), [...GROUPS[group]]) : undefined);
  const data = await reading(db, today)
    .where(where)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(quotes)
    .leftJoin(requirements, eq(requirements.id, quotes.requirementId))
    .where(where);
  return { data, total: counted?.total ?? 0 };
}

/** What came of a seller's quotes: all of them, and month by month for half a year. */
export async function selectFigures(db: Db, sellerId: string): Promise<QuoteFigures> {
  const today = indianDay();
  const status = statusOn(today);
  const sum = (which: SQL) => sql<number>`coalesce(sum(${quotes.total}) filter (where ${which}), 0)::float8 / 100`;
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`;
  const [open, won] = [sql`${status} = 'open'`, sql`${status} = 'accepted'`];
  const lost = sql`${status} not in ('open', 'accepted')`;
  const totals = only(
    await db
      .select({
        open: count(open),
        won: count(won),
        lost: count(lost),
        openValue: sum(open),
        wonValue: sum(won),
      })
      .from(quotes)
      .leftJoin(requirements, eq(requirements.id, quotes.requirementId))
      .where(eq(quotes.sellerId, sellerId)),
  );
  const { rows } = await db.execute<QuoteFigures['months'][number]>(sql`
    select to_char(month, 'YYYY-MM') as month, count(${quotes.id})::int as sent,
           count(*) filter (where ${quotes.state} = 'accepted')::int as won,
           coalesce(sum(${quotes.total}) filter (where ${quotes.state} = 'accepted'), 0)::float8 / 100 as "wonValue"
      from generate_series(date_trunc('month', ${today}::date) - interval '5 months',
                           date_trunc('month', ${today}::date), interval '1 month') as month
      left join ${quotes} on ${quotes.sellerId} = ${sellerId}
       and date_trunc('month', ${quotes.createdAt} at time zone 'Asia/Kolkata') = month
     group by month order by month`);
  return { ...totals, months: rows };
}

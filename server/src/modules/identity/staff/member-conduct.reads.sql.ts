import type { MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { and, eq, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { isAbout } from '#modules/reports/about.reads.sql.ts';
import { reports } from '#modules/reports/reports.tables.ts';
import { quotes } from '#modules/requirements/quotes.tables.ts';
import type { Db } from '#platform/db/db.ts';

type Counted = { readonly whole: number; readonly part: number };

/** A lead counts once it is answered or a day old: until then nobody is late. */
const countLeads = (db: Db, memberId: string) =>
  db
    .select({
      whole: sql<number>`count(*)::int`,
      part: sql<number>`(count(*) filter (where ${leads.respondedAt} - ${leads.createdAt} <= interval '1 day'))::int`,
    })
    .from(leads)
    .where(
      and(
        eq(leads.sellerId, memberId),
        sql`${leads.createdAt} > now() - interval '90 days'
          and (${leads.respondedAt} is not null or ${leads.createdAt} < now() - interval '1 day')`,
      ),
    );

const countQuotes = (db: Db, memberId: string) =>
  db
    .select({
      whole: sql<number>`count(*)::int`,
      part: sql<number>`(count(*) filter (where ${quotes.state} = 'accepted'))::int`,
    })
    .from(quotes)
    .where(and(eq(quotes.sellerId, memberId), sql`${quotes.createdAt} > now() - interval '90 days'`));

/** How a member does: what it answered and offered lately, and what staff refused. */
export async function selectConduct(db: Db, memberId: string): Promise<MemberDetail['conduct']> {
  const none: Counted = { whole: 0, part: 0 };
  const [answered = none] = await countLeads(db, memberId);
  const [offered = none] = await countQuotes(db, memberId);
  return {
    leads: answered.whole,
    answeredInADay: answered.part,
    quotes: offered.whole,
    quotesAccepted: offered.part,
    listingsRejected: await db.$count(
      products,
      and(eq(products.sellerId, memberId), eq(products.approval, 'REJECTED')),
    ),
    reportsAbout: await db.$count(reports, isAbout(memberId)),
    reportsUpheld: await db.$count(reports, and(isAbout(memberId), eq(reports.state, 'APPROVED'))),
  };
}

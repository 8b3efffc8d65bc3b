import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import type { ReportFilter, ReportRow } from '@plyhaat/contract/reports/staff/reports';
import { and, eq, sql } from 'drizzle-orm';
import { brands, products } from '#modules/catalog/catalog.tables.ts';
import { blogComments } from '#modules/content/comments.tables.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { membersNamed, named, nameOf } from '#modules/identity/staff/member-lookup.reads.sql.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { reviewReplies, reviews } from '#modules/reviews/reviews.tables.ts';
import { isoTime } from '#platform/db/sql.ts';
import { staffList, within } from '#platform/lists/staff-list.sql.ts';
import { isAbout } from '../about.reads.sql.ts';
import { reports } from '../reports.tables.ts';

/** Enough letters to tell texts apart in the list. */
const LETTERS = 80;

/** What the reported item is called, or how its text begins. */
const title = sql<string | null>`case ${reports.kind}
  when 'product' then (select item.name from ${products} as item where item.id = ${reports.thingId})
  when 'seller' then ${nameOf(reports.thingId)}
  when 'reel' then (select item.title from ${reels} as item where item.id = ${reports.thingId})
  when 'requirement' then (select item.title from ${requirements} as item where item.id = ${reports.thingId})
  when 'opportunity' then (select item.brand from ${opportunities} as item where item.id = ${reports.thingId})
  when 'brand' then (select item.name from ${brands} as item where item.id = ${reports.thingId})
  when 'review' then (select left(item.message, ${LETTERS}) from ${reviews} as item where item.id = ${reports.thingId})
  when 'reply' then (select left(item.message, ${LETTERS}) from ${reviewReplies} as item where item.review_id = ${reports.thingId})
  when 'comment' then (select left(item.text, ${LETTERS}) from ${blogComments} as item where item.id = ${reports.thingId})
end`;

const FIELDS = {
  _id: reports.id,
  kind: reports.kind,
  thingId: reports.thingId,
  title,
  reason: reports.reason,
  message: reports.message,
  reporterId: reports.reporterId,
  reporterName: nameOf(reports.reporterId),
  isAutomatic: reports.automatic,
  status: reports.state,
  decision: reports.decisionReason,
  createdAt: isoTime(reports.createdAt),
  decidedAt: sql<string | null>`${isoTime(reports.decidedAt)}`,
};

export const reportList = staffList<ReportFilter, ReportRow>({
  table: reports,
  id: reports.id,
  columns: { created: reports.createdAt },
  namedBy: membersNamed,
  conditions: ({ q, kind, status, reporter, thing: itemId, about, ...period }, named) =>
    and(
      q ? sql`${reports.reporterId} = any(${named})` : undefined,
      kind ? eq(reports.kind, kind) : undefined,
      status ? eq(reports.state, status) : undefined,
      reporter ? eq(reports.reporterId, reporter) : undefined,
      itemId ? eq(reports.thingId, itemId) : undefined,
      about ? isAbout(about) : undefined,
      within(reports.createdAt, period),
    ),
  async rows(db, where, order, most) {
    const found = await db
      .select(FIELDS)
      .from(reports)
      .where(where)
      .orderBy(...order)
      .limit(most);
    return found.map(({ reporterId, reporterName, title, message, ...row }) => ({
      ...row,
      title: title && (maskContacts(title) ?? title),
      message: message && (maskContacts(message) ?? message),
      reporter: named(reporterId, reporterName),
    }));
  },
});

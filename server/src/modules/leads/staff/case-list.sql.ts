import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { EnquiryCounts, EnquiryFilter, EnquiryRow } from '@plyhaat/contract/leads/staff/enquiries';
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { countUpTo } from '#platform/db/long-list.sql.ts';
import { staffList, within } from '#platform/lists/staff-list.sql.ts';
import { asRow, isCaseOf, selectCases } from './cases.reads.sql.ts';
import { enquiryCases as cases } from './cases.tables.ts';

/** `me`: who asks, for the filter by owner. */
type Asked = EnquiryFilter & { readonly me: string };

const ownedBy = ({ owner, me }: Asked): SQL | undefined => {
  if (!owner) return undefined;
  return owner === 'me' ? eq(cases.ownerId, me) : isNull(cases.ownerId);
};

export const caseList = staffList<Asked, EnquiryRow>({
  table: cases,
  id: cases.id,
  columns: { due: cases.dueAt, created: cases.createdAt },
  isNarrow: ({ owner }) => owner === 'me',
  conditions: ({ q, status, kind, late, ...asked }) =>
    and(
      q ? isCaseOf(q) : undefined,
      status === 'all' ? undefined : eq(cases.status, status),
      kind ? isNotNull(kind === 'contact' ? cases.contactId : cases.leadId) : undefined,
      late ? and(eq(cases.status, 'open'), lt(cases.dueAt, sql`now()`)) : undefined,
      ownedBy({ q, status, kind, late, ...asked }),
      within(cases.createdAt, asked),
    ),
  rows: async (db, where, order, most) =>
    (
      await selectCases(db, where)
        .orderBy(...order)
        .limit(most)
    ).map(asRow),
});

/** As the views of the list narrow it down, each by an index. */
const COUNTED: Readonly<Record<keyof EnquiryCounts, Partial<EnquiryFilter>>> = {
  open: {},
  mine: { owner: 'me' },
  notTaken: { owner: 'none' },
  late: { late: 'true' },
  waiting: { status: 'waiting' },
  closed: { status: 'closed' },
};

export async function countCases(db: Db, me: string): Promise<EnquiryCounts> {
  const counts = { open: 0, mine: 0, notTaken: 0, late: 0, waiting: 0, closed: 0 };
  for (const name of Object.keys(counts) as (keyof EnquiryCounts)[]) {
    const where = caseList.where({ status: 'open', sort: 'due', ...COUNTED[name], me });
    counts[name] = await countUpTo(db, MOST_COUNTED, sql`${cases}`, where);
  }
  return counts;
}

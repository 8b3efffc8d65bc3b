import type { EnquiryFilter, EnquiryRow } from '@plyhaat/contract/leads/staff/enquiries';
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
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

import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/columns.ts';

/** The number of a transaction, as text: it may be larger than a number of JavaScript. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

export type ChangeKind =
  | 'product'
  | 'category'
  | 'brand'
  | 'state'
  | 'city'
  | 'seller'
  | 'picture'
  | 'lexicon'
  | 'pin'
  | 'everything';

/** What changed and in which transaction, for whoever keeps products in memory. Written by triggers. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    kind: text().$type<ChangeKind>().notNull(),
    /** Null where any row of the kind, or everything, may have changed. */
    id: uuid(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [index('catalogue_changes_by_xid').on(t.xid)],
);

/** One row: how far back the changes reach. */
export const catalogueFeed = pgTable(
  'catalogue_feed',
  {
    one: boolean().primaryKey().default(true),
    /** Changes of transactions before this one are deleted: who has read less far starts anew. */
    floor: xid8().notNull().default('0'),
    /** What the floor becomes at the next trimming: every transaction before it had ended at `noted_at`. */
    noted: xid8().notNull().default('0'),
    notedAt: moment('noted_at'),
  },
  (t) => [check('catalogue_feed_one_row', sql`${t.one}`)],
);

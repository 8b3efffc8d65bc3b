import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/columns.ts';
import type { ShareKind } from './share-kinds.ts';

/** What had a public page. */
export type GoneKind = 'product' | 'seller' | 'post' | 'video' | 'reel' | 'opportunity' | 'requirement';

/**
 * Addresses whose thing was deleted, erased or taken down: they answer 410. Written by triggers of the tables
 * themselves (`mark_gone`), so that no way of deleting forgets it. A store's slug is made of a name, and no name stays:
 * the slug is there as its SHA-256.
 */
export const goneAddresses = pgTable(
  'gone_addresses',
  {
    kind: text().$type<GoneKind>().notNull(),
    slugHash: text('slug_hash').notNull(),
    goneOn: date('gone_on', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slugHash] })],
);

/** Pictures of 1200 × 630 that other sites show beside a link to ours. The file is `share/<kind>/<thing>-<digest>.jpg`. */
export const sharePictures = pgTable(
  'share_pictures',
  {
    kind: text().$type<ShareKind>().notNull(),
    thingId: uuid('thing_id').notNull(),
    /** Hash of everything that is drawn: another hash means that the picture is out of date. */
    digest: text().notNull(),
    bytes: integer().notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.thingId] })],
);

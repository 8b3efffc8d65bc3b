import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from '#platform/db/columns.ts';
import { members } from '../../identity.tables.ts';

/** The second factor of a member of staff (TOTP, RFC 6238). Secrets are encrypted, see factor.secret.ts. */
export const staffFactors = pgTable('staff_factors', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** In use; null until the first code of a new secret was right. */
  secret: text(),
  /** Shown as a QR code and not confirmed yet. */
  pending: text(),
  /** The last time step whose code was used: none works twice. */
  lastStep: integer('last_step').notNull().default(0),
  confirmedAt: moment('confirmed_at'),
  createdAt: createdAt(),
});

/** Codes that stand in for the phone, each once. */
export const recoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    digest: bytes().notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.digest] })],
);

import type { Approval } from '@plyhaat/contract/approval';
import type { BannerKind } from '@plyhaat/contract/promotions';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/columns.ts';

/** A banner runs on both devices; a second, taller picture serves small screens where there is one. */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    ownerId: uuid('owner_id').references(() => members.id, { onDelete: 'cascade' }),
    kind: text().$type<BannerKind>().notNull(),
    position: text().$type<'hero'>().notNull().default('hero'),
    sortOrder: integer('sort_order').notNull().default(0),
    eyebrow: text(),
    title: text().notNull(),
    description: text().notNull().default(''),
    link: text().notNull(),
    linkText: text('link_text').notNull(),
    webImage: text('web_image').notNull(),
    appImage: text('app_image'),
    isActive: boolean('is_active').notNull().default(true),
    approval: text().$type<Approval>().notNull().default('PENDING'),
    startsAt: moment('starts_at').notNull().defaultNow(),
    endsAt: moment('ends_at'),
    createdAt: createdAt(),
  },
  (t) => [index('banners_by_position').on(t.position, t.sortOrder)],
);

import { asc, eq } from 'drizzle-orm';
import { allowances, consumption, memberSubscriptions, plans } from '#modules/billing/billing.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db.ts';
import { views } from './sellers.tables.ts';

/** What other modules keep of a member, by kind. Who adds a table that names members adds a line here. */
export async function selectKeptOf(db: Db, memberId: string) {
  return {
    products: await db.select().from(products).where(eq(products.sellerId, memberId)).orderBy(asc(products.createdAt)),
    files: await db
      .select()
      .from(mediaFiles)
      .where(eq(mediaFiles.ownerId, memberId))
      .orderBy(asc(mediaFiles.createdAt)),
    subscriptions: await db
      .select({
        plan: plans.name,
        startsAt: memberSubscriptions.startsAt,
        endsAt: memberSubscriptions.endsAt,
        createdAt: memberSubscriptions.createdAt,
      })
      .from(memberSubscriptions)
      .innerJoin(plans, eq(plans.id, memberSubscriptions.planId))
      .where(eq(memberSubscriptions.memberId, memberId))
      .orderBy(asc(memberSubscriptions.createdAt)),
    allowances: await db
      .select()
      .from(allowances)
      .where(eq(allowances.memberId, memberId))
      .orderBy(asc(allowances.endsAt)),
    consumption: await db
      .select()
      .from(consumption)
      .where(eq(consumption.memberId, memberId))
      .orderBy(asc(consumption.takenAt)),
    views: await db
      .select({ kind: views.kind, thingId: views.thingId, day: views.day })
      .from(views)
      .where(eq(views.viewerId, memberId))
      .orderBy(asc(views.createdAt)),
  };
}

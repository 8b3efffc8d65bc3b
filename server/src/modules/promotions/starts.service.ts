import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/jobs/events.ts';
import { placementStarted } from './promotions.events.ts';
import { markStartedArrivals, markStartedSales } from './starts.sql.ts';

export const STARTS_TASK = 'promotions.announceStarts';

/** Announces the start of each sale and arrival once: mark and event are written in one transaction. */
export const announceStarts = (db: Db) =>
  db.transaction(async (db) => {
    const sales = (await markStartedSales(db)).map((sale) => ({ kind: 'flashSale' as const, ...sale }));
    const arrivals = (await markStartedArrivals(db)).map((one) => ({ kind: 'advertisement' as const, ...one }));
    for (const { productId, ...start } of [...sales, ...arrivals])
      if (productId) await announce(db, placementStarted, { ...start, productId });
  });

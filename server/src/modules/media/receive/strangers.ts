import { type Pace, paced } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import { addressKey } from '#platform/http/address.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';

const PER_ADDRESS: Pace = { most: 'uploadsAnHour', seconds: 3600 };

/** Visitors may send the few pictures of a registration but not fill the disk. Counted across processes. */
export async function countStranger(db: Db, ip: string): Promise<void> {
  const counter = paced(`upload from ${addressKey(ip)}`, [PER_ADDRESS], PER_ADDRESS.seconds * 1000);
  await takeOrRefuse(inDatabase(db), [counter]);
}

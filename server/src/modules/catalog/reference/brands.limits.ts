import { daily } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { addressKey } from '#platform/http/address.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';

/** More brands than a seller needs on the day it adds its whole catalogue. */
const A_MEMBER = 50;
const AN_ADDRESS = 100;

export const admitBrand = (db: Db, who: Member, ip: string): Promise<void> =>
  takeOrRefuse(inDatabase(db), [
    daily(`brands by ${who.id}`, A_MEMBER),
    daily(`brands from ${addressKey(ip)}`, AN_ADDRESS),
  ]);

import type { ReportKind } from '@plyhaat/contract/reports/reports';
import { daily } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { addressKey } from '#platform/http/address.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';

const AN_ADDRESS = 60;
/** Holds for all accounts at one address together. */
const AN_ITEM_AND_ADDRESS = 5;

/** Refuses a member or an address that reports more in a day than is plausible (ADMIN-6). */
export const admitReport = (db: Db, who: Member, ip: string, { kind, id }: { kind: ReportKind; id: string }) => {
  const address = addressKey(ip);
  return takeOrRefuse(inDatabase(db), [
    daily(`reports by ${who.id}`, 'reportsADay'),
    daily(`reports from ${address}`, AN_ADDRESS),
    daily(`reports of ${kind} ${id} from ${address}`, AN_ITEM_AND_ADDRESS),
  ]);
};

import { isStaff } from '@plyhaat/contract/core/roles';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import type { Exchange } from '#platform/http/http.ts';
import { isBelieved, namelessMark } from '#platform/http/visitor-mark.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { deleteSiteVisitsBefore, hasSiteVisit, insertSiteVisit } from './visits.sql.ts';

/** Counts a visit to the site once for each visitor and day, except those of staff. */
export async function noteVisit(deps: Deps, who: Member | null, exchange: Exchange): Promise<boolean> {
  if (who && isStaff(who.role)) return false;
  const day = indianDay();
  const visit = { day, visitor: namelessMark(deps, who, exchange, day) };
  return deps.db.transaction(async (db) => {
    if (await hasSiteVisit(db, visit)) return false;
    return (await isBelieved(db, who, exchange, 'the site')) && insertSiteVisit(db, visit);
  });
}

/** By then they have been counted, even if jobs stood still for a while. */
const RETENTION_DAYS = 30;
export const forgetOldSiteVisits = ({ db }: Deps) =>
  deleteSiteVisitsBefore(db, daysAfter(indianDay(), -RETENTION_DAYS));

import { createHash } from 'node:crypto';
import { contactsIn } from '@plyhaat/contract/core/contact-in-text';
import { takeAll } from '#platform/db/counters.sql.ts';
import { daily } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { addressKey } from '#platform/http/address.ts';
import type { Exchange } from '#platform/http/http.ts';
import { visitorMark } from '#platform/http/visitor-mark.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { addUse, deleteSearchesBefore, type SearchOrder, selectSearches } from './searches.sql.ts';

const AN_ADDRESS = 300;
const RETENTION_DAYS = 90;

const daysAgo = (days: number) => daysAfter(indianDay(), -days);

/** As it is counted: one spelling of case and spaces. Nothing where the text may name a person. */
function countedText(typed: string): string | undefined {
  const text = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const isPrivate = text.includes('@') || contactsIn(text).length > 0;
  return text === '' || isPrivate ? undefined : text;
}

type Search = { readonly q: string; readonly found: number; readonly tapped: boolean };

/** Counts a text once a visitor and day, and once more when a result is opened (SEARCH-7). */
export async function noteSearch(deps: Deps, exchange: Exchange, { q, found, tapped }: Search): Promise<boolean> {
  const text = countedText(q);
  if (text === undefined) return false;
  const day = indianDay();
  const who = visitorMark(deps, null, exchange, day);
  const trace = createHash('sha256').update(`${who}\0${text}\0${tapped}`).digest('base64url');
  return deps.db.transaction(async (db) => {
    const counters = [daily(`search ${trace}`, 1), daily(`searches from ${addressKey(exchange.ip)}`, AN_ADDRESS)];
    if ((await takeAll(db, counters)) > 0) return false;
    const use = tapped ? { uses: 0, nothing: 0, taps: 1 } : { uses: 1, nothing: found === 0 ? 1 : 0, taps: 0 };
    await addUse(db, { day, text, ...use });
    return true;
  });
}

type Asked = {
  readonly days: number;
  readonly nothing?: boolean | undefined;
  readonly q?: string | undefined;
  readonly sort: SearchOrder;
  readonly page: number;
  readonly perPage: number;
};

export const findSearches = (db: Db, { days, nothing = false, q, sort, page, perPage }: Asked) =>
  selectSearches(db, { after: daysAgo(days), nothing, q, sort, limit: perPage, offset: (page - 1) * perPage });

export const forgetOldSearches = ({ db }: Deps) => deleteSearchesBefore(db, daysAgo(RETENTION_DAYS));

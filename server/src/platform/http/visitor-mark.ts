import { createHmac } from 'node:crypto';
import { takeAll } from '../db/counters.sql.ts';
import { daily } from '../db/counters.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Member } from './access.ts';
import { addressKey } from './address.ts';
import type { Exchange } from './http.ts';

/** Who looks: a member by its id, anybody else by a hash that is another one every day and leads back to nobody. */
export const visitorMark = (deps: Deps, who: Member | null, exchange: Exchange, day: string): string =>
  who ? who.id : namelessMark(deps, null, exchange, day);

/** A hash for members too: for what is counted and never looked up. */
export function namelessMark({ settings }: Deps, who: Member | null, exchange: Exchange, day: string): string {
  const salt = createHmac('sha256', settings.otpPepper).update(`visitors of ${day}`).digest();
  const trace = who ? `member ${who.id}` : `${addressKey(exchange.ip)}\0${exchange.header('user-agent') ?? ''}`;
  return createHmac('sha256', salt).update(trace).digest('base64url').slice(0, 22);
}

const STRANGERS_AN_ADDRESS = 10;

/**
 * In a transaction: whether one more stranger may count at a thing from this address today. A browser's name is quickly
 * made up, so of one address only a few are believed. Members are known by themselves.
 */
export async function isBelieved(db: Db, who: Member | null, exchange: Exchange, subject: string): Promise<boolean> {
  if (who) return true;
  const key = `strangers at ${subject} from ${addressKey(exchange.ip)}`;
  return (await takeAll(db, [daily(key, STRANGERS_AN_ADDRESS)])) === 0;
}

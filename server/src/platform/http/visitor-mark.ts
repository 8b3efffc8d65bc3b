import { createHmac } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { Member } from './access.ts';
import { addressKey } from './address.ts';
import type { Exchange } from './http.ts';

/** Who looks: a member by its id, anybody else by a hash that is another one every day and leads back to nobody. */
export function visitorMark({ settings }: Deps, who: Member | null, exchange: Exchange, day: string): string {
  if (who) return who.id;
  const salt = createHmac('sha256', settings.otpPepper).update(`visitors of ${day}`).digest();
  const trace = `${addressKey(exchange.ip)}\0${exchange.header('user-agent') ?? ''}`;
  return createHmac('sha256', salt).update(trace).digest('base64url').slice(0, 22);
}

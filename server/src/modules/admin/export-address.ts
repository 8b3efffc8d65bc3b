import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { ExportedList } from '@plyhaat/contract/admin/exports';
import type { Deps } from '#platform/deps.ts';
import type { ListQuery } from '#platform/lists/exported.ts';
import { isSame, secretsOf } from '#platform/signed.ts';

/** What an address lets its holder download, once: signed for one member and one query. */
export type Ticket = {
  readonly nonce: string;
  readonly memberId: string;
  readonly list: ExportedList;
  readonly query: ListQuery;
  readonly ids?: readonly string[] | undefined;
  /** Milliseconds. */
  readonly until: number;
};

const VALID_FOR_MS = 60_000;

type Secret = Pick<Deps['settings'], 'jwtSecret' | 'jwtSecretBefore'>;

const signature = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'addresses of exports', 32)))
    .update(text)
    .digest('base64url');

export function signTicket(settings: Secret, ticket: Omit<Ticket, 'nonce' | 'until'>, now = Date.now()) {
  const signed: Ticket = { ...ticket, nonce: randomBytes(16).toString('base64url'), until: now + VALID_FOR_MS };
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return { ticket: signed, token: `${text}.${signature(settings.jwtSecret, text)}` };
}

/** The ticket of an address, unless it was made up or its time is over. */
export function readTicket(settings: Secret, token: string, now = Date.now()): Ticket | undefined {
  const [text = '', sign = ''] = token.split('.');
  const secrets = secretsOf(settings.jwtSecret, settings.jwtSecretBefore);
  if (!secrets.some((secret) => isSame(sign, signature(secret, text)))) return undefined;
  const ticket = JSON.parse(Buffer.from(text, 'base64url').toString()) as Ticket;
  return ticket.until > now ? ticket : undefined;
}

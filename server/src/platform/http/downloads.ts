import { accessDenied, signInRequired } from '@plyhaat/contract/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { admit, type Member } from './access.ts';
import { AppError } from './failure.ts';

/** Whose token a call outside the contract carries. */
export async function identified(deps: Deps, { headers }: FastifyRequest): Promise<Member | null> {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return token ? await deps.identify(token) : null;
}

/** Who asks for a download, which the contract's JSON endpoints cannot be. */
export async function callerOf(deps: Deps, request: FastifyRequest): Promise<Member> {
  const member = await identified(deps, request);
  if (!member) throw new AppError(signInRequired);
  // Invoices and other downloads are not for staff who see as the member.
  if (member.actorId) throw new AppError(accessDenied);
  return member;
}

/** The same for a download of staff. */
export async function managerOf(deps: Deps, request: FastifyRequest): Promise<void> {
  admit({ access: 'manager', method: 'GET' }, await identified(deps, request), {
    loopback: false,
    demo: false,
    operator: false,
  });
}

type Download = { readonly type: string; readonly name: string; readonly bytes: Buffer };

/** For its reader alone; the browser shows it, and saves it under its name. */
export const sendDownload = (reply: FastifyReply, { type, name, bytes }: Download) =>
  reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(bytes);

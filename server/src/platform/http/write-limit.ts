import type { FastifyRequest } from 'fastify';
import { tallied } from '../db/counters.ts';
import type { Deps } from '../deps.ts';
import { addressKey } from './address.ts';
import { inDatabase, takeOrRefuse } from './limiter.ts';

/** Of the calls that one address may make a minute, half may change something; all processes count them together. */
export async function limitWrites({ db, settings }: Deps, request: FastifyRequest): Promise<void> {
  const most = Math.ceil(settings.requestsPerMinute / 2);
  if (most === 0) return;
  const writer = request.member ? `member ${request.member.id}` : `address ${addressKey(request.ip)}`;
  await takeOrRefuse(inDatabase(db), [tallied(`writes of ${writer}`, { most, seconds: 60 })]);
}

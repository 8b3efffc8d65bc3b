import { isStaff } from '@plyhaat/contract/core/roles';
import { LRUCache } from 'lru-cache';
import type { Member } from '#platform/http/access.ts';

/** How long another process may still honour a session that was ended here. */
const FOR_MS = 5000;

const members = new LRUCache<string, Member>({ max: 10_000, ttl: FOR_MS });
const doubted = new LRUCache<string, true>({ max: 100_000, ttl: FOR_MS });

export const cachedMember = (sessionId: string): Member | undefined => members.get(sessionId);

/** Staff are never cached, so that blocking or demoting one takes effect at the next call on every process. */
export function cacheMember(member: Member): void {
  if (!isStaff(member.staffRole ?? member.role) && !doubted.has(member.id)) members.set(member.sessionId, member);
}

/** Stops caching the member for a while, because the change may not be committed yet. */
export function doubt(memberId: string): void {
  for (const [sessionId, { id }] of [...members.entries()]) if (id === memberId) members.delete(sessionId);
  doubted.set(memberId, true);
}

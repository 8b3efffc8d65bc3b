import type { Member } from '#platform/http/access.ts';

/** How long another process may still honour a session that was ended here. */
const KEPT_MS = 5000;
const MOST_KEPT = 10_000;

const kept = new Map<string, { readonly member: Member; readonly until: number }>();
const doubted = new Map<string, number>();

export function recall(sessionId: string): Member | undefined {
  const found = kept.get(sessionId);
  if (found && found.until > Date.now()) return found.member;
  if (found) kept.delete(sessionId);
  return undefined;
}

export function keep(member: Member): void {
  if ((doubted.get(member.id) ?? 0) > Date.now()) return;
  kept.delete(member.sessionId);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(member.sessionId, { member, until: Date.now() + KEPT_MS });
}

/** For a while the member is not kept at all: the change that asked for this may not have been committed yet. */
export function doubt(memberId: string): void {
  const now = Date.now();
  for (const [sessionId, { member }] of kept) if (member.id === memberId) kept.delete(sessionId);
  for (const [id, until] of doubted) if (until <= now) doubted.delete(id);
  doubted.set(memberId, now + KEPT_MS);
}

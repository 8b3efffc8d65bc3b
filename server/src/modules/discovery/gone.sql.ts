import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { type GoneKind, goneAddresses } from './discovery.tables.ts';

const hashOf = (slug: string) => createHash('sha256').update(slug).digest('hex');

export async function selectGone(db: Db, kind: GoneKind, slug: string): Promise<boolean> {
  const there = and(eq(goneAddresses.kind, kind), eq(goneAddresses.slugHash, hashOf(slug)));
  return (await db.$count(goneAddresses, there)) > 0;
}

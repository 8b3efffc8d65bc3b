import { isUuid } from '@plyhaat/contract/core/uuid';
import { eq } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { sellerListings } from './sellers.tables.ts';

/** What a visiting card says of a store that the public sees. */
export async function findCard(db: Db, idOrSlug: string) {
  const [found] = await db
    .select({ slug: members.slug, name: sellerListings.name })
    .from(members)
    .innerJoin(sellerListings, eq(sellerListings.memberId, members.id))
    .where(eq(isUuid(idOrSlug) ? members.id : members.slug, idOrSlug));
  return found;
}

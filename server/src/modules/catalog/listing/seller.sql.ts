import { eq, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { sellerFigures } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';

/** The seller in the field names that apps read. Contacts are not masked here; the caller must do it. */
export async function selectSeller(db: Db, id: string) {
  const found = await db
    .select({
      _id: members.id,
      name: members.name,
      role: members.role,
      rating: sql`coalesce(${sellerFigures.rating}, 0)`.mapWith(Number),
      phone: sql<string | null>`coalesce(${companies.phone}, ${members.phone})`,
      email: sql<string | null>`coalesce(${companies.email}, ${members.email})`,
      whatsapp: companies.whatsapp,
      address: companies.address,
      profileImage: sql<string>`coalesce(${members.profileImage}, '')`,
      isVerified: sql<boolean>`coalesce(${companies.isVerified}, false)`,
      companyObj: {
        name: sql<string>`coalesce(${companies.name}, ${members.name})`,
        address: sql<string | null>`${companies.address}`,
      },
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(sellerFigures, eq(sellerFigures.memberId, members.id))
    .where(eq(members.id, id));
  return only(found);
}

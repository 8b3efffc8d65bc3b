import type { OwnerFacts } from '@plyhaat/contract/admin/admin';
import { sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { productVersions } from '#modules/catalog/versions.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';

/** What staff should know about the owner before they decide. */
export async function findOwnerFacts(db: Db, memberId: string): Promise<OwnerFacts | undefined> {
  const [facts] = await rowsOf<OwnerFacts>(
    db,
    sql`select m.role, city.name as city, coalesce(c.is_verified, false) as "isVerified",
      count(p.id)::integer as listings, (count(p.id) filter (where p.approval = 'APPROVED'))::integer as live,
      (select count(*)::integer from ${products} own join ${productVersions} v on v.product_id = own.id
        where own.seller_id = m.id and v.state = 'REJECTED' and v.decided_at > now() - interval '90 days') as rejections
      from ${members} m left join ${companies} c on c.member_id = m.id left join ${cities} city on city.id = m.city_id
      left join ${products} p on p.seller_id = m.id where m.id = ${memberId}::uuid
      group by m.id, m.role, city.name, c.is_verified`,
  );
  return facts;
}

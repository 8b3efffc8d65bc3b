import type { OwnerFacts } from '@plyhaat/contract/admin/review-facts';
import { sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { productVersions } from '#modules/catalog/versions.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { selectConduct } from '#modules/identity/staff/member-conduct.reads.sql.ts';
import { cities } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';

type Listed = Omit<OwnerFacts, 'reports' | 'reportsUpheld' | 'leads' | 'answeredInADay'>;

/** What staff should know about the owner before they decide. */
export async function findOwnerFacts(db: Db, memberId: string): Promise<OwnerFacts | undefined> {
  const [listed] = await rowsOf<Listed>(
    db,
    sql`select m.role, city.name as city, coalesce(c.is_verified, false) as "isVerified",
      (select count(*)::integer from ${products} own where own.seller_id = m.id) as listings,
      (select count(*)::integer from ${products} own where own.seller_id = m.id and own.approval = 'APPROVED') as live,
      decided.whole as decided, decided.rejected as rejections
      from ${members} m left join ${companies} c on c.member_id = m.id left join ${cities} city on city.id = m.city_id
      cross join lateral (select count(*)::integer as whole, (count(*) filter (where v.state = 'REJECTED'))::integer as rejected
        from ${products} own join ${productVersions} v on v.product_id = own.id
        where own.seller_id = m.id and v.decided_at > now() - interval '90 days') as decided
      where m.id = ${memberId}::uuid`,
  );
  if (!listed) return undefined;
  const { leads, answeredInADay, reportsAbout, reportsUpheld } = await selectConduct(db, memberId);
  return { ...listed, leads, answeredInADay, reports: reportsAbout, reportsUpheld };
}

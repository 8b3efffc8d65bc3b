import type { PlacedKind } from '@plyhaat/contract/sellers/placement-looks';
import { sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies } from '#modules/identity/identity.tables.ts';
import { arrivals, banners, flashSales, promotions } from '#modules/promotions/promotions.tables.ts';
import { placementCounts } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { insightCounts } from './leads.tables.ts';

const MOST_PLACEMENTS = 20;

type Row = {
  readonly _id: string;
  readonly kind: PlacedKind;
  readonly title: string;
  readonly seen: number;
  readonly tapped: number;
  readonly leads: number;
};

/** Views, taps and leads of a seller's placements since a day, most seen first; deleted placements are left out. */
export const selectResultsSince = (db: Db, sellerId: string, from: string): Promise<Row[]> =>
  rowsOf<Row>(
    db,
    sql`with counted as (
      select placement_id, kind, sum(seen)::int as seen, sum(tapped)::int as tapped
        from ${placementCounts} where owner_id = ${sellerId} and day >= ${from}::date group by 1, 2
    ), led as (
      select part, sum(total)::int as leads from ${insightCounts}
       where seller_id = ${sellerId} and day >= ${from}::date and measure = 'lead_placement' group by 1
    ), placed as (
      select id, product_id from ${banners} where owner_id = ${sellerId}
      union all select id, product_id from ${arrivals} where owner_id = ${sellerId}
      union all select id, product_id from ${flashSales} where owner_id = ${sellerId}
      union all select id, product_id from ${promotions} where owner_id = ${sellerId}
    )
    select placed.id as _id, counted.kind, coalesce(product.name, company.name, '') as title,
           counted.seen, counted.tapped, coalesce(led.leads, 0) as leads
      from counted join placed on placed.id = counted.placement_id
      left join led on led.part = placed.id::text
      left join ${products} as product on product.id = placed.product_id
      left join ${companies} as company on company.member_id = ${sellerId}
     order by counted.seen desc, counted.tapped desc, placed.id limit ${MOST_PLACEMENTS}`,
  );

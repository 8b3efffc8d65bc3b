import { sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { cities, stateNeighbours, states } from '#modules/places/places.tables.ts';
import { sellerStates } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { unprepared } from '#platform/db/prepared.ts';
import { requirements } from '../requirements.tables.ts';

export type Missed = {
  readonly id: string;
  readonly own: boolean;
  readonly stateName: string;
  readonly categoryName: string | null;
  readonly serves: boolean;
  readonly lists: boolean;
};

/** What kept a seller from being told of these. */
export const selectMissed = (db: Db, sellerId: string, ids: readonly string[]): Promise<Missed[]> =>
  unprepared<Missed>(
    db,
    sql`select requirement.id, requirement.buyer_id = seller.id as own, state.name as "stateName",
          category.name as "categoryName",
          coalesce(requirement.state_id = seller.state_id, false)
            or exists (select from ${sellerStates} as chosen
                        where chosen.member_id = seller.id and chosen.state_id = requirement.state_id)
            or (exists (select from ${stateNeighbours} as border where border.state_id = requirement.state_id
                          and border.neighbour_id = seller.state_id)
                and exists (select from ${leads} as lead join ${cities} as place on place.id = lead.city_id
                             where lead.seller_id = seller.id and lead.created_at > now() - interval '12 months'
                               and place.state_id = requirement.state_id)) as serves,
          requirement.category_id is null or exists (
            select from ${products} as product join ${categories} as kind on kind.id = product.category_id
             where product.seller_id = seller.id and product.shown
               and (kind.id = requirement.category_id or kind.parent_id = requirement.category_id
                 or kind.parent_id = category.parent_id)) as lists
      from ${requirements} as requirement
      join ${members} as seller on seller.id = ${sellerId}
      join ${states} as state on state.id = requirement.state_id
      left join ${categories} as category on category.id = requirement.category_id
     where requirement.id = any(${sql.placeholder('ids')}::uuid[])`,
    { ids },
  );

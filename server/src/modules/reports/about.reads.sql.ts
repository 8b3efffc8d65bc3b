import { type SQL, sql } from 'drizzle-orm';
import { brands, products } from '#modules/catalog/catalog.tables.ts';
import { blogComments } from '#modules/content/comments.tables.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { reviews } from '#modules/reviews/reviews.tables.ts';
import { reports } from './reports.tables.ts';

/** Reports about a member and about what it published, each kind read by an index. */
export const isAbout = (memberId: string): SQL => sql`${reports.id} in (
  select filed.id from (
    select 'seller' as kind, ${memberId}::uuid as id
    union all select 'product', id from ${products} where seller_id = ${memberId}
    union all select 'reel', id from ${reels} where owner_id = ${memberId}
    union all select 'requirement', id from ${requirements} where buyer_id = ${memberId}
    union all select 'opportunity', id from ${opportunities} where owner_id = ${memberId}
    union all select 'review', id from ${reviews} where author_id = ${memberId}
    union all select 'reply', id from ${reviews} where seller_id = ${memberId}
    union all select 'comment', id from ${blogComments} where author_id = ${memberId}
    union all select 'brand', id from ${brands} where created_by_id = ${memberId}
  ) as own join ${reports} as filed on filed.thing_id = own.id and filed.kind = own.kind)`;

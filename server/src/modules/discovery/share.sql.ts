import type { Role } from '@plyhaat/contract/core/roles';
import { type SQL, sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { sharedProducts, shares } from '#modules/catalog/sharing/sharing.tables.ts';
import { blogPosts } from '#modules/content/content.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { openRequirements } from '#modules/requirements/addresses.reads.sql.ts';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { sharePictures } from './discovery.tables.ts';
import type { ShareKind } from './share-kinds.ts';

/** What is drawn of a public item, and the hash of what was drawn last. */
export type Shared = {
  readonly id: string;
  readonly title: string;
  readonly label: string | null;
  readonly image: string;
  readonly seller: string | null;
  readonly place: string | null;
  readonly price: number | null;
  /** As people read it: 'per sheet'. */
  readonly unit: string | null;
  readonly role: Role | null;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly drawn: string | null;
};

const place = sql.raw(`nullif(concat_ws(', ', city.name, state.name), '')`);
const EMPTY = sql.raw(
  `null::text as seller, null::text as place, null::float as price, null::text as unit, null::text as role,
   null::float as rating, null::integer as "reviewCount"`,
);

const SOURCES: Readonly<Record<ShareKind, SQL>> = {
  product: sql`select product.id, product.slug, product.name as title, category.name as label, product.main_image as image,
      coalesce(company.name, member.name) as seller, ${place} as place,
      coalesce(product.selling_price, product.list_price)::float as price, case product.price_unit when 'per Nos/sheet' then 'per ' || product.unit_shown else product.price_unit end as unit,
      null::text as role, null::float as rating, null::integer as "reviewCount"
    from ${products} as product join ${categories} as category on category.id = product.category_id
    join ${members} as member on member.id = product.seller_id
    left join ${companies} as company on company.member_id = member.id
    left join ${cities} as city on city.id = member.city_id left join ${states} as state on state.id = member.state_id
   where product.shown`,
  store: sql`select member.id, member.slug, listing.name as title, null::text as label,
      coalesce(nullif(member.banner_image, ''), member.profile_image, '') as image, null::text as seller,
      ${place} as place, null::float as price, null::text as unit, member.role, listing.rating::float as rating,
      listing.review_count as "reviewCount"
    from ${sellerListings} as listing join ${members} as member on member.id = listing.member_id
    left join ${cities} as city on city.id = member.city_id left join ${states} as state on state.id = member.state_id`,
  post: sql`select post.id, post.slug, post.name as title, post.category as label, post.image, ${EMPTY}
    from ${blogPosts} as post where post.is_published`,
  requirement: sql`select requirement.id, requirement.id::text as slug, requirement.title, 'Buyer requirement' as label,
      '' as image, requirement.quantity as seller, ${place} as place, requirement.budget::float as price,
      null::text as unit, null::text as role, null::float as rating, null::integer as "reviewCount"
    from (${openRequirements}) as requirement
    join ${cities} as city on city.id = requirement.city_id join ${states} as state on state.id = requirement.state_id`,
  list: sql`select share.id, share.code as slug, coalesce(share.title, listing.name) as title,
      'Rate list, ' || lines.count || case lines.count when 1 then ' product' else ' products' end as label,
      coalesce(lines.image, '') as image, case when share.title is not null then listing.name end as seller,
      ${place} as place, null::float as price, null::text as unit, null::text as role, null::float as rating,
      null::integer as "reviewCount"
    from ${shares} as share join ${sellerListings} as listing on listing.member_id = share.sharer_id
    join ${members} as member on member.id = share.sharer_id
    left join ${cities} as city on city.id = member.city_id left join ${states} as state on state.id = member.state_id
    cross join lateral (
      select count(*) as count, (array_agg(product.main_image order by line.position)
               filter (where product.shown))[1] as image
        from ${sharedProducts} as line left join ${products} as product on product.id = line.product_id
       where line.share_id = share.id) as lines`,
};

/** One that the public sees, by its slug or id. */
export async function selectShared(
  db: Db,
  kind: ShareKind,
  by: 'id' | 'slug',
  name: string,
): Promise<Shared | undefined> {
  const build = () => sql`select item.*, picture.digest as drawn from (${SOURCES[kind]}) as item
    left join ${sharePictures} as picture on picture.kind = ${sql.raw(`'${kind}'`)} and picture.thing_id = item.id
   where item.${sql.raw(by)} = ${sql.placeholder('name')}`;
  const [row] = await prepared<Shared>(db, `shared ${kind} by ${by}`, build, { name });
  return row;
}

type Picture = typeof sharePictures.$inferInsert;

export const upsertPicture = (db: Db, picture: Picture) =>
  db
    .insert(sharePictures)
    .values(picture)
    .onConflictDoUpdate({
      target: [sharePictures.kind, sharePictures.thingId],
      set: { digest: picture.digest, bytes: picture.bytes, madeAt: sql`now()` },
    });

export type Stored = Pick<Picture, 'kind' | 'thingId' | 'digest'>;

/** Pictures whose item no longer exists. */
export async function deleteOrphans(db: Db): Promise<Stored[]> {
  const there = sql`case kind when 'product' then exists (select from ${products} where id = thing_id)
    when 'store' then exists (select from ${members} where id = thing_id)
    when 'requirement' then exists (select from (${openRequirements}) as open where id = thing_id)
    when 'list' then exists (select from ${shares} where id = thing_id)
    else exists (select from ${blogPosts} where id = thing_id) end`;
  return db
    .delete(sharePictures)
    .where(sql`not ${there}`)
    .returning({ kind: sharePictures.kind, thingId: sharePictures.thingId, digest: sharePictures.digest });
}

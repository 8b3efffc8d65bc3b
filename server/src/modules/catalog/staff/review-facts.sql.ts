import { MOST_LIKELY, type ReviewPrice } from '@plyhaat/contract/admin/review-facts';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import type { Picture } from '@plyhaat/contract/core/picture';
import { sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { products } from '../catalog.tables.ts';

/** Fewer prices than this say nothing about what is usual. */
const LEAST_PRICES = 4;

type Make = { readonly productId: string; readonly grade: string; readonly thicknessMm: number };

/** The middle half of the public prices of a square foot of the same grade and thickness (ADMIN-10). */
export async function findUsualPrice(db: Db, { productId, grade, thicknessMm }: Make): Promise<ReviewPrice['usual']> {
  const [found] = await rowsOf<NonNullable<ReviewPrice['usual']>>(
    db,
    sql`select count(*)::integer as products,
      round((percentile_cont(0.25) within group (order by sqft_price))::numeric / 100, 2)::double precision as low,
      round((percentile_cont(0.75) within group (order by sqft_price))::numeric / 100, 2)::double precision as high
      from ${products}
      where shown and grade_read = ${grade} and thickness_mm = ${thicknessMm}::numeric and sqft_price is not null
        and id <> ${productId}::uuid`,
  );
  return found && found.products >= LEAST_PRICES ? found : null;
}

type Sought = {
  readonly productId: string;
  readonly sellerId: string;
  readonly name: string;
  readonly mainImage: string;
};

export type Alike = {
  readonly _id: string;
  readonly slug: string;
  readonly title: string;
  readonly seller: string;
  readonly isSameSeller: boolean;
  readonly amount: number;
  readonly priceUnit: PriceUnit;
  readonly unit: UnitName;
  readonly sqft: number | null;
  readonly isSamePicture: boolean;
  readonly picture: Picture | null;
};

/** How alike two names of one seller are before they are taken for one product. */
const ALIKE = 0.6;
const likeWhole = (name: string) => name.toLowerCase().replace(/[\\%_]/g, '\\$&');

/**
 * Public products that may be the same one again: of the seller, those with the picture or nearly the name; of others,
 * those with the very name. Both are found by an index.
 */
export const selectAlike = (db: Db, { productId, sellerId, name, mainImage }: Sought): Promise<Alike[]> =>
  rowsOf<Alike>(
    db,
    sql`with own as (
        select p.id, similarity(lower(p.name), ${name.toLowerCase()}) as likeness,
          p.main_image <> '' and (p.main_image = ${mainImage} or coalesce((f.bytes, f.width, f.height) = (mine.bytes, mine.width, mine.height), false)) as is_same_picture
          from ${products} p left join ${mediaFiles} f on f.path = p.main_image
          left join ${mediaFiles} mine on mine.path = ${mainImage}
         where p.seller_id = ${sellerId}::uuid and p.shown and p.id <> ${productId}::uuid),
      found as (
        select id, likeness, is_same_picture from own where likeness >= ${ALIKE} or is_same_picture
        union all
        select p.id, 1, false from ${products} p
         where lower(p.name) like ${likeWhole(name)} and p.shown and p.seller_id <> ${sellerId}::uuid)
      select p.id as _id, p.slug, p.name as title, coalesce(c.name, m.name) as seller,
        p.seller_id = ${sellerId}::uuid as "isSameSeller", p.asked_price::double precision as amount,
        p.price_unit as "priceUnit", p.unit_shown as unit, p.sqft_price / 100.0::double precision as sqft,
        found.is_same_picture as "isSamePicture", ${pictureJson('f')} as picture
        from found join ${products} p on p.id = found.id join ${members} m on m.id = p.seller_id
        left join ${companies} c on c.member_id = m.id left join ${mediaFiles} f on f.path = p.main_image
       order by found.is_same_picture desc, "isSameSeller" desc, found.likeness desc, p.id limit ${MOST_LIKELY}`,
  );

import type { ProductCard, ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { formatLicence } from '@plyhaat/contract/catalog/standards';
import { formatDay } from '@plyhaat/contract/core/dates';
import { isUuid } from '@plyhaat/contract/core/uuid';
import { sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { categories, productImages, products } from '../catalog.tables.ts';
import { type CardRow, cardJson, cardsOf, finished } from './cards.reads.sql.ts';

type Specification = readonly [name: string, column: string, format?: (value: string) => string];
const SPECIFICATIONS: readonly Specification[] = [
  ['Thickness', 'thickness'],
  ['Application', 'application'],
  ['Grade', 'grade'],
  ['Wood', 'wood'],
  ['Glue', 'glue'],
  ['Warranty', 'warranty'],
  ['Size', 'size'],
  ['Finish', 'finish'],
  ['IS code', 'standard'],
  ['CM/L licence', 'licence_number', formatLicence],
  ['Licence valid till', 'licence_valid_till', (day: string) => formatDay(new Date(day))],
  ['Minimum order', 'minimum_order'],
];

const values = SPECIFICATIONS.map(([, column]) => `product.${column}`).join(', ');

const onHoliday = sql.raw(`company.holiday_until >= (now() at time zone 'Asia/Kolkata')::date`);

/** A member who is not listed has no figures yet. */
const store = sql`(select json_build_object('role', member.role,
    'profilePicture', (select ${pictureJson('logo')} from ${mediaFiles} as logo where logo.path = member.profile_image),
    'rating', coalesce(max(listing.rating), 0), 'reviewCount', coalesce(max(listing.review_count), 0),
    'productsCount', coalesce(max(listing.product_count), 0))
  from ${sellerListings} as listing where listing.member_id = member.id)`;

const moreFields = sql`, 'store', ${store},
  'holidayUntil', case when ${onHoliday} then company.holiday_until end,
  'holidayNote', case when ${onHoliday} then company.holiday_note end,
  'brand', brand.name, 'brandSlug', case when brand.product_count > 0 then brand.slug end,
  'parentCategory', (select json_build_object('_id', id, 'name', name, 'slug', slug)
    from ${categories} where id = category.parent_id and shown),
  'shortDescription', product.short_description, 'description', product.long_description,
  'specifications', json_build_array(${sql.raw(values)}), 'slabs', product.slabs,
  'images', (select coalesce(json_agg(${pictureJson('image')} order by position), '[]')
    from ${productImages} as more join ${mediaFiles} as image on image.path = more.path
   where more.product_id = product.id)`;

type Row = Omit<CardRow<ProductDetail>, 'specifications'> & { specifications: (string | null)[] };

/** Who asks: the owner and staff see what is not public too. */
export type Viewer = { readonly id: string; readonly isStaff: boolean };
const EVERYBODY = { name: 'everybody', sees: sql`shown` };
const STAFF = { name: 'staff', sees: sql`true` };
const MEMBER = { name: 'a member', sees: sql`(shown or seller_id = ${sql.placeholder('viewerId')})` };
function audience(viewer: Viewer | undefined) {
  if (!viewer) return EVERYBODY;
  return viewer.isStaff ? STAFF : MEMBER;
}

/** One product with everything its page shows, in one statement. */
export async function selectProduct(db: Db, idOrSlug: string, viewer?: Viewer): Promise<ProductDetail | undefined> {
  const column = isUuid(idOrSlug) ? 'id' : 'slug';
  const { name, sees } = audience(viewer);
  const build = () => sql`
    select ${cardJson(moreFields)} as product ${cardsOf(sql`select id from ${products}
     where ${sql.raw(column)} = ${sql.placeholder('idOrSlug')} and ${sees}`)}`;
  const values = { idOrSlug, viewerId: viewer?.id };
  const [row] = await prepared<{ product: Row }>(db, `product by ${column} for ${name}`, build, values);
  if (!row) return undefined;
  const { specifications, images, ...product } = finished(row.product);
  return {
    ...product,
    images: [product.picture, ...images].filter((picture) => picture !== null),
    specifications: SPECIFICATIONS.flatMap(([name, , format = String], at) => {
      const value = specifications[at];
      return value ? [{ name, value: format(value) }] : [];
    }),
  };
}

const MOST_SIMILAR = 12;

/** The best of its own category, filled up with its parent's; null where the product itself is not shown. */
export async function selectSimilar(db: Db, idOrSlug: string): Promise<ProductCard[] | null> {
  const column = isUuid(idOrSlug) ? 'id' : 'slug';
  const best = (categoryIs: string) => sql`
    select id, score from ${products} as other
     where shown and category_id = ${sql.raw(categoryIs)} and other.id <> self.id
     order by score desc, id desc limit ${sql.raw(String(MOST_SIMILAR))}`;
  const build = () => sql`
    with self as (
      select product.id, category_id, parent_id from ${products} as product
        join ${categories} as category on category.id = category_id
       where product.${sql.raw(column)} = ${sql.placeholder('idOrSlug')} and product.shown
    ), near as (
      select id, row_number() over (order by nearness, score desc, id desc) as place from (
        select 0 as nearness, best.* from self cross join lateral (${best('self.category_id')}) as best
        union all
        select 1, best.* from self join ${categories} as sibling
            on sibling.parent_id = self.parent_id and sibling.id <> self.category_id
         cross join lateral (${best('sibling.id')}) as best
      ) as candidates order by place limit ${sql.raw(String(MOST_SIMILAR))}
    )
    select exists (select from self) as found,
      (select coalesce(json_agg(${cardJson()} order by picked.place), '[]') ${cardsOf(sql`select * from near`)}) as cards`;
  const name = `similar by ${column}`;
  const [row] = await prepared<{ found: boolean; cards: CardRow[] }>(db, name, build, { idOrSlug });
  return row?.found ? row.cards.map(finished) : null;
}

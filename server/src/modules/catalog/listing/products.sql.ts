import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
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
  'brand', brand.name, 'brandSlug', case when exists (select from ${products} as same where same.brand_id = brand.id and same.shown)
    then brand.slug end,
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

export type Placed = { readonly id: string; readonly categoryId: string; readonly parentId: string | null };

/** Where a product that is shown stands among the categories. */
export async function selectPlaced(db: Db, idOrSlug: string): Promise<Placed | undefined> {
  const column = isUuid(idOrSlug) ? 'id' : 'slug';
  const build = () => sql`
    select product.id, category_id as "categoryId", parent_id as "parentId" from ${products} as product
      join ${categories} as category on category.id = category_id
     where product.${sql.raw(column)} = ${sql.placeholder('idOrSlug')} and product.shown`;
  return (await prepared<Placed>(db, `category of a product by ${column}`, build, { idOrSlug }))[0];
}

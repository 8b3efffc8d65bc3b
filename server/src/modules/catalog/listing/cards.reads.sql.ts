import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { readSheet, secondPrice } from '@plyhaat/contract/core/sheet';
import { type SQL, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';

import { type Position, waitingChanges } from '#modules/search/catalogue/position.reads.sql.ts';
import type { Held, ReadCard } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared } from '#platform/db/prepared.ts';
import { brands, categories, products } from '../catalog.tables.ts';
import { ISI_VERIFIED } from './licence.reads.sql.ts';

const NEW_FOR = sql.raw(`interval '14 days'`);

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** What `product` costs at this moment: a sale may have ended that nobody has taken away yet. */
export const PRICE_NOW = sql`case when product.sale_ends_at <= now() then coalesce(product.selling_price, product.list_price)
    else product.asked_price end`;

/** The fields of a card as JSON of the database, so that no row is mapped in JavaScript. */
const FIELDS = sql`
  '_id', product.id, 'slug', product.slug, 'name', product.name,
  'price', ${PRICE_NOW}, 'originalPrice', product.list_price, 'pricetype', product.price_unit,
  'unitName', product.unit_shown, 'soldByArea', product.sold_by_area,
  'thickness', product.thickness, 'size', product.size, 'grade', product.grade,
  'minimumOrder', product.minimum_order, 'gstPercent', product.gst_percent,
  'sellingprice', trim_scale(coalesce(product.selling_price, product.list_price)) || ' ' || product.price_unit,
  'mainImage', product.main_image, 'productImg', product.main_image, 'picture', ${pictureJson('file')},
  'badge', case when product.sale_ends_at > now() then 'Sale'
    when product.created_at > now() - ${NEW_FOR} then 'New' end,
  'isiVerified', ${sql.raw(ISI_VERIFIED)},
  'category', category.name, 'categoryId', category.id,
  'brandObj', case when brand.id is not null then json_build_object('_id', brand.id, 'name', brand.name) end,
  'companyName', coalesce(company.name, member.name), 'cityName', city.name, 'stateName', state.name,
  'location', json_build_object('cityName', city.name, 'stateName', state.name),
  'phone', coalesce(company.phone, member.phone),
  'seller', json_build_object('_id', member.id, 'slug', member.slug, 'name', member.name,
    'companyName', coalesce(company.name, member.name), 'cityName', city.name, 'stateName', state.name,
    'verifeied', coalesce(company.is_verified, false)),
  'rating', product.rating, 'reviewCount', product.review_count,
  'reviews', product.review_count, 'inStock', product.in_stock,
  'createdAt', ${moment('product.created_at')}, 'updatedAt', ${moment('product.updated_at')}`;

export const cardJson = (more: SQL = sql``): SQL => sql`json_build_object(${FIELDS}${more})`;

/** The products that `picked` names, joined with everything a card shows. */
export const cardsOf = (picked: SQL): SQL => sql`
  from (${picked}) as picked
  join ${products} as product on product.id = picked.id
  join ${members} as member on member.id = product.seller_id
  join ${categories} as category on category.id = product.category_id
  left join ${brands} as brand on brand.id = product.brand_id
  left join ${companies} as company on company.member_id = member.id
  left join ${cities} as city on city.id = member.city_id
  left join ${states} as state on state.id = member.state_id
  left join ${mediaFiles} as file on file.path = product.main_image`;

/** As `cardJson` makes it. */
export type CardRow<Card extends ProductCard = ProductCard> = Omit<Card, 'secondPrice'> & {
  readonly soldByArea: boolean;
};

/** Adds the second price and masks the phone number, which buyers only get by a lead. */
export function finished<Row extends CardRow>({ soldByArea, ...row }: Row) {
  const { price, pricetype, phone, size = null, thickness = null } = row;
  return {
    ...row,
    phone: phone && maskPhone(phone),
    secondPrice: (soldByArea && secondPrice(price, pricetype, readSheet(size, thickness))) || null,
  };
}

/** The placeholder `ids` with the position of each. */
export const requestedIds = sql`select * from unnest(${givenList('ids', 'uuid')}) with ordinality as asked(id, place)`;

const cardsById = (): SQL => sql`
  select coalesce(json_agg(${cardJson()} order by picked.place), '[]') as cards ${cardsOf(requestedIds)}`;

/** The cards of these products, in this order. */
export async function selectCards(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [row] = await prepared<{ cards: CardRow[] }>(db, 'cards', cardsById, { ids });
  return (row?.cards ?? []).map(finished);
}

/** The moment from which a card reads differently though no row changes. A picture that is not known yet may come. */
const UNTIL = sql`extract(epoch from least(
  case when product.sale_ends_at > now() then product.sale_ends_at end,
  case when product.created_at > now() - ${NEW_FOR} then product.created_at + ${NEW_FOR} end,
  case when ${sql.raw(ISI_VERIFIED)} then (product.licence_valid_till + 1)::timestamp at time zone 'Asia/Kolkata' end,
  case when file.id is null then now() end)) * 1000`;

type Listed = { readonly found: readonly (Omit<ReadCard, 'card'> & { card: CardRow })[]; readonly waiting: number };

async function readListed(db: Db, ids: readonly string[], position: Position, viewer: string | undefined) {
  const build = () => sql`
    select coalesce(json_agg(json_build_object('card', ${cardJson()}, 'until', ${UNTIL}, 'sources',
        json_build_array(category.id, brand.id, member.id, city.id, state.id, file.id))), '[]') as found,
      ${waitingChanges} as waiting
      ${cardsOf(requestedIds)} where product.shown or product.seller_id = ${sql.placeholder('viewer')}::uuid`;
  const values = { ids, viewer: viewer ?? null, ...position };
  const [{ found, waiting }] = (await prepared<Listed>(db, 'listed cards', build, values)) as [Listed];
  return { found: found.map(({ card, ...read }): ReadCard => ({ ...read, card: finished(card) })), waiting };
}

/**
 * The cards of these products, in this order, as far as they are shown or the viewer's own, and how many changes wait
 * behind the position at which they were found. Kept cards are as current as that position: where changes wait, all are
 * read.
 */
export async function selectListed(
  db: Db,
  { cards, position }: Pick<Held, 'cards' | 'position'>,
  ids: readonly string[],
  viewer?: string,
) {
  const byId = new Map<string, ProductCard>();
  if (viewer === undefined) for (const id of ids) byId.set(id, cards.get(id) as ProductCard);
  const missing = ids.filter((id) => !byId.get(id));
  let { found, waiting } = await readListed(db, missing, position, viewer);
  if (waiting !== 0 && missing.length < ids.length) ({ found, waiting } = await readListed(db, ids, position, viewer));
  else if (waiting === 0 && viewer === undefined) cards.keep(position, found);
  for (const { card } of found) byId.set(card._id, card);
  return { cards: ids.flatMap((id) => byId.get(id) ?? []), waiting };
}

import type { OfferedKind, PriceRange } from '@plyhaat/contract/discovery/found';
import { type SQL, sql } from 'drizzle-orm';
import { brands, categories } from '#modules/catalog/catalog.tables.ts';

export type Offers = {
  readonly count: number;
  readonly ids: readonly string[];
  readonly prices: readonly PriceRange[];
  readonly kinds: readonly OfferedKind[];
};

const MOST_KINDS = 12;
const listed = (row: SQL, order: SQL) => sql`coalesce(json_agg(${row} order by ${order}), '[]')`;
const rangeOf = (row: string) =>
  sql.raw(
    `json_build_object('unit', ${row}.price_unit, 'min', ${row}.lowest, 'max', ${row}.highest, 'count', ${row}.n)`,
  );
const FIGURES = sql.raw('count(*)::integer as n, min(asked_price) as lowest, max(asked_price) as highest');

const prices = sql`select ${listed(rangeOf('by_unit'), sql`by_unit.n desc, by_unit.price_unit`)}
  from (select price_unit, ${FIGURES} from offered group by price_unit) as by_unit`;

/** By category, with prices in the unit that most of its products are sold by. */
const kinds = (kindId: SQL) => sql`
  select ${listed(
    sql`json_build_object('name', kind.name, 'slug', kind.slug, 'productsCount', ranked.total, 'price', ${rangeOf('ranked')})`,
    sql`ranked.total desc, kind.name`,
  )}
    from (select counted.*, row_number() over (order by total desc, kind_id) as place from (
      select ${kindId} as kind_id, price_unit, ${FIGURES}, sum(count(*)) over (partition by ${kindId})::integer as total,
             row_number() over (partition by ${kindId} order by count(*) desc, price_unit) as among_units
        from offered join ${categories} as own on own.id = offered.category_id
       group by kind_id, price_unit) as counted where among_units = 1) as ranked
    join ${categories} as kind on kind.id = ranked.kind_id and kind.shown where ranked.place <= ${sql.raw(String(MOST_KINDS))}`;

/** Level-1 categories, or those the products themselves have. */
export const FAMILIES = sql.raw('coalesce(own.parent_id, own.id)');
export const OWN_KINDS = sql.raw('own.id');

export const brandsOffered = (most: number) => sql`
  select ${listed(sql`json_build_object('name', brand.name, 'slug', brand.slug, 'count', best.n)`, sql`best.n desc, brand.name`)}
    from (select brand_id, count(*)::integer as n from offered where brand_id is not null
           group by brand_id order by n desc, brand_id limit ${sql.raw(String(most))}) as best
    join ${brands} as brand on brand.id = best.brand_id`;

/** Figures of the query `offered`, which runs once: the count, the best products, prices and categories. */
export const offersJson = (kindId: SQL, mostProducts: number, more: SQL = sql``): SQL => sql`json_build_object(
  'count', (select count(*)::integer from offered),
  'ids', (select coalesce(json_agg(id), '[]') from
    (select id from offered order by score desc, id desc limit ${sql.raw(String(mostProducts))}) as best),
  'prices', (${prices}), 'kinds', (${kinds(kindId)})${more})`;

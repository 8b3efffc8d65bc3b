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
/** Of one category, the most offered first. */
const MOST_RANGES = 6;
const listed = (row: SQL, order: SQL) => sql`coalesce(json_agg(${row} order by ${order}), '[]')`;
/** The unit as people tell it apart: what one is called matters only where the price is by the number. */
const UNIT = sql.raw(`price_unit, case price_unit when 'per Nos/sheet' then unit_shown else 'piece' end`);
const FIGURES = sql.raw('count(*)::integer as n, min(asked_price) as lowest, max(asked_price) as highest');
const rangeOf = (row: string, more = '') =>
  sql.raw(`json_build_object('unit', ${row}.price_unit, 'unitName', ${row}.one, 'min', ${row}.lowest,
    'max', ${row}.highest, 'count', ${row}.n${more})`);

const prices = sql`select ${listed(rangeOf('by_unit'), sql`by_unit.n desc, by_unit.price_unit, by_unit.one`)}
  from (select ${UNIT} as one, ${FIGURES} from offered group by price_unit, one) as by_unit`;

/** By category, with prices by grade and unit: grades do not compare, and neither do units. */
const kinds = (kindId: SQL) => sql`
  select ${listed(
    sql`json_build_object('name', kind.name, 'slug', kind.slug, 'productsCount', found.total, 'prices', found.prices)`,
    sql`found.total desc, kind.name`,
  )}
    from (select kind_id, total, json_agg(${rangeOf('counted', ", 'grade', counted.grade_read")} order by counted.at)
            filter (where counted.at <= ${sql.raw(String(MOST_RANGES))}) as prices
      from (select ${kindId} as kind_id, grade_read, ${UNIT} as one, ${FIGURES},
                   sum(count(*)) over (partition by ${kindId})::integer as total,
                   row_number() over (partition by ${kindId} order by count(*) desc, price_unit, grade_read) as at
              from offered join ${categories} as own on own.id = offered.category_id
             group by kind_id, grade_read, price_unit, one) as counted
     group by kind_id, total order by total desc, kind_id limit ${sql.raw(String(MOST_KINDS))}) as found
    join ${categories} as kind on kind.id = found.kind_id and kind.shown`;

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

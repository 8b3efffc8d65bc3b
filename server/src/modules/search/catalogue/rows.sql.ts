import { SQFT_STEPS } from '@plyhaat/contract/catalog/facets';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { convertPrice, readSheet } from '@plyhaat/contract/core/sheet';
import type { ClientBase } from 'pg';
import type { RangeKind, Row } from '../index/rows.ts';

/** Where one price bucket of the shop ends and the next begins, in rupees. */
export const PRICE_BUCKETS: readonly number[] = [0, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const PAISE = 100;

/** How many of these limits a price has reached. */
const reached = (limits: readonly number[], price: number) => limits.filter((limit) => limit <= price).length;

const COLUMNS = `
  id, seller_id as seller, shown, name, asked_price::float8 as price, sqft_price as sqft, price_unit as unit,
  size as "sizeText", thickness as "thicknessText", rating::float8 as rating, score,
  category_id as category, brand_id as brand, state_id as state, city_id as city,
  trim_scale(thickness_mm)::text as thickness, grade_read as grade, size_read as size, wood_read as wood,
  finish_read as finish, case when in_stock then 'true' end as stock, case when verified then 'true' end as verified,
  case when licence_checked_at is null then 0 else coalesce(licence_valid_till - date '1970-01-01', 0) end
    as "licensedUntil",
  (extract(epoch from created_at) * 1000000)::float8 as "createdAt",
  coalesce(extract(epoch from approved_at) * 1000000, 0)::float8 as "approvedAt",
  array_to_string(tsvector_to_array(words), ' ') as words`;

type Read = Omit<Row, 'words' | 'one' | `${RangeKind}Step`> & {
  readonly words: string;
  readonly unit: PriceUnit;
  readonly sizeText: string | null;
  readonly thicknessText: string | null;
};

const BY_AREA: readonly PriceUnit[] = ['per sq.ft', 'per sq.mt'];

/** What one costs. A price by area is that of a sheet where its size is known; any other is as it is asked. */
const priceOfOne = (price: number, { unit, sizeText, thicknessText }: Omit<Read, keyof Row>): number | null =>
  BY_AREA.includes(unit)
    ? (convertPrice(price, unit, 'per Nos/sheet', readSheet(sizeText, thicknessText)) ?? null)
    : price;

const stepOf = (price: number) => reached(PRICE_BUCKETS, price) - 1;

function rowOf({ words, unit, sizeText, thicknessText, ...row }: Read): Row {
  const one = priceOfOne(row.price, { unit, sizeText, thicknessText });
  return {
    ...row,
    one,
    words: words === '' ? [] : words.split(' '),
    priceStep: stepOf(row.price),
    oneStep: one === null ? null : stepOf(one),
    // A limit is part of its own step.
    sqftStep: row.sqft === null ? null : SQFT_STEPS.filter((rupees) => rupees * PAISE < (row.sqft ?? 0)).length,
  };
}

/** Products in the order of their ids. */
export async function readAfter(client: ClientBase, id: string | undefined, limit: number): Promise<Row[]> {
  const { rows } = await client.query<Read>({
    name: 'catalogue rows after',
    text: `select ${COLUMNS} from products where $1::uuid is null or id > $1::uuid order by id limit $2`,
    values: [id ?? null, limit],
  });
  return rows.map(rowOf);
}

/** Those of these products that exist. */
export async function readByIds(client: ClientBase, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await client.query<Read>({
    name: 'catalogue rows',
    text: `select ${COLUMNS} from products where id = any($1::uuid[])`,
    values: [ids],
  });
  return rows.map(rowOf);
}

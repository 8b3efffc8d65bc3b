import type pg from 'pg';

const PRODUCTS = `select seller_id, array_agg(id order by id) as ids from (
    select seller_id, id, row_number() over (partition by seller_id order by id) as place
      from products where approval = 'APPROVED') numbered
  where place <= 12 group by 1`;

/** Up to twelve of each seller's products, those that buyers look at and ask about. */
export async function productsBySeller(client: pg.ClientBase): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ seller_id: string; ids: string[] }>(PRODUCTS);
  return new Map(rows.map(({ seller_id, ids }) => [seller_id, ids]));
}

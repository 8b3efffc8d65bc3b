import type pg from 'pg';

/** What triggers keep up to date afterwards, and what they would have written down of each row. */
const FIGURES = [
  `update seller_figures set product_count = counted.n
     from (select seller_id, count(*)::int n from products where shown group by 1) counted
    where counted.seller_id = seller_figures.member_id`,
  `insert into catalogue_changes (kind) values ('everything')`,
];

export async function countProducts(client: pg.ClientBase): Promise<void> {
  for (const figure of FIGURES) await client.query(figure);
}

import type pg from 'pg';

/** What the product's own listeners keep up to date afterwards: how many approved products there are of each. */
const FIGURES = [
  `update categories set product_count = counted.n
     from (select category_id, count(*)::int n from products where shown group by 1) counted
    where counted.category_id = categories.id`,
  `update categories set product_count = counted.n
     from (select parent_id, sum(product_count)::int n from categories where level = 2 group by 1) counted
    where counted.parent_id = categories.id`,
  `update brands set product_count = counted.n
     from (select brand_id, count(*)::int n from products where shown group by 1) counted
    where counted.brand_id = brands.id`,
  `update seller_figures set product_count = counted.n
     from (select seller_id, count(*)::int n from products where shown group by 1) counted
    where counted.seller_id = seller_figures.member_id`,
];

export async function countProducts(client: pg.ClientBase): Promise<void> {
  for (const figure of FIGURES) await client.query(figure);
}

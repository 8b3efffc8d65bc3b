import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { idOf } from '#platform/db/id.ts';

const WAITING = idOf('batch', 'waiting');
const DECIDED = idOf('batch', 'decided');
export const BATCH_IDS: readonly string[] = [WAITING, DECIDED];
const [ONE_SELLER, OTHER_SELLER] = ['9000000002', '9000000003'];
const MOST = 12;
const SENT_BACK = 'The price is meant per square foot. Please correct the unit.';

/** A product's content as a version says it, its prices raised. */
const CONTENT = `jsonb_build_object('categoryId', p.category_id, 'brandId', p.brand_id, 'name', p.name,
  'listPrice', round(p.list_price * 1.04), 'sellingPrice', round(p.selling_price * 1.04), 'priceUnit', p.price_unit,
  'unitName', p.unit_name,
  'slabs', p.slabs, 'shortDescription', p.short_description, 'longDescription', p.long_description, 'thickness', p.thickness,
  'application', p.application, 'grade', p.grade, 'wood', p.wood, 'glue', p.glue, 'warranty', p.warranty,
  'size', p.size, 'finish', p.finish, 'standard', p.standard, 'licenceNumber', p.licence_number,
  'licenceValidTill', p.licence_valid_till, 'minimumOrder', p.minimum_order, 'mainImage', p.main_image,
  'images', to_jsonb(array(select i.path from product_images i where i.product_id = p.id order by i.position)))`;

/** The seller's oldest public products to which no change waits; in a file they have codes. */
const OWN = `select p.*, row_number() over (order by p.id) as n from products p join members m on m.id = p.seller_id
  where m.phone = $2 and p.approval = 'APPROVED' and not exists (select 1 from product_versions v
    where v.product_id = p.id and v.state <> 'APPROVED') order by p.id limit ${MOST}`;

async function seedRows(client: pg.ClientBase, batchId: string, phone: string, isDecided: boolean): Promise<number> {
  await client.query(
    `update products set code = 'PLY-' || lpad(own.n::text, 3, '0') from (${OWN.replace('$2', '$1')}) own where products.id = own.id`,
    [phone],
  );
  const { rowCount } = await client.query(
    `insert into product_batch_rows (batch_id, number, code, cells, outcome, content, product_id, base_version, result, reason)
     select $1, p.n + 1, 'PLY-' || lpad(p.n::text, 3, '0'),
       jsonb_build_object('code', 'PLY-' || lpad(p.n::text, 3, '0'), 'price', round(p.list_price * 1.04)::text),
       'changed', ${CONTENT}, p.id,
       (select v.id from product_versions v where v.product_id = p.id order by v.created_at desc limit 1),
       case when $3::boolean then case when p.n = 2 then 'rejected' else 'approved' end end,
       case when $3::boolean and p.n = 2 then $4 end
     from (${OWN}) p`,
    [batchId, phone, isDecided, SENT_BACK],
  );
  return rowCount ?? 0;
}

const BATCH = `insert into product_batches (id, seller_id, name, sheet_path, state, is_price_list, created_at, submitted_at,
    version, decision, decided_by_id, decided_at)
  select $1, seller.id, $3, '', $4, true, $5, $6, 1, $7,
    case when $7::text is null then null else (select id from members where role = 'APPROVERS' order by phone limit 1) end, $8
  from members seller where seller.phone = $2`;

const COUNTS = `update product_batches set rows = $2::int + $3::int, checked = $2::int + $3::int, changed = $2, faulty = $3,
  approved = $4, rejected = $5 where id = $1`;

/** Two price lists: one waits for review, with two faulty rows; one was decided, and one row of it sent back. */
export async function seedBatches(client: pg.ClientBase, at: Date): Promise<void> {
  const ago = (hours: number) => new Date(at.getTime() - hours * HOUR_MS);
  await client.query(BATCH, [WAITING, ONE_SELLER, 'price-list-november.xlsx', 'waiting', ago(7), ago(6), null, null]);
  const waiting = await seedRows(client, WAITING, ONE_SELLER, false);
  await client.query(
    `insert into product_batch_rows (batch_id, number, code, cells, outcome, errors) values
       ($1, $2, 'PLY-900', '{"code": "PLY-900", "price": "1450"}', 'faulty', $4),
       ($1, $3, 'PLY-001', '{"code": "PLY-001", "price": "free"}', 'faulty', $5)`,
    [
      WAITING,
      waiting + 2,
      waiting + 3,
      JSON.stringify([{ column: 'code', message: 'You have no product with this code' }]),
      JSON.stringify([{ column: 'code', message: 'Row 2 has the same code' }]),
    ],
  );
  await client.query(COUNTS, [WAITING, waiting, 2, 0, 0]);
  const decided = ['price-list-october.csv', 'decided', ago(80), ago(79), 'approve', ago(70)];
  await client.query(BATCH, [DECIDED, OTHER_SELLER, ...decided]);
  const done = await seedRows(client, DECIDED, OTHER_SELLER, true);
  await client.query(COUNTS, [DECIDED, done, 0, Math.max(0, done - 1), Math.min(1, done)]);
}

import { sql } from 'drizzle-orm';
import { COMPANY, moment, PHONE, picture, RUNS, SELLER, type Shape, withProduct, withSeller } from './cards.sql.ts';
import { ARRIVAL } from './kinds.sql.ts';

const FIELDS = sql`
  '_id', t.id, 'productId', product.id, 'productname', product.name, 'productSlug', product.slug,
  'image', t.image, 'picture', ${picture('file')}, 'companyName', ${COMPANY}, 'cityName', city.name,
  'phone', ${PHONE}, 'verifeied', t.approval = 'APPROVED', 'seller', ${SELLER},
  'startDate', ${moment('t.starts_at')}, 'endDate', ${moment('t.ends_at')}, 'createdAt', ${moment('t.created_at')}`;

export const arrivalShape: Shape = {
  kind: ARRIVAL,
  fields: FIELDS,
  joins: sql`${withProduct} ${withSeller(sql.raw('t.image'))}`,
  gate: withProduct,
  shown: sql`${RUNS} and product.shown`,
  order: sql.raw('t.starts_at desc, t.id desc'),
  files: ['file'],
};

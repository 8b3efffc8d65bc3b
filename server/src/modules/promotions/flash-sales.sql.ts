import { sql } from 'drizzle-orm';
import {
  COMPANY,
  moment,
  PHONE,
  picture,
  RUNS,
  SELLER,
  type Shape,
  withKin,
  withProduct,
  withSeller,
} from './cards.sql.ts';
import { SALE } from './kinds.sql.ts';

/** A sale without a picture of its own has the product's. */
const IMAGE = sql.raw("coalesce(nullif(t.image, ''), product.main_image)");

const FIELDS = sql`
  '_id', t.id,
  'productId', json_build_object('_id', product.id, 'name', product.name, 'slug', product.slug,
    'mainImage', product.main_image, 'picture', ${picture('main_file')}, 'category', category.name, 'brand', brand.name,
    'size', product.size, 'thickness', product.thickness, 'soldByArea', product.sold_by_area),
  'price', product.list_price, 'salePrice', t.sale_price, 'pricetype', product.price_unit,
  'unitName', product.unit_shown,
  'discountType', t.discount_type,
  'discountValue', case when t.discount_type = 'Percentage'
    then round((product.list_price - t.sale_price) / product.list_price * 100)
    else product.list_price - t.sale_price end,
  'startDate', ${moment('t.starts_at')}, 'endDate', ${moment('t.ends_at')},
  'description', t.description, 'image', ${IMAGE}, 'picture', ${picture('file')}, 'status', t.is_active,
  'userId', json_build_object('_id', member.id, 'name', member.name,
    'companyObj', json_build_object('name', ${COMPANY}, 'phone', ${PHONE})),
  'seller', ${SELLER}, 'phone', ${PHONE}, 'createdAt', ${moment('t.created_at')}`;

/** Hides a sale that is not below the seller's own price any more. */
export const saleShape: Shape = {
  kind: SALE,
  fields: FIELDS,
  joins: sql`${withProduct} ${withSeller(IMAGE)} ${withKin}`,
  gate: withProduct,
  shown: sql`${RUNS} and t.is_active and product.shown and t.sale_price < coalesce(product.selling_price, product.list_price)`,
  order: sql.raw('t.ends_at, t.id'),
  files: ['file', 'main_file'],
};

/** Those that reach a day in India. */
export const reachesDay = sql`t.ends_at > (${sql.placeholder('day')}::date)::timestamp at time zone 'Asia/Kolkata'`;

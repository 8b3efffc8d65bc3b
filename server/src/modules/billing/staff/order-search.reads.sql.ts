import { type SQL, sql } from 'drizzle-orm';
import { membersNamed } from '#modules/identity/staff/member-lookup.reads.sql.ts';
import { invoices } from '../invoices.tables.ts';
import { orders } from '../orders.tables.ts';

/** Orders by their number, their invoice's or whose they are: three searches, each by an index of its own. */
export const isOrderNamed = (text: string): SQL => sql`${orders.id} in (
  select ${text.toUpperCase()}
  union all select invoice.order_id from ${invoices} as invoice where invoice.number = ${text.toUpperCase()}
  union all select bought.id from (${membersNamed(text)}) as named join ${orders} as bought on bought.member_id = named.id)`;

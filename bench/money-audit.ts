import type { Shop } from './money-shop.ts';
import { type Figure, figure } from './report.ts';

/** Every count that has to be nothing after the last purchase was paid. */
const FAULTS: Readonly<Record<string, string>> = {
  'grants to one member beyond one':
    'select count(*) from (select member_id from member_subscriptions group by 1 having count(*) > 1) as twice',
  'grants without a paid order': `select count(*) from member_subscriptions s
    left join orders o on o.id = s.order_id and o.state = 'PAID' where o.id is null`,
  'paid orders without a grant or an invoice': `select count(*) from orders o
    left join member_subscriptions s on s.order_id = o.id left join invoices i on i.order_id = o.id
    where o.state = 'PAID' and (s.id is null or i.id is null)`,
  'gaps in the invoice numbers': 'select coalesce(max(serial), 0) - count(*) from invoices',
  'paise between paid orders and invoices': `select coalesce(sum(o.total), 0) - coalesce((select sum(total) from invoices), 0)
    from orders o where o.state = 'PAID'`,
  'orders for one purchase beyond one':
    'select count(*) from (select member_id from orders group by 1 having count(*) > 1) as twice',
};

export async function audit({ database: { pool } }: Shop, purchases: number): Promise<Figure[]> {
  const one = async (text: string) => Number(Object.values((await pool.query(text)).rows[0] as object)[0]);
  const figures: Figure[] = [];
  for (const [name, text] of Object.entries(FAULTS)) figures.push(figure(name, await one(text), { atMost: 0 }));
  const granted = await one('select count(*) from member_subscriptions');
  const mailed = await one('select count(distinct recipient) from kept_messages');
  return [
    figure('purchases lost', purchases - granted, { atMost: 0 }),
    ...figures,
    figure('invoice mails', mailed, { atLeast: purchases }),
  ];
}

export const paidCount = async ({ database }: Shop): Promise<number> =>
  Number((await database.pool.query(`select count(*) from orders where state = 'PAID'`)).rows[0].count);

export const mailCount = async ({ database }: Shop): Promise<number> =>
  Number((await database.pool.query('select count(distinct recipient) from kept_messages')).rows[0].count);

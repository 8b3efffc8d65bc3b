import { describe, NOTIFICATION_TYPES } from '@plyhaat/contract/notifications/kinds';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);

const rowsOf = async <T>(query: SQL) => (await shop.db.execute(query)).rows as T[];

test('NOTE-1: the sample sellers have notifications of every type, read and unread, over weeks', async () => {
  const samples = await rowsOf<{ phone: string; types: string[]; unread: number; days: number }>(sql`
      select m.phone, array_agg(distinct n.type order by n.type) types, count(*) filter (where n.read_at is null)::int unread,
        extract(day from max(n.created_at) - min(n.created_at))::int days
        from notifications n join members m on m.id = n.member_id group by 1 order by 1`);
  expect(samples.map(({ phone }) => phone)).toEqual(['9000000001', '9000000002', '9000000003']);
  for (const { phone, types, unread, days } of samples) {
    if (phone !== '9000000001') expect(types).toEqual([...NOTIFICATION_TYPES].sort());
    expect(types.length).toBeGreaterThan(10);
    expect(unread).toBeGreaterThan(5);
    expect(days).toBeGreaterThan(phone === '9000000001' ? 4 : 21);
  }
  const shown = await rowsOf<{ type: string; payload: unknown; content: string }>(sql`select * from notifications`);
  for (const row of shown)
    expect(describe(row).text, row.type).not.toMatch(/Someone|Unnamed|New notification received|undefined/);
});

import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { plansIn, type Statement } from '#test/plans.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

/** Thousand rows a member, a third of them unread. */
async function someReader() {
  const member = await someMember(db);
  await db.execute(sql`insert into notifications (id, member_id, event_id, type, content, payload, read_at, created_at)
    select gen_random_uuid(), ${member.id}, ${newId()} || n, 'register', 'Welcome.', '{}',
      case when n % 3 = 0 then null else now() end, now() - n * interval '1 hour'
    from generate_series(1, 1000) n`);
  return member;
}

/** A plan for these values and one for any: each may put the ten rows of the page in order, and nothing more. */
const SORTS = 2;

test('a page of a thousand notifications is read from its index, which has its order, without reading the table', async () => {
  const readers = await Promise.all(Array.from({ length: 12 }, someReader));
  const [reader] = readers;
  await db.execute(sql`analyze notifications`);
  const { statementsOf, plansOf } = plansIn(app);
  const address = '/notifications/getAllNotifications';
  const pages = [{ page: 1 }, { page: 7 }, { page: 3, isRead: false }];
  for (const page of pages) {
    const statements = await statementsOf(address, reader, () => app.post(address, page, reader));
    const lists = statements.filter(({ text }: Statement) => text.includes('order by'));
    expect(lists).toHaveLength(1);
    for (const statement of lists) {
      const nodes = (await plansOf(statement)).map((node) => node['Node Type']);
      expect(nodes.filter((node) => node.startsWith('Index')).length, JSON.stringify(page)).toBeGreaterThan(0);
      expect(nodes.filter((node) => /Seq Scan|Bitmap/.test(node))).toEqual([]);
      expect(nodes.filter((node) => node.includes('Sort'))).toHaveLength(SORTS);
    }
    for (const statement of statements.filter(({ text }: Statement) => text.includes('count(')))
      expect((await plansOf(statement)).map((node) => node['Node Type'])).not.toContain('Seq Scan');
  }
});

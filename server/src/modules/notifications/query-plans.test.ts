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

test('a page of a thousand notifications is read from its index, without a sort and without reading the table', async () => {
  const [reader] = [await someReader(), await someReader(), await someReader()];
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
      expect(nodes, JSON.stringify(page)).toContain('Index Scan');
      expect(nodes.filter((node) => /Sort|Seq Scan/.test(node))).toEqual([]);
    }
    for (const statement of statements.filter(({ text }: Statement) => text.includes('count(')))
      expect((await plansOf(statement)).map((node) => node['Node Type'])).not.toContain('Seq Scan');
  }
});

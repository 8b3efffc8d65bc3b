import { InboxKind } from '@plyhaat/contract/leads/seller-inbox';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { inboxOf } from '#test/inboxes.ts';
import { moveForward } from './forward.ts';

const app = await testApp({ demo: true });
afterAll(app.close);

test('the inbox of the demo’s seller holds something of every kind, and much of it waits', async () => {
  await moveForward(app.db);
  const seller = only(await app.db.select().from(members).where(eq(members.phone, '9000000002')));
  const { counts } = await inboxOf(app, seller);
  expect(Object.entries(counts?.kinds ?? {}).filter(([, count]) => count === 0)).toEqual([]);
  for (const kind of InboxKind.options.filter((kind) => kind !== 'application')) {
    const { data } = await inboxOf(app, seller, { kind });
    expect(data[0], kind).toMatchObject({ kind, waits: true });
  }
});

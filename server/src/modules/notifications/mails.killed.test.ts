import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { outboxMessages } from '#platform/db/platform.tables.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { type RunningApp, runningApp } from '#test/running.ts';
import { notifications } from './notifications.tables.ts';

// A real process is killed and started again: slow on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let shop: RunningApp;
beforeAll(async () => {
  shop = await runningApp();
  await shop.db.execute(sql`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(20316); return new; end $$`);
  await shop.db.execute(sql`create trigger wait_for_test before update of mailed_at on notifications
    for each row execute function wait_for_test()`);
});
afterAll(() => shop.close());

/** Kills the program between sending a mail and noting that it was sent, and starts it again. */
async function killedAfterSending(send: () => Promise<unknown>, sent: () => Promise<number>, count: number) {
  const client = await shop.pool.connect();
  await client.query('select pg_advisory_lock(20316)');
  await send();
  await expect.poll(sent).toBe(count);
  await shop.kill('SIGKILL');
  await client.query('select pg_advisory_unlock(20316)');
  client.release();
  await shop.start();
}

test('kill -9 between a mail and its note: nothing is sent twice, neither at once nor in the daily summary', async () => {
  const seller = await someSeller(shop.db, { email: `asha-${newId()}@ply.example` });
  const authorization = await shop.authorizationOf(await someMember(shop.db));
  const sent = () => shop.db.$count(outboxMessages, eq(outboxMessages.recipient, seller.email ?? ''));
  const unnoted = () =>
    shop.db.$count(notifications, sql`${notifications.memberId} = ${seller.id} and ${notifications.mailedAt} is null`);
  const contact = () =>
    fetch(shop.address('/leads'), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ userId: seller.id, channel: 'contact' }),
    });
  await killedAfterSending(contact, sent, 1);
  await expect.poll(unnoted).toBe(0);
  expect(await sent()).toBe(1);

  const row = { memberId: seller.id, eventId: newId(), type: 'register', content: 'Welcome.', payload: {} };
  await shop.db.insert(notifications).values(row);
  await killedAfterSending(() => ask(shop.db, 'notifications.digests', {}), sent, 2);
  await expect.poll(unnoted).toBe(0);
  expect(await sent()).toBe(2);
});

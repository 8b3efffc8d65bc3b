import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { someCategory, someMember, someProduct, someSeller } from '#test/builders.ts';
import { telling } from '#test/telling.ts';
import { alertMember } from './alerts.service.ts';

const { app, notificationsOf, close } = await telling();
afterAll(close);
const { db } = app;

const plywood = await someCategory(db, { name: 'Plywood' });
const nashik = await someSeller(db, { stateId: stateId('MH'), cityId: cityId('nashik-mh') });
const pune = await someSeller(db, { stateId: stateId('MH'), cityId: cityId('pune-mh') });
const approved = (over: Parameters<typeof someProduct>[1] = {}) =>
  someProduct(db, { categoryId: plywood.id, sellerId: nashik.id, approvedAt: new Date(), ...over });
const save = async (address: string, name: string, who: Parameters<typeof app.post>[2]) =>
  (await app.post('/savedSearches', { address, name }, who)).json().data as { _id: string };
/** The scheduled job; listeners run repeatedly meanwhile. */
const halfPastEight = () => ask(db, 'catalog.searchAlerts', {});
const alertsOf = async (who: Parameters<typeof notificationsOf>[0]) =>
  (await notificationsOf(who)).filter(({ type }) => type === 'search_alert');

test('one message a day tells a member of products approved since the last one, and leads to the search', async () => {
  const buyer = await someMember(db);
  await approved({ name: 'Marine plywood of before' });
  await save('/shop?search=marine%20plywood', 'Marine plywood', buyer);
  await halfPastEight();
  expect(await alertsOf(buyer)).toEqual([]);

  await approved({ name: 'Marine plywood 18 mm' });
  await approved({ name: 'Marine plywood 12 mm' });
  await approved({ name: 'Commercial plywood 12 mm' });
  await approved({ name: 'Marine plywood that waits', approval: 'PENDING', approvedAt: null });
  await halfPastEight();
  expect(await alertsOf(buyer)).toMatchObject([
    {
      content: "2 new products match your saved search 'Marine plywood'.",
      payload: { address: '/shop?search=marine%20plywood' },
    },
  ]);
  await halfPastEight();
  expect(await alertsOf(buyer)).toHaveLength(1);
});

test('several searches make one message, a place is kept to, and own products are no news', async () => {
  const buyer = await someSeller(db);
  await save('/shop?search=flexible%20plywood%20pune', 'Flexible in Pune', buyer);
  await save(`/shop?categories=${plywood.id}&maxPrice=700`, 'Cheap', buyer);
  await approved({ name: 'Flexible plywood 8 mm', sellerId: pune.id });
  await approved({ name: 'Flexible plywood 6 mm', sellerId: nashik.id });
  for (const name of ['First', 'Second']) await approved({ name, listPrice: 600, priceUnit: 'per Nos/sheet' });
  await approved({ name: 'Own', listPrice: 500, priceUnit: 'per Nos/sheet', sellerId: buyer.id });
  await halfPastEight();
  expect(await alertsOf(buyer)).toMatchObject([
    {
      content: 'New in your saved searches: Cheap (2), Flexible in Pune (1).',
      payload: { address: `/shop?categories=${plywood.id}&maxPrice=700` },
    },
  ]);
});

test('nobody is told twice when a digest runs again, alone or beside itself', async () => {
  const buyer = await someMember(db);
  await save('/shop?search=chequered', 'Chequered', buyer);
  await approved({ name: 'Chequered plywood' });
  const alert = { memberId: buyer.id, before: new Date(Date.now() + 1000).toISOString() };
  await Promise.all([1, 2, 3].map(() => alertMember(app.deps, alert)));
  await ask(db, 'catalog.searchAlert', alert);
  expect(await alertsOf(buyer)).toHaveLength(1);
});

test('who switched the alert off hears nothing, and after switching it on only of what comes then', async () => {
  const buyer = await someMember(db);
  const address = '/shop?search=densified';
  await app.post('/savedSearches', { address, alert: false }, buyer);
  await approved({ name: 'Densified plywood' });
  await halfPastEight();
  expect(await alertsOf(buyer)).toEqual([]);
  await app.post('/savedSearches', { address, alert: true }, buyer);
  await halfPastEight();
  expect(await alertsOf(buyer)).toEqual([]);
  await approved({ name: 'Densified plywood 25 mm' });
  await halfPastEight();
  expect(await alertsOf(buyer)).toHaveLength(1);
});

test('the message is mailed with the daily summary, and not to a member who unsubscribed from it', async () => {
  const reader = await someMember(db, { email: 'reader@example.com' });
  const other = await someMember(db, { email: 'other@example.com', mailGroupsOff: ['digest'] });
  for (const who of [reader, other]) await save('/shop?search=laminboard', 'Laminboard', who);
  await approved({ name: 'Laminboard 19 mm' });
  await halfPastEight();
  expect(await alertsOf(reader)).toHaveLength(1);
  expect(await alertsOf(other)).toHaveLength(1);
  await ask(db, 'notifications.digests', { before: new Date(Date.now() + 60_000).toISOString() });
  await app.settle();
  const { rows } = await db.execute<{ recipient: string }>(
    sql`select recipient from kept_messages where recipient in ('reader@example.com', 'other@example.com')
      and text like '%Laminboard%'`,
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual(['reader@example.com']);
});

test('what is new is found by an index, however many products there are', async () => {
  const plan = await db.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`);
    return db.execute(sql`explain select id from products as product
      where product.shown and product.approved_at > now() - interval '1 day' and product.approved_at <= now()`);
  });
  expect(JSON.stringify(plan.rows)).toContain('products_by_approval');
});

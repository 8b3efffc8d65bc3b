import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { notifications } from './notifications.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

type Row = Partial<typeof notifications.$inferInsert>;
let minutes = 0;
/** Later ones are older. */
async function someNotification(memberId: string, over: Row = {}) {
  const id = newId();
  const createdAt = new Date(Date.now() - ++minutes * 60_000);
  const row = { id, memberId, eventId: id, type: 'register', content: 'Welcome.', payload: {}, createdAt, ...over };
  await db.insert(notifications).values(row);
  return id;
}
const list = async (who: Caller, body: object = {}) =>
  (await app.post('/notifications/getAllNotifications', body, who)).json();

test('NOTE-7: a member reads its own notifications, newest first, with all counts on both tabs', async () => {
  const [member, other] = [await someMember(db), await someMember(db)];
  const first = await someNotification(member.id, { type: 'product_view', payload: { slug: 'bwp' } });
  const second = await someNotification(member.id, { readAt: new Date() });
  await someNotification(other.id);
  const all = await list(member, { page: 1, perPage: 10, userId: member.id });
  expect(all.data.map(({ _id }: { _id: string }) => _id)).toEqual([first, second]);
  expect(all).toMatchObject({ total: 2, overallTotal: 2, unreadCount: 1, count: 1 });
  expect(all.data[0]).toMatchObject({
    title: 'Product viewed',
    content: 'Someone viewed your product Unnamed Product.',
    isRead: false,
    relatedType: 'product',
    relatedId: 'bwp',
  });
  expect(all.data[1]).toMatchObject({ content: 'Welcome.', isRead: true, relatedType: null, relatedId: null });
  expect(await list(member, { isRead: false })).toMatchObject({ total: 1, overallTotal: 2, unreadCount: 1 });
  expect(await list(member, { isRead: true })).toMatchObject({ total: 1, overallTotal: 2, unreadCount: 1 });
});

test('a notification of a kind that nobody knows is shown as it was stored and leads to no page of its own', async () => {
  const member = await someMember(db);
  for (const type of ['of_a_later_version', 'constructor', '__proto__'])
    await someNotification(member.id, { type, content: 'Something new.', payload: { slug: 'bwp', orderId: 'o1' } });
  const { data } = await list(member);
  expect(data).toHaveLength(3);
  for (const row of data) expect(row).toMatchObject({ content: 'Something new.', relatedType: null, relatedId: null });
});

test('NOTE-7: reading one, reading all and deleting change the count', async () => {
  const member = await someMember(db);
  const [a, , c] = [
    await someNotification(member.id),
    await someNotification(member.id),
    await someNotification(member.id),
  ];
  const unread = async () => (await app.post('/notifications/getUnreadNotificationsCount', {}, member)).json();
  expect(await unread()).toMatchObject({ unreadCount: 3, count: 3 });
  for (const _twice of [1, 2]) {
    const read = await app.post('/notifications/upadateRead', { notificationId: a, userId: member.id }, member);
    expect(read.json()).toMatchObject({ message: 'Notification marked as read', unreadCount: 2 });
  }
  const gone = await app.delete(`/notifications/delete/${c}?userId=${member.id}`, undefined, member);
  expect(gone.json()).toMatchObject({ message: 'Notification deleted', unreadCount: 1 });
  const all = await app.post('/notifications/markAllAsRead', undefined, member);
  expect(all.json()).toMatchObject({ message: 'All notifications marked as read', count: 0 });
  expect((await list(member)).data).toHaveLength(2);
  await app.delete(`/notifications/deleteAll/${member.id}`, undefined, member);
  expect(await list(member)).toMatchObject({ data: [], total: 0, overallTotal: 0 });
});

test("NOTE-5: nobody reads, marks or deletes another's notifications, staff included", async () => {
  const owner = await someMember(db);
  const id = await someNotification(owner.id);
  for (const other of [await someMember(db), await someMember(db, { role: 'ADMIN' })]) {
    const replies = [
      await app.post('/notifications/getAllNotifications', { userId: owner.id }, other),
      await app.post('/notifications/getUnreadNotificationsCount', { userId: owner.id }, other),
      await app.post('/notifications/upadateRead', { notificationId: id }, other),
      await app.post('/notifications/upadateRead', { notificationId: id, userId: owner.id }, other),
      await app.delete(`/notifications/delete/${id}`, undefined, other),
      await app.delete(`/notifications/deleteAll/${owner.id}`, undefined, other),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404, 403, 404, 403]);
    await app.post('/notifications/markAllAsRead', undefined, other);
  }
  expect(await list(owner)).toMatchObject({ overallTotal: 1, unreadCount: 1 });
});

test("junk in the table reads as 'New notification received' and breaks nothing", async () => {
  const member = await someMember(db);
  await someNotification(member.id, { type: 'unheard_of', content: '', payload: [1, 'x'] });
  await someNotification(member.id, { type: '__proto__', content: '', payload: 'text' });
  await someNotification(member.id, { type: 'flash_sale', content: '', payload: { productObj: 7 } });
  await db.execute(sql`update notifications set payload = 'null'::jsonb where type = '__proto__'`);
  const { data } = await list(member);
  expect(data.map(({ content }: { content: string }) => content)).toEqual([
    'New notification received',
    'New notification received',
    'Stock is limited, so grab the offer and Save Big!',
  ]);
});

test('erasing a member takes its notifications along, and the export holds them', async () => {
  const member = await someMember(db);
  const id = await someNotification(member.id);
  const { data } = (await app.get(`/users/export/${member.id}`, member)).json();
  expect(data.notifications).toMatchObject([{ id }]);
  await db.execute(sql`delete from members where id = ${member.id}`);
  expect(await db.$count(notifications, sql`id = ${id}`)).toBe(0);
});

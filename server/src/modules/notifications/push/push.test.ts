import { name, told } from '@plyhaat/contract/notifications/told';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { endSessions } from '#modules/identity/identity.ts';
import { isPublicAddress } from '#platform/http/public-address.ts';
import { testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { pushService } from '#test/push-service.ts';
import { realAuthenticator } from '#test/sign-in.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { newPushKeys } from '../../../settings.push.ts';
import { pushSubscriptions } from '../notifications.tables.ts';
import { tell } from '../tell.service.ts';

const service = await pushService();
const keys = JSON.parse(newPushKeys());
const push = { ...keys, subject: 'mailto:post@plyhaat.example', hosts: ['fcm.googleapis.com', '.push.apple.com'] };
const local = { authenticator: realAuthenticator, override: { push: { ...push, allowLoopback: true } } };
const app = await testApp(local);
const other = await testApp({ ...local, beside: app });
const strict = await testApp({
  beside: app,
  authenticator: realAuthenticator,
  override: { push: { ...push, allowLoopback: false } },
});
afterAll(async () => {
  await other.close();
  await strict.close();
  await app.close();
  await service.close();
});
const { db } = app;
beforeEach(() => void service.received.splice(0));

type Browser = ReturnType<typeof service.newBrowser>;
type Who = Awaited<ReturnType<typeof someMember>>;

/** A member who turned push on, in a session that the test may end. */
async function subscribed(who: Who, browser: Browser = service.newBrowser()) {
  const headers = await app.as(who);
  const send = (method: 'POST' | 'DELETE', url: string, payload: object) => app.send(method, url, { headers, payload });
  const reply = await send('POST', '/notifications/push', browser);
  expect(reply.json()).toEqual({ success: true, message: 'Notifications are on for this device.' });
  return { browser, send };
}
const browsersOf = ({ id }: Who) => db.$count(pushSubscriptions, eq(pushSubscriptions.memberId, id));
const quote = (to: string, event: string, content = event) =>
  tell(db, event, { type: 'quote_received', to: [to], payload: {}, told: told`${{ content: name(content) }}` });
/** As if the pause before the next try were over. */
const hurry = () =>
  db.execute(sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'notifications.push'), run_at => now())`);

test('a contact reaches the seller’s browser once, encrypted for it and signed by the site’s key', async () => {
  const seller = await someSeller(db);
  const buyer = await someSubscriber(db, { name: 'Asha Patel' });
  const key = await app.get('/notifications/push/key', seller);
  expect(key.json()).toEqual({ success: true, publicKey: push.publicKey });
  const { browser } = await subscribed(seller);
  await app.post('/leads', { userId: seller.id }, buyer);
  await Promise.all([app.settle(), other.settle()]);
  expect(service.received).toEqual([
    expect.objectContaining({
      path: new URL(browser.endpoint).pathname,
      headers: expect.objectContaining({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' }),
      message: {
        id: expect.any(String),
        title: 'New contact',
        text: 'Asha Patel contacted you.',
        to: '/account?tab=leads',
      },
    }),
  ]);
  const sent = service.received.map(({ headers, message }) => [
    String(headers.topic),
    String((message as { id: string }).id),
  ]);
  expect(sent.map(([topic]) => topic)).toEqual(sent.map(([, id]) => id?.replaceAll('-', '')));
});

test('only contacts, quotes and purchases wake a browser, all browsers of the member, and no one else’s', async () => {
  const [member, other] = [await someMember(db), await someMember(db)];
  await subscribed(member);
  await subscribed(member);
  await subscribed(other);
  const to = [member.id];
  await tell(db, 'registered', { type: 'register', to, payload: {}, told: told`Welcome.` });
  await tell(db, 'viewed', { type: 'profile_view', to, payload: {} });
  await quote(member.id, 'quoted');
  await quote(member.id, 'quoted');
  await tell(db, 'bought', { type: 'buy_subscription', to, payload: {}, told: told`You bought a plan.` });
  await app.settle();
  const titles = service.received.map(({ message }) => (message as { title: string }).title);
  expect(titles.sort()).toEqual([
    'Quote received',
    'Quote received',
    'Subscription purchased',
    'Subscription purchased',
  ]);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(2);
});

test('a browser that its service does not know any more is forgotten', async () => {
  for (const status of [404, 410]) {
    const member = await someMember(db);
    await subscribed(member);
    service.answerWith(status);
    await quote(member.id, `gone ${status}`);
    await app.settle();
    expect(await browsersOf(member)).toBe(0);
  }
  expect(service.received).toEqual([]);
});

test('a service that fails is tried again, and a redirect is not followed', async () => {
  const member = await someMember(db);
  await subscribed(member);
  service.answerWith(503, 302);
  await quote(member.id, 'later');
  for (let tries = 0; tries < 3; tries++) {
    expect(service.received).toEqual([]);
    await app.settle();
    await hurry();
  }
  await app.settle();
  expect(service.received.map(({ message }) => (message as { text: string }).text)).toEqual(['later']);
  expect(service.received[0]?.path).toMatch(/^\/send\//);
});

test('what was read meanwhile, or is a day old, is not sent', async () => {
  const member = await someMember(db);
  await subscribed(member);
  await quote(member.id, 'read');
  await app.post('/notifications/markAllAsRead', undefined, member);
  await quote(member.id, 'old');
  await db.execute(sql`update notifications set created_at = now() - interval '25 hours' where event_id = 'old'`);
  await app.settle();
  expect(service.received).toEqual([]);
});

test('a browser gets nothing once it was turned off, signed out, blocked or its member erased', async () => {
  const ways: Record<string, (who: Who, at: Awaited<ReturnType<typeof subscribed>>) => Promise<unknown>> = {
    'turned off': (_who, { send, browser }) => send('DELETE', '/notifications/push', { endpoint: browser.endpoint }),
    'signed out': (_who, { send }) => send('POST', '/users/logout', {}),
    'signed out everywhere': (who) => endSessions(db, who.id),
    erased: (who) => db.delete(members).where(eq(members.id, who.id)),
  };
  for (const [way, end] of Object.entries(ways)) {
    const member = await someMember(db);
    const at = await subscribed(member);
    await quote(member.id, way);
    await end(member, at);
    expect(await browsersOf(member), way).toBe(0);
  }
  const blocked = await someMember(db);
  await subscribed(blocked);
  await quote(blocked.id, 'before it was blocked');
  await db.update(members).set({ isBlocked: true }).where(eq(members.id, blocked.id));
  await quote(blocked.id, 'since');
  await app.settle();
  expect(service.received).toEqual([]);
});

test('a browser has one member: whoever asked in it last', async () => {
  const [first, second] = [await someMember(db), await someMember(db)];
  const { browser } = await subscribed(first);
  const { send } = await subscribed(second, browser);
  await quote(first.id, 'for the first');
  await quote(second.id, 'for the second');
  await app.settle();
  expect(service.received.map(({ message }) => (message as { text: string }).text)).toEqual(['for the second']);
  // Nobody turns off what is another's.
  await app.delete('/notifications/push', { endpoint: browser.endpoint }, first);
  expect(await browsersOf(second)).toBe(1);
  await send('DELETE', '/notifications/push', { endpoint: browser.endpoint });
  expect(await browsersOf(second)).toBe(0);
});

test('the eleventh browser of a member takes the place of the first', async () => {
  const member = await someMember(db);
  const { browser } = await subscribed(member);
  for (let n = 0; n < 10; n++) await subscribed(member);
  expect(await browsersOf(member)).toBe(10);
  expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, browser.endpoint))).toBe(0);
});

test('only addresses of known push services are taken: https, by name, on their usual port', async () => {
  const member = await someMember(db);
  const { endpoint: loopback, keys } = service.newBrowser();
  const statusOf = async (endpoint: string, more: object = {}) =>
    (await strict.post('/notifications/push', { endpoint, keys: { ...keys, ...more } }, member)).statusCode;
  for (const good of ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x'])
    expect(await statusOf(good), good).toBe(200);
  const bad = [
    loopback,
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://me:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com@127.0.0.1/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ];
  for (const endpoint of bad) expect(await statusOf(endpoint), endpoint).toBe(400);
  const notOnCurve = Buffer.alloc(65, 4).toString('base64url');
  expect(await statusOf('https://fcm.googleapis.com/y', { p256dh: notOnCurve })).toBe(400);
  expect(await statusOf('https://fcm.googleapis.com/y', { auth: 'short' })).toBe(422);
  expect(await statusOf(`https://fcm.googleapis.com/${'x'.repeat(1000)}`)).toBe(422);
});

test('a browser whose service is not known any more is forgotten instead of called', async () => {
  const member = await someMember(db);
  await subscribed(member);
  await quote(member.id, 'never called');
  await strict.settle();
  expect(service.received).toEqual([]);
  expect(await browsersOf(member)).toBe(0);
});

test('a name that leads to a private network is not connected to', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  const inside6 = ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '2002:7f00:1::', '64:ff9b::a00:1', 'x'];
  expect([...inside, ...inside6].filter(isPublicAddress)).toEqual([]);
  expect(['8.8.8.8', '142.250.1.1', '2a00:1450:4001::200e'].filter(isPublicAddress)).toHaveLength(3);
});

test('without keys push is not offered', async () => {
  const without = await testApp({ beside: app, authenticator: realAuthenticator, override: { push: undefined } });
  const member = await someMember(db);
  expect((await without.get('/notifications/push/key', member)).json()).toEqual({ success: true, publicKey: null });
  const reply = await without.post('/notifications/push', service.newBrowser(), member);
  expect([reply.statusCode, reply.json().error]).toEqual([503, 'push_unavailable']);
  await without.close();
});

test('the browsers of a member are part of what it takes away, without their keys', async () => {
  const member = await someMember(db);
  const { browser } = await subscribed(member);
  const reply = await app.get(`/users/export/${member.id}`, member);
  expect(reply.json().data.pushSubscriptions).toMatchObject([{ endpoint: browser.endpoint }]);
  expect(reply.body).not.toContain(browser.keys.auth);
});

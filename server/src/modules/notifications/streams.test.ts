import { once } from 'node:events';
import { name, told } from '@plyhaat/contract/notifications/told';
import { afterAll, expect, test } from 'vitest';
import { type Caller, type TestApp, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { readEvents } from '#test/event-reader.ts';
import { realAuthenticator } from '#test/sign-in.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { tell } from './tell.service.ts';

// Streams end with their session, so callers have real ones.
const app = await testApp({ authenticator: realAuthenticator });
const other = await testApp({ authenticator: realAuthenticator, beside: app });
const bases = await Promise.all([app, other].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
afterAll(async () => {
  await other.close();
  await app.close();
});
const { db } = app;

const listening = async (who: Caller, process: TestApp = app, lastId?: string) =>
  readEvents(`${bases[process === app ? 0 : 1]}/api/notifications/stream`, {
    ...(await app.as(who)),
    ...(lastId && { 'last-event-id': lastId }),
  });

test('NOTE-10: a contact reaches the seller’s open stream on another process, with the new count', async () => {
  const seller = await someSeller(db);
  const buyer = await someSubscriber(db, { name: 'Asha Patel' });
  const stream = await listening(seller, other);
  expect(stream.reply.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(await stream.next()).toEqual({ event: 'unread', data: { unreadCount: 0, count: 0 } });
  await app.post('/leads', { userId: seller.id }, buyer);
  await app.settle();
  const event = await stream.next();
  expect(event).toMatchObject({
    event: 'notification',
    data: { type: 'contact', content: 'Asha Patel contacted you.' },
  });
  expect(event.id).toBe(event.data._id);
  expect(await stream.next()).toMatchObject({ event: 'unread', data: { count: 1 } });
  await app.post('/notifications/markAllAsRead', undefined, seller);
  expect(await stream.next()).toMatchObject({ event: 'unread', data: { unreadCount: 0 } });
  stream.leave();
});

const register = (id: string, event: string) =>
  tell(db, event, { type: 'register', to: [id], payload: {}, told: told`${{ event: name(event) }}` });

test('a stream that was lost resumes after the last id, and nobody hears of another’s', async () => {
  const [member, stranger] = [await someMember(db), await someMember(db)];
  const first = await listening(member);
  await first.next();
  await register(member.id, 'one');
  const { id } = await first.next();
  first.leave();
  await register(member.id, 'two');
  await register(stranger.id, 'not theirs');
  const again = await listening(member, other, id);
  expect(await again.next()).toMatchObject({ event: 'notification', data: { content: 'two' } });
  expect(await again.next()).toMatchObject({ event: 'unread', data: { count: 2 } });
  again.leave();
});

test('one event for many members reaches each on the process that holds its stream, with its own count', async () => {
  const many = await Promise.all(Array.from({ length: 150 }, () => someMember(db)));
  const [first, last] = [many[0], many.at(-1)] as [Caller, Caller];
  await register(last.id, 'an older one');
  const streams = [await listening(first), await listening(last, other), await listening(last)];
  for (const stream of streams) await stream.next();
  await tell(db, 'many', { type: 'register', to: many.map(({ id }) => id), payload: {}, told: told`for all` });
  const heard = await Promise.all(
    streams.map(async ({ next }) => [(await next()).data.content, (await next()).data.count]),
  );
  expect(heard).toEqual([
    ['for all', 1],
    ['for all', 2],
    ['for all', 2],
  ]);
  for (const { leave } of streams) leave();
});

test('junk as the last id opens a stream like none', async () => {
  const member = await someMember(db);
  await register(member.id, 'before');
  for (const junk of ['x', "'; drop", '00000000-0000-4000-8000-000000000000']) {
    const stream = await listening(member, app, junk);
    expect(await stream.next()).toMatchObject({ event: 'unread', data: { count: 1 } });
    stream.leave();
  }
});

test('the eleventh stream of a member ends the first', async () => {
  const member = await someMember(db);
  const streams = [];
  for (let n = 0; n < 11; n++) {
    const stream = await listening(member);
    await stream.next();
    streams.push(stream);
  }
  await expect(streams[0]?.next()).rejects.toThrow('the stream ended');
  for (const { leave } of streams) leave();
});

test('a process that stops ends its streams and waits for none', async () => {
  const third = await testApp({ authenticator: realAuthenticator, beside: app });
  const base = await third.app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(`${base}/api/notifications/stream`, { headers: await app.as(await someMember(db)) });
  const closed = once(third.app.server, 'close');
  await third.close();
  await closed;
  expect(await reply.text()).toContain('retry:');
});

test('without a token there is no stream', async () => {
  expect((await app.get('/notifications/stream')).statusCode).toBe(401);
});

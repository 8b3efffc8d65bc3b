import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { readEvents } from '#test/event-reader.ts';
import { lateVisits } from '#test/late-visits.ts';
import { realAuthenticator } from '#test/sign-in.ts';
import { RELEASE } from '../system/release.ts';
import { drain } from './draining.ts';

const { version } = RELEASE;
const TOKEN = 'a token for the one who looks after the machine';
const app = await testApp({ settings: { METRICS_TOKEN: TOKEN } });
const production = await testApp({ beside: app, override: { demo: false, mode: 'production' } });
afterAll(async () => {
  await production.close();
  await app.close();
});

const from = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, remoteAddress, headers });

test('demo mode shows what it did not send, newest first, and by recipient', async () => {
  await app.deps.sms.send('9876543210', { code: '123456', text: 'Your code is 123456.' });
  await app.deps.mail.send({ to: 'asha@example.com', subject: 'Welcome', text: 'Namaste.' });
  const all = (await app.get('/dev/outbox')).json().data;
  expect(all.map(({ to, channel }: { to: string; channel: string }) => [channel, to])).toEqual([
    ['mail', 'asha@example.com'],
    ['sms', '9876543210'],
  ]);
  const one = (await app.get('/dev/outbox?to=9876543210')).json().data;
  expect(one).toMatchObject([{ text: 'Your code is 123456.', subject: null }]);
});

test('a mail in the outbox shows its attachments and opens them; one that is sent twice is there once', async () => {
  const file = { name: 'PH-26-27-000133.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 …') };
  const letter = {
    to: 'ravi@example.com',
    subject: 'Invoice',
    text: 'Attached.',
    attachments: [file],
    key: 'invoice-1',
  };
  await app.deps.mail.send(letter);
  await app.deps.mail.send(letter);
  await app.deps.mail.send({ ...letter, to: 'asha@example.com' });
  const mails = (await app.get('/dev/outbox?to=ravi@example.com')).json().data;
  expect(mails).toMatchObject([
    { subject: 'Invoice', attachments: [{ name: file.name, type: file.type, size: file.bytes.length }] },
  ]);
  const [{ url }] = mails[0].attachments;
  const opened = await from(url, '127.0.0.1');
  expect(opened.rawPayload.equals(file.bytes)).toBe(true);
  expect(opened.headers).toMatchObject({ 'content-type': file.type, 'cache-control': 'no-store' });
  expect((await from(url, '203.0.113.7')).statusCode).toBe(404);
  expect((await from('/api/dev/outbox/files/none', '127.0.0.1')).statusCode).toBe(404);
});

const UNSENT = '/api/dev/outbox';
test.each([
  ['from elsewhere', '203.0.113.7', {}],
  ['through a proxy here', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ['through a proxy that says Forwarded', '127.0.0.1', { forwarded: 'for=127.0.0.1' }],
])('what was not sent does not exist for a caller %s', async (_how, address, headers) => {
  const reply = await from(UNSENT, address, headers);
  expect(reply.statusCode).toBe(404);
  expect(reply.json().error).toBe('not_found');
});

test('what was not sent does not exist in production at all', async () => {
  expect((await production.get('/dev/outbox')).statusCode).toBe(404);
});

test('figures for the operator are told on this machine or for the token', async () => {
  await app.get('/state');
  const figures = await from('/api/metrics', '127.0.0.1');
  expect(figures.statusCode).toBe(200);
  expect(figures.headers['content-type']).toMatch(/^text\/plain/);
  expect(figures.body).toMatch(/http_request_seconds_count\{method="GET",route="\/api\/state",status="200"\} \d/);
  expect((await from('/api/metrics', '203.0.113.7', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
});

test.each([
  ['from elsewhere', '203.0.113.7', {}],
  ['with a wrong token', '203.0.113.7', { authorization: 'Bearer wrong' }],
  ['through a proxy here', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
])('figures do not exist for a caller %s', async (_how, address, headers) => {
  const reply = await from('/api/metrics', address, headers);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, error: 'not_found' });
});

test('figures are counted by route, never by address', async () => {
  await app.get('/product/getProductById/some-slug-of-a-visitor');
  expect((await from('/api/metrics', '127.0.0.1')).body).not.toContain('some-slug-of-a-visitor');
});

test('a process says that it lives, that it is ready and in which mode', async () => {
  expect((await app.get('/health/live')).json()).toEqual({ success: true, version });
  expect((await app.get('/health/ready')).json()).toEqual({ success: true, mode: 'demo', version });
  expect((await production.get('/health/ready')).json()).toEqual({ success: true, mode: 'production', version });
});

test('a process that is stopping is not ready, and lives on', async () => {
  production.app.draining = true;
  const reply = await production.get('/health/ready');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
  expect((await production.get('/health/live')).statusCode).toBe(200);
});

test('while it drains, a process answers and asks whoever keeps a connection to open another', async () => {
  const leaving = await testApp({ beside: app });
  const base = await leaving.app.listen({ host: '127.0.0.1', port: 0 });
  const kept = async () => (await fetch(`${base}/api/state`)).headers.get('connection');
  expect(await kept()).toBe('keep-alive');
  await drain(leaving.app, 0);
  expect(await kept()).toBe('close');
  expect((await fetch(`${base}/api/health/ready`)).status).toBe(503);
  await leaving.close();
});

test('requests that reached a late process before it closes are answered', async () => {
  const leaving = await testApp({ beside: app });
  const base = await leaving.app.listen({ host: '127.0.0.1', port: 0 });
  const statuses = lateVisits(Number(new URL(base).port), 20);
  await leaving.close();
  expect(await statuses).toEqual(Array(20).fill('200'));
});

test('readers of a stream are sent elsewhere by a process that drains', async () => {
  const leaving = await testApp({ beside: app, authenticator: realAuthenticator });
  const base = await leaving.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = await leaving.as(await someMember(leaving.db));
  const stream = await readEvents(`${base}/api/notifications/stream`, headers);
  await stream.next();
  await drain(leaving.app, 0);
  await expect(stream.next()).rejects.toThrow('the stream ended');
  const again = await fetch(`${base}/api/notifications/stream`, { headers });
  expect([again.status, again.headers.get('retry-after')]).toEqual([503, '1']);
  await leaving.close();
});

test('a process without its database is not ready', async () => {
  const lonely = await testApp();
  await lonely.deps.pool.query('select 1');
  const { execute } = lonely.db;
  Object.assign(lonely.db, { execute: () => Promise.reject(new Error('connection refused')) });
  expect((await lonely.get('/health/ready')).statusCode).toBe(503);
  Object.assign(lonely.db, { execute });
  expect((await lonely.get('/health/ready')).statusCode).toBe(200);
  await lonely.close();
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { contactMessages } from './content.tables.ts';
import { MOST_IN_AN_HOUR } from './senders.sql.ts';

const app = await testApp();
afterAll(app.close);
beforeEach(async () => {
  await app.db.execute(sql`truncate contact_messages, kept_messages, idempotency_keys cascade`);
});

const asha = {
  name: 'Asha Patil',
  email: 'asha@example.org',
  subject: 'complaint',
  message: 'Two sheets arrived with open cores.',
};
const from = (remoteAddress: string, payload: object = asha, headers: Record<string, string> = {}) =>
  app.send('POST', '/contact', { payload, remoteAddress, headers });
const storedMessages = () => app.db.select().from(contactMessages);
const lettersToTheHouse = async () => (await app.get('/dev/outbox?to=info@plyhaat.example')).json().data;

test('a visitor writes without signing in and is thanked (CONT-14)', async () => {
  const reply = await app.post('/contact', { ...asha, phone: '98220 12345' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    success: true,
    message: 'Thank you for your message! We will get back to you soon.',
  });
  expect(await storedMessages()).toEqual([expect.objectContaining({ ...asha, phone: '98220 12345' })]);
});

test('our team gets each message by mail, once', async () => {
  await app.post('/contact', asha);
  expect(await lettersToTheHouse()).toEqual([]);
  await app.settle();
  const [letter, ...others] = await lettersToTheHouse();
  expect(others).toEqual([]);
  expect(letter.subject).toBe('Contact form: Complaint from Asha Patil');
  for (const words of ['asha@example.org', 'Phone: not given', 'Two sheets arrived with open cores.'])
    expect(letter.text).toContain(words);
  expect((await storedMessages())[0]?.mailedAt).not.toBeNull();
});

test('the phone is optional (CONT-13)', async () => {
  expect((await app.post('/contact', { ...asha, phone: '' })).statusCode).toBe(200);
  expect((await storedMessages())[0]?.phone).toBeNull();
});

test.each(['name', 'email', 'subject', 'message'])(
  '%s is required, and blanks are nothing (CONT-13)',
  async (field) => {
    const { [field as keyof typeof asha]: _, ...rest } = asha;
    for (const body of [rest, { ...asha, [field]: '' }, { ...asha, [field]: '   ' }]) {
      const reply = await app.post('/contact', body);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().fields).toEqual({ [field]: 'This field is required' });
    }
    expect(await storedMessages()).toEqual([]);
  },
);

test.each([
  [{ email: 'abc' }, { email: 'Please enter a valid email address' }],
  [{ email: 'a b@example.org' }, { email: 'Please enter a valid email address' }],
  [{ subject: 'praise' }, { subject: 'Please choose a subject from the list' }],
  [{ message: 'x'.repeat(5001) }, { message: 'Please use at most 5000 characters' }],
  [{ name: 'x'.repeat(121) }, { name: 'Please use at most 120 characters' }],
])('what cannot be answered is refused beside its field: %j (CONT-13)', async (wrong, fields) => {
  const reply = await app.post('/contact', { ...asha, ...wrong });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual(fields);
});

test('a name cannot smuggle a line into the head of the mail', async () => {
  await app.post('/contact', { ...asha, name: 'Asha\r\nBcc: everybody@example.org' });
  await app.settle();
  expect((await lettersToTheHouse())[0].subject).toBe('Contact form: Complaint from Asha Bcc: everybody@example.org');
});

test('two clicks with one key are one message', async () => {
  const key = { 'idempotency-key': 'click' };
  await from('203.0.113.1', asha, key);
  const second = await from('203.0.113.1', asha, key);
  expect(second.statusCode).toBe(200);
  expect(await storedMessages()).toHaveLength(1);
});

test('a program that fills in the hidden field is thanked and forgotten', async () => {
  const reply = await app.post('/contact', { ...asha, website: 'https://spam.example' });
  expect(reply.json().message).toBe('Thank you for your message! We will get back to you soon.');
  expect(await storedMessages()).toEqual([]);
});

test('one address sends so many messages an hour and no more, even at the same moment', async () => {
  const replies = await Promise.all(Array.from({ length: MOST_IN_AN_HOUR + 5 }, () => from('203.0.113.5')));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST_IN_AN_HOUR);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  const refused = await from('::ffff:203.0.113.5');
  expect(refused.json().error).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await from('203.0.113.6')).statusCode).toBe(200);

  await app.db.execute(sql`update contact_messages set created_at = created_at - interval '61 minutes'`);
  expect((await from('203.0.113.5')).statusCode).toBe(200);
});

test('a whole IPv6 network is one address', async () => {
  for (let i = 1; i <= MOST_IN_AN_HOUR; i++) expect((await from(`2001:db8::${i}:7`)).statusCode).toBe(200);
  expect((await from('2001:db8::ffff:1')).statusCode).toBe(429);
  expect((await from('2001:db8:0:1::1')).statusCode).toBe(200);
});

test('after a day nobody knows from where a message came, and after two years it is gone', async () => {
  await app.post('/contact', asha);
  await app.post('/contact', { ...asha, name: 'Ravi Kulkarni' });
  await app.db.execute(sql`update contact_messages set created_at = now() - interval '25 hours'`);
  await app.db.execute(
    sql`update contact_messages set created_at = now() - interval '25 months' where name = 'Asha Patil'`,
  );
  await app.db.execute(sql`select graphile_worker.add_job('content.forgetVisitors')`);
  await app.settle();
  expect(await storedMessages()).toEqual([expect.objectContaining({ name: 'Ravi Kulkarni', sender: null })]);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { Languages } from '#platform/languages/languages.ts';
import { testApp } from '#test/app.ts';
import { newsletterSubscribers } from './content.tables.ts';
import { MOST_IN_AN_HOUR } from './senders.sql.ts';

const languages = new Languages({
  hi: { 'Welcome to the Plyhaat newsletter': 'Plyhaat न्यूज़लेटर में स्वागत है' },
});
const app = await testApp({ languages });
afterAll(app.close);
beforeEach(async () => {
  await app.db.execute(sql`truncate newsletter_subscribers, kept_messages cascade`);
});

const THANKS = 'Thank you for subscribing! You can unsubscribe from any e-mail we send.';
const subscribe = (email: string, remoteAddress = '203.0.113.1', more: object = {}) =>
  app.send('POST', '/newsletter/subscribe', { payload: { email, ...more }, remoteAddress });
const subscribers = async () => (await app.db.select().from(newsletterSubscribers)).map(({ email }) => email);
const lettersTo = async (email: string): Promise<{ text: string }[]> => {
  await app.settle();
  return (await app.get(`/dev/outbox?to=${email}`)).json().data;
};
const tokenOf = (letter: { text: string } | undefined) =>
  /\/newsletter\/unsubscribe\?token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';

test('a visitor subscribes, gets a letter, and leaves by its link (CONT-15)', async () => {
  const reply = await subscribe('Asha@Example.org');
  expect(reply.json()).toEqual({ success: true, message: THANKS });
  expect(await subscribers()).toEqual(['asha@example.org']);

  const letters = await lettersTo('asha@example.org');
  expect(letters).toHaveLength(1);
  const token = tokenOf(letters[0]);
  const left = await app.get(`/newsletter/unsubscribe?token=${token}`);
  expect(left.statusCode).toBe(200);
  expect(left.json().message).toBe('You are unsubscribed. We will not send you any more newsletters.');
  expect(await subscribers()).toEqual([]);
  expect((await app.get(`/newsletter/unsubscribe?token=${token}`)).statusCode).toBe(200);
});

test('subscribing again changes nothing and the answer does not tell', async () => {
  await subscribe('asha@example.org');
  const again = await subscribe('ASHA@example.org');
  expect(again.json()).toEqual({ success: true, message: THANKS });
  expect(await lettersTo('asha@example.org')).toHaveLength(1);
  expect(await subscribers()).toHaveLength(1);
});

test('the letter comes in the language of the form, else in English', async () => {
  const ask = (email: string, headers: Record<string, string>) =>
    app.send('POST', '/newsletter/subscribe', { payload: { email }, headers });
  await ask('hi@example.org', { 'accept-language': 'hi-IN' });
  await ask('ta@example.org', { 'accept-language': 'ta' });
  expect(await lettersTo('hi@example.org')).toMatchObject([{ subject: 'Plyhaat न्यूज़लेटर में स्वागत है' }]);
  expect(await lettersTo('ta@example.org')).toMatchObject([{ subject: 'Welcome to the Plyhaat newsletter' }]);
});

test('whoever left may come back and is welcomed again', async () => {
  await subscribe('asha@example.org');
  const token = tokenOf((await lettersTo('asha@example.org'))[0]);
  await app.get(`/newsletter/unsubscribe?token=${token}`);
  await subscribe('asha@example.org');
  expect(await lettersTo('asha@example.org')).toHaveLength(2);
});

test('a link that we did not sign takes nobody off the list', async () => {
  await subscribe('asha@example.org');
  const token = tokenOf((await lettersTo('asha@example.org'))[0]);
  const [id, signature] = token.split('.');
  const forged = [id, `${id}.`, `${id}.${signature?.slice(0, -2)}xx`, `${newId()}.${signature}`, 'x', '.'];
  for (const wrong of forged) {
    const reply = await app.get(`/newsletter/unsubscribe?token=${wrong}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().error).toBe('unsubscribe_link_invalid');
  }
  expect((await app.get('/newsletter/unsubscribe')).statusCode).toBe(422);
  expect(await subscribers()).toEqual(['asha@example.org']);
});

test.each([
  ['', 'This field is required'],
  ['abc', 'Please enter a valid email address'],
])('%j is not an address to write to', async (email, words) => {
  const reply = await subscribe(email);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual({ email: words });
});

test('one address subscribes so many an hour and no more, and programs none', async () => {
  await subscribe('trap@example.org', '203.0.113.9', { website: 'https://spam.example' });
  expect(await subscribers()).toEqual([]);
  for (let i = 1; i <= MOST_IN_AN_HOUR; i++) expect((await subscribe(`reader${i}@example.org`)).statusCode).toBe(200);
  expect((await subscribe('another@example.org')).statusCode).toBe(429);
  expect((await subscribe('another@example.org', '203.0.113.2')).statusCode).toBe(200);
});

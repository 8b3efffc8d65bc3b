import { SETTINGS } from '@plyhaat/contract/core/site-settings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { LEAD_LIMITS } from './leads.limits.ts';
import { enquiries } from './leads.tables.ts';

const app = await testApp();
afterAll(app.close);
beforeEach(async () => {
  await app.db.execute(sql`truncate enquiries, kept_messages, counters cascade`);
});

const asha = {
  name: 'Asha Patil',
  phone: '98220 12345',
  address: 'Nashik',
  message: 'Marine plywood, 40 sheets',
  email: '',
  subject: '',
  SourceName: 'WEB',
  took: 9000,
};
const THANKS = "Message Sent Successfully! Thank you for contacting us. We'll get back to you within 24 hours.";
const send = (over: object = {}, remoteAddress = '203.0.113.1') =>
  app.send('POST', '/leads', { payload: { ...asha, ...over }, remoteAddress });
const stored = () => app.db.select().from(enquiries);
const letters = async () => (await app.get('/dev/outbox?to=info@plyhaat.example')).json().data;

test('anybody may ask the app something, and our team gets it by mail (LEAD-10)', async () => {
  const reply = await send();
  expect(reply.json()).toEqual({ success: true, message: THANKS });
  expect(await stored()).toEqual([
    expect.objectContaining({ name: 'Asha Patil', address: 'Nashik', email: null, phone: '98220 12345' }),
  ]);
  await app.settle();
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ subject: 'Enquiry from Asha Patil' });
  expect(letter.text).toContain('Marine plywood, 40 sheets');
});

test('an enquiry keeps which program sent it', async () => {
  await send({ SourceName: 'ANDROID' });
  expect((await stored()).map(({ sourceName }) => sourceName)).toEqual(['ANDROID']);
});

test.each(['name', 'address', 'message'])('%s is required, a mobile number is not', async (field) => {
  const reply = await send({ [field]: '  ' });
  expect([reply.statusCode, reply.json().fields]).toEqual([422, { [field]: 'This field is required' }]);
  expect(await stored()).toEqual([]);
  expect((await send({ phone: '' })).statusCode).toBe(200);
});

test.each([
  ['fills in the hidden field', { website: 'https://spam.example' }],
  ['is quicker than a person', { took: 300 }],
])('a program that %s is thanked and forgotten', async (_what, over) => {
  expect((await send(over)).json().message).toBe(THANKS);
  expect(await stored()).toEqual([]);
});

test.each([
  ['with the form’s clock', 9000, SETTINGS.enquiriesAnHour.initial],
  ['without one', undefined, LEAD_LIMITS.unclockedFromAddress.most],
])('%s one address sends so many an hour, even at the same moment', async (_what, took, most) => {
  const replies = await Promise.all(Array.from({ length: most + 3 }, () => send({ took })));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(most);
  const refused = replies.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await send({ took }, '203.0.113.2')).statusCode).toBe(200);
});

test('after two years an enquiry is gone', async () => {
  await send();
  await app.db.execute(sql`update enquiries set created_at = now() - interval '25 months'`);
  await app.db.execute(sql`select graphile_worker.add_job('leads.forgetOldEnquiries')`);
  await app.settle();
  expect(await stored()).toEqual([]);
});

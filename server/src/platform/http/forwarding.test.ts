import { Writable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';

let shop: TestApp;
afterEach(() => shop.close());

const lines: string[] = [];
const log = createLog(
  'warn',
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'));

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
const noticesFor = async () => {
  const staff = await someMember(shop.db, { role: 'APPROVERS' });
  return (await shop.get('/admin/review', staff)).json().notices;
};

test('forwarding headers of a peer that no setting trusts are logged once a minute and shown to staff', async () => {
  shop = await testApp({ log });
  expect(await noticesFor()).toEqual([]);
  lines.length = 0;
  for (let i = 0; i < 3; i++) await shop.send('GET', '/state', forwarded);
  expect(warnings()).toHaveLength(1);
  expect(await noticesFor()).toEqual([expect.stringContaining('127.0.0.1, which TRUST_PROXY does not name')]);
});

test('a proxy that the settings name is believed without a word', async () => {
  shop = await testApp({ log, settings: { TRUST_PROXY: '127.0.0.1' } });
  lines.length = 0;
  await shop.send('GET', '/state', forwarded);
  expect(warnings()).toEqual([]);
  expect(await noticesFor()).toEqual([]);
});

import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { somePhone } from '#test/builders.ts';
import { codeSentTo, pass, realAuthenticator, someDevice } from '#test/sign-in.ts';
import { work } from '../../subscriptions.ts';

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const app = await testApp({ authenticator: realAuthenticator, log: pino({ level: 'trace' }, stream) });
afterAll(app.close);

const rowsOf = async (from: string) => JSON.stringify((await app.deps.pool.query(`select * from ${from}`)).rows);
/** With what they carry, which the view of jobs leaves out. */
const JOBS = 'graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs))';

test('a code stands in no log and in no table, not even while its message waits', async () => {
  const phone = somePhone();
  const device = someDevice(app, { browser: true });
  await device.askCode(phone);
  const waiting = await rowsOf(JOBS);
  const code = await codeSentTo(app, phone);
  expect(waiting).toContain('sealed');
  expect(waiting).not.toContain(`"${code}"`);
  expect(await rowsOf('sign_in_codes')).not.toContain(`"${code}"`);
  await device.enter(phone, 'wrong!');
  const { token } = (await device.enter(phone, code)).json();
  await device.enter(phone, code);
  await app.post('/users/sentOtp', { phone: '9000000001' });

  const log = lines.join('');
  expect(log).toContain('/api/users/app-login');
  for (const secret of [`"${code}"`, `#${code}`, phone, token, ...device.cookies.values()])
    expect(log).not.toContain(secret);
});

test('codes, counts and sessions are forgotten when their time is over', async () => {
  await app.db.execute(sql`delete from sign_in_codes`);
  const phone = somePhone();
  const device = someDevice(app, { address: '198.51.100.9' });
  await device.askCode(phone);
  await device.enter(phone, await codeSentTo(app, phone));
  const sweeps = work.jobs.filter(({ task }) => /forgetOld(SignIns|Counters)$/.test(task));
  const left = async () => {
    for (const sweep of sweeps) await sweep.run(app.deps, {});
    const tables = ['sign_in_codes', 'counters', 'sessions'];
    return Promise.all(tables.map(async (name) => JSON.parse(await rowsOf(name)).length > 0));
  };
  expect(await left()).toEqual([true, true, true]);
  await pass(app, 26 * 3600);
  expect(await left()).toEqual([false, false, true]);
  await pass(app, 7 * 24 * 3600);
  expect(await left()).toEqual([false, false, false]);
});

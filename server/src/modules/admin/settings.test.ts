import { SETTING_NAMES, SETTINGS } from '@plyhaat/contract/core/site-settings';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN', name: 'Farida Merchant' });
const manager = await someMember(db, { role: 'SUBADMIN' });

type Named = { name: string; version: number };
const read = async (name: string) =>
  (await app.get('/admin/settings', admin)).json().data.find((setting: Named) => setting.name === name);
/** Uses the current version where none is given. */
const change = async (name: string, value: unknown, version?: number) =>
  app.patch(`/admin/settings/${name}`, { value, version: version ?? (await read(name)).version }, admin);
const versionsOf = async (name: string) => (await app.get(`/admin/settings/${name}/versions`, admin)).json().data;

test('every setting has its default until somebody changes it', async () => {
  const { data } = (await app.get('/admin/settings', admin)).json();
  expect(data.map(({ name }: Named) => name)).toEqual(SETTING_NAMES);
  expect(await read('callsADay')).toEqual({ name: 'callsADay', value: 60, version: 0, changedAt: null });
  expect(await read('reels')).toMatchObject({ value: true, version: 0 });
  expect(await versionsOf('callsADay')).toEqual([]);
});

test('settings are an administrator’s alone (ADMIN-2)', async () => {
  expect((await app.get('/admin/settings', manager)).statusCode).toBe(403);
  const body = { value: 50, version: 0 };
  expect((await app.patch('/admin/settings/callsADay', body, manager)).statusCode).toBe(403);
  expect((await read('callsADay')).value).toBe(60);
});

/** A refused change notifies no process, so there is nothing to wait for. */
const send = async (name: string, value: unknown) =>
  app.app.inject({
    method: 'PATCH',
    url: `/api/admin/settings/${name}`,
    payload: { value, version: 0 },
    headers: await app.as(admin),
  });
const limits = Object.entries(SETTINGS).flatMap(([name, setting]) =>
  setting.kind === 'limit' ? [{ name, ...setting }] : [],
);

test('every limit keeps its bounds, with the default between them', async () => {
  expect(limits.length).toBeGreaterThanOrEqual(10);
  for (const { name, min, max, initial } of limits) {
    expect(min).toBeGreaterThan(0);
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
    const values = [min - 1, max + 1, 0, -1, min + 0.5, String(min), true];
    const replies = await Promise.all(values.map((value) => send(name, value)));
    expect([name, replies.map(({ statusCode }) => statusCode)]).toEqual([name, values.map(() => 422)]);
    expect(replies.filter((refused) => !refused.json().fields.value)).toEqual([]);
  }
  const { data } = (await app.get('/admin/settings', admin)).json();
  expect(data.filter(({ version }: Named) => version > 0)).toEqual([]);
});

test.each([
  ['phone', '98220 12345'],
  ['phone', 'call us'],
  ['email', 'nobody'],
  ['address', ''],
  ['address', 'one\ntwo\nthree\nfour'],
  ['grievanceOfficer', 'Two\nlines'],
  ['facebook', 'http://facebook.example/plyhaat'],
  ['facebook', 'javascript:alert(1)'],
  ['facebook', 'https://example.org/"onclick="x'],
  ['reels', 'false'],
  ['reels', 0],
])('%s does not become %j', async (name, value) => {
  expect((await change(name, value)).statusCode).toBe(422);
});

test('an unknown setting does not exist', async () => {
  expect((await app.patch('/admin/settings/jwtSecret', { value: 'x', version: 0 }, admin)).statusCode).toBe(422);
});

test('history says who changed what and when, and an earlier value is restored', async () => {
  for (const value of [50, 70]) expect((await change('callsADay', value)).statusCode).toBe(200);
  expect((await versionsOf('callsADay'))[0]).toMatchObject({
    version: 2,
    before: 50,
    after: 70,
    restoredFrom: null,
    actor: { _id: admin.id, name: 'Farida Merchant' },
  });
  const restore = (number: number, version: number) =>
    app.post(`/admin/settings/callsADay/versions/${number}/restore`, { version }, admin);
  expect((await restore(1, 2)).json().data).toMatchObject({ value: 50, version: 3 });
  expect((await restore(0, 3)).json().data).toMatchObject({ value: 60, version: 4 });
  expect((await restore(9, 4)).statusCode).toBe(404);
  expect((await versionsOf('callsADay')).map(({ restoredFrom }: { restoredFrom: number }) => restoredFrom)).toEqual([
    0,
    1,
    null,
    null,
  ]);
});

test('a change of what somebody else changed meanwhile is refused, also at the same moment', async () => {
  await change('quotesAnHour', 90);
  const stale = await change('quotesAnHour', 100, 0);
  expect([stale.statusCode, stale.json().error]).toEqual([409, 'setting_changed']);
  expect((await change('quotesAnHour', 90)).json().error).toBe('setting_same');
  const both = await Promise.all([110, 120].map((value) => change('quotesAnHour', value, 1)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await versionsOf('quotesAnHour')).toHaveLength(2);
});

test('the audit log names the setting, with values of limits and without our numbers and addresses', async () => {
  const logged = async (name: string) =>
    (await db.select().from(auditLog).where(eq(auditLog.subjectId, name)).orderBy(auditLog.seq)).at(-1);
  await change('uploadsAnHour', 40);
  expect(await logged('uploadsAnHour')).toMatchObject({
    actorId: admin.id,
    action: 'change_setting',
    before: { value: 30, version: 0 },
    after: { value: 40, version: 1 },
  });
  await change('email', 'office@plyhaat.example');
  expect(await logged('email')).toMatchObject({ before: { version: 0 }, after: { version: 1 } });
  expect(JSON.stringify(await logged('email'))).not.toContain('office@');
});

test('messages of visitors are mailed to the address that is set', async () => {
  const { value } = await read('email');
  if (value !== 'office@plyhaat.example') await change('email', 'office@plyhaat.example');
  await app.post('/contact', { name: 'Asha', email: 'asha@example.org', subject: 'complaint', message: 'Open cores.' });
  await app.settle();
  expect((await app.get('/dev/outbox?to=office@plyhaat.example')).json().data).toHaveLength(1);
});

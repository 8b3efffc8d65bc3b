import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { atConsole, codeOf } from '#test/factors.ts';
import { realAuthenticator } from '#test/sign-in.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN', name: 'Farida Merchant', phone: '9822011118' });
const manager = await someMember(db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });
const approver = await someMember(db, { role: 'APPROVERS', name: 'Asha Rao' });
await someMember(db, { name: 'A buyer' });

type Row = { name: string; phone: string; hasFactor: boolean; sessions: { isVerified: boolean }[] };
const team = async (): Promise<Row[]> => (await app.get('/admin/team', admin)).json().data;
const reset = (id: string, who: typeof admin, reason = 'Lost the phone') =>
  app.post(`/admin/team/${id}/reset-factor`, { reason }, who);

test('an administrator sees staff alone, with role, second factor and sessions, numbers masked', async () => {
  await (await atConsole(app, approver)).turnOn();
  await atConsole(app, manager);
  const rows = await team();
  expect(rows.map(({ name }) => name)).toEqual(['Farida Merchant', 'Ravi Nambiar', 'Asha Rao']);
  expect(rows.map(({ hasFactor }) => hasFactor)).toEqual([false, false, true]);
  expect(rows[0]).toMatchObject({ phone: '98XXXXXX18', role: 'ADMIN', isBlocked: false });
  expect(rows[1]?.sessions).toMatchObject([{ device: 'a test', isVerified: false }]);
  expect(rows[2]?.sessions).toMatchObject([{ isVerified: true }]);
  expect((await app.get('/admin/team', manager)).statusCode).toBe(403);
});

test('an administrator resets another’s second factor, which ends its sessions and is written down', async () => {
  const staff = await someMember(db, { role: 'SUBADMIN' });
  const desk = await atConsole(app, staff);
  const { secret } = await desk.turnOn();
  expect((await reset(staff.id, manager)).statusCode).toBe(403);
  expect((await reset(staff.id, admin, '')).statusCode).toBe(422);
  expect((await reset(staff.id, admin, 'Lost it, call 98220 12345')).statusCode).toBe(200);
  expect((await desk.get('/admin/review')).statusCode).toBe(401);
  const again = await atConsole(app, staff);
  expect((await again.verify(codeOf(secret, 1))).json().error).toBe('factor_off');
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, staff.id)).orderBy(auditLog.seq);
  expect(rows.at(-1)).toMatchObject({ action: 'reset_factor', before: { isOn: true }, after: { isOn: false } });
  expect(JSON.stringify(rows.at(-1)?.detail)).not.toContain('98220');
  expect((await reset(staff.id, admin)).json().error).toBe('factor_missing');
});

test('nobody resets their own second factor', async () => {
  const other = await someMember(db, { role: 'ADMIN' });
  const desk = await atConsole(app, other);
  await desk.turnOn();
  const reply = await desk.post(`/admin/team/${other.id}/reset-factor`, { reason: 'Me' });
  expect(reply.statusCode).toBe(403);
  expect((await reset(crypto.randomUUID(), admin)).json().error).toBe('member_not_found');
});

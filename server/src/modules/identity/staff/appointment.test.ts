import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, somePhone } from '#test/builders.ts';
import { atConsole, codeOf } from '#test/factors.ts';
import { MACHINE, QUICKLY } from '#test/program.ts';
import { realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);

const program = path.resolve(import.meta.dirname, '../../../../../scripts/staff.ts');
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...MACHINE, DATABASE_URL: app.databaseUrl, DATA_DIR: app.deps.settings.dataDir };
    const child = execFile(process.execPath, [...QUICKLY, program, ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

test('the command makes a number a member of staff, who signs in like everybody else', async () => {
  const phone = somePhone();
  const { code, out } = await run(`+91${phone}`, 'ADMIN');
  expect([code, out]).toEqual([0, expect.stringContaining('is ADMIN now')]);
  const reply = await signInFrom(app, someDevice(app), phone);
  expect(reply.json().data).toMatchObject({ phone, role: 'ADMIN' });
  const { rows } = await app.deps.pool.query('select action, subject_id from audit_log');
  expect(rows).toEqual([{ action: 'appoint_staff', subject_id: reply.json().data._id }]);
});

test('the command promotes a member and ends its sessions', async () => {
  const member = await someMember(app.db, { name: 'Asha Rao' });
  const headers = await app.as(member);
  expect((await run(member.phone, 'APPROVERS')).code).toBe(0);
  expect((await app.send('GET', '/users/sessions', { headers })).statusCode).toBe(401);
  const { rows } = await app.deps.pool.query('select name, role from members where id = $1', [member.id]);
  expect(rows).toEqual([{ name: 'Asha Rao', role: 'APPROVERS' }]);
});

test('the command takes a lost second factor away and ends the sessions, once', async () => {
  const admin = await someMember(app.db, { role: 'ADMIN' });
  const desk = await atConsole(app, admin);
  const { secret } = await desk.turnOn();
  const { code, out } = await run(admin.phone, 'reset-factor');
  expect([code, out]).toEqual([0, expect.stringContaining('is off: it is set up anew at the next sign-in')]);
  expect((await desk.get('/admin/review')).statusCode).toBe(401);
  const again = await atConsole(app, admin);
  expect((await again.verify(codeOf(secret, 1))).json().error).toBe('factor_off');
  const { rows } = await app.deps.pool.query(
    "select actor_id, before, after from audit_log where action = 'reset_factor' and subject_id = $1",
    [admin.id],
  );
  expect(rows).toEqual([{ actor_id: null, before: { isOn: true }, after: { isOn: false } }]);
  expect(await run(admin.phone, 'reset-factor')).toMatchObject({
    code: 1,
    err: expect.stringContaining('has no second'),
  });
});

test('the command says in one sentence what is wrong with its input', async () => {
  const complaints = {
    'Usage: npm run staff -- <phone> ADMIN|SUBADMIN|APPROVERS|reset-factor': [],
    '12345 is not an Indian mobile number: ten digits that begin with 6 to 9.': ['12345', 'ADMIN'],
    'DEALER is not a role of staff: it is one of ADMIN, SUBADMIN, APPROVERS.': ['9876543210', 'DEALER'],
  };
  const answers = await Promise.all(Object.values(complaints).map((args) => run(...args)));
  expect(answers).toEqual(Object.keys(complaints).map((sentence) => ({ code: 1, out: '', err: `${sentence}\n` })));
});

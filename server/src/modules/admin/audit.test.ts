import type { Role } from '@plyhaat/contract/core/roles';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { audit, changedFields } from '#platform/audit.ts';
import { testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { plansIn, readWhole } from '#test/plans.ts';

const app = await testApp();
/** As a second process would, on the same database. */
const other = await testApp({ beside: app });
afterAll(async () => {
  await other.close();
  await app.close();
});
const { db } = app;
const { pool } = app.deps;
const admin = await someMember(db, { role: 'ADMIN', name: 'Farida Merchant' });
const manager = await someMember(db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });

const write = (subjectId: string, over: object = {}) =>
  audit(db, { actorId: admin.id, action: 'change_thing', subjectKind: 'thing', subjectId, ...over });
const list = async (query = '') => (await app.get(`/admin/audit${query}`, manager)).json();
const check = async () => (await app.get('/admin/audit/check', admin)).json().data;

test('staff read who changed what, the fields before and after, and why', async () => {
  await write('t1', {
    ...changedFields({ state: 'PENDING', price: 10, name: 'Ply' }, { state: 'APPROVED', price: 10, name: 'Ply' }),
    reason: 'Looked up on 98220 12345',
  });
  const { data, total, hasMore, actions, kinds, staff } = await list('?subject=t1');
  expect([total, hasMore]).toEqual([1, false]);
  expect(data[0]).toMatchObject({
    actor: { _id: admin.id, name: 'Farida Merchant', role: 'ADMIN' },
    action: 'change_thing',
    kind: 'thing',
    before: { state: 'PENDING' },
    after: { state: 'APPROVED' },
    detail: {},
  });
  expect(data[0].reason).toMatch(/^Looked up on •+$/);
  expect(actions).toContain('change_thing');
  expect(kinds).toContain('thing');
  expect(staff).toEqual([
    { _id: admin.id, name: 'Farida Merchant' },
    { _id: manager.id, name: 'Ravi Nambiar' },
  ]);
});

test('whatever was changed, no number and no e-mail address stays in the log', async () => {
  const content = {
    title: 'Ask 98220-12345',
    link: 'tel:+919822012345',
    list: [{ to: 'asha@home.example' }],
    id: admin.id,
  };
  await write('t4', {
    before: content,
    after: { ...content, title: 'Ask' },
    detail: content,
    reason: 'asha@home.example',
  });
  const [row] = (await list('?subject=t4')).data;
  expect(row.before).toEqual({ title: 'Ask •••••', link: 'tel:•••••', list: [{ to: '•••••' }], id: admin.id });
  expect(row.after.title).toBe('Ask');
  expect(JSON.stringify(row)).not.toMatch(/98220|asha@/);
});

test('the log is filtered by actor, action, kind, subject and day, and sorted both ways', async () => {
  await write('t2', { actorId: manager.id, action: 'add_thing' });
  await write('t3', { subjectKind: 'other' });
  const subjects = async (query: string) =>
    (await list(`${query}&perPage=100`)).data.map(({ subjectId }: { subjectId: string }) => subjectId);
  expect(await subjects(`?actor=${manager.id}`)).toEqual(['t2']);
  expect(await subjects('?action=add_thing')).toEqual(['t2']);
  expect(await subjects('?kind=other')).toEqual(['t3']);
  expect(await subjects('?subject=t1')).toEqual(['t1']);
  expect(await subjects('?sort=at')).toEqual((await subjects('?sort=-at')).toReversed());
  expect(await subjects('?from=2099-01-01')).toEqual([]);
  expect(await subjects('?to=2020-01-01')).toEqual([]);
  expect((await app.get('/admin/audit?from=yesterday', manager)).statusCode).toBe(422);
  const second = await list('?perPage=1&page=2');
  expect(second.data).toHaveLength(1);
  expect(second.hasMore).toBe(second.total > 2);
});

test.each([
  ['UPDATE', `update audit_log set action = 'nothing'`],
  ['DELETE', 'delete from audit_log'],
  ['TRUNCATE', 'truncate audit_log'],
])('%s is refused to the app’s own connection', async (_name, statement) => {
  await write('stays');
  await expect(pool.query(statement)).rejects.toThrow('the audit log is append-only');
  expect((await list('?subject=stays')).total).toBeGreaterThan(0);
});

test('a row of the transaction that wrote it cannot be taken back either, and a rolled-back write leaves no gap', async () => {
  const undone = db.transaction(async (db) => {
    await audit(db, { actorId: admin.id, action: 'undone', subjectKind: 'thing', subjectId: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await write('after');
  expect((await check()).brokenAt).toBeNull();
  expect((await list('?subject=undone')).total).toBe(0);
});

test('rows that two processes write side by side make one chain without a gap', async () => {
  const before = (await check()).rows;
  const one = (at: number) =>
    [app, other][at % 2]?.db.transaction(async (db) => {
      for (const part of ['a', 'b'])
        await audit(db, { actorId: admin.id, action: 'parallel', subjectKind: 'thing', subjectId: `${at}${part}` });
    });
  await Promise.all(Array.from({ length: 12 }, (_, at) => one(at)));
  expect(await check()).toMatchObject({
    rows: before + 24,
    brokenAt: null,
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

/** As somebody with the database's own rights would do it. */
async function tamper(statement: string) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('alter table audit_log disable trigger user');
    await client.query(statement);
  } finally {
    await client.query('alter table audit_log enable trigger user');
    await client.query('commit');
    client.release();
  }
}

test('the check says where the chain breaks: one that was slipped in, a changed row, a removed one', async () => {
  for (const subject of ['x1', 'x2', 'x3', 'x4']) await write(subject);
  const { rows } = await check();
  const slipped = (columns: string, values: string) =>
    tamper(`insert into audit_log (id, action, subject_kind, subject_id${columns})
      values (gen_random_uuid(), 'forged', 'thing', 'slipped'${values})`);
  for (const [columns, values] of [
    ['', ''],
    [', seq, hash', `, ${rows + 1}, 'x'`],
  ] as const) {
    await slipped(columns, values);
    expect((await check()).brokenAt).toBe(rows + 1);
    await tamper(`delete from audit_log where subject_id = 'slipped'`);
  }
  expect((await check()).brokenAt).toBeNull();
  const { seq } = (await list('?subject=x2')).data[0];
  await tamper(`update audit_log set after = '{"state":"forged"}' where seq = ${seq}`);
  expect((await check()).brokenAt).toBe(seq);
  await tamper(`update audit_log set hash = audit_hash(audit_log, previous_hash) where seq = ${seq}`);
  expect((await check()).brokenAt).toBe(seq + 1);
  await tamper(`delete from audit_log where seq = ${seq}`);
  expect((await check()).brokenAt).toBe(seq + 1);
});

test('the overview shows what staff changed last, by the names that things have now', async () => {
  const latest = async () => (await app.get('/admin/audit/latest', manager)).json().data;
  const seller = await someSeller(db, {}, { name: 'Tapi Plywood House' });
  const product = await someProduct(db, { name: 'Vajra Marine 18 mm' });
  const decided = { subjectKind: 'product', subjectId: product.id };
  await write(seller.id, { action: 'block_member', subjectKind: 'member' });
  await write(product.id, { ...decided, action: 'approve_product', actorId: manager.id });
  // Looking and taking change nothing, and neither the site nor a member is staff.
  for (const action of ['see_as_read', 'take_review', 'give_back_review']) await write(seller.id, { action });
  await write('own', { actorId: null });
  await write('theirs', { actorId: seller.id });
  const [first, second, ...rest] = await latest();
  expect(first).toMatchObject({ action: 'approve_product', subject: 'Vajra Marine 18 mm', actor: { _id: manager.id } });
  expect(second).toMatchObject({ action: 'block_member', subject: 'Tapi Plywood House' });
  expect(rest.length).toBeLessThanOrEqual(4);
  await db.delete(products).where(eq(products.id, product.id));
  expect((await latest())[0]).toMatchObject({ subjectId: product.id, subject: null });
  expect((await list(`?subject=${seller.id}&action=block_member`)).data[0].subject).toBe('Tapi Plywood House');
});

test.each<Role>(['USER', 'DEALER', 'APPROVERS'])('a %s does not read what staff did', async (role) => {
  expect((await app.get('/admin/audit/latest', await someMember(db, { role }))).statusCode).toBe(403);
});

test('the latest acts are read by indexes, however long the log is', async () => {
  await pool.query(`insert into audit_log (id, actor_id, action, subject_kind, subject_id)
    select gen_random_uuid(), '${admin.id}', 'change_thing', 'thing', 'many-' || at from generate_series(1, 3000) at`);
  await pool.query('analyze audit_log');
  const { statementsOf, plansOf } = plansIn(app);
  const statements = await statementsOf('/admin/audit/latest', manager);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect(readWhole(await plansOf(statement), ['audit_log']), statement.text).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { audit } from '#platform/audit.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someLead, someMember, someSeller } from '#test/builders.ts';
import { signTicket } from './export-address.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const manager = await someMember(db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });
const first = await someSeller(db, { name: '=cmd()', role: 'DEALER' }, { name: 'Tapi, "Plywood" House' });
await someSeller(db, { role: 'RETAILER', name: 'Second' }, { name: 'Second Shop' });

const start = async (body: object, who: Caller = manager): Promise<string> =>
  ((await app.post('/admin/exports', body, who)).json().url ?? '').replace(/^\/api/, '');
const linesAt = async (url: string) => (await app.get(url)).body.trim().split('\r\n');

test('a list is downloaded as a table with its filters, and a spreadsheet runs nothing in it', async () => {
  const reply = await app.get(await start({ list: 'members', query: 'role=DEALER&page=7&sort=name' }));
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="members.csv"',
    'cache-control': 'no-store',
  });
  expect(reply.body.startsWith('\uFEFF')).toBe(true);
  const lines = reply.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    '_id,name,company,role,phone,gstNumber,city,state,standing,isVerified,plan,products,joinedAt,lastSeenAt',
  );
  expect(lines[1]).toContain(`${first.id},'=cmd(),"Tapi, ""Plywood"" House",DEALER,97XXXXXX`);
});

test('more rows than one piece holds come in one file, each once', async () => {
  const many = Array.from({ length: 2100 }, (_, at) => ({
    slug: `many-${at}`,
    phone: `8${String(100_000_000 + at)}`,
    name: `Many ${at}`,
    role: 'CONTRACTOR' as const,
    provenAt: new Date(),
  }));
  await db.insert(members).values(many);
  const lines = await linesAt(await start({ list: 'members', query: 'role=CONTRACTOR' }));
  expect(lines).toHaveLength(2101);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2101);
});

test('chosen rows are downloaded alone, and every list can be', async () => {
  expect(await linesAt(await start({ list: 'members', ids: [first.id] }))).toHaveLength(2);
  await audit(db, { actorId: manager.id, action: 'change_thing', subjectKind: 'thing', subjectId: 't1' });
  const log = await linesAt(await start({ list: 'audit', query: 'action=change_thing' }));
  expect(log[1]).toContain('Ravi Nambiar,change_thing,thing,t1');
  expect(await linesAt(await start({ list: 'orders' }))).toHaveLength(1);
  const refused = await app.post('/admin/exports', { list: 'members', query: 'role=KING' }, manager);
  expect(refused.statusCode).toBe(422);
});

test('an address is good once, for a minute, and only as it was signed', async () => {
  const url = await start({ list: 'members', query: 'role=DEALER' });
  const both = await Promise.all([app.get(url), app.get(url)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  expect((await app.get(url)).statusCode).toBe(404);
  const wanted = { list: 'members', query: {}, memberId: manager.id } as const;
  const minuteAgo = signTicket(app.deps.settings, wanted, Date.now() - 60_001);
  expect((await app.get(`/admin/exports/${minuteAgo.token}`)).statusCode).toBe(404);
  const { token } = signTicket(app.deps.settings, wanted);
  const forged = Buffer.from(JSON.stringify({ ...wanted, nonce: 'x', until: Date.now() + 9e9 })).toString('base64url');
  expect((await app.get(`/admin/exports/${forged}.${token.split('.')[1]}`)).statusCode).toBe(404);
  expect((await app.get('/admin/exports/nothing')).statusCode).toBe(404);
});

test('an address is its member’s alone: whoever else sends a token with it finds nothing, and it stays good', async () => {
  const url = await start({ list: 'members', query: 'role=DEALER' });
  const colleague = await someMember(db, { role: 'ADMIN' });
  expect((await app.get(url, colleague)).statusCode).toBe(404);
  expect((await app.get(url, first)).statusCode).toBe(404);
  expect((await app.get(url, manager)).statusCode).toBe(200);
  // The query is a part of what is signed.
  const [text = '', sign = ''] =
    (await start({ list: 'members', query: 'role=DEALER' })).split('/').at(-1)?.split('.') ?? [];
  const ticket = JSON.parse(Buffer.from(text, 'base64url').toString());
  const wider = Buffer.from(JSON.stringify({ ...ticket, query: {} })).toString('base64url');
  expect((await app.get(`/admin/exports/${wider}.${sign}`)).statusCode).toBe(404);
  expect((await app.get(`/admin/exports/${text}.${sign}`)).statusCode).toBe(200);
});

test.each([
  ['blocked', { isBlocked: true }],
  ['demoted', { role: 'APPROVERS' as const }],
])('whoever was %s since downloads nothing', async (_what, change) => {
  const member = await someMember(db, { role: 'SUBADMIN' });
  const url = await start({ list: 'members' }, member);
  await db.update(members).set(change).where(eq(members.id, member.id));
  expect((await app.get(url)).statusCode).toBe(404);
});

test('leads, orders and the log are answered as a whole table to a caller who accepts one (ADMIN-8)', async () => {
  const seller = await someSeller(db, { role: 'DEALER' });
  for (let left = 3; left > 0; left--) await someLead(db, { sellerId: seller.id, buyerId: (await someMember(db)).id });
  const asTable = (path: string, who: Caller) => app.send('GET', path, { headers: { accept: 'text/csv' } }, who);
  const leads = await asTable(`/admin/leads?seller=${seller.id}&perPage=1`, manager);
  expect([leads.statusCode, leads.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [heading, ...rows] = leads.body.trim().split('\r\n');
  expect(heading).toMatch(/_id,channel,status,source,seller/);
  expect(rows).toHaveLength(3);
  const log = await asTable('/admin/audit?action=export_leads', manager);
  expect(log.body).toContain(`Ravi Nambiar,export_leads,export`);
  expect(log.body).toContain(seller.id);
  expect(log.body).not.toContain('sort');
  expect((await asTable('/admin/orders', manager)).body).toMatch(/_id,member,kind/);
  expect((await asTable('/admin/leads', await someMember(db, { role: 'APPROVERS' }))).statusCode).toBe(403);
});

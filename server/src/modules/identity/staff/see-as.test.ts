import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someLead, someMember, somePicture, someSeller } from '#test/builders.ts';
import { realAuthenticator } from '#test/sign-in.ts';
import { memberFiles } from '../identity.tables.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN' });
const seller = await someSeller(
  db,
  { role: 'DEALER', name: 'Rohit Deshmukh', phone: '9822011118', email: 'rohit@shivneri.example' },
  { name: 'Shivneri Ply', phone: '9822011119', whatsapp: '9822011120', about: 'Call +91 98220 11121 or 9822011122' },
);
const buyer = await someMember(db, { name: 'Asha Patel', phone: '9811111111' });
await someLead(db, { sellerId: seller.id, buyerId: buyer.id, phone: '9811111111', email: 'asha@home.example' });

const REASON = 'Says that no leads arrive';
const begin = async (id: string, who: Caller = admin) => app.post(`/admin/users/${id}/see-as`, { reason: REASON }, who);
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
async function seeing(id: string, who: Caller = admin) {
  const { token } = (await begin(id, who)).json();
  return {
    token,
    get: (url: string) => app.send('GET', url, { headers: headersOf(token) }),
    send: (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload = {}) =>
      app.send(method, url, { headers: headersOf(token), payload }),
  };
}

test('nobody sees as a member without a reason that the log keeps (ADMIN-9)', async () => {
  const short = await app.post(`/admin/users/${seller.id}/see-as`, { reason: 'look' }, admin);
  expect([short.statusCode, short.json().fields]).toEqual([
    422,
    { reason: 'Please give a reason of at least 10 characters' },
  ]);
  await begin(seller.id);
  const { data } = (await app.get(`/admin/audit?action=see_as&subject=${seller.id}`, admin)).json();
  expect(data[0]).toMatchObject({ reason: REASON });
});

test('staff read what a member reads, without a whole number or e-mail', async () => {
  const reply = await begin(seller.id);
  expect(reply.json().data).toEqual({ _id: seller.id, name: 'Rohit Deshmukh', role: 'DEALER', profileImage: '' });
  const payload = JSON.parse(Buffer.from(reply.json().token.split('.')[1], 'base64url').toString());
  expect(payload).toMatchObject({ actor: admin.id, user: { _id: seller.id } });
  expect(payload.exp - payload.iat).toBe(15 * 60);
  const { get } = await seeing(seller.id);
  const leads = await get(`/leads?userId=${seller.id}`);
  expect(leads.json().data).toMatchObject([{ name: expect.any(String) }]);
  const profile = await get(`/users/getUserById/${seller.id}`);
  expect(profile.json().data).toMatchObject({ viewer: 'owner', phone: '98XXXXXX18', email: 'rXXXXXX@XXXXXX.example' });
  expect(profile.json().data.description).toBe('Call 91XXXXXX21 or 98XXXXXX22');
  for (const body of [leads.body, profile.body])
    expect(body.replace(/[\s-]/g, '')).not.toMatch(/982201111|982201112|981111111|rohit@|asha@/);
  const own = await app.get(`/users/getUserById/${seller.id}`, seller);
  expect(own.json().data.phone).toBe('9822011118');
});

test('nothing can be changed, and export, invoices, tables and the administration stay closed', async () => {
  const { get, send } = await seeing(seller.id);
  for (const [method, url] of [
    ['PATCH', `/users/settings/${seller.id}`],
    ['POST', '/leads'],
    ['POST', '/users/refreshToken'],
    ['DELETE', `/users/deleteById/${seller.id}`],
    ['POST', '/views'],
  ] as const)
    expect((await send(method, url)).json().error, url).toBe('read_only');
  const closed = [
    `/users/export/${seller.id}`,
    `/orders/${crypto.randomUUID()}/invoice.pdf`,
    '/orders/itc?month=2026-11',
    '/product/batches/files/prices.csv',
    `/usersubscription/sendMailById/${crypto.randomUUID()}`,
    `/userTopup/sendMailById/${crypto.randomUUID()}`,
    '/newsletter/unsubscribe?token=x',
    '/notifications/stream',
    '/admin/review',
    '/admin/factor',
    '/admin/users',
  ];
  for (const url of closed) expect((await get(url)).statusCode, url).toBe(403);
  expect(
    (await app.send('PATCH', `/users/settings/${seller.id}`, { headers: await app.as(seller), payload: {} }))
      .statusCode,
  ).toBe(200);
});

test('documents stay with the member: neither their addresses nor their files are shown', async () => {
  const paper = await somePicture(db, { use: 'certificate', open: false, ownerId: seller.id });
  await db.insert(memberFiles).values({ memberId: seller.id, kind: 'document', position: 0, path: paper.path });
  const own = (await app.get(`/users/getUserById/${seller.id}`, seller)).json().data;
  expect(own.documents).toMatchObject([{ image: expect.stringContaining('signature=') }]);
  const { get } = await seeing(seller.id);
  const { data } = (await get(`/users/getUserById/${seller.id}`)).json();
  expect(data.documents).toEqual([]);
  expect(JSON.stringify(data)).not.toContain('signature=');
  for (const url of [
    `/orders/${crypto.randomUUID()}/credit-notes/${crypto.randomUUID()}.pdf`,
    `/quotes/${crypto.randomUUID()}/quotation.pdf`,
    '/shares/abc/catalogue.pdf',
    `/product/batches/${crypto.randomUUID()}/faulty.csv`,
    `/admin/orders/${crypto.randomUUID()}/invoice.pdf`,
  ])
    expect([url, (await get(url)).statusCode]).toEqual([url, 403]);
});

test('a table of the leads is answered as the masked list', async () => {
  const { token } = await seeing(seller.id);
  const headers = { ...headersOf(token), accept: 'text/csv' };
  const reply = await app.send('GET', `/leads?userId=${seller.id}`, { headers });
  expect(reply.headers['content-type']).toMatch(/json/);
  expect(reply.body).not.toContain('9811111111');
});

test('every call stands in the audit log, and the member is not noted as seen', async () => {
  const member = await someMember(db);
  const { get } = await seeing(member.id);
  await get(`/users/settings/${member.id}`);
  await get('/leads/mine');
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, member.id), eq(auditLog.actorId, admin.id)))
    .orderBy(auditLog.seq);
  expect(rows.map(({ action, after }) => [action, after])).toEqual([
    ['see_as', { minutes: 15 }],
    ['see_as_read', { call: 'GET /users/settings/:id' }],
    ['see_as_read', { call: 'GET /leads/mine' }],
  ]);
  const { rows: seen } = await app.deps.pool.query('select last_seen_at from members where id = $1', [member.id]);
  expect(seen).toEqual([{ last_seen_at: null }]);
});

test('never as staff, and not by an approver', async () => {
  const staff = await someMember(db, { role: 'APPROVERS' });
  expect((await begin(staff.id)).statusCode).toBe(403);
  expect((await begin(buyer.id, staff)).statusCode).toBe(403);
  expect((await begin(crypto.randomUUID())).json().error).toBe('member_not_found');
  const { get } = await seeing(buyer.id, await someMember(db, { role: 'SUBADMIN' }));
  expect((await get('/users/sessions')).statusCode).toBe(200);
});

test('it ends when whoever looks loses its role or signs out, when the member joins the staff, and after 15 minutes', async () => {
  const manager = await someMember(db, { role: 'SUBADMIN' });
  const look = async () => (await seeing(buyer.id, manager)).get;
  const get = await look();
  expect((await get('/users/sessions')).statusCode).toBe(200);
  await app.patch(`/admin/users/${manager.id}`, { role: 'APPROVERS', reason: 'Moves' }, admin);
  expect((await get('/users/sessions')).statusCode).toBe(401);

  const { headers, id } = { headers: await app.as(admin), id: (await someMember(db)).id };
  const { token } = (
    await app.send('POST', `/admin/users/${id}/see-as`, { headers, payload: { reason: REASON } })
  ).json();
  const status = async () => (await app.send('GET', '/users/sessions', { headers: headersOf(token) })).statusCode;
  expect(await status()).toBe(200);
  await app.deps.pool.query("update members set role = 'APPROVERS' where id = $1", [id]);
  expect(await status()).toBe(401);
  await app.deps.pool.query("update members set role = 'USER' where id = $1", [id]);
  expect(await status()).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
  const late = await status();
  vi.useRealTimers();
  expect(late).toBe(401);
  await app.send('POST', '/users/logout', { headers });
  expect(await status()).toBe(401);
});

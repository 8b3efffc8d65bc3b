import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { allowances } from '#modules/billing/billing.tables.ts';
import { reports } from '#modules/reports/reports.tables.ts';
import { newId } from '#platform/db/id.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someLead, someMember, someProduct, someSeller } from '#test/builders.ts';
import { someReel } from '#test/published.ts';
import { companies, members, sessions } from '../identity.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN', name: 'Farida Merchant' });
const manager = await someMember(db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });
const shivneri = await someSeller(
  db,
  { role: 'DEALER', name: 'Rohit Deshmukh', phone: '9822011118', email: 'rohit@shivneri.example' },
  { name: 'Shivneri Ply & Hardware', gstNumber: '27AAAFP0000A1ZD' },
);
await someMember(db, { name: '100% Wood_works', phone: '9000011111' });

type Listed = { _id: string; name: string };
const list = async (query: string, who: Caller = manager) => (await app.get(`/admin/users?${query}`, who)).json();
const names = async (query: string) => (await list(query)).data.map(({ name }: Listed) => name);
const change = (id: string, body: object, who: Caller = admin) => app.patch(`/admin/users/${id}`, body, who);
const errorOf = async (reply: Promise<{ json: () => { error: string } }>) => (await reply).json().error;
const stored = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];

test.each([
  ['part of a name', 'deshm'],
  ['part of a company', 'VNERI PLY'],
  ['part of a phone number', '22011'],
  ['a phone number as people write it', '%2B91%2098220%2011118'],
  ['part of a GST number', 'aafp0000'],
])('a member is found by %s', async (_what, q) => {
  const { data, total, hasMore } = await list(`q=${q}`);
  expect(data.map(({ _id }: Listed) => _id)).toEqual([shivneri.id]);
  expect([total, hasMore]).toEqual([1, false]);
  expect(data[0]).toMatchObject({ company: 'Shivneri Ply & Hardware', phone: '98XXXXXX18', standing: 'active' });
});

test('search is another name of q', async () => {
  expect(await names('search=deshm')).toEqual(['Rohit Deshmukh']);
  expect((await app.get('/admin/users?search=ab', manager)).statusCode).toBe(422);
});

test('signs of a pattern are plain characters, and fewer than three letters are refused', async () => {
  expect(await names('q=100%25')).toEqual(['100% Wood_works']);
  expect(await names('q=d_w')).toEqual(['100% Wood_works']);
  expect(await names('q=%25%25%25')).toEqual([]);
  expect((await app.get('/admin/users?q=ab', manager)).statusCode).toBe(422);
});

test('another name or company is found at once, and the one before no more', async () => {
  const seller = await someSeller(db, { name: 'Asha Rao' }, { name: 'Godatir Panels' });
  await db.update(companies).set({ name: 'Vasant Veneers' }).where(eq(companies.memberId, seller.id));
  await db.update(members).set({ name: 'Usha Rao' }).where(eq(members.id, seller.id));
  expect([await names('q=godatir'), await names('q=asha+rao')]).toEqual([[], []]);
  expect([await names('q=vasant'), await names('q=usha+rao')]).toEqual([['Usha Rao'], ['Usha Rao']]);
  await db.delete(companies).where(eq(companies.memberId, seller.id));
  expect(await names('q=vasant')).toEqual([]);
});

test('the list is filtered by role, standing and verification, sorted by each column, and paged', async () => {
  await someMember(db, { name: 'Blocked One', isBlocked: true });
  await someMember(db, { name: 'Unproven One', provenAt: null });
  expect(await names('standing=blocked')).toEqual(['Blocked One']);
  expect(await names('standing=unproven')).toEqual(['Unproven One']);
  expect(await names('role=SUBADMIN')).toEqual(['Ravi Nambiar']);
  expect(await names('role=DEALER&verified=true')).toEqual([]);
  expect(await names('role=DEALER&verified=false')).toEqual(['Rohit Deshmukh']);
  for (const column of ['name', 'joined', 'seen']) {
    const ids = async (sort: string) => (await list(`sort=${sort}&perPage=100`)).data.map(({ _id }: Listed) => _id);
    expect(await ids(`-${column}`), column).toEqual((await ids(column)).toReversed());
  }
  const first = await list('perPage=2');
  const second = await list('perPage=2&page=2');
  expect([first.data.length, first.hasMore, second.data.length]).toEqual([2, true, 2]);
  expect(first.data.map(({ _id }: Listed) => _id)).not.toContain(second.data[0]._id);
});

test('a member’s page has everything it has, without a whole number or address', async () => {
  await someProduct(db, { sellerId: shivneri.id, name: 'Marine ply' });
  await someLead(db, { sellerId: shivneri.id, buyerId: (await someMember(db)).id, phone: '9811111111' });
  const soon = new Date(Date.now() + 3_600_000);
  await db.insert(sessions).values({ memberId: shivneri.id, expiresAt: soon, device: 'Chrome', address: '10.0.0.1' });
  const reply = await app.get(`/admin/users/${shivneri.id}`, manager);
  const { data } = reply.json();
  expect(data).toMatchObject({
    company: 'Shivneri Ply & Hardware',
    leadsReceived: 1,
    leadsMade: 0,
    listings: { total: 1, data: [{ name: 'Marine ply', approved: 'APPROVED' }] },
    leads: { total: 1 },
    orders: { total: 0, data: [] },
    sessions: { total: 1, data: [{ device: 'Chrome' }] },
    reports: { total: 0, data: [] },
  });
  for (const secret of ['9822011118', 'rohit@shivneri.example', '9811111111']) expect(reply.body).not.toContain(secret);
  expect(await errorOf(app.get(`/admin/users/${crypto.randomUUID()}`, manager))).toBe('member_not_found');
});

test('a member’s page says what is used of its plans and top-ups, and how it does', async () => {
  const seller = await someSeller(db, { role: 'DEALER' });
  const [buyer, now] = [await someMember(db), Date.now()];
  const hours = (count: number) => new Date(now + count * 3_600_000);
  const share = { memberId: seller.id, kind: 'sale' as const, granted: 12, used: 5, days: 7, endsAt: hours(24) };
  await db
    .insert(allowances)
    .values([
      share,
      { ...share, granted: 1, used: 0 },
      { ...share, startsAt: hours(-48), endsAt: hours(-1) },
      { ...share, kind: 'banner', granted: 4, used: 2 },
    ]);
  const lead = async (createdAt: Date, respondedAt: Date | null) =>
    someLead(db, { sellerId: seller.id, buyerId: (await someMember(db)).id, createdAt, respondedAt });
  await lead(hours(-50), hours(-49));
  await lead(hours(-50), null);
  await lead(hours(-1), null);
  await lead(hours(-100 * 24), hours(-99 * 24 - 23));
  await someProduct(db, { sellerId: seller.id, approval: 'REJECTED' });
  const reel = await someReel(db, { ownerId: seller.id });
  const filed = { version: newId(), reason: 'Spam or fraud', reporterId: buyer.id };
  await db.insert(reports).values([
    { ...filed, kind: 'seller', thingId: seller.id, state: 'APPROVED' },
    { ...filed, kind: 'reel', thingId: reel.id },
  ]);
  const { data } = (await app.get(`/admin/users/${seller.id}`, manager)).json();
  expect(data.allowances).toEqual([
    { kind: 'banner', granted: 4, used: 2 },
    { kind: 'sale', granted: 13, used: 5 },
  ]);
  expect(data.conduct).toEqual({
    leads: 2,
    answeredInADay: 1,
    quotes: 0,
    quotesAccepted: 0,
    listingsRejected: 1,
    reportsAbout: 2,
    reportsUpheld: 1,
  });
  // The tab and the whole list behind it are the same reports.
  expect(data.reports.total).toBe(2);
  expect((await app.get(`/admin/reports?about=${seller.id}`, manager)).json().total).toBe(2);
});

test('a block ends the sessions, hides the listings and is written down with its reason', async () => {
  const seller = await someSeller(db, { role: 'RETAILER' });
  const product = await someProduct(db, { sellerId: seller.id });
  const soon = new Date(Date.now() + 3_600_000);
  await db.insert(sessions).values({ memberId: seller.id, expiresAt: soon, device: 'Chrome', address: '10.0.0.1' });
  expect((await change(seller.id, { blocked: true })).statusCode).toBe(422);
  const reply = await change(seller.id, { blocked: true, reason: 'Took ₹40,000, call 98220 12345' }, manager);
  expect(reply.json()).toMatchObject({ message: 'Member blocked' });
  expect(await db.$count(sessions, eq(sessions.memberId, seller.id))).toBe(0);
  expect((await app.get(`/product/getProductById/${product.id}`)).statusCode).toBe(404);
  const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, seller.id));
  expect(row).toMatchObject({ action: 'block_member', before: { isBlocked: false }, after: { isBlocked: true } });
  expect(JSON.stringify(row?.detail)).not.toContain('98220');
  expect(await errorOf(change(seller.id, { blocked: true, reason: 'again' }))).toBe('member_unchanged');
  await change(seller.id, { blocked: false, reason: 'Paid back' });
  expect((await app.get(`/product/getProductById/${product.id}`)).statusCode).toBe(200);
});

test('a business is verified with its evidence, and a verification is taken back', async () => {
  const seller = await someSeller(db, {}, { name: 'Marwar Ply Point' });
  const verified = async () =>
    (await db.select().from(companies).where(eq(companies.memberId, seller.id)))[0]?.isVerified;
  await change(seller.id, { verified: true, reason: 'Certificate seen at the counter' }, manager);
  expect(await verified()).toBe(true);
  const copy = await someSeller(db, {}, { name: 'MARWAR PLY-POINT' });
  expect(await errorOf(change(copy.id, { verified: true, reason: 'Seen' }))).toBe('name_taken');
  await change(seller.id, { verified: false, reason: 'Forged' });
  expect(await verified()).toBe(false);
  const buyer = await someMember(db);
  expect(await errorOf(change(buyer.id, { verified: true, reason: 'Seen' }))).toBe('company_missing');
});

test('only an administrator changes roles; a business keeps a business role', async () => {
  const buyer = await someMember(db);
  expect((await change(buyer.id, { role: 'APPROVERS', reason: 'Joins us' }, manager)).statusCode).toBe(403);
  expect(await errorOf(change(buyer.id, { role: 'DEALER', reason: 'Sells' }))).toBe('company_missing');
  await change(buyer.id, { role: 'APPROVERS', reason: 'Joins us' });
  expect(await stored(buyer.id)).toMatchObject({ role: 'APPROVERS' });
  const seller = await someSeller(db, { role: 'DEALER' });
  expect(await errorOf(change(seller.id, { role: 'ADMIN', reason: 'Joins us' }))).toBe('business_kept');
  await change(seller.id, { role: 'RETAILER', reason: 'Asked for it' });
  expect(await stored(seller.id)).toMatchObject({ role: 'RETAILER' });
});

test('nobody acts on themselves, and a sub-administrator not on staff', async () => {
  expect((await change(admin.id, { blocked: true, reason: 'Me' })).statusCode).toBe(403);
  expect((await change(admin.id, { blocked: true, reason: 'Boss' }, manager)).statusCode).toBe(403);
  expect((await app.delete(`/admin/users/${admin.id}/sessions`, undefined, admin)).statusCode).toBe(403);
  expect((await app.delete(`/admin/users/${admin.id}/sessions`, undefined, manager)).statusCode).toBe(403);
});

test('of two administrators who demote each other at once, one stays', async () => {
  const pair = [await someMember(db, { role: 'ADMIN' }), await someMember(db, { role: 'ADMIN' })] as const;
  const replies = await Promise.all([
    change(pair[1].id, { role: 'USER', reason: 'Left' }, pair[0]),
    change(pair[0].id, { role: 'USER', reason: 'Left' }, pair[1]),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
});

import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { HOME_SECTIONS } from '@plyhaat/contract/promotions/home-sections';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { sessions } from '#modules/identity/identity.tables.ts';
import { staffFactors } from '#modules/identity/staff/factor/factor.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { tableKey } from '#platform/http/http.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { batchesOf, csvOf, someLine, zipNamed } from '#test/batches.ts';
import { someCategory, someLead, someMember, somePicture, someSeller } from '#test/builders.ts';
import { shop } from '#test/buying.ts';
import { catalogueWrites } from '#test/catalogue-writes.ts';
import { enquiryWrites } from '#test/enquiry-writes.ts';
import { codeOf } from '#test/factors.ts';
import { moneyWrites } from '#test/money-writes.ts';
import { submitted } from '#test/selling.ts';
import { watchTransactions } from '#test/transactions.ts';
import { POST } from '#test/writing.ts';

const market = await shop();
const { app } = market;
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN' });
const seller = await someSeller(db, { role: 'DEALER' });

/** In whatever staff write by hand. */
const CONTACTS = 'call 98220 12345 or asha@home.example';
type Sent = { readonly statusCode: number; readonly body: string };
const video = async () => ({
  name: `A mill tour, ${CONTACTS}`,
  embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  poster: (await somePicture(db, { ownerId: admin.id, claimedBy: null, use: 'content' })).path,
  duration: 90,
});
const houseBanner = async () => ({
  eyebrow: null,
  title: `Diwali rates, ${CONTACTS}`,
  description: '',
  link: '/shop',
  linkText: 'See them',
  image: (await somePicture(db, { ownerId: admin.id, claimedBy: null, use: 'banner' })).path,
  appImage: null,
  from: '2026-01-01',
  until: null,
  isActive: true,
});
const ownBanner = async (): Promise<string> =>
  (await app.post('/admin/banners', await houseBanner(), admin)).json().data._id;
const post = async () => (await app.post('/admin/blog', POST, admin)).json().data;
const addVideo = async () => (await app.post('/admin/videos', await video(), admin)).json().data;

async function deadLetter(): Promise<string> {
  await ask(db, 'nobody.knowsThisTask', {});
  const { rows } = await app.deps.pool.query(
    `select id from graphile_worker.jobs where task_identifier = 'nobody.knowsThisTask' order by id desc limit 1`,
  );
  await app.deps.pool.query('select graphile_worker.permanently_fail_jobs(array[$1::bigint])', [rows[0].id]);
  return rows[0].id;
}

const CALLS = '/admin/settings/callsADay';

async function decide(): Promise<Sent> {
  const { _id } = await submitted(app, seller);
  const { version } = (await app.get(`/admin/review/product/${_id}`, admin)).json().data;
  return app.post(`/admin/review/product/${_id}`, { decision: 'approve', version }, admin);
}

async function waiting() {
  const { _id } = await submitted(app, seller);
  return `/admin/review/product/${_id}`;
}
const TEMPLATE = {
  kind: 'product',
  title: 'Picture unclear',
  text: 'The picture is blurred. Please send another one.',
};
const template = async (): Promise<string> =>
  `/admin/review-templates/${(await app.post('/admin/review-templates', TEMPLATE, admin)).json().data._id}`;

// Callers here have no session of their own, and the second factor is entered in one.
const soon = new Date(Date.now() + 3_600_000);
const inSession = { id: admin.id, memberId: admin.id, expiresAt: soon, device: 'Chrome', address: '10.0.0.1' };
await db.insert(sessions).values(inSession);

/** Turns the administrator's second factor on. Returns its secret and the reply. */
async function turnOnFactor() {
  const { data } = (await app.post('/admin/factor/setup', undefined, admin)).json();
  const reply = await app.post('/admin/factor/confirm', { code: codeOf(data.secret) }, admin);
  return { secret: data.secret as string, reply };
}

async function sendCode(to: string): Promise<Sent> {
  const { secret } = await turnOnFactor();
  return app.post(`/admin/factor/${to}`, { code: codeOf(secret, 1) }, admin);
}

/** Every write of the administration, carried out once. */
const WRITES: Readonly<Record<string, () => Promise<Sent>>> = {
  'POST /admin/review/:kind/:id': decide,
  'POST /admin/review': async () => {
    const { _id } = await submitted(app, seller);
    const { version } = (await app.get(`/admin/review/product/${_id}`, admin)).json().data;
    const items = [{ kind: 'product', _id, version }];
    return app.post('/admin/review', { ownerId: seller.id, decision: 'approve', items }, admin);
  },
  'PUT /admin/review/:kind/:id/assignment': async () => app.put(`${await waiting()}/assignment`, undefined, admin),
  'DELETE /admin/review/:kind/:id/assignment': async () => {
    const address = `${await waiting()}/assignment`;
    await app.put(address, undefined, admin);
    return app.delete(address, undefined, admin);
  },
  'POST /admin/review-templates': async () => app.post('/admin/review-templates', TEMPLATE, admin),
  'PATCH /admin/review-templates/:id': async () =>
    app.patch(await template(), { title: 'Picture blurred', text: TEMPLATE.text }, admin),
  'DELETE /admin/review-templates/:id': async () => app.delete(await template(), undefined, admin),
  ...moneyWrites(market, admin, seller),
  ...catalogueWrites(app, admin),
  ...enquiryWrites(app, admin),
  'POST /admin/dead-letters/:id/retry': async () =>
    app.post(`/admin/dead-letters/${await deadLetter()}/retry`, {}, admin),
  'POST /admin/dead-letters/retry': async () => {
    await deadLetter();
    return app.post('/admin/dead-letters/retry', { task: 'nobody.knowsThisTask' }, admin);
  },
  'DELETE /admin/dead-letters/:id': async () =>
    app.delete(`/admin/dead-letters/${await deadLetter()}`, undefined, admin),
  'PATCH /admin/settings/:name': async () => app.patch(CALLS, { value: 50, version: 0 }, admin),
  'POST /admin/settings/:name/versions/:number/restore': async () =>
    app.post(`${CALLS}/versions/0/restore`, { version: 1 }, admin),
  'POST /admin/blog': async () => app.post('/admin/blog', POST, admin),
  'PATCH /admin/blog/:id': async () => {
    const { _id, version } = await post();
    return app.patch(`/admin/blog/${_id}`, { ...POST, name: `Another name, ${CONTACTS}`, version }, admin);
  },
  'POST /admin/blog/:id/unpublish': async () => {
    const { data } = (await app.post('/admin/blog', { ...POST, saveAs: 'publish' }, admin)).json();
    return app.post(`/admin/blog/${data._id}/unpublish`, { version: data.version }, admin);
  },
  'POST /admin/blog/:id/versions/:number/restore': async () => {
    const { _id, version } = await post();
    return app.post(`/admin/blog/${_id}/versions/1/restore`, { version }, admin);
  },
  'DELETE /admin/blog/:id': async () => app.delete(`/admin/blog/${(await post())._id}`, undefined, admin),
  'POST /admin/videos': async () => app.post('/admin/videos', await video(), admin),
  'PATCH /admin/videos/:id': async () => {
    const { _id, thumbnail } = await addVideo();
    return app.patch(`/admin/videos/${_id}`, { ...(await video()), name: 'Another', poster: thumbnail }, admin);
  },
  'POST /admin/batches/:id/rows/:number': async () => {
    // A name of its own: a file names categories, and other writes make some of the usual name.
    const { name: category } = await someCategory(db, { name: 'Boards of a file' });
    const owner = await someSeller(db);
    const sheet = csvOf([someLine('A1', { category })]);
    const { _id } = await batchesOf(app, owner).submitted({ sheet, zip: await zipNamed('board.jpg') });
    return app.post(`/admin/batches/${_id}/rows/2`, { reason: `Blurred, ${CONTACTS}` }, admin);
  },
  'PATCH /admin/users/:id': async () => {
    const { id } = await someMember(db);
    return app.patch(`/admin/users/${id}`, { blocked: true, reason: `Spam, ${CONTACTS}` }, admin);
  },
  'DELETE /admin/users/:id/sessions': async () => {
    const { id } = await someMember(db);
    return app.delete(`/admin/users/${id}/sessions`, undefined, admin);
  },
  'POST /admin/banners': async () => app.post('/admin/banners', await houseBanner(), admin),
  'PATCH /admin/banners/:id': async () => app.patch(`/admin/banners/${await ownBanner()}`, { isActive: false }, admin),
  'DELETE /admin/banners/:id': async () => app.delete(`/admin/banners/${await ownBanner()}`, undefined, admin),
  'PUT /admin/banners/order': async () => {
    await ownBanner();
    const { data } = (await app.get('/admin/banners', admin)).json();
    return app.put('/admin/banners/order', { ids: data.map(({ _id }: { _id: string }) => _id).toReversed() }, admin);
  },
  'PUT /admin/home/sections': async () =>
    app.put('/admin/home/sections', { sections: HOME_SECTIONS.toReversed() }, admin),
  'POST /admin/factor/setup': async () => app.post('/admin/factor/setup', undefined, admin),
  'POST /admin/factor/confirm': async () => (await turnOnFactor()).reply,
  'POST /admin/factor/verify': async () => sendCode('verify'),
  'POST /admin/factor/codes': async () => sendCode('codes'),
  'POST /admin/factor/off': async () => sendCode('off'),
  'POST /admin/team/:id/reset-factor': async () => {
    const { id } = await someMember(db, { role: 'APPROVERS' });
    await db.insert(staffFactors).values({ memberId: id, secret: 'sealed' });
    return app.post(`/admin/team/${id}/reset-factor`, { reason: `Lost the phone, ${CONTACTS}` }, admin);
  },
  'POST /admin/users/:id/contact': async () =>
    app.post(`/admin/users/${(await someMember(db)).id}/contact`, { reason: `Asked us, ${CONTACTS}` }, admin),
  'POST /admin/leads/:id/contact': async () => {
    const lead = await someLead(db, { sellerId: seller.id, buyerId: (await someMember(db)).id, phone: '9822012345' });
    return app.post(`/admin/leads/${lead.id}/contact`, { reason: `Asked us, ${CONTACTS}` }, admin);
  },
  'POST /admin/users/:id/see-as': async () =>
    app.post(`/admin/users/${(await someMember(db)).id}/see-as`, { reason: `Sees no leads, ${CONTACTS}` }, admin),
  'POST /admin/exports': async () => app.post('/admin/exports', { list: 'members', query: 'role=USER' }, admin),
  'DELETE /admin/videos/:id': async () => app.delete(`/admin/videos/${(await addVideo())._id}`, undefined, admin),
};

/** Changes nothing: it shows how a text would look. */
const READS_BY_POST = ['POST /admin/blog/preview'];

const isWrite = ({ path, method }: Endpoint) => path.startsWith('/admin/') && method !== 'GET';
const writes = [...app.app.callTable.values()]
  .map(({ endpoint }) => endpoint)
  .filter(isWrite)
  .map(tableKey)
  .filter((key) => !READS_BY_POST.includes(key));

test('each write of the administration is tried here', () => {
  expect(writes.length).toBeGreaterThan(10);
  expect(writes.toSorted()).toEqual(
    Object.keys(WRITES)
      .map((key) => key.replace(/ .*/, (path) => path.toLowerCase()))
      .toSorted(),
  );
});

/** Counts tries and calls, whoever makes them. */
const COUNTERS: readonly string[] = ['counters', 'idempotency_keys'];
/** The provider is asked once the decision is stored; what it answers is a transaction of its own, about this table. */
const ANSWERED_LATER: Readonly<Record<string, string>> = {
  'POST /admin/orders/:id/refund': 'payment_steps',
  'POST /admin/payments/:id/refund': 'unmatched_payments',
};
const transactions = await watchTransactions(app);

test.each(Object.entries(WRITES))('%s leaves a row in the audit log, with what it changed', async (key, carryOut) => {
  const rows = () => db.select().from(auditLog).where(eq(auditLog.actorId, admin.id)).orderBy(auditLog.seq);
  const before = (await rows()).length;
  const { statusCode, body } = await carryOut();
  expect(statusCode, body).toBe(200);
  const after = await rows();
  expect(after.length).toBeGreaterThan(before);
  const last = after.at(-1);
  expect(Object.keys({ ...last?.before, ...last?.after }).length).toBeGreaterThan(0);
  const isExempt = (tables: readonly string[]) =>
    tables.includes(ANSWERED_LATER[key] ?? '') || tables.every((table) => COUNTERS.includes(table));
  const unaudited = (await transactions()).filter((tables) => !tables.includes('audit_log') && !isExempt(tables));
  expect([key, unaudited]).toEqual([key, []]);
});

test('none of these rows holds a number, an e-mail address or a document', async () => {
  const rows = await db.select().from(auditLog);
  expect(rows.length).toBeGreaterThan(writes.length);
  const texts = rows.map(({ before, after, detail }) => JSON.stringify([before, after, detail]));
  expect(texts.filter((text) => /98220[ -]?12345|asha@|signature=|certificate/.test(text))).toEqual([]);
  // Guards against an empty check: contacts were sent and masked.
  expect(texts.filter((text) => text.includes('•••••')).length).toBeGreaterThan(5);
});

import type { ExportedList } from '@plyhaat/contract/admin/exports';
import { afterAll, expect, test } from 'vitest';
import { newsletterSubscribers } from '#modules/content/content.tables.ts';
import { applications } from '#modules/dealerships/dealerships.tables.ts';
import { reports } from '#modules/reports/reports.tables.ts';
import { newId } from '#platform/db/id.ts';
import { testApp } from '#test/app.ts';
import {
  someBrand,
  someLead,
  someMember,
  someOpportunity,
  someProduct,
  someRequirement,
  someSeller,
} from '#test/builders.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const manager = await someMember(db, { role: 'SUBADMIN' });
const tapi = await someSeller(db, { phone: '9800011111' }, { name: 'Tapi Plywood House' });
const marwar = await someSeller(db, {}, { name: 'Marwar Ply Point' });
const asha = await someMember(db, { name: 'Asha Rao', phone: '9811122233' });
const old = new Date('2026-01-10T08:00:00Z');

const brand = await someBrand(db, { name: 'Vajra' });
const marine = await someProduct(db, { name: 'Vajra Marine 18 mm', sellerId: tapi.id, brandId: brand.id });
const door = await someProduct(db, { name: 'Flush door', sellerId: marwar.id, approval: 'PENDING', createdAt: old });
const call = await someLead(db, { sellerId: tapi.id, buyerId: asha.id, phone: '9811122233', productId: marine.id });
const note = await someLead(db, {
  sellerId: marwar.id,
  buyerId: tapi.id,
  channel: 'contact',
  source: 'product',
  status: 'won',
  createdAt: old,
});
const wanted = await someRequirement(db, { buyerId: asha.id, title: 'Gurjan plywood for a hotel', budget: 90_000 });
const held = await someRequirement(db, { title: 'Laminates', approval: 'PENDING', status: 'Expired', createdAt: old });
const offer = await someOpportunity(db, { ownerId: tapi.id, brand: 'Rangpat', type: 'Exclusive dealership' });
const applied = { opportunityId: offer.id, email: 'asha@rao.example', answers: [] };
const [application, rejected] = await db
  .insert(applications)
  .values([
    { ...applied, applicantId: asha.id, organisationName: 'Rao Traders' },
    { ...applied, applicantId: marwar.id, organisationName: 'Marwar Boards', status: 'rejected', createdAt: old },
  ])
  .returning();
const filed = { version: newId(), reason: 'Wrong price' };
const [report, automatic] = await db
  .insert(reports)
  .values([
    { ...filed, kind: 'product', thingId: marine.id, reporterId: asha.id, message: 'Call me on 98111 22233' },
    { ...filed, kind: 'requirement', thingId: held.id, automatic: true, state: 'APPROVED', createdAt: old },
  ])
  .returning();
const [reader, early] = await db
  .insert(newsletterSubscribers)
  .values([{ email: 'shreya@timber.example' }, { email: 'arun@mail.example', createdAt: old }])
  .returning();

type Listed = { _id: string };
const list = async (path: string, query: string) => {
  const reply = await app.get(`/admin/${path}?${query}`, manager);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const ids = async (path: string, query: string) => (await list(path, query)).data.map(({ _id }: Listed) => _id);

test('products of all sellers are listed, those that wait for review too', async () => {
  const { data, total, hasMore } = await list('products', '');
  expect([total, hasMore]).toEqual([2, false]);
  expect(data[0]).toMatchObject({
    _id: marine.id,
    name: 'Vajra Marine 18 mm',
    seller: { _id: tapi.id, name: 'Tapi Plywood House' },
    brand: 'Vajra',
    price: 1000,
    approved: 'APPROVED',
    isShown: true,
  });
  expect(data[1]).toMatchObject({ _id: door.id, isShown: false });
});

test('leads are listed with who reached whom; numbers are masked and nothing that was said is shown', async () => {
  const { data } = await list('leads', '');
  expect(data[0]).toMatchObject({
    _id: call.id,
    channel: 'call',
    seller: { _id: tapi.id, name: 'Tapi Plywood House' },
    buyer: { _id: asha.id, name: 'Asha Rao' },
    phone: '98XXXXXX33',
    product: 'Vajra Marine 18 mm',
  });
  expect(JSON.stringify(data)).not.toContain('9811122233');
});

test('requirements and applications are listed with their two sides', async () => {
  expect((await list('requirements', '')).data[0]).toMatchObject({
    _id: wanted.id,
    buyer: { name: 'Asha Rao' },
    budget: 90_000,
    city: 'Nashik',
    quotes: 0,
  });
  expect((await list('applications', '')).data[0]).toMatchObject({
    _id: application?.id,
    organisation: 'Rao Traders',
    email: 'aXXXXXX@XXXXXX.example',
    opportunity: { brand: 'Rangpat', type: 'Exclusive dealership' },
    owner: { name: 'Tapi Plywood House' },
  });
});

test('reports name what they are about and hide contacts; those of a rule have no reporter', async () => {
  const { data } = await list('reports', '');
  expect(data[0]).toMatchObject({ title: 'Vajra Marine 18 mm', reporter: { name: 'Asha Rao' }, status: 'PENDING' });
  expect(data[0].message).not.toMatch(/98111|22233/);
  expect(data[1]).toMatchObject({ title: 'Laminates', reporter: null, isAutomatic: true });
});

test('subscribers of the newsletter are listed with their e-mails masked', async () => {
  const { data, total } = await list('newsletter', '');
  expect(total).toBe(2);
  expect(data[0]).toMatchObject({ _id: reader?.id, email: 'sXXXXXX@XXXXXX.example', welcomedAt: null });
});

/** Of each list what a query finds; every filter and order of the contract is here. */
const FINDS: readonly (readonly [path: string, query: string, found: readonly (string | undefined)[]])[] = [
  ['products', 'q=marine', [marine.id]],
  ['products', 'q=marwar', [door.id]],
  ['products', 'q=100%25', []],
  ['products', 'approved=PENDING', [door.id]],
  ['products', `seller=${tapi.id}`, [marine.id]],
  ['products', 'to=2026-01-10', [door.id]],
  ['products', 'from=2026-01-11', [marine.id]],
  ['products', 'sort=name', [door.id, marine.id]],
  ['products', 'sort=-name', [marine.id, door.id]],
  ['products', 'sort=created', [door.id, marine.id]],
  ['products', 'sort=created&page=2&perPage=1', [marine.id]],
  ['leads', 'q=tapi', [call.id, note.id]],
  ['leads', 'q=98111%2022', [call.id]],
  ['leads', 'q=nobody', []],
  ['leads', 'channel=contact', [note.id]],
  ['leads', 'status=won', [note.id]],
  ['leads', 'source=seller', [call.id]],
  ['leads', `seller=${marwar.id}`, [note.id]],
  ['leads', `buyer=${asha.id}`, [call.id]],
  ['leads', 'from=2026-01-11', [call.id]],
  ['leads', 'sort=created', [note.id, call.id]],
  ['requirements', 'q=HOTEL', [wanted.id]],
  ['requirements', 'q=asha', [wanted.id]],
  ['requirements', 'status=Expired', [held.id]],
  ['requirements', 'approved=PENDING', [held.id]],
  ['requirements', `buyer=${asha.id}`, [wanted.id]],
  ['requirements', 'to=2026-02-01', [held.id]],
  ['requirements', 'sort=budget', [held.id, wanted.id]],
  ['requirements', 'sort=created', [held.id, wanted.id]],
  ['applications', 'q=traders', [application?.id]],
  ['applications', 'q=marwar%20ply', [rejected?.id]],
  ['applications', 'status=rejected', [rejected?.id]],
  ['applications', `applicant=${asha.id}`, [application?.id]],
  ['applications', `opportunity=${newId()}`, []],
  ['applications', 'sort=created', [rejected?.id, application?.id]],
  ['reports', 'q=asha', [report?.id]],
  ['reports', 'kind=requirement', [automatic?.id]],
  ['reports', 'status=PENDING', [report?.id]],
  ['reports', `reporter=${asha.id}`, [report?.id]],
  ['reports', `thing=${held.id}`, [automatic?.id]],
  ['reports', `about=${tapi.id}`, [report?.id]],
  ['reports', 'sort=created', [automatic?.id, report?.id]],
  ['newsletter', 'q=timber', [reader?.id]],
  ['newsletter', 'q=a_u', []],
  ['newsletter', 'to=2026-01-10', [early?.id]],
  ['newsletter', 'sort=email', [early?.id, reader?.id]],
  ['newsletter', 'sort=created', [early?.id, reader?.id]],
];

test.each(FINDS)('/admin/%s?%s finds what it should', async (path, query, found) => {
  expect(await ids(path, query)).toEqual(found);
});

test('junk in a filter or an order is refused', async () => {
  for (const query of ['leads?channel=pigeon', 'products?sort=price', 'reports?reporter=me', 'newsletter?q=ab'])
    expect((await app.get(`/admin/${query}`, manager)).statusCode).toBe(422);
});

const EXPORTS: readonly (readonly [list: ExportedList, query: string, line: RegExp])[] = [
  ['products', 'q=marine', /^.+,Vajra Marine 18 mm,Tapi Plywood House,/],
  ['leads', 'q=asha', /,call,new,seller,Tapi Plywood House,Asha Rao,98XXXXXX33,/],
  ['requirements', 'q=hotel', /,Gurjan plywood for a hotel,Asha Rao,/],
  ['applications', 'status=new', /,Rao Traders,aXXXXXX@XXXXXX\.example,Asha Rao,Rangpat,Exclusive dealership,/],
  ['reports', 'kind=product', /,product,.+,Vajra Marine 18 mm,Wrong price,/],
  ['newsletter', 'q=timber', /,sXXXXXX@XXXXXX\.example,/],
];

test.each(EXPORTS)(
  '%s are downloaded as a table with their filters, masked as in the list',
  async (name, query, line) => {
    const { url } = (await app.post('/admin/exports', { list: name, query }, manager)).json();
    const reply = await app.get(url.replace(/^\/api/, ''));
    const lines = reply.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(line);
    expect(reply.body).not.toContain('9811122233');
  },
);

test('the command box finds products by part of their names; one that nobody sees opens in the list', async () => {
  const found = async (q: string) => (await app.get(`/admin/find?q=${q}`, manager)).json().data;
  expect(await found('arine 18')).toMatchObject([{ kind: 'product', _id: marine.id, link: `/product/${marine.slug}` }]);
  expect(await found('lush doo')).toMatchObject([
    { kind: 'product', link: '/admin/products?q=Flush%20door', approved: 'PENDING', memberId: marwar.id },
  ]);
});

test('it says of a member what it may be used for: its role and whether it is blocked', async () => {
  const blocked = await someSeller(db, { isBlocked: true, cityId: wanted.cityId }, { name: 'Quick Timber Deals' });
  expect((await app.get('/admin/find?q=quick timb', manager)).json().data).toMatchObject([
    { kind: 'member', _id: blocked.id, role: blocked.role, standing: 'blocked', picture: null },
  ]);
  expect((await app.get('/admin/find?q=quick timb', manager)).json().data[0].about).toMatch(/, Nashik · \S+$/);
});

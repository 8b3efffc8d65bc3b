import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberSubscriptions, plans } from '#modules/billing/billing.tables.ts';
import { cityId } from '#modules/places/reference.sql.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { NASHIK_AND_PUNE, openOpportunity, opportunityForm, someOfferer, submittedOpportunity } from '#test/dealing.ts';
import { sentFile } from '#test/placing.ts';
import { someApprover } from '#test/selling.ts';
import { opportunities } from './dealerships.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const approver = someApprover(app);
const OWN = '/dealershipOwnerRoutes/opportunity';
const LIST = '/dealershipOwnerRoutes/getDelearshipOpportunities';
const shown = async (id: string) => {
  app.deps.cache.forget(['opportunities']);
  return (await app.get(`/dealershipOwnerRoutes/getOpportunityById/${id}`)).json().data;
};
const mine = async (who: Parameters<typeof app.get>[1]) =>
  (await app.get('/dealershipOwnerRoutes/myOpportunities', who)).json();

test('DEAL-5: an opportunity takes one of the allowance; of fifty at once exactly one is given the last', async () => {
  const owner = await someOfferer(app, 1);
  const forms = await Promise.all(Array.from({ length: 50 }, () => opportunityForm(app, owner)));
  const replies = await Promise.all(forms.map((form) => app.post(OWN, form, owner)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'allowance_used_up']);
  expect(await mine(owner)).toMatchObject({ total: 1, allowance: { used: 1, left: 0 } });
});

test('DEAL-5: it is for businesses, and each changes its own alone (ALL-22)', async () => {
  const owner = await someOfferer(app);
  const other = await someOfferer(app);
  const { _id } = await submittedOpportunity(app, owner, { Brand: 'Secretbrand' });
  expect((await app.post(OWN, await opportunityForm(app, owner), await someMember(db))).statusCode).toBe(403);
  const replies = [
    await app.get(`${OWN}/${_id}`, other),
    await app.patch(`${OWN}/${_id}`, { Brand: 'Mine' }, other),
    await app.delete(`${OWN}/${_id}`, undefined, other),
  ];
  for (const reply of replies) {
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'not_your_opportunity']);
    expect(reply.body).not.toContain('Secretbrand');
  }
});

test('each field that is missing is named, and cities lie in the state', async () => {
  const owner = await someOfferer(app);
  const empty = await app.post(OWN, {}, owner);
  expect(empty.json().fields).toEqual({
    Organisation_name: 'Organization name is required',
    Type: 'Franchise type is required',
    Brand: 'Brand is required',
    product: 'Product is required',
    categoryArr: 'Please choose at least one category',
    stateId: 'State is required',
    cityId: 'Please choose at least one city',
    image: 'Image is required',
    description: 'Description is required',
  });
  const elsewhere = await app.post(OWN, await opportunityForm(app, owner, { cityId: [cityId('surat-gj')] }), owner);
  expect(elsewhere.json().fields).toEqual({ cityId: 'Please choose cities of that state' });
  expect((await mine(owner)).allowance).toMatchObject({ used: 0 });
});

test('nobody sees it before approval; from then on it runs for the days of the allowance', async () => {
  const owner = await someOfferer(app, 10, 30);
  const made = await submittedOpportunity(app, owner);
  expect(made).toMatchObject({ state: 'Pending', daysLeft: null, days: 30, views: 0, applications: { total: 0 } });
  expect(made.image).toContain('signature=');
  expect((await app.get(`/dealershipOwnerRoutes/getOpportunityById/${made._id}`)).statusCode).toBe(404);
  await approver.decideNow('opportunity', made._id, 'approve');
  const open = await shown(made._id);
  expect(open).toMatchObject({ Brand: 'Rangpat', isPremium: false, isVerified: false });
  expect(open.image).not.toContain('signature=');
  expect((await mine(owner)).data[0]).toMatchObject({ state: 'Active', daysLeft: 30, isPublic: true });
});

test('a change waits beside the public version until staff decide; what is the same again takes it back', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  const { endDate } = await shown(_id);
  await app.patch(`${OWN}/${_id}`, { Brand: 'Vanaroop', cityId: NASHIK_AND_PUNE.slice(0, 1) }, owner);
  expect(await shown(_id)).toMatchObject({ Brand: 'Rangpat', cities: [{ name: 'Nashik' }, { name: 'Pune' }] });
  expect((await app.get(`${OWN}/${_id}`, owner)).json().data).toMatchObject({
    Brand: 'Vanaroop',
    approved: 'PENDING',
    isPublic: true,
    state: 'Active',
    cities: [{ name: 'Nashik' }],
  });
  const seen = (await approver.read('opportunity', _id)).json().data;
  expect(seen).toMatchObject({ about: 'Change to a public opportunity', differs: ['Brand', 'Cities'] });
  await app.patch(`${OWN}/${_id}`, { Brand: 'Rangpat', cityId: NASHIK_AND_PUNE }, owner);
  expect((await app.get(`${OWN}/${_id}`, owner)).json().data).toMatchObject({ approved: 'APPROVED' });
  await app.patch(`${OWN}/${_id}`, { Brand: 'Vanaroop', image: await sentFile(app, 'opportunity', owner) }, owner);
  await approver.decideNow('opportunity', _id, 'approve');
  expect(await shown(_id)).toMatchObject({ Brand: 'Vanaroop', endDate });
});

test('an opportunity may have a logo of its own; adding it and taking it away is reviewed', async () => {
  const owner = await someOfferer(app);
  const { _id, ownLogo } = await openOpportunity(app, owner);
  expect(ownLogo).toBeNull();
  await app.patch(`${OWN}/${_id}`, { logo: await sentFile(app, 'logo', owner) }, owner);
  const saved = (await app.get(`${OWN}/${_id}`, owner)).json().data;
  expect(saved.ownLogo).toContain('signature=');
  expect((await approver.read('opportunity', _id)).json().data.differs).toEqual(['Logo']);
  await approver.decideNow('opportunity', _id, 'approve');
  const { logo } = await shown(_id);
  expect(logo).toBe(saved.ownLogo.split('?')[0]);
  await app.patch(`${OWN}/${_id}`, { Brand: 'Vanaroop', logo: saved.ownLogo }, owner);
  expect((await approver.read('opportunity', _id)).json().data.differs).toEqual(['Brand']);
  await app.patch(`${OWN}/${_id}`, { Brand: 'Rangpat', logo: '' }, owner);
  expect((await app.get(`${OWN}/${_id}`, owner)).json().data.ownLogo).toBeNull();
  expect((await approver.read('opportunity', _id)).json().data.differs).toEqual(['Logo']);
});

test('a rejected change leaves the public version, and its owner reads why', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  await app.patch(`${OWN}/${_id}`, { description: 'Pay us first.' }, owner);
  await approver.decideNow('opportunity', _id, 'reject', 'No advance payments.');
  expect(await shown(_id)).toMatchObject({ description: 'One dealer a city.' });
  expect((await app.get(`${OWN}/${_id}`, owner)).json().data).toMatchObject({
    approved: 'REJECTED',
    rejectReason: 'No advance payments.',
    state: 'Active',
  });
});

test('one whose days are over has ended: nobody sees it and it is not changed any more', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  await db
    .update(opportunities)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(opportunities.id, _id));
  app.deps.cache.forget(['opportunities']);
  expect((await app.get(`/dealershipOwnerRoutes/getOpportunityById/${_id}`)).statusCode).toBe(404);
  expect((await mine(owner)).data[0]).toMatchObject({ state: 'Ended', daysLeft: 0 });
  const late = await app.patch(`${OWN}/${_id}`, { Brand: 'New' }, owner);
  expect(late.json()).toMatchObject({ error: 'opportunity_over', message: 'This has ended. Please add a new one.' });
});

test('it is premium while a Growth plan of its owner runs, and no longer; a buyer’s pass makes nothing premium', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  const [growth] = await db.select().from(plans).where(eq(plans.key, 'dealer-growth'));
  const [pass] = await db.select().from(plans).where(eq(plans.key, 'buyer-pass-growth'));
  const now = Date.now();
  const buyerPass = { memberId: owner.id, planId: pass?.id ?? '', startsAt: new Date(now - 1000) };
  await db.insert(memberSubscriptions).values({ ...buyerPass, endsAt: new Date(now + 86_400_000) });
  expect(await shown(_id)).toMatchObject({ isPremium: false });
  const running = { memberId: owner.id, planId: growth?.id ?? '', startsAt: new Date(now - 1000) };
  const [sub] = await db
    .insert(memberSubscriptions)
    .values({ ...running, endsAt: new Date(now + 86_400_000) })
    .returning();
  expect(await shown(_id)).toMatchObject({ isPremium: true });
  await db
    .update(memberSubscriptions)
    .set({ endsAt: new Date(now - 500) })
    .where(eq(memberSubscriptions.id, sub?.id ?? ''));
  expect(await shown(_id)).toMatchObject({ isPremium: false });
});

test('the public list is narrowed by state, category, brand, type and words', async () => {
  const owner = await someOfferer(app);
  const form = { Brand: 'Jalmukt', product: 'WPC boards', Type: 'Distributorship' };
  const { _id, categories, stateId } = (await openOpportunity(app, owner, form)) as never as {
    _id: string;
    stateId: string;
    categories: { _id: string }[];
  };
  const found = async (query: string) =>
    (await app.get(`${LIST}?perPage=100&${query}`)).json().data.map(({ _id }: { _id: string }) => _id);
  for (const query of [
    `state=${stateId}&brand=jalmukt`,
    `categories=${categories[0]?._id}`,
    'type=distributorship&search=wpc',
    'brand=Jalmukt&open=true',
  ])
    expect(await found(query), query).toEqual([_id]);
  expect(await found('brand=Jalmukt&type=Dealership')).toEqual([]);
  const filters = (await app.get('/dealershipOwnerRoutes/opportunityFilters')).json().data;
  expect(filters.brands).toContainEqual({ value: 'jalmukt', label: 'Jalmukt', count: 1 });
  expect(filters.types).toContainEqual({ value: 'Distributorship', label: 'Distributorship', count: 1 });
  expect(filters.states[0]).toMatchObject({ value: stateId, label: 'Maharashtra' });
});

test('a look at one is counted once a visitor and day, and not its owner’s', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  const viewer = await someMember(db);
  const look = async (who: typeof viewer) => (await app.post('/views', { opportunityId: _id }, who)).json().counted;
  expect([await look(viewer), await look(viewer), await look(owner as never)]).toEqual([true, false, false]);
  expect((await mine(owner)).data[0]).toMatchObject({ views: 1 });
  expect((await app.post('/views', { opportunityId: _id, userId: owner.id }, viewer)).statusCode).toBe(422);
});

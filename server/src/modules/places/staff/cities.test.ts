import type { EditedCity } from '@plyhaat/contract/places/staff/cities';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { cities, states } from '../places.tables.ts';
import { loadPlaces } from '../reference.sql.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const staff = await someMember(db, { role: 'SUBADMIN' });
const [goa] = await db.select().from(states).where(eq(states.code, 'GA'));
const stateId = goa?.id ?? '';

const list = async (query = '') => (await app.get(`/admin/locations${query}`, staff)).json();
const city = async (name: string): Promise<EditedCity> => (await list(`?q=${name}&stateId=${stateId}`)).data[0];
const add = (body: object) => app.post('/admin/locations', { stateId, ...body }, staff);
const change = ({ _id, version }: EditedCity, body: object) =>
  app.patch(`/admin/locations/${_id}`, { version, ...body }, staff);
const offered = async () => (await app.get(`/city?stateId=${stateId}`)).json().data.map(({ name }: EditedCity) => name);
const placeOf = async (q: string) => (await app.get(`/search?q=${encodeURIComponent(q)}`)).json().place?.name;

test('staff find cities by part of a name in a state', async () => {
  expect((await list()).total).toBeGreaterThan(700);
  expect((await list(`?q=pana&stateId=${stateId}`)).data).toMatchObject([
    { name: 'Panaji', state: { name: 'Goa' }, isHidden: false, isAdded: false, spellings: [] },
  ]);
});

test('a city that staff add can be chosen and is understood by search, also at the next start', async () => {
  const reply = await add({ name: 'Sanquelim', spellings: ['Sankhali', 'साखळी'] });
  expect(reply.json().data).toMatchObject({ slug: 'sanquelim-ga', isAdded: true, spellings: ['Sankhali', 'साखळी'] });
  expect(await offered()).toContain('Sanquelim');
  await app.settle();
  await someProduct(db, { sellerId: (await someSeller(db, { stateId, cityId: reply.json().data._id })).id });
  app.deps.cache.forget(['products']);
  expect([await placeOf('ply sanquelim'), await placeOf('ply in sankhali')]).toEqual(['Sanquelim', 'Sanquelim']);
  await loadPlaces(db);
  expect(await offered()).toContain('Sanquelim');
  expect((await add({ name: 'sanquelim' })).json()).toMatchObject({ error: 'city_exists' });
});

test('a spelling belongs to one city, and goes when it is removed', async () => {
  const ponda = await city('Ponda');
  await someProduct(db, { sellerId: (await someSeller(db, { stateId, cityId: ponda._id })).id });
  const spelt = (await change(ponda, { spellings: ['Phondem', 'phondem'] })).json().data;
  expect(spelt.spellings).toEqual(['phondem']);
  await app.settle();
  expect(await placeOf('ply phondem')).toBe('Ponda');
  const taken = await change(await city('Margao'), { spellings: ['PHONDEM'] });
  expect(taken.json()).toMatchObject({ error: 'spelling_taken' });
  expect((await change(ponda, { spellings: [] })).json()).toMatchObject({ error: 'changed_since' });
  await change(spelt, { spellings: [] });
  await app.settle();
  expect(await placeOf('ply phondem')).toBeUndefined();
});

test('a renamed city keeps its address, and its name at the next start; no two of a state have the same', async () => {
  const vasco = await city('Vasco');
  const renamed = await change(vasco, { name: 'Vasco da Gama Port' });
  expect(renamed.json()).toMatchObject({
    message: 'City saved',
    data: { name: 'Vasco da Gama Port', slug: vasco.slug, spellings: vasco.spellings },
  });
  await loadPlaces(db);
  expect(await offered()).toContain('Vasco da Gama Port');
  expect((await change(await city('Margao'), { name: 'PANAJI' })).json()).toMatchObject({ error: 'city_exists' });
});

test('a hidden city is offered nowhere; one that members live in cannot be hidden', async () => {
  const mapusa = await city('Mapusa');
  const hidden = (await change(mapusa, { isHidden: true })).json().data;
  expect(hidden).toMatchObject({ isHidden: true });
  expect(await offered()).not.toContain('Mapusa');
  await loadPlaces(db);
  expect((await list('?kind=hidden')).data).toMatchObject([{ name: 'Mapusa' }]);
  await change(hidden, { isHidden: false });
  expect(await offered()).toContain('Mapusa');
  await someMember(db, { stateId, cityId: mapusa._id });
  expect((await change(await city('Mapusa'), { isHidden: true })).json()).toMatchObject({ error: 'city_in_use' });
  expect(await db.$count(cities, eq(cities.isHidden, true))).toBe(0);
});

test('a city that staff added is deleted as long as nobody uses it; those of the marketplace stay', async () => {
  const remove = async ({ _id }: EditedCity) => (await app.delete(`/admin/locations/${_id}`, undefined, staff)).json();
  const added: EditedCity = (await add({ name: 'Valpoi Nagar' })).json().data;
  const buyer = await someMember(db, { stateId, cityId: added._id });
  expect(await remove(added)).toMatchObject({ error: 'city_kept' });
  await db.update(members).set({ cityId: null }).where(eq(members.id, buyer.id));
  expect(await remove(added)).toMatchObject({ message: 'City deleted' });
  expect(await offered()).not.toContain('Valpoi Nagar');
  expect(await remove(added)).toMatchObject({ error: 'city_gone' });
  expect(await remove(await city('Panaji'))).toMatchObject({ error: 'city_kept' });
});

test.each([
  [{ name: 'Дели' }, 'name'],
  [{ name: '12345' }, 'name'],
  [{ name: 'Fine', stateId: '0190a000-0000-7000-8000-0000000000bb' }, 'stateId'],
  [{ name: 'Fine', spellings: Array.from({ length: 21 }, (_, n) => `Name${'a'.repeat(n)}`) }, 'spellings'],
])('%j is refused', async (body, field) => {
  const reply = await add(body);
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)).toEqual([field]);
});

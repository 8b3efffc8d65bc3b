import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { INDIA } from './places.reference.ts';
import { cities, states } from './places.tables.ts';
import { positionsOf } from './positions.service.ts';

const app = await testApp();
afterAll(app.close);
type Place = { _id: string; name: string; sellersCount: number };

const names = async (url: string): Promise<string[]> => (await app.get(url)).json().data.map(({ name }: Place) => name);
const stateNamed = async (name: string) => {
  const [state] = await app.db.select().from(states).where(eq(states.name, name));
  if (!state) throw new Error(`no state named ${name}`);
  return state;
};

test('India can be chosen with all its states and union territories, by name', async () => {
  expect(await names('/country')).toEqual(['India']);
  const reply = (await app.get('/state')).json();
  expect(reply.total).toBe(36);
  expect(reply.data.map(({ name }: Place) => name)).toEqual(INDIA.states.map(({ name }) => name).sort());
  expect(reply.data.find(({ name }: Place) => name === 'Maharashtra')).toMatchObject({ code: 'MH', gstCode: '27' });
});

test('the cities of a state are its own', async () => {
  const state = await stateNamed('Maharashtra');
  const listed = await names(`/city?stateId=${state.id}`);
  const expected = INDIA.states.find(({ name }) => name === 'Maharashtra')?.cities.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(expected?.toSorted());
});

test('an active place has a seller whose number is proven and who is not blocked', async () => {
  expect(await names('/state?active=true')).toEqual([]);
  const state = await stateNamed('Haryana');
  const [city] = await app.db.select().from(cities).where(eq(cities.stateId, state.id)).limit(1);
  const here = { stateId: state.id, cityId: city?.id ?? null };
  await someSeller(app.db, here);
  await someSeller(app.db, here);
  const elsewhere = { stateId: (await stateNamed('Kerala')).id };
  await someSeller(app.db, { ...elsewhere, provenAt: null });
  await someSeller(app.db, { ...elsewhere, isBlocked: true });
  await someMember(app.db, elsewhere);
  app.deps.cache.forget(['sellers']);

  const active: Place[] = (await app.get('/state?active=true')).json().data;
  expect(active.map(({ name, sellersCount }) => [name, sellersCount])).toEqual([['Haryana', 2]]);
  const activeCities: Place[] = (await app.get(`/city?stateId=${state.id}&active=true`)).json().data;
  expect(activeCities.map(({ name, sellersCount }) => [name, sellersCount])).toEqual([[city?.name, 2]]);
});

test('a browser can tell the nearest city with sellers by less than 15 KB (PLACE-4)', async () => {
  const state = await stateNamed('Gujarat');
  const [morbi] = await app.db.select().from(cities).where(eq(cities.slug, 'morbi-gj'));
  await someSeller(app.db, { stateId: state.id, cityId: morbi?.id ?? null });
  app.deps.cache.forget(['sellers']);
  const { data } = (await app.get('/city/positions')).json();
  expect(data).toContainEqual({ stateId: state.id, cities: [['Morbi', 22.82, 70.84]] });
  const all = positionsOf(await app.db.select().from(cities));
  expect(all.flatMap((one) => one.cities).length).toBeGreaterThan(800);
  expect(gzipSync(JSON.stringify({ data: all })).length).toBeLessThan(15 * 1024);
});

test.each(['/state?countryId=x', '/city?stateId=1', '/state?active=yes'])('%s is refused', async (url) => {
  expect((await app.get(url)).statusCode).toBe(422);
});

import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { companies } from '#modules/identity/identity.tables.ts';
import { INDIA } from '#modules/places/places.reference.ts';
import { cities } from '#modules/places/places.tables.ts';
import { sellerCategories } from '#modules/sellers/sellers.tables.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { someCategory, someProduct, someSeller } from '#test/builders.ts';
import { PIN_AREAS } from './pins.reference.ts';
import { understandWithCategory } from './search.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const plywood = await someCategory(db, { name: 'Plywood' });
const bwp = await someCategory(db, { name: 'BWP plywood', level: 2, parentId: plywood.id });

const get = async (url: string) => {
  app.deps.cache.forget(['products', 'sellers', 'categories']);
  return (await app.get(url)).json();
};
const search = (text: string) => get(`/product?search=${encodeURIComponent(text)}`);

const placeOf = async (slug: string) => {
  const city = only(await db.select().from(cities).where(eq(cities.slug, slug)));
  return { cityId: city.id, stateId: city.stateId };
};
async function openStore(slug: string, name: string, pinCode: string) {
  const seller = await someSeller(db, await placeOf(slug), { name, pinCode });
  await someProduct(db, { name: `Ply of ${name}`, categoryId: bwp.id, sellerId: seller.id });
  return seller;
}

await openStore('pune-mh', 'Sinhagad Boards', '411001');
await openStore('pune-mh', 'Parvati Boards', '411030');
await openStore('nagpur-mh', 'Orange City Boards', '440001');
await openStore('surat-gj', 'Tapi Boards', '395002');
await openStore('navi-mumbai-mh', 'Vashi Boards', '400703');
await openStore('mumbai-mh', 'Dadar Boards', '400014');

test('every area of a PIN is in one state that exists, and stands once', () => {
  const codes = new Set(INDIA.states.map(({ code }) => code));
  expect(PIN_AREAS.filter(([, state]) => !codes.has(state))).toEqual([]);
  expect(new Set(PIN_AREAS.map(([area]) => area)).size).toBe(PIN_AREAS.length);
  expect(PIN_AREAS.every(([area]) => /^[1-8]\d\d$/.test(area))).toBe(true);
});

test.each([
  ['110001', 'Delhi'],
  ['403001', 'Goa'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['500001', 'Telangana'],
  ['520001', 'Andhra Pradesh'],
  ['600001', 'Tamil Nadu'],
  ['737101', 'Sikkim'],
  ['834001', 'Jharkhand'],
  ['248001', 'Uttarakhand'],
  ['781001', 'Assam'],
])('PIN %s is in %s', async (pin, name) => {
  expect((await search(`ply ${pin}`)).place).toMatchObject({ kind: 'state', name, pin, rest: 'ply' });
});

test.each([
  '160017',
  '244713',
  '396210',
  '362520',
  '507126',
  '533464',
  '605001',
  '609602',
  '673310',
  '682555',
  '999999',
])('PIN %s lies in two states or in none, and names no place', async (pin) => {
  const found = await search(`ply ${pin}`);
  expect(found).not.toHaveProperty('place');
  expect(found.total).toBe(6);
});

test('a PIN means the city of the sellers around where they are all in one, else its state', async () => {
  for (const text of ['ply 411045', '411045 ply', 'ply pin code 411045', 'ply PIN 411 045', 'प्लाई ४११०४५'])
    expect(await search(text), text).toMatchObject({
      total: 2,
      place: { kind: 'city', name: 'Pune', pin: '411045', hasResults: true },
    });
  // Sellers with 400 are in Mumbai and Navi Mumbai.
  expect(await search('ply 400001')).toMatchObject({ total: 5, place: { kind: 'state', name: 'Maharashtra' } });
  expect(await search('ply nagpur 411001')).toMatchObject({ total: 1, place: { name: 'Nagpur' } });
  expect((await search('411001')).place).toMatchObject({ name: 'Pune', rest: '' });
  // A seller who mistyped its PIN moves nobody's city into another state.
  const mistyped = await openStore('kochi-kl', 'Periyar Boards', '452001');
  expect((await search('ply 452010')).place).toMatchObject({ kind: 'state', name: 'Madhya Pradesh' });
  await db.update(companies).set({ pinCode: '683101' }).where(eq(companies.memberId, mistyped.id));
  expect((await search('ply 683544')).place).toMatchObject({ kind: 'city', name: 'Kochi' });
});

test('a number that products have is no PIN', async () => {
  await someProduct(db, { name: 'Laminate 411077', categoryId: plywood.id });
  const found = await search('411077');
  expect(found).toMatchObject({ total: 1, data: [{ name: 'Laminate 411077' }] });
  expect(found).not.toHaveProperty('place');
});

test('near me is told apart from what is searched, in three languages; a place beside it goes first', async () => {
  for (const text of ['ply near me', 'near me ply', 'mere paas ply', 'मेरे पास प्लाई', 'माझ्या जवळ प्लाय', 'nearby ply']) {
    const found = await search(text);
    expect(found, text).toMatchObject({ nearMe: { rest: expect.stringMatching(/^(ply|प्लाई|प्लाय)$/) } });
    expect(found.total, text).toBeGreaterThanOrEqual(6);
    expect(found).not.toHaveProperty('place');
  }
  expect(await get('/search?q=ply%20near%20me')).toMatchObject({ nearMe: { rest: 'ply' } });
  expect(await get('/users/getAllUsersForWebsite?search=tapi%20near%20me')).toMatchObject({
    nearMe: { rest: 'tapi' },
    data: [{ companyName: 'Tapi Boards' }],
  });
  expect(await get('/search?q=tapi%20near%20me')).toMatchObject({
    data: { sellers: [{ companyName: 'Tapi Boards' }] },
  });
  const everything = (await get('/product')).total;
  for (const text of ['near me', 'मेरे पास'])
    expect(await search(text), text).toMatchObject({ total: everything, nearMe: { rest: '' } });
  const named = await search('ply near me pune');
  expect(named).toMatchObject({ place: { name: 'Pune' } });
  expect(named).not.toHaveProperty('nearMe');
  expect(await search('ply surat ke paas')).toMatchObject({ place: { name: 'Surat' } });
});

test('one value says what a text asks for: category, thickness, size, grade, place and PIN', async () => {
  expect(understandWithCategory(await app.deps.catalogue.held(), '18 mm BWP ply 8x4 pune')).toMatchObject({
    category: { name: 'BWP plywood' },
    thickness: 18,
    size: '8x4',
    grade: 'BWP',
    place: { kind: 'city', name: 'Pune' },
  });
  expect(understandWithCategory(await app.deps.catalogue.held(), 'samudri प्लाई 6 sut 411001')).toMatchObject({
    thickness: 19,
    pin: '411001',
  });
  expect(understandWithCategory(await app.deps.catalogue.held(), 'commercial ply 4 by 8 feet')).toMatchObject({
    grade: 'MR',
    size: '8x4',
  });
  // What may be two things is none.
  const either = understandWithCategory(await app.deps.catalogue.held(), 'waterproof ply 12mm or 18mm');
  expect(either).not.toHaveProperty('grade');
  expect(either).not.toHaveProperty('thickness');
  expect(understandWithCategory(await app.deps.catalogue.held(), '')).toEqual({ senses: [], rest: '' });
});

const SELLERS = '/users/getAllUsersForWebsite';
const sellers = (text: string) => get(`${SELLERS}?search=${encodeURIComponent(text)}&sortBy=name&sortOrder=asc`);
const names = ({ data }: { data: { companyName: string }[] }) => data.map(({ companyName }) => companyName);

test('sellers are found by where they are and what they sell; a name goes first (SELL-7)', async () => {
  for (const text of ['pune', 'poona', 'पुणे', '411001', 'boards pune'])
    expect(names(await sellers(text)), text).toEqual(['Parvati Boards', 'Sinhagad Boards']);
  expect(await sellers('boards in pune')).toMatchObject({
    total: 2,
    place: { kind: 'city', name: 'Pune', rest: 'boards', hasResults: true },
  });
  const tirupati = await openStore('nagpur-mh', 'Tirupati Timbers', '440002');
  const named = await sellers('tirupati timbers');
  expect(names(named)).toEqual(['Tirupati Timbers']);
  expect(named).not.toHaveProperty('place');
  expect(await sellers('timbers pune')).toMatchObject({
    data: [{ _id: tirupati.id }],
    place: { name: 'Pune', rest: 'timbers', hasResults: false },
  });
  const { cityId } = await placeOf('surat-gj');
  expect(names(await get(`${SELLERS}?search=boards&city=${cityId}`))).toEqual(['Tapi Boards']);
  const found: { companyName: string; distanceKm?: number }[] = (await get('/search?q=pune')).data.sellers;
  const there = found.filter(({ distanceKm }) => distanceKm === undefined);
  expect(there.map(({ companyName }) => companyName).toSorted()).toEqual(['Parvati Boards', 'Sinhagad Boards']);
  expect(found.slice(0, 2)).toEqual(there);
});

test('a search for a material in a place has the sellers of it there, before others whose name is alike', async () => {
  const pune = await placeOf('pune-mh');
  const dealer = await someSeller(db, pune, { name: 'Shivneri Hardware', pinCode: '411042' });
  await db.insert(sellerCategories).values({ memberId: dealer.id, categoryId: plywood.id });
  await someSeller(db, await placeOf('surat-gj'), { name: 'Tapi Plywood House', pinCode: '395003' });
  // Whoever deals in plywood deals in its grades.
  for (const text of ['plywood pune', 'plywood punee', 'पुणे प्लाईवुड', 'bwp plywood pune', '18mm bwp ply 411042']) {
    const { data } = await get(`/search?q=${encodeURIComponent(text)}`);
    expect(names({ data: data.sellers }), text).toEqual(['Shivneri Hardware']);
    expect(names(await sellers(text)), text).toEqual(['Shivneri Hardware']);
    const typed = await get(`/users/searchVendor?search=${encodeURIComponent(text)}`);
    expect(
      typed.data.map(({ searchName }: { searchName: string }) => searchName),
      text,
    ).toEqual(['Shivneri Hardware']);
  }
  expect(names({ data: (await get('/search?q=tapi%20plywood%20house')).data.sellers })).toEqual(['Tapi Plywood House']);
});

import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { cities } from '#modules/places/places.tables.ts';
import { sellerCategories } from '#modules/sellers/sellers.tables.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { someCategory, someProduct, someSeller } from '#test/builders.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const plywood = await someCategory(db, { name: 'Plywood' });
const hinges = await someCategory(db, { name: 'Hinges', soldByArea: false });

const get = async (url: string) => {
  app.deps.cache.forget(['products', 'sellers', 'categories']);
  return (await app.get(url)).json();
};
const asked = (path: string, name: string, text: string) => get(`${path}?${name}=${encodeURIComponent(text)}`);
const shop = (text: string) => asked('/product', 'search', text);
const suggested = (text: string) => asked('/search/suggest', 'q', text);
const search = (text: string) => asked('/search', 'q', text);
type Named = { name: string };
const names = ({ data }: { data: Named[] }) => data.map(({ name }) => name).toSorted();

async function openStore(slug: string, name: string) {
  const city = only(await db.select().from(cities).where(eq(cities.slug, slug)));
  const seller = await someSeller(db, { cityId: city.id, stateId: city.stateId }, { name });
  await db.insert(sellerCategories).values({ memberId: seller.id, categoryId: plywood.id });
  return seller;
}
const [pune, nagpur] = [await openStore('pune-mh', 'Sinhagad Boards'), await openStore('nagpur-mh', 'Orange Boards')];
const SHEET = 'per Nos/sheet';
const sheet = { categoryId: plywood.id, size: '8 × 4 ft' };
await someProduct(db, { ...sheet, name: 'Ply A', sellerId: pune.id, listPrice: 100, priceUnit: 'per sq.ft' });
await someProduct(db, { ...sheet, name: 'Ply B', sellerId: pune.id, listPrice: 6400, priceUnit: SHEET });
await someProduct(db, { ...sheet, name: 'Ply C', sellerId: nagpur.id, listPrice: 1600, priceUnit: SHEET });
await someProduct(db, {
  name: 'Brass hinge',
  categoryId: hinges.id,
  sellerId: nagpur.id,
  listPrice: 90,
  priceUnit: SHEET,
});

test('a ceiling is for a square foot where no sheet costs so little, else for one of them (SEARCH-12)', async () => {
  const perFoot = await shop('ply under 180');
  expect(names(perFoot)).toEqual(['Ply A', 'Ply C']);
  // By the sheet nothing would be found, so that is not offered.
  expect(perFoot.ceiling).toEqual({ amount: 180, per: 'sqft', rest: 'ply' });
  const perSheet = await shop('ply 3200 se kam');
  // ₹100 a square foot is ₹3,200 a sheet.
  expect(names(perSheet)).toEqual(['Ply A', 'Ply C']);
  expect(perSheet.ceiling).toMatchObject({ per: 'unit', other: 'ply under 3200 per sq ft' });
  expect((await shop('ply under 3199')).total).toBe(1);
  expect(await shop('ply under 180 per unit')).toMatchObject({ total: 0, ceiling: { per: 'unit', rest: 'ply' } });
  const hinge = await shop('hinge below 100');
  expect(hinge).toMatchObject({ total: 1, ceiling: { amount: 100, per: 'unit', rest: 'hinge' } });
  expect(hinge.ceiling).not.toHaveProperty('other');
});

test('a ceiling goes with a place, and each can be taken away alone', async () => {
  const found = await shop('ply in pune under 180');
  // What is cheap enough elsewhere follows.
  expect(names(found)).toEqual(['Ply A', 'Ply C']);
  expect(found).toMatchObject({
    total: 1,
    nearest: { name: 'Nagpur' },
    place: { name: 'Pune', rest: 'ply under 180' },
    ceiling: { per: 'sqft', rest: 'ply Pune' },
  });
  expect((await shop('ply in pune under 3200')).ceiling).toMatchObject({ other: 'ply Pune under 3200 per sq ft' });
  expect(await search('ply near me under 180')).toMatchObject({
    nearMe: { rest: 'ply under 180' },
    ceiling: { rest: 'ply near me' },
  });
  expect(await search('under 95')).toMatchObject({ data: { products: [{ name: 'Brass hinge' }] } });
});

test('suggestions are of the place that is typed, also by the beginning of its name (SEARCH-2)', async () => {
  for (const text of ['ply nagpur', 'ply nagp', 'ply nag']) {
    const { data, place } = await suggested(text);
    expect(
      data.filter(({ kind }: { kind: string }) => kind === 'product'),
      text,
    ).toMatchObject([{ name: 'Ply C' }]);
    expect(place, text).toMatchObject({ name: 'Nagpur', rest: 'ply', hasResults: true });
  }
  expect((await shop('pun ply')).place).toMatchObject({ name: 'Pune', rest: 'ply' });
  // Nothing is sold in Nadiad, so nobody means it by three letters.
  expect(await suggested('ply nad')).not.toHaveProperty('place');
});

test('suggestions stand in the order of the results, where a place has none the nearest first, and hear ‘near me’ (SEARCH-2)', async () => {
  const { data } = await suggested('ply nashik');
  const products = data.filter(({ kind }: { kind: string }) => kind === 'product');
  const results: Named[] = (await search('ply nashik')).data.products;
  expect(products.length).toBeGreaterThan(1);
  expect(products.map(({ name }: Named) => name)).toEqual(results.slice(0, products.length).map(({ name }) => name));
  expect((await suggested('ply near me')).understood).toEqual(['Plywood', 'near me']);
});

test('suggestions say what a text was understood as, and what a product costs and where (SEARCH-2)', async () => {
  const found = await suggested('18 mm bwp ply 8x4 under 200 in nagpur');
  expect(found.understood).toEqual(['Plywood', '18 mm', '8 × 4 ft', 'BWP', 'up to ₹200 / sq ft', 'in Nagpur']);
  expect((await suggested('gurjan ply')).understood).toEqual(['Plywood', 'gurjan']);
  const { data } = await suggested('ply nagpur');
  expect(data.find(({ name }: Named) => name === 'Ply C')).toMatchObject({
    price: 1600,
    pricetype: 'per Nos/sheet',
    unitName: 'sheet',
    cityName: 'Nagpur',
  });
});

test('dealer, shop, supplier, wholesale and dukan ask for sellers, in the place that is named (SEARCH-11)', async () => {
  type Sellers = { data: { sellers: { companyName: string; distanceKm?: number }[] } };
  const companies = ({ data }: Sellers) =>
    data.sellers.flatMap(({ companyName, distanceKm }) => (distanceKm === undefined ? companyName : [])).toSorted();
  for (const text of ['plywood dealer pune', 'pune plywood shop', 'ply ki dukan pune', 'plywood suplier pune']) {
    const found = await search(text);
    expect(companies(found), text).toEqual(['Sinhagad Boards']);
    expect(found, text).toMatchObject({ wants: 'sellers', place: { name: 'Pune' }, totals: { products: 2 } });
    expect(found, text).not.toHaveProperty('didYouMean');
    const listed = await asked('/users/getAllUsersForWebsite', 'search', text);
    expect(listed, text).toMatchObject({ total: 1, data: [{ companyName: 'Sinhagad Boards' }] });
  }
  expect(companies(await search('wholesale plywood'))).toEqual(['Orange Boards', 'Sinhagad Boards']);
  expect(companies(await search('dealer in nagpur'))).toEqual(['Orange Boards']);
  // Nobody in Surat deals in it: the nearest are told (SEARCH-9).
  expect((await search('plywood dealer surat')).data.sellers).toMatchObject([
    { companyName: 'Sinhagad Boards', distanceKm: 317 },
    { companyName: 'Orange Boards' },
  ]);
  expect((await suggested('plywood dealer nag')).data[0]).toMatchObject({ kind: 'seller', name: 'Orange Boards' });
  expect((await asked('/users/searchVendor', 'search', 'plywood dealer pune')).data).toHaveLength(1);
  // While typing too (SEARCH-2).
  const offered = await asked('/users/searchVendor', 'search', 'plywood dealer surat');
  expect(offered).toMatchObject({
    total: 2,
    data: [{ searchName: 'Sinhagad Boards' }, { searchName: 'Orange Boards' }],
  });
  expect(offered.data[0].label).toMatch(/ · 317 km · Pune, Maharashtra$/);
  for (const text of ['dukan ka ply', 'ply for shop', 'shop front ply'])
    expect(await search(text), text).not.toHaveProperty('wants');
});

test('whoever is called so goes before those who deal in it', async () => {
  await openStore('nagpur-mh', 'Plywood Dealers of Vidarbha');
  const { data } = await search('plywood dealer');
  expect(data.sellers[0]).toMatchObject({ companyName: 'Plywood Dealers of Vidarbha' });
});

test('eighteen m are millimetres, and the place of a slip is told', async () => {
  await someProduct(db, { name: 'Ply 18 mm', categoryId: plywood.id, sellerId: pune.id });
  expect(names(await shop('plywod 18m'))).toEqual(['Ply 18 mm']);
});

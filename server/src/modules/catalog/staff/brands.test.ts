import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBrand, someMember, someProduct, someSeller } from '#test/builders.ts';
import { products } from '../catalog.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const staff = await someMember(db, { role: 'SUBADMIN' });

const list = async (query = '') => (await app.get(`/admin/brands${query}`, staff)).json();
const page = async (slug: string) => app.get(`/brand/getBySlug/${slug}`);
const merge = (id: string, version: number, into: string) =>
  app.post(`/admin/brands/${id}/merge`, { version, into }, staff);

test('staff find brands by part of a name, used or not, and sort them', async () => {
  const used = await someBrand(db, { name: 'Findable used' });
  await someBrand(db, { name: 'Findable idle' });
  await someProduct(db, { brandId: used.id });
  expect(await list('?q=findable')).toMatchObject({
    total: 2,
    data: [{ name: 'Findable idle' }, { name: 'Findable used' }],
  });
  expect((await list('?q=findable&used=true')).data).toMatchObject([{ name: 'Findable used', productCount: 1 }]);
  expect((await list('?q=findable&sort=-products')).data[0]).toMatchObject({ name: 'Findable used' });
});

test('a brand that staff add is offered to every seller, and is deleted as long as nothing uses it (CAT-17)', async () => {
  const added = await app.post('/admin/brands', { name: '  Sagaun  Select ' }, staff);
  expect(added.json()).toMatchObject({ message: 'Brand added', data: { name: 'Sagaun Select' } });
  const seller = await someSeller(db);
  const offered = async (who?: typeof seller) =>
    (await app.get('/brand?perPage=1000', who))
      .json()
      .data.some(({ name }: { name: string }) => name === 'Sagaun Select');
  expect([await offered(seller), await offered()]).toEqual([true, false]);
  const again = await app.post('/admin/brands', { name: 'sagaun select' }, staff);
  expect(again.json()).toMatchObject({ error: 'brand_name_taken' });
  const { _id } = added.json().data;
  const product = await someProduct(db, { brandId: _id });
  const used = await app.delete(`/admin/brands/${_id}`, undefined, staff);
  expect(used.json()).toMatchObject({ error: 'brand_used' });
  await db.update(products).set({ brandId: null }).where(eq(products.id, product.id));
  expect((await app.delete(`/admin/brands/${_id}`, undefined, staff)).json()).toMatchObject({
    message: 'Brand deleted',
  });
  expect(await offered(seller)).toBe(false);
  expect((await app.delete(`/admin/brands/${_id}`, undefined, staff)).json()).toMatchObject({ error: 'brand_gone' });
});

test('a renamed brand keeps its address, and its products are found by the new name', async () => {
  const brand = await someBrand(db, { name: 'Kashtmitra' });
  await someProduct(db, { name: 'Calibrated board', brandId: brand.id });
  const reply = await app.patch(`/admin/brands/${brand.id}`, { version: 1, name: ' Vrikshaveer  Ply ' }, staff);
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await page(brand.slug)).json().data).toMatchObject({ name: 'Vrikshaveer Ply', slug: brand.slug });
  const found = (await app.get('/product?search=vrikshaveer')).json().data;
  expect(found).toMatchObject([{ name: 'Calibrated board', brandObj: { name: 'Vrikshaveer Ply' } }]);
  const stale = await app.patch(`/admin/brands/${brand.id}`, { version: 1, name: 'Another' }, staff);
  expect(stale.json()).toMatchObject({ error: 'changed_since' });
  const other = await someBrand(db);
  const taken = await app.patch(`/admin/brands/${other.id}`, { version: 1, name: 'vrikshaveer ply' }, staff);
  expect(taken.json()).toMatchObject({ error: 'brand_name_taken' });
});

test('a merged brand gives its products to the other, and its address and its name lead there', async () => {
  const [old, middle, target] = [
    await someBrand(db, { name: 'Greenlam Old' }),
    await someBrand(db, { name: 'Greenlamm' }),
    await someBrand(db, { name: 'Greenlam True' }),
  ];
  await someProduct(db, { name: 'Of the old', brandId: old.id });
  await someProduct(db, { name: 'Of the true', brandId: target.id });
  expect((await merge(old.id, 1, middle.id)).statusCode).toBe(200);
  const reply = await merge(middle.id, 1, target.id);
  expect(reply.json()).toMatchObject({ message: 'Brand merged into Greenlam True' });

  for (const slug of [old.slug, middle.slug])
    expect((await page(slug)).json().data).toMatchObject({ slug: target.slug, productsCount: 2 });
  expect((await list('?q=greenlam')).data).toMatchObject([
    { name: 'Greenlam True', productCount: 2, mergedNames: ['Greenlam Old', 'Greenlamm'] },
  ]);
  const shown = (await app.get('/brand?perPage=1000')).json().data.map(({ name }: { name: string }) => name);
  expect(shown).toContain('Greenlam True');
  expect(shown).not.toContain('Greenlam Old');
  expect((await merge(old.id, 2, target.id)).json()).toMatchObject({ error: 'brand_gone' });
  expect((await merge(target.id, 1, target.id)).json()).toMatchObject({ error: 'brand_merge_refused' });

  const seller = await someSeller(db);
  const typed = await app.post('/Brand/addBrand', { name: 'greenlam old' }, seller);
  expect(typed.json().data).toMatchObject({ _id: target.id, name: 'Greenlam True' });
  expect((await someProduct(db, { brandId: old.id })).brandId).toBe(target.id);
});

test('a saved search for a merged brand goes on with the other', async () => {
  const [old, target] = [await someBrand(db), await someBrand(db)];
  const member = await someMember(db);
  const saved = await app.post('/savedSearches', { name: 'Mine', address: `/shop?brands=${old.id}` }, member);
  expect(saved.statusCode, saved.body).toBe(200);
  await merge(old.id, 1, target.id);
  await app.settle();
  const { data } = (await app.get('/savedSearches', member)).json();
  expect(JSON.stringify(data)).toContain(target.id);
  expect(JSON.stringify(data)).not.toContain(old.id);
});

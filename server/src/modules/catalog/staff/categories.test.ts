import type { EditedCategory } from '@plyhaat/contract/catalog/staff/categories';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { sellerCategories } from '#modules/sellers/sellers.tables.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { someMember, someOpportunity, somePicture, someProduct, someRequirement, someSeller } from '#test/builders.ts';
import { categories } from '../catalog.tables.ts';
import { loadCategories } from '../reference/reference.sql.ts';

const app = await testApp();
const second = await testApp({ beside: app });
afterAll(async () => {
  await second.close();
  await app.close();
});
const { db } = app;
const staff = await someMember(db, { role: 'SUBADMIN' });

const all = async (): Promise<EditedCategory[]> => (await app.get('/admin/categories', staff)).json().data;
const find = async (id: string) => (await all()).find(({ _id }) => _id === id) as EditedCategory;
const add = async (name: string, parentId: string | null = null): Promise<EditedCategory> => {
  const reply = await app.post('/admin/categories', { name, parentId }, staff);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const change = (id: string, body: object) => app.patch(`/admin/categories/${id}`, body, staff);
const act = (id: string, what: 'move' | 'merge', body: object) =>
  app.post(`/admin/categories/${id}/${what}`, body, staff);
const page = (slug: string, of = app) => of.get(`/category/getBySlug/${slug}`);
const countOf = async (id: string) => (await find(id)).productCount;
const found = async (query: string): Promise<string[]> =>
  (await app.get(`/product?${query}`)).json().data.map(({ name }: { name: string }) => name);

/** A main category with two sub-categories. */
async function family(name: string) {
  const top = await add(name);
  return { top, one: await add(`${name} one`, top._id), two: await add(`${name} two`, top._id) };
}

test('staff add a category, whose address is made of its name, and only one of a name at a place', async () => {
  const { top, one } = await family('Acoustic panels');
  expect([top.slug, one.slug]).toEqual(['acoustic-panels', 'acoustic-panels-acoustic-panels-one']);
  expect((await page(one.slug)).json().data).toMatchObject({ name: 'Acoustic panels one', parent: { _id: top._id } });
  const again = await app.post('/admin/categories', { name: 'ACOUSTIC PANELS', parentId: null }, staff);
  expect(again.json()).toMatchObject({ error: 'category_taken' });
  const third = await app.post('/admin/categories', { name: 'Third level', parentId: one._id }, staff);
  expect(third.json()).toMatchObject({ error: 'category_misplaced' });
});

test('a category that is renamed keeps its address, and its products are found by the new name, on every process', async () => {
  const { top, one } = await family('Cork');
  await someProduct(db, { name: 'Rolled sheet', categoryId: one._id });
  expect((await page(one.slug, second)).json().data.name).toBe('Cork one');
  const reply = await change(one._id, { version: one.version, name: 'Zebrano tiles' });
  expect(reply.json().data).toMatchObject({ name: 'Zebrano tiles', slug: one.slug, version: one.version + 1 });
  expect(await found('search=zebrano')).toEqual(['Rolled sheet']);
  await expect.poll(async () => (await page(one.slug, second)).json().data.name).toBe('Zebrano tiles');
  const stale = await change(one._id, { version: one.version, name: 'Another' });
  expect(stale.json()).toMatchObject({ error: 'changed_since' });
  const taken = await change(one._id, { version: one.version + 1, name: 'Cork two' });
  expect(taken.json()).toMatchObject({ error: 'category_taken' });
  expect((await page(top.slug)).json().data.subCategoryArr).toContainEqual(expect.objectContaining({ _id: one._id }));
});

test('what staff changed stays so at the next start', async () => {
  const plywood = (await all()).find(({ slug }) => slug === 'plywood') as EditedCategory;
  await change(plywood._id, { version: plywood.version, name: 'Ply' });
  await loadCategories(db);
  expect((await find(plywood._id)).name).toBe('Ply');
});

test('a sub-category moves into another main category, and the counts follow', async () => {
  const [from, to] = [await family('Felt'), await family('Foam')];
  await someProduct(db, { categoryId: from.one._id });
  await someProduct(db, { categoryId: from.one._id });
  await someProduct(db, { categoryId: from.two._id });
  const moved = await act(from.one._id, 'move', { version: from.one.version, parentId: to.top._id, position: 1 });
  expect(moved.statusCode, moved.body).toBe(200);
  expect(await Promise.all([from.top._id, to.top._id, from.one._id].map(countOf))).toEqual([1, 2, 2]);
  const { data } = (await page(to.top.slug)).json();
  expect(data.subCategoryArr.map(({ _id }: { _id: string }) => _id)).toEqual([to.one._id, from.one._id, to.two._id]);
  expect((await found(`categories=${to.top._id}`)).length).toBe(2);
  const { facets } = (await app.get('/product')).json();
  expect(facets.categories).toContainEqual(
    expect.objectContaining({ _id: from.one._id, parentId: to.top._id, count: 2 }),
  );
});

test('a category moves among its siblings; a main category stays one', async () => {
  const { top, one, two } = await family('Jute');
  await act(two._id, 'move', { version: two.version, parentId: top._id, position: 0 });
  const order = async () => (await page(top.slug)).json().data.subCategoryArr.map(({ _id }: { _id: string }) => _id);
  expect(await order()).toEqual([two._id, one._id]);
  const twice = await act(two._id, 'move', { version: two.version, parentId: top._id, position: 1 });
  expect(twice.json()).toMatchObject({ error: 'changed_since' });
  const other = await add('Hemp');
  const deeper = await act(other._id, 'move', { version: other.version, parentId: top._id, position: 0 });
  expect(deeper.json()).toMatchObject({ error: 'category_misplaced' });
});

test('merging gives products, sellers, requirements and opportunities to the other category, and the address leads there', async () => {
  const [from, into] = [await family('Rattan'), await family('Cane')];
  await someProduct(db, { name: 'Woven', categoryId: from.one._id });
  await someProduct(db, { name: 'Split', categoryId: into.one._id });
  const seller = await someSeller(db);
  await db
    .insert(sellerCategories)
    .values([from.one._id, into.one._id].map((categoryId) => ({ memberId: seller.id, categoryId })));
  const wanted = await someRequirement(db, { categoryId: from.one._id });
  const offer = await someOpportunity(db, { categoryIds: [from.one._id, into.two._id, into.one._id] });

  const merged = await act(from.one._id, 'merge', { version: from.one.version, into: into.one._id });
  expect(merged.json()).toMatchObject({ message: 'Category merged into Cane one' });
  expect(await Promise.all([from.top._id, into.top._id, into.one._id].map(countOf))).toEqual([0, 2, 2]);
  expect((await page(from.one.slug)).json().data).toMatchObject({ _id: into.one._id, slug: into.one.slug });
  expect((await found(`categories=${from.one._id}`)).toSorted()).toEqual(['Split', 'Woven']);
  expect(await found('search=cane+woven')).toContain('Woven');
  expect(await find(into.one._id)).toMatchObject({ mergedNames: ['Rattan one'] });
  expect((await page(from.top.slug)).json().data.subCategoryArr).toHaveLength(1);

  await app.settle();
  const dealt = await db.select().from(sellerCategories).where(eq(sellerCategories.memberId, seller.id));
  expect(dealt.map(({ categoryId }) => categoryId)).toEqual([into.one._id]);
  expect((await db.select().from(requirements).where(eq(requirements.id, wanted.id)))[0]?.categoryId).toBe(
    into.one._id,
  );
  const [offered] = await db.select().from(opportunities).where(eq(opportunities.id, offer.id));
  expect(offered?.categoryIds).toEqual([into.one._id, into.two._id]);
  const again = await act(from.one._id, 'merge', { version: from.one.version + 1, into: into.two._id });
  expect(again.json()).toMatchObject({ error: 'category_gone' });
});

test('a main category is merged with its sub-categories, and what was merged before follows', async () => {
  const [from, into] = [await family('Slate'), await family('Granite')];
  const earlier = await add('Old slate');
  await act(earlier._id, 'merge', { version: earlier.version, into: from.top._id });
  await someProduct(db, { categoryId: from.two._id });
  await someProduct(db, { categoryId: from.top._id });
  const deeper = await act(from.top._id, 'merge', { version: from.top.version, into: into.one._id });
  expect(deeper.json()).toMatchObject({ error: 'merge_refused' });
  const merged = await act(from.top._id, 'merge', { version: from.top.version, into: into.top._id });
  expect(merged.statusCode, merged.body).toBe(200);
  expect(await countOf(into.top._id)).toBe(2);
  expect((await find(from.two._id)).parentId).toBe(into.top._id);
  expect((await page(earlier.slug)).json().data._id).toBe(into.top._id);
});

test('a product that names a merged category is of the one that it went into', async () => {
  const [from, into] = [await add('Vinyl rolls'), await add('Vinyl')];
  await act(from._id, 'merge', { version: from.version, into: into._id });
  expect((await someProduct(db, { categoryId: from._id })).categoryId).toBe(into._id);
});

test('a hidden category is in no list, filter or search; its products keep their addresses', async () => {
  const { top, one } = await family('Quilted');
  const product = await someProduct(db, { name: 'Diamond board', categoryId: one._id });
  await change(top._id, { version: top.version, isHidden: true });
  const nested = (await app.get('/Category/getNestedCategories?level=1')).json().data;
  expect(nested.map(({ _id }: { _id: string }) => _id)).not.toContain(top._id);
  expect((await page(top.slug)).statusCode).toBe(404);
  expect((await page(one.slug)).statusCode).toBe(404);
  const search = (await app.get('/search?q=quilted')).json();
  expect(search.data.categories).toEqual([]);
  expect(search.data.products).toHaveLength(1);
  const shop = (await app.get('/product')).json().facets.categories.map(({ _id }: { _id: string }) => _id);
  expect(shop).not.toContain(one._id);
  const detail = (await app.get(`/product/getProductById/${product.slug}`)).json().data;
  expect(detail).toMatchObject({ category: 'Quilted one', parentCategory: null });
  await change(top._id, { version: top.version + 1, isHidden: false });
  expect((await page(one.slug)).statusCode).toBe(200);
});

test('a category has a picture that any of the staff may change or take away', async () => {
  const { _id, version } = await add('Pictured');
  const picture = await somePicture(db, { ownerId: staff.id, claimedBy: null, use: 'content' });
  const pictured = (await change(_id, { version, image: picture.path })).json().data;
  expect(pictured).toMatchObject({ image: picture.path, picture: { path: picture.path } });
  const colleague = await someMember(db, { role: 'ADMIN' });
  const without = { version: pictured.version, image: null };
  expect((await app.patch(`/admin/categories/${_id}`, without, colleague)).json().data.image).toBeNull();
  const foreign = await somePicture(db, { ownerId: colleague.id, claimedBy: null, use: 'content' });
  const refused = await change(_id, { version: pictured.version + 1, image: foreign.path });
  expect(refused.json()).toMatchObject({ error: 'upload_missing' });
});

test('only a category that staff added and nothing uses can be deleted', async () => {
  const unused = await add('Mistake');
  expect((await app.delete(`/admin/categories/${unused._id}`, undefined, staff)).statusCode).toBe(200);
  expect(await db.$count(categories, eq(categories.id, unused._id))).toBe(0);
  const { top } = await family('In use');
  const [plywood] = await db.select().from(categories).where(eq(categories.slug, 'plywood'));
  for (const id of [top._id, plywood?.id])
    expect((await app.delete(`/admin/categories/${id}`, undefined, staff)).json()).toMatchObject({
      error: 'category_used',
    });
});

test('after all of this no product is in a merged category', async () => {
  const left = sql`select slug from products where category_id in (select id from categories where merged_into_id is not null)`;
  expect(await rowsOf(db, left)).toEqual([]);
});

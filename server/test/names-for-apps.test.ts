import { readProduct } from '@plyhaat/contract/catalog/catalog';
import { listPosts, readPost } from '@plyhaat/contract/content/blog';
import { listReels } from '@plyhaat/contract/reels/reels';
import { afterAll, expect, test } from 'vitest';
import { productImages } from '#modules/catalog/catalog.tables.ts';
import { callInProcess } from '#platform/http/in-process.ts';
import { testApp } from './app.ts';
import { someCategory, someMember, somePicture, someProduct, someSeller } from './builders.ts';
import { somePost, someReel } from './published.ts';

/** ALL-14. */

const app = await testApp();
afterAll(app.close);
const { db } = app;

const data = async (address: string, who?: Parameters<typeof app.get>[1]) => (await app.get(address, who)).json().data;
/** What travels with a page. */
const inPage = async (...[endpoint, input]: [Parameters<typeof callInProcess>[2], object]) =>
  JSON.stringify(await callInProcess(app.app, app.deps, endpoint, input));

test('a reel has thumbnailUrl and userName; how many follow its seller nobody knows', async () => {
  const seller = await someSeller(db, {}, { name: 'Kaveri Door Mart' });
  const { id } = await someReel(db, { ownerId: seller.id });
  const [listed] = await data('/reelVideo');
  expect(listed).toMatchObject({
    thumbnailUrl: listed.thumbnail,
    user: { userName: 'Kaveri Door Mart', followers: null },
  });
  expect(listed.thumbnail).not.toBe('');
  const again = [
    await data(`/reel/getById/${id}`),
    (await data(`/reelVideo/getByUserId/${seller.id}`))[0],
    await data(`/reel/getById/${id}`, seller),
  ];
  for (const reel of again) expect(reel).toMatchObject({ thumbnailUrl: reel.thumbnail, user: { followers: null } });
  expect(await inPage(listReels, { query: {} })).not.toMatch(/thumbnailUrl|userName|followers/);
});

test('a post has title, featuredImage and content; the list has no bodies', async () => {
  const { path } = await somePicture(db);
  const { slug } = await somePost(db, { name: 'Reading the edge', image: path, body: '<p>Look at it.</p>' });
  const [listed] = await data('/blog');
  expect(listed).toMatchObject({ title: 'Reading the edge', featuredImage: path });
  expect(listed).not.toHaveProperty('content');
  const named = { title: 'Reading the edge', featuredImage: path, content: '<p>Look at it.</p>' };
  expect(await data(`/blog/getBySlug/${slug}`)).toMatchObject(named);
  const pages = [await inPage(listPosts, { query: {} }), await inPage(readPost, { params: { slugOrId: slug } })];
  for (const page of pages) expect(page).not.toMatch(/"(title|featuredImage|content)"/);
});

const contacts = { phone: '9812345678', email: 'desk@tapi.example', whatsapp: '9812345679' };
const seller = await someSeller(
  db,
  { name: 'Asha Rao', phone: '9812345670', email: 'asha@home.example', address: 'At home' },
  { name: 'Tapi Plywood House', address: '12 Ring Road', isVerified: true, ...contacts },
);
const parent = await someCategory(db, { name: 'Plywood' });
const category = await someCategory(db, { name: 'Marine', level: 2, parentId: parent.id });
const [main, more] = [await somePicture(db), await somePicture(db)];
const product = await someProduct(db, {
  sellerId: seller.id,
  categoryId: category.id,
  longDescription: 'Gurjan core.',
  mainImage: main.path,
  thickness: '18 mm',
  glue: 'Phenol',
});
await db.insert(productImages).values({ productId: product.id, path: more.path, position: 1 });

const NAMED = {
  longDescription: 'Gurjan core.',
  categoryArr: [
    { categoryId: parent.id, name: 'Plywood' },
    { categoryId: category.id, name: 'Marine' },
  ],
  specification: { thickness: '18 mm', application: null, grade: null, wood: null, glue: 'Phenol', warranty: null },
  imageArr: [{ image: more.path, picture: { path: more.path } }],
  createdById: seller.id,
};
const CREATOR = {
  _id: seller.id,
  name: 'Asha Rao',
  role: seller.role,
  isVerified: true,
  address: '12 Ring Road',
  companyObj: { name: 'Tapi Plywood House', address: '12 Ring Road' },
};

test.each([
  ['a visitor', undefined],
  ['another member', await someMember(db)],
])('%s reads a product by the names of the form, its seller with contacts masked', async (_who, who) => {
  const reply = await app.get(`/product/getProductById/${product.id}`, who);
  const masked = { phone: '98XXXXXX78', whatsapp: '98XXXXXX79' };
  expect(reply.json().data).toMatchObject({ ...NAMED, createdByObj: { ...CREATOR, ...masked } });
  expect(reply.body).not.toMatch(/98123456|desk@tapi|asha@home|At home/);
});

test.each([
  ['its seller', seller],
  ['staff', await someMember(db, { role: 'ADMIN' })],
])('%s reads the contacts as they are', async (_who, who) => {
  const read = await data(`/product/getProductById/${product.id}`, who);
  expect(read).toMatchObject({ ...NAMED, createdByObj: { ...CREATOR, ...contacts } });
});

test('lists of products and pages are made without these names', async () => {
  const names = [...Object.keys(NAMED), 'createdByObj'];
  const [card] = await data('/product');
  expect(Object.keys(card).filter((name) => names.includes(name))).toEqual([]);
  const page = JSON.parse(await inPage(readProduct, { params: { idOrSlug: product.id } }));
  expect(Object.keys(page.data).filter((name) => names.includes(name))).toEqual([]);
});

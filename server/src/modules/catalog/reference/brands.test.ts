import { afterAll, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someBrand, someMember, someProduct, someSeller } from '#test/builders.ts';
import { someApprover, someForm } from '#test/selling.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const seller = await someSeller(db);
const approver = someApprover(app);

const named = async (name: string, who?: Caller) =>
  (await app.get('/brand?perPage=1000', who)).json().data.find((brand: { name: string }) => brand.name === name);
const reported = async (title: string) => {
  await app.settle();
  const { data } = (await app.get('/admin/review?kind=report&perPage=100', await approver.who)).json();
  return data.find((item: { title: string }) => item.title === title);
};
const use = async (brand: string, who: Caller) => app.post('/product', await someForm(app, who, { brand }), who);

test('a brand with a contact in its name waits: whoever added it reads so, and no product can name it', async () => {
  const name = 'Kashtmitra 98220-12345';
  const { data } = (await app.post('/Brand/addBrand', { name }, seller)).json();
  expect(data.waiting).toBe(true);
  expect(await named(name, seller)).toMatchObject({ waiting: true, status: false });
  const other = await someSeller(db);
  expect(await named(name, other)).toBeUndefined();
  expect((await use(data._id, seller)).json().fields.brand).toMatch(/waiting for review/);
  expect((await use(name, other)).json().fields.brand).toMatch(/choose a brand from the list/);
  const item = await reported(name);
  expect(item).toMatchObject({ about: 'Brand · Contact in text: a phone number.', automatic: true });
  await approver.decideNow('report', item._id, 'reject', 'It is a registered mark.');
  expect(await named(name, seller)).toMatchObject({ waiting: false });
  expect((await use(data._id, seller)).statusCode).toBe(200);
});

test('an upheld report takes a brand away; its products stay without one', async () => {
  const brand = await someBrand(db);
  const product = await someProduct(db, { brandId: brand.id });
  const reply = await app.post(
    '/reports',
    { kind: 'brand', id: brand.id, reason: 'Spam or fraud' },
    await someMember(db),
  );
  expect(reply.statusCode, reply.body).toBe(200);
  const item = await reported(brand.name);
  expect((await approver.decideNow('report', item._id, 'approve')).statusCode).toBe(200);
  await expect.poll(async () => (await named(brand.name)) === undefined).toBe(true);
  await expect.poll(async () => (await app.get(`/product/getProductById/${product.id}`)).json().data.brand).toBeFalsy();
});

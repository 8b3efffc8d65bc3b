import { afterAll, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someCategory, someProduct, someSeller } from '#test/builders.ts';
import { someAsker, someQuoter } from '#test/quoting.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

test('the form starts from the seller’s best matching product and its price', async () => {
  const category = await someCategory(db, { name: 'Plywood' });
  const { requirement } = await someAsker(app, { categoryId: category.id });
  const seller = await someQuoter(app);
  const common = { sellerId: seller.id, categoryId: category.id, priceUnit: 'per Nos/sheet' as const };
  await someProduct(db, { ...common, name: 'Flexible laminate', listPrice: 900 });
  await someProduct(db, {
    ...common,
    name: 'Marine BWP plywood',
    thickness: '18 mm',
    listPrice: 4450,
    size: '8 × 4 ft',
    hsn: '4412',
  });
  const draft = async (who: Caller) =>
    (await app.get(`/quotes/draft?requirementId=${requirement.id}`, who)).json().data;
  expect(await draft(seller)).toMatchObject({
    productName: 'Marine BWP plywood',
    unitPrice: 4450,
    unit: 'per Nos/sheet',
    gstPercent: 18,
    hsn: '4412',
    size: '8 × 4 ft',
    quantity: { amount: 120, unit: 'per Nos/sheet' },
    hasGstin: true,
  });
  expect(await draft(await someSeller(db))).toMatchObject({
    productId: null,
    unitPrice: null,
    gstPercent: 0,
    hasGstin: false,
  });
});

test('the form does not start with the price of another thickness or grade', async () => {
  const category = await someCategory(db, { name: 'Shuttering' });
  const title = 'BWP plywood 12 mm';
  const { requirement } = await someAsker(app, { categoryId: category.id, title });
  const seller = await someQuoter(app);
  const common = { sellerId: seller.id, categoryId: category.id };
  const draft = async () => (await app.get(`/quotes/draft?requirementId=${requirement.id}`, seller)).json().data;
  await someProduct(db, { ...common, name: 'BWP plywood', thickness: '18 mm', listPrice: 4450 });
  await someProduct(db, { ...common, name: 'Plywood', thickness: '12 mm', grade: 'MR', listPrice: 1900 });
  expect(await draft()).toMatchObject({ productName: null, unitPrice: null, thickness: '12 mm' });
  await someProduct(db, { ...common, name: 'Marine ply', thickness: '12 mm', listPrice: 2900 });
  expect(await draft()).toMatchObject({ productName: 'Marine ply', unitPrice: 2900 });
});

test('where no product of the seller tells the sheet, the draft has the one that the requirement asks for', async () => {
  const { requirement } = await someAsker(app, { title: 'BWP plywood 18 mm 8x4' });
  const { data } = (await app.get(`/quotes/draft?requirementId=${requirement.id}`, await someSeller(db))).json();
  expect(data).toMatchObject({ productId: null, size: '8 × 4 ft', thickness: '18 mm' });
});

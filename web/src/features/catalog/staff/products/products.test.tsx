import { listAllProducts, type ProductRow } from '@plyhaat/contract/catalog/staff/products';
import { afterEach, test } from 'vitest';
import { session } from '#api/session.ts';
import { AT, expectList, pageOf, SELLER } from '#test/console-lists.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';

afterEach(() => session.clear());

const PRODUCT: ProductRow = {
  _id: 'p1',
  slug: 'vajra-marine',
  name: 'Vajra Marine',
  seller: SELLER,
  category: 'Plywood',
  brand: null,
  price: 92,
  priceUnit: 'per sq.ft',
  inStock: true,
  approved: 'PENDING',
  isShown: false,
  createdAt: AT,
  updatedAt: AT,
};

test('staff see the products of all sellers, with those under review', async () => {
  signInAs('SUBADMIN');
  fakeApi(answer(listAllProducts, pageOf(PRODUCT)));
  await expectList('/admin/products', {
    title: 'Products',
    count: '1 product',
    row: /Vajra Marine.*Tapi Plywood House.*Under review/,
  });
});

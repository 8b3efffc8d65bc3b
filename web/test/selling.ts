import { listBrands } from '@plyhaat/contract/catalog/brands';
import { listNestedCategories } from '@plyhaat/contract/catalog/categories';
import type { ProductContent } from '@plyhaat/contract/catalog/product-content';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { someCategory } from './builders.ts';
import { answer, fakeApi } from './fake-api.ts';
import { someBuyer } from './members.ts';

export const BRAND = {
  _id: '00000000-0000-4000-8000-00000000b001',
  name: 'Vanaroop',
  status: true,
  productCount: 3,
  waiting: false,
};
export const CHILD = {
  _id: '00000000-0000-4000-8000-00000000c002',
  name: 'BWP/Marine',
  slug: 'marine',
  productCount: 1,
  unitName: 'sheet',
} as const;
export const PARENT = { ...someCategory({ name: 'Plywood', slug: 'plywood' }), subCategoryArr: [CHILD] };

/** What a seller saved of a product. */
export const CONTENT: ProductContent = {
  name: 'New name',
  categoryId: CHILD._id,
  categoryArr: [
    { categoryId: PARENT._id, name: 'Plywood' },
    { categoryId: CHILD._id, name: 'BWP/Marine' },
  ],
  brandId: BRAND._id,
  brand: 'Vanaroop',
  price: 1600,
  sellingPrice: null,
  pricetype: 'per sq.ft',
  unitName: null,
  countedIn: 'sheet',
  slabs: [],
  shortDescription: '',
  longDescription: 'Gurjan core.',
  specification: { thickness: '18 mm', application: null, grade: null, wood: null, glue: null, warranty: null },
  size: null,
  finish: null,
  standard: null,
  licenceNumber: null,
  licenceValidTill: null,
  minimumOrder: null,
  mainImage: 'products/x.webp',
  picture: null,
  imageArr: [],
};

/** An API whose seller finds one category and one brand to choose from. */
export const sellersApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(readMember, { data: someBuyer({ role: 'DEALER' }) }),
    answer(listNestedCategories, { data: [PARENT], total: 1 }),
    answer(listBrands, { data: [BRAND], total: 1 }),
  );

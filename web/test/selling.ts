import { listBrands } from '@plyhaat/contract/catalog/brands';
import { listNestedCategories } from '@plyhaat/contract/catalog/categories';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { someCategory } from './builders.ts';
import { answer, fakeApi } from './fake-api.ts';
import { someBuyer } from './members.ts';

export const BRAND = { _id: '00000000-0000-4000-8000-00000000b001', name: 'Vanaroop', status: true, productCount: 3 };
export const CHILD = {
  _id: '00000000-0000-4000-8000-00000000c002',
  name: 'BWP/Marine',
  slug: 'marine',
  productCount: 1,
};
export const PARENT = { ...someCategory({ name: 'Plywood' }), subCategoryArr: [CHILD] };

/** An API whose seller finds one category and one brand to choose from. */
export const sellersApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(readMember, { data: someBuyer({ role: 'DEALER' }) }),
    answer(listNestedCategories, { data: [PARENT], total: 1 }),
    answer(listBrands, { data: [BRAND], total: 1 }),
  );

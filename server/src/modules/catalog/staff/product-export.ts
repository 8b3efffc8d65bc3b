import { ProductFilter } from '@plyhaat/contract/catalog/staff/products';
import { exported, withoutContacts } from '#platform/lists/exported.ts';
import { productList } from './product-list.sql.ts';

export const productExport = exported({
  list: 'products',
  columns: [
    '_id',
    'name',
    'seller',
    'category',
    'brand',
    'price',
    'priceUnit',
    'inStock',
    'approved',
    'isShown',
    'createdAt',
    'updatedAt',
  ],
  source: productList,
  filter: ProductFilter,
  flat: (row) => ({ ...row, name: withoutContacts(row.name), seller: row.seller.name }),
});

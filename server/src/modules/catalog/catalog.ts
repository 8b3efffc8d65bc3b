import { findInShop } from './listing/list.service.ts';
import { lockRated, rateProduct } from './listing/ratings.sql.ts';
import { priceSales } from './listing/sale-prices.service.ts';
import { publishBrand, withdrawBrand } from './reference/brands.service.ts';
import { batchReviews } from './staff/batches.service.ts';
import { productReviews, withdrawProduct } from './staff/product-decisions.service.ts';
import { productExport } from './staff/product-export.ts';

export {
  batchReviews,
  findInShop,
  lockRated,
  priceSales,
  productExport,
  productReviews,
  publishBrand,
  rateProduct,
  withdrawBrand,
  withdrawProduct,
};

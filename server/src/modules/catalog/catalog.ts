import { batchReviews } from './batches/review.service.ts';
import { lockRated, rateProduct } from './listing/ratings.sql.ts';
import { priceSales } from './listing/sale-prices.service.ts';
import { publishBrand, withdrawBrand } from './reference/brands.service.ts';
import { productReviews, withdrawProduct } from './selling/decisions.service.ts';

export {
  batchReviews,
  lockRated,
  priceSales,
  productReviews,
  publishBrand,
  rateProduct,
  withdrawBrand,
  withdrawProduct,
};

import { productReviews, withdrawProduct } from './decisions.service.ts';
import { lockRated, rateProduct } from './ratings.sql.ts';
import { priceSales } from './sale-prices.service.ts';

export { lockRated, priceSales, productReviews, rateProduct, withdrawProduct };

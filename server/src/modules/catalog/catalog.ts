import { productReviews, withdrawProduct } from './decisions.service.ts';
import { lockRated, rateProduct } from './ratings.sql.ts';

export { lockRated, productReviews, rateProduct, withdrawProduct };

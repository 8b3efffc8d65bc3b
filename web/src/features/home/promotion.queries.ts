import { indianDay } from '@plyhaat/contract/core/dates';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { type Arrival, listArrivals } from '@plyhaat/contract/promotions/arrivals';
import { type FlashSale, listFlashSales } from '@plyhaat/contract/promotions/flash-sales';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Only what a card shows travels with the page. */
const shownSale = ({
  _id,
  productId,
  price,
  salePrice,
  pricetype,
  unitName,
  picture,
  seller,
  phone,
  ...sale
}: FlashSale) => ({
  _id,
  price,
  salePrice,
  discountType: sale.discountType,
  discountValue: sale.discountValue,
  endDate: sale.endDate,
  picture: picture ?? productId.picture,
  secondPrice: sale.secondPrice ?? null,
  product: { _id: productId._id, name: productId.name, slug: productId.slug, pricetype, unitName },
  seller: { sellerId: seller._id, name: seller.companyName, phone },
});
export type ShownSale = ReturnType<typeof shownSale>;

/** HOME-2; two minutes fresh (ALL-18). */
export const flashSales = () =>
  queryOptions({
    queryKey: ['flashSales', 'running'],
    queryFn: async ({ signal }) => {
      const query = { page: 1, perPage: 8, endDate: indianDay(Date.now()) };
      return (await call(listFlashSales, { query }, signal)).data.map(shownSale);
    },
    staleTime: 2 * MINUTE_MS,
  });

const shownArrival = ({ _id, productSlug, productname, companyName, cityName, picture, seller, phone }: Arrival) => ({
  _id,
  productSlug,
  productname,
  companyName,
  cityName,
  picture,
  verifeied: seller.verifeied,
  seller: { sellerId: seller._id, name: companyName, phone },
});
export type ShownArrival = ReturnType<typeof shownArrival>;

/** Eight of them (HOME-2). */
export const newArrivals = () =>
  queryOptions({
    queryKey: ['arrivals', 'running'],
    queryFn: async ({ signal }) =>
      (await call(listArrivals, { query: { pageIndex: 1, pageSize: 8 } }, signal)).data.map(shownArrival),
    staleTime: 5 * MINUTE_MS,
  });

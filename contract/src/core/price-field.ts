import * as z from 'zod/mini';

const HIGHEST_PRICE = 999_999_999;
const NUMBER = /^\d{1,9}(\.\d+)?$/;
export const INVALID_PRICE = 'Please enter a valid price';

export const paise = (rupees: number) => Math.round(rupees * 100) / 100;
const isPrice = (rupees: number) => rupees >= 0.01 && rupees <= HIGHEST_PRICE;
export const isPriceText = (text: string): boolean => NUMBER.test(text) && isPrice(Number(text));

/** `₹ 3,456/-`, `Rs. 1,850` and `1,850.50` without what people write around the digits. */
export const bareAmount = (text: string): string =>
  text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/(\d)\s*\/[-=]/, '$1');

/** Rupees as people write them, as digits. Commas group the rupees; one after the point would turn `2.000,50` into two. */
export function amountDigits(written: string | number): string {
  const [rupees = '', ...rest] = bareAmount(String(written)).split('.');
  return [rupees.replaceAll(',', ''), ...rest].join('.');
}

/** The same as a number; NaN where nothing was entered or it is none, as in `2.000,50`. */
export const amountOf = (written: string | number): number => Number(amountDigits(written) || Number.NaN);

/** `1250`, `'1250'`, `'1,250.50'` or `'₹ 1,250/-'`; `needed` is said where nothing was entered. */
export const priceField = (needed: string) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.trim())], needed), z.transform(amountDigits)),
    z.pipe(
      z.string().check(z.refine(isPriceText, { error: ({ input }) => (input === '' ? needed : INVALID_PRICE) })),
      z.transform((text) => paise(Number(text))),
    ),
  );

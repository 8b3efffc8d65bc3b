import * as z from 'zod/mini';

const HIGHEST_PRICE = 999_999_999;
const NUMBER = /^\d{1,9}(\.\d+)?$/;
export const INVALID_PRICE = 'Please enter a valid price';

export const paise = (rupees: number) => Math.round(rupees * 100) / 100;
const isPrice = (rupees: number) => rupees >= 0.01 && rupees <= HIGHEST_PRICE;
export const isPriceText = (text: string): boolean => NUMBER.test(text) && isPrice(Number(text));

/** Commas group the rupees; one after the point would turn `2.000,50` into two rupees. */
function withoutGrouping(text: string): string {
  const [rupees = '', ...rest] = text.split('.');
  return [rupees.replaceAll(',', ''), ...rest].join('.');
}

/** `1250`, `'1250'` or `'1,250.50'`; `needed` is said where nothing was entered. */
export const priceField = (needed: string) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.trim())], needed),
      z.transform((price: number | string) => withoutGrouping(String(price))),
    ),
    z.pipe(
      z.string().check(z.refine(isPriceText, { error: ({ input }) => (input === '' ? needed : INVALID_PRICE) })),
      z.transform((text) => paise(Number(text))),
    ),
  );

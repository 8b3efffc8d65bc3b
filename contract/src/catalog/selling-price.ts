import * as z from 'zod/mini';
import { bareAmount, INVALID_PRICE, isPriceText, paise } from '../core/price-field.ts';
import { PRICE_UNITS, PriceUnit } from './price-unit.ts';

/** Apps send 'p per Cu.mt' for 'per Cu.mt': accepted, never written (CAT-13). */
const readUnit = (text: string) => (text === 'p per Cu.mt' ? 'per Cu.mt' : text);
export const Unit = z.pipe(z.pipe(z.string().check(z.trim()), z.transform(readUnit)), PriceUnit);

const SELLING_PRICE = /^([\d,]{1,12}(?:\.\d+)?)?\s*(\S.*)?$/;
const isUnit = (text: string): text is PriceUnit => (PRICE_UNITS as readonly string[]).includes(text);

/** The number, a space, then the unit; either may be missing. */
function readSellingPrice(written: number | string | null) {
  const [, digits = '', words = ''] = SELLING_PRICE.exec(bareAmount(String(written ?? ''))) ?? [];
  const unit = readUnit(words);
  const number = digits.replaceAll(',', '');
  return {
    isRight: (number === '' || isPriceText(number)) && (unit === '' || isUnit(unit)),
    number: number === '' ? null : paise(Number(number)),
    unit: isUnit(unit) ? unit : null,
  };
}
export const SellingPrice = z.pipe(
  z
    .union([z.number(), z.nullable(z.string().check(z.maxLength(60)))], INVALID_PRICE)
    .check(z.refine((written) => readSellingPrice(written).isRight, INVALID_PRICE)),
  z.transform((written) => {
    const { number, unit } = readSellingPrice(written);
    return { number, unit };
  }),
);

/** What is asked now is the price or less. */
export const SELLING_ABOVE = 'Selling price cannot be higher than the price';
type Prices = {
  readonly price?: number | undefined;
  readonly sellingprice?: z.output<typeof SellingPrice> | undefined;
};
export const sellsBelow = ({ price, sellingprice }: Prices): boolean =>
  price === undefined || !sellingprice?.number || sellingprice.number <= price;
export const SELLS_BELOW = { path: ['sellingprice'], error: SELLING_ABOVE };

import type { PriceUnit } from '../catalog/price-unit.ts';
import type { Quantity } from './quantity.ts';
import { convertPrice, type Sheet } from './sheet.ts';

/** What a seller asks, in paise before GST. */
export type Terms = {
  readonly unitPrice: number;
  readonly unit: PriceUnit;
  readonly freight: number;
  readonly gstPercent: number;
};

/** Amounts and rates have at most three decimals; a converted price is taken to a millionth of a paisa. */
const THOUSAND = 1000n;
const MILLION = 1_000_000n;
const WHOLE = 100_000n;
const scaled = (value: number, by: bigint): bigint =>
  Number.isInteger(value) ? BigInt(value) * by : BigInt(Math.round(value * Number(by)));

/** Half a paisa goes up. */
const rounded = (over: bigint, under: bigint): number => Number((2n * over + under) / (2n * under));

/** Price × amount + freight, with GST, as a fraction in paise. */
function sumOf(price: number, amount: number, { freight, gstPercent }: Terms): readonly [over: bigint, under: bigint] {
  const goods = scaled(price, MILLION) * scaled(amount, THOUSAND);
  const whole = goods + BigInt(freight) * MILLION * THOUSAND;
  return [whole * (WHOLE + scaled(gstPercent, THOUSAND)), MILLION * THOUSAND * WHOLE];
}

export type Landed = {
  /** Paise for one of the requirement's units, with freight and GST. */
  readonly each: number;
  /** Paise for the whole quantity: goods, GST on goods and freight, and all of it. */
  readonly goods: number;
  readonly gst: number;
  readonly total: number;
};

/**
 * (unit price × quantity + freight) × (1 + GST) ÷ quantity, in paise, rounded once. Nothing where the quote's unit is
 * another one than the requirement's and the sheet's dimensions do not tell how they relate, or where the sum is
 * absurd (REQ-14).
 */
export function landedPrice(terms: Terms, { amount, unit }: Quantity, sheet: Sheet): Landed | null {
  const price = convertPrice(terms.unitPrice, terms.unit, unit, sheet);
  if (price === undefined || !(amount > 0)) return null;
  const [over, under] = sumOf(price, amount, terms);
  const total = rounded(over, under);
  if (!Number.isSafeInteger(total)) return null;
  const [goodsOver, goodsUnder] = sumOf(price, amount, { ...terms, freight: 0, gstPercent: 0 });
  const goods = rounded(goodsOver, goodsUnder);
  return {
    each: rounded(over * THOUSAND, under * scaled(amount, THOUSAND)),
    goods,
    gst: total - goods - terms.freight,
    total,
  };
}

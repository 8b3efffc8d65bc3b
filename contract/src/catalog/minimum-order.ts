import { type Quantity, readQuantity } from '../core/quantity.ts';
import { readUnitName } from './unit-name.ts';

const COUNTED = /^(\d[\d,]*)\s+(\p{L}+)$/u;

/**
 * The least that a seller sells, as it is written: '10 sheets', '200 sq.ft', '5 boxes'. Counted things are those that
 * the product is sold in; what cannot be compared with its price's unit gives nothing.
 */
export function readMinimumOrder(text: string, unitName: string): Pick<Quantity, 'amount' | 'unit'> | null {
  const [, number = '', word = ''] = COUNTED.exec(text.trim()) ?? [];
  if (readUnitName(word) === unitName) return { amount: Number(number.replaceAll(',', '')), unit: 'per Nos/sheet' };
  const read = readQuantity(text);
  return read && read.unit !== 'per Nos/sheet' ? read : null;
}

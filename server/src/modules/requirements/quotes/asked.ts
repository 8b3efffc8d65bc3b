import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { PIECE, type Quantity, readQuantity } from '@plyhaat/contract/core/quantity';

type Priced = { readonly amount: number | null; readonly amountUnit: PriceUnit | null };

/** What a quote was for, in the words of its requirement; where that is gone, in pieces. */
export function askedOf({ amount, amountUnit }: Priced, asked: string | null): Quantity | null {
  if (amount === null || !amountUnit) return null;
  const noun = asked === null ? PIECE : readQuantity(asked)?.noun;
  return { amount, unit: amountUnit, ...(amountUnit === 'per Nos/sheet' && noun && { noun }) };
}

import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { PIECE, type Quantity, quantityWord, readQuantity } from '@plyhaat/contract/core/quantity';

type Priced = { readonly amount: number | null; readonly amountUnit: PriceUnit | null };

/** What one is called where a quote is by the number: as the buyer named it, else as the seller's product is (CAT-25). */
export const unitNameOf = (quantity: Quantity | null, ofProduct: string | null): string =>
  quantity?.unit === 'per Nos/sheet' ? quantityWord(quantity) : (ofProduct ?? PIECE);

/** What a quote was for, in the words of its requirement; where that is gone, in pieces. */
export function askedOf({ amount, amountUnit }: Priced, asked: string | null): Quantity | null {
  if (amount === null || !amountUnit) return null;
  const noun = asked === null ? PIECE : readQuantity(asked)?.noun;
  return { amount, unit: amountUnit, ...(amountUnit === 'per Nos/sheet' && noun && { noun }) };
}

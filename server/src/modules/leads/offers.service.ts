import { inputInvalid } from '@plyhaat/contract/core/errors';
import { landedPrice } from '@plyhaat/contract/core/landed';
import { toPaise } from '@plyhaat/contract/core/money';
import { PIECE, type Quantity } from '@plyhaat/contract/core/quantity';
import { readSheet } from '@plyhaat/contract/core/sheet';
import type { Offer, OfferDraft, OfferForm } from '@plyhaat/contract/leads/offer';
import { GST_RATES, NO_GSTIN } from '@plyhaat/contract/requirements/quote-form';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { findPriced } from './offers.sql.ts';
import type { NewOffer, OfferRow } from './threads.sql.ts';

type Counted = Pick<OfferRow, 'amount' | 'amountUnit' | 'unitName'>;

const quantityOf = ({ amount, amountUnit, unitName }: Counted): Quantity | null =>
  amount === null || amountUnit === null
    ? null
    : { amount, unit: amountUnit, ...(amountUnit === 'per Nos/sheet' && { noun: unitName }) };

/** What the form starts with: the listed price of the product that was asked about. */
export async function draftOf(db: Db, leadId: string): Promise<OfferDraft> {
  const { price, unit, amountUnit, gstPercent, size, thickness, gstNumber, ...asked } = await findPriced(db, leadId);
  const unitName = asked.unitName ?? PIECE;
  const rate = GST_RATES.find((allowed) => allowed === gstPercent) ?? 0;
  return {
    unitPrice: price,
    unit: unit ?? amountUnit ?? 'per Nos/sheet',
    unitName,
    gstPercent: gstNumber ? rate : 0,
    size,
    thickness,
    quantity: quantityOf({ amount: asked.amount, amountUnit, unitName }),
    hasGstin: gstNumber !== null,
  };
}

/** What a form says, as it is stored: money in paise, and what it comes to for the quantity that was asked for. */
export async function termsOf(db: Db, leadId: string, form: OfferForm): Promise<NewOffer> {
  const { amount, amountUnit, gstNumber, size, thickness, ...asked } = await findPriced(db, leadId);
  if (form.gstPercent > 0 && !gstNumber) throw new AppError(inputInvalid, { fields: { gstPercent: NO_GSTIN } });
  const unitName = asked.unitName ?? PIECE;
  const { unit, gstPercent, validUntil } = form;
  const price = { unitPrice: toPaise(form.unitPrice), unit, gstPercent, freight: toPaise(form.freight) };
  const quantity = quantityOf({ amount, amountUnit, unitName });
  const landed = quantity && landedPrice(price, quantity, readSheet(size, thickness));
  return {
    ...price,
    unitName,
    validUntil,
    amount,
    amountUnit,
    landed: landed?.each ?? null,
    total: landed?.total ?? null,
  };
}

const rupeesOr = (paise: number | null) => (paise === null ? null : paise / 100);

export const offerOf = (row: OfferRow, isReplaced: boolean): Offer => ({
  unitPrice: row.unitPrice / 100,
  unit: row.unit,
  unitName: row.unitName,
  gstPercent: row.gstPercent,
  freight: row.freight / 100,
  validUntil: row.validUntil,
  quantity: quantityOf(row),
  landed: rupeesOr(row.landed),
  total: rupeesOr(row.total),
  isReplaced,
});

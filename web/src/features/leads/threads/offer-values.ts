import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { indianDay } from '@plyhaat/contract/core/dates';
import { landedPrice } from '@plyhaat/contract/core/landed';
import { toPaise } from '@plyhaat/contract/core/money';
import { amountOf } from '@plyhaat/contract/core/price-field';
import { readSheet } from '@plyhaat/contract/core/sheet';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { OfferDraft } from '@plyhaat/contract/leads/offer';
import type { OfferBody } from './threads.queries.ts';

/** The form as it stands on the screen. */
export type OfferValues = {
  unitPrice: string;
  unit: PriceUnit;
  gstPercent: string;
  freight: string;
  validUntil: string;
};

export const OFFER_FIELDS = ['unitPrice', 'unit', 'gstPercent', 'freight', 'validUntil'] as const;

/** How long an offer usually stands, in days. */
const USUAL_VALIDITY = 7;

export const offerValues = ({ unitPrice, unit, gstPercent }: OfferDraft): OfferValues => ({
  unitPrice: unitPrice === null ? '' : String(unitPrice),
  unit,
  gstPercent: String(gstPercent),
  freight: '',
  validUntil: indianDay(Date.now() + USUAL_VALIDITY * DAY_MS),
});

export const offerBody = (values: OfferValues): OfferBody => ({ ...values, freight: values.freight.trim() });

/** What it comes to for the buyer, in rupees; nothing while a figure is missing or the units do not compare. */
export function landedOf(values: OfferValues, { quantity, size, thickness }: OfferDraft) {
  const [unitPrice, freight] = [amountOf(values.unitPrice), amountOf(values.freight)];
  if (!quantity || !(unitPrice > 0) || !(freight >= 0)) return null;
  const terms = { unitPrice: toPaise(unitPrice), freight: toPaise(freight), gstPercent: Number(values.gstPercent) };
  const landed = landedPrice({ ...terms, unit: values.unit }, quantity, readSheet(size, thickness));
  return landed && { each: landed.each / 100, total: landed.total / 100, quantity };
}

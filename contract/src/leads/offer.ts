import * as z from 'zod/mini';
import { PriceUnit } from '../catalog/price-unit.ts';
import { perOne } from '../catalog/unit-name.ts';
import { formatDay, indianDay } from '../core/dates.ts';
import { PAST_DAY } from '../core/fields.ts';
import { formatRupees } from '../core/money.ts';
import { DAY_MS } from '../core/time-units.ts';
import { QuoteTerms, TypedFreight } from '../requirements/quote-form.ts';

/** `noun` is what one is called where it is no sheet: `door`. */
export const Asked = z.object({ amount: z.number(), unit: PriceUnit, noun: z.optional(z.string()) });

/** A price that a seller gives in the thread of a lead, in rupees. */
export const Offer = z.object({
  unitPrice: z.number(),
  unit: PriceUnit,
  /** What one is called where the price is by the number. */
  unitName: z.string(),
  gstPercent: z.number(),
  /** For the whole lot; nothing where it is in the price. */
  freight: z.number(),
  /** A day, as `2026-11-30`. */
  validUntil: z.string(),
  /** What was asked for; null where the buyer named no quantity. */
  quantity: z.nullable(Asked),
  /** With freight and GST, for one and for all of the quantity; null where the units do not compare. */
  landed: z.nullable(z.number()),
  total: z.nullable(z.number()),
  /** A later offer of the same thread stands in its place. */
  isReplaced: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;

const LONGEST_VALIDITY = 365;
const isStillToCome = (day: string) => day >= indianDay(Date.now());
const isSoon = (day: string) => day <= indianDay(Date.now() + LONGEST_VALIDITY * DAY_MS);

const { unitPrice, unit, gstPercent, freight, validUntil } = QuoteTerms.shape;

/** The words and limits of a quote (REQ-12), without what only a requirement needs. */
export const OfferForm = z.object({
  unitPrice,
  unit,
  gstPercent,
  freight: z._default(freight, 0),
  validUntil: validUntil.check(
    z.refine(isStillToCome, PAST_DAY),
    z.refine(isSoon, 'Please choose a day within a year'),
  ),
});
export type OfferForm = z.output<typeof OfferForm>;
export const OfferAsTyped = z.extend(OfferForm, { freight: TypedFreight });

/** What the form starts with: the product that the lead is about. */
export const OfferDraft = z.object({
  unitPrice: z.nullable(z.number()),
  unit: PriceUnit,
  unitName: z.string(),
  gstPercent: z.number(),
  size: z.nullable(z.string()),
  thickness: z.nullable(z.string()),
  quantity: z.nullable(Asked),
  hasGstin: z.boolean(),
});
export type OfferDraft = z.infer<typeof OfferDraft>;

type Terms = Pick<Offer, 'unitPrice' | 'unit' | 'unitName' | 'gstPercent' | 'freight' | 'validUntil'>;

const gstWords = (percent: number): string => (percent === 0 ? 'no GST' : `${percent}% GST extra`);

/** The offer as a message, for programs that know messages only. */
export const describeOffer = ({ unitPrice, unit, unitName, gstPercent, freight, validUntil }: Terms): string =>
  [
    `Offer: ${formatRupees(unitPrice)} ${perOne({ pricetype: unit, unitName })}`,
    gstWords(gstPercent),
    freight === 0 ? 'freight in the price' : `freight ${formatRupees(freight)}`,
    `valid until ${formatDay(new Date(`${validUntil}T00:00:00+05:30`))}`,
  ].join(', ');

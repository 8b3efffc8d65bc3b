import * as z from 'zod/mini';
import { PriceUnit } from '../catalog/price-unit.ts';
import { INVALID_DAY, isDay, OptionalFile, optionalText, optionalTextThat } from '../core/fields.ts';
import { wholeNumber } from '../core/paging.ts';
import { priceField } from '../core/price-field.ts';

const QUOTE_NEEDS = {
  unitPrice: 'Unit price is required',
  leadTimeDays: 'Lead time is required',
  validUntil: 'Valid until is required',
} as const;
const INVALID_FREIGHT = 'Please enter a valid amount';
const INVALID_HSN = 'Please enter an HSN code of 4 to 8 digits';
export const NO_GSTIN = 'Add your GST number to your profile to charge GST.';

/** The rates in use; a seller without a GST number charges none. */
export const GST_RATES = [0, 5, 12, 18, 28] as const;
export const LONGEST_NOTE = 1000;
/** How long a quote usually stands, in days. */
export const USUAL_VALIDITY = 14;

const HIGHEST_FREIGHT = 999_999_999;
const isFreight = (text: string) => /^\d{1,9}(\.\d+)?$/.test(text) && Number(text) <= HIGHEST_FREIGHT;

/** Rupees for the whole lot; nothing where it is in the price. */
const Freight = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.trim())], INVALID_FREIGHT),
    z.transform((freight: number | string) => String(freight).replaceAll(',', '') || '0'),
  ),
  z.pipe(
    z.string().check(z.refine(isFreight, INVALID_FREIGHT)),
    z.transform((text) => Math.round(Number(text) * 100) / 100),
  ),
);

const isRate = (rate: number) => GST_RATES.some((known) => known === rate);

const terms = {
  unitPrice: priceField(QUOTE_NEEDS.unitPrice),
  unit: PriceUnit,
  gstPercent: wholeNumber(0, 40).check(z.refine(isRate, 'Please choose a GST rate')),
  freight: z._default(Freight, 0),
  leadTimeDays: wholeNumber(0, 365),
  validUntil: z.string(QUOTE_NEEDS.validUntil).check(z.refine(isDay, INVALID_DAY)),
  note: z._default(optionalText(LONGEST_NOTE), null),
  file: z._default(OptionalFile, null),
  hsn: z._default(
    optionalTextThat((text) => /^\d{4,8}$/.test(text), INVALID_HSN, 8),
    null,
  ),
  /** What one sheet measures, so that a price in another unit can be compared. */
  size: z._default(optionalText(60), null),
  thickness: z._default(optionalText(60), null),
  /** The listing that the quote was made from. */
  productId: z._default(z.nullable(z.uuid()), null),
};

export const QuoteForm = z.object({ requirementId: z.uuid(), ...terms });
export type QuoteForm = z.output<typeof QuoteForm>;

/** The whole quote again, and the version that it replaces. */
export const QuoteChange = z.object({ version: wholeNumber(1, 1_000_000), ...terms });
export type QuoteChange = z.output<typeof QuoteChange>;
export type QuoteTerms = Omit<QuoteForm, 'requirementId'>;

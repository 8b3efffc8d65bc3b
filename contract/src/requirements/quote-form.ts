import * as z from 'zod/mini';
import { PriceUnit } from '../catalog/price-unit.ts';
import { INVALID_DAY, isDay, OptionalFile, optionalText, optionalTextThat } from '../core/fields.ts';
import { wholeNumber } from '../core/paging.ts';
import { amountDigits, priceField } from '../core/price-field.ts';

const QUOTE_NEEDS = {
  unitPrice: 'Unit price is required',
  leadTimeDays: 'Lead time is required',
  validUntil: 'Valid until is required',
} as const;
const FREIGHT_NEEDED = 'Enter the freight, or tick that it is in the price';
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
    z.transform((freight: number | string) => amountDigits(freight) || '0'),
  ),
  z.pipe(
    z.string().check(z.refine(isFreight, INVALID_FREIGHT)),
    z.transform((text) => Math.round(Number(text) * 100) / 100),
  ),
);

/** In a form nothing typed is no answer; an app that sends none means that it is in the price. */
export const TypedFreight = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, FREIGHT_NEEDED)),
    z.transform((text): string | number => text),
  ),
  Freight,
);

const isRate = (rate: number) => GST_RATES.some((allowed) => allowed === rate);

const terms = {
  unitPrice: priceField(QUOTE_NEEDS.unitPrice),
  unit: PriceUnit,
  gstPercent: wholeNumber(0, 40).check(z.refine(isRate, 'Please choose a GST rate')),
  freight: Freight,
  leadTimeDays: wholeNumber(0, 365),
  validUntil: z.string(QUOTE_NEEDS.validUntil).check(z.refine(isDay, INVALID_DAY)),
  note: optionalText(LONGEST_NOTE),
  file: OptionalFile,
  hsn: optionalTextThat((text) => /^\d{4,8}$/.test(text), INVALID_HSN, 8),
  /** What one sheet measures, so that a price in another unit can be compared. */
  size: optionalText(60),
  thickness: optionalText(60),
  /** The listing that the quote was made from. */
  productId: z.nullable(z.uuid()),
};

export const QuoteForm = z.object({
  requirementId: z.uuid(),
  ...terms,
  freight: z._default(terms.freight, 0),
  note: z._default(terms.note, null),
  file: z._default(terms.file, null),
  hsn: z._default(terms.hsn, null),
  size: z._default(terms.size, null),
  thickness: z._default(terms.thickness, null),
  productId: z._default(terms.productId, null),
});
export type QuoteForm = z.output<typeof QuoteForm>;

export const QuoteAsTyped = z.extend(QuoteForm, { freight: TypedFreight });

export const QuoteTerms = z.object(terms);
export type QuoteTerms = z.output<typeof QuoteTerms>;
/** What is not sent stays as the version that it replaces has it. */
export const QuoteChange = z.extend(z.partial(QuoteTerms), { version: wholeNumber(1, 1_000_000) });
export type QuoteChange = z.output<typeof QuoteChange>;

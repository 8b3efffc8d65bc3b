import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { indianDay } from '@plyhaat/contract/core/dates';
import { landedPrice } from '@plyhaat/contract/core/landed';
import { toPaise } from '@plyhaat/contract/core/money';
import { amountOf } from '@plyhaat/contract/core/price-field';
import { readSheet } from '@plyhaat/contract/core/sheet';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { USUAL_VALIDITY } from '@plyhaat/contract/requirements/quote-form';
import type { Quote, QuoteDraft } from '@plyhaat/contract/requirements/quotes';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { Summed } from './QuoteSum.tsx';
import type { QuoteBody } from './quotes.queries.ts';

/** The form as it stands on the screen. */
export type Values = {
  unitPrice: string;
  unit: PriceUnit;
  gstPercent: string;
  freight: string;
  leadTimeDays: string;
  validUntil: string;
  note: string;
  hsn: string;
  size: string;
  thickness: string;
  file: FormFile[];
};

export const FIELDS = [
  'unitPrice',
  'unit',
  'gstPercent',
  'freight',
  'leadTimeDays',
  'validUntil',
  'note',
  'hsn',
  'size',
  'thickness',
  'file',
] as const satisfies readonly (keyof Values)[];

export const today = () => indianDay(Date.now());
const usualEnd = () => indianDay(Date.now() + USUAL_VALIDITY * DAY_MS);
const written = (value: number | null) => (value === null ? '' : String(value));

/** What the form starts with: the quote as it is, else the seller's best matching product. */
export function valuesOf(draft: QuoteDraft, quote: Quote | undefined): Values {
  const from = quote ?? { ...draft, freight: null, leadTimeDays: null, note: null };
  return {
    unitPrice: written(from.unitPrice),
    unit: from.unit,
    gstPercent: String(draft.hasGstin ? from.gstPercent : 0),
    freight: written(from.freight),
    leadTimeDays: written(from.leadTimeDays),
    validUntil: quote && quote.validUntil >= today() ? quote.validUntil : usualEnd(),
    note: from.note ?? '',
    hsn: from.hsn ?? '',
    size: from.size ?? '',
    thickness: from.thickness ?? '',
    file: quote?.file ? [storedFile(quote.file.path, null, quote.file.name, 'document')] : [],
  };
}

export const bodyOf = ({ file, ...values }: Values, productId: string | null): QuoteBody => ({
  ...values,
  freight: values.freight.trim(),
  file: refsOf(file)[0] ?? '',
  productId,
});

/** What the buyer would compare; nothing while a figure is missing or the units do not compare. */
export function summed(
  values: Values,
  { quantity, unitName }: Pick<QuoteDraft, 'quantity' | 'unitName'>,
): Summed | null {
  const [unitPrice, freight] = [amountOf(values.unitPrice), amountOf(values.freight)];
  const gstPercent = Number(values.gstPercent);
  if (!quantity || !(unitPrice > 0) || !(freight >= 0)) return null;
  const terms = { unitPrice: toPaise(unitPrice), unit: values.unit, freight: toPaise(freight), gstPercent };
  const landed = landedPrice(terms, quantity, readSheet(values.size, values.thickness));
  if (!landed) return null;
  return {
    unitPrice,
    unit: values.unit,
    unitName,
    quantity,
    freight,
    gstPercent,
    goods: landed.goods / 100,
    gst: landed.gst / 100,
    total: landed.total / 100,
    landed: landed.each / 100,
  };
}

import * as z from 'zod/mini';
import { PriceUnit } from '../catalog/price-unit.ts';
import { formatDay, indianDay } from '../core/dates.ts';
import { INVALID_DAY, isDay, optionalText, optionalTextThat, PAST_DAY } from '../core/fields.ts';
import { formatQuantity, PIECE } from '../core/quantity.ts';

/** What 'Get price' says beside the product: how much, where to and by when. Each may be missing. */
export const requested = {
  quantity: z.nullable(z.number()),
  unit: z.nullable(PriceUnit),
  /** What one of the product is called; null where the product is gone. */
  unitName: z.nullable(z.string()),
  /** The town it is to be delivered to, as the buyer wrote it. */
  city: z.nullable(z.string()),
  /** A day, as `2026-11-30`. */
  neededBy: z.nullable(z.string()),
};
const PriceRequest = z.object(requested);
export type PriceRequest = z.infer<typeof PriceRequest>;

export const LONGEST_CITY = 80;
const LARGEST_QUANTITY = 999_999_999;
export const INVALID_QUANTITY = 'Please enter a valid quantity';
export const PRICE_NEEDS = {
  quantity: 'Quantity is required',
  unit: 'Unit is required',
  city: 'City is required',
} as const;

const isQuantity = (text: string) =>
  /^\d{1,9}(\.\d{1,3})?$/.test(text) && Number(text) > 0 && Number(text) <= LARGEST_QUANTITY;
const plainNumber = (text: number | string | null) => String(text ?? '').replaceAll(',', '');

/** `120`, `'1,200'` or `'2.5'`; null where it was left empty. */
const Quantity = z.pipe(
  z.pipe(z.nullable(z.union([z.number(), z.string().check(z.trim())], INVALID_QUANTITY)), z.transform(plainNumber)),
  z.pipe(
    z.string().check(z.refine((text) => text === '' || isQuantity(text), INVALID_QUANTITY)),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
);

const isStillToCome = (day: string | null) => day === null || day >= indianDay(Date.now());

/** The same fields as a form sends them. */
export const priceRequestFields = {
  quantity: z._default(Quantity, null),
  unit: z._default(z.nullable(PriceUnit), null),
  city: z._default(optionalText(LONGEST_CITY), null),
  neededBy: z._default(optionalTextThat(isDay, INVALID_DAY, 10).check(z.refine(isStillToCome, PAST_DAY)), null),
};

/** The form of a buyer: it says how much and where to, and may say by when and more (LEAD-8). */
export const PriceForm = z
  .object({ ...priceRequestFields, message: z._default(optionalText(2000), null) })
  .check((form) => {
    for (const field of ['quantity', 'unit', 'city'] as const)
      if (form.value[field] === null)
        form.issues.push({ code: 'custom', path: [field], message: PRICE_NEEDS[field], input: null });
  });
export type PriceForm = z.output<typeof PriceForm>;

const nounOf = (unit: PriceUnit, name: string | null) => (unit === 'per Nos/sheet' ? (name ?? PIECE) : undefined);

/** `120 sheets, to Nashik, by 20 Nov 2026`; null where nothing was said. */
export const describeRequest = ({ quantity, unit, unitName, city, neededBy }: PriceRequest): string | null =>
  [
    quantity && unit && formatQuantity({ amount: quantity, unit, noun: nounOf(unit, unitName) }),
    city && `to ${city}`,
    neededBy && `by ${formatDay(new Date(`${neededBy}T00:00:00+05:30`))}`,
  ]
    .filter(Boolean)
    .join(', ') || null;

import * as z from 'zod/mini';
import { INVALID_EMAIL, isEmail, normalizeEmail } from './email.ts';
import { isGstNumber, normalizeGst } from './gst.ts';
import { listOfAtMost } from './lists.ts';
import { filled } from './sentence.ts';

/** Values that the forms of members share. An empty field is read as null: it was left empty on purpose. */

const trimmed = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, filled`Please use at most ${{ most }} characters`));

export const requiredText = (message: string, most = 200) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, { error: message, abort: true }),
      z.maxLength(most, filled`Please use at most ${{ most }} characters`),
    );

const emptyAsNull = z.transform((text: string | null) => text || null);

export const optionalText = (most = 200) => z.pipe(z.nullable(trimmed(most)), emptyAsNull);

const unlessEmpty = (holds: (text: string) => boolean) => (text: string | null) =>
  text === null || text.trim() === '' || holds(text);

/** Empty, or a text for which something holds. */
export const optionalTextThat = (holds: (text: string) => boolean, message: string, most = 200) =>
  z.pipe(z.nullable(trimmed(most)).check(z.refine(unlessEmpty(holds), message)), emptyAsNull);

const read = (text: string | null, reading: (text: string) => string) => (text ? reading(text) : null);

export const OptionalEmail = z.pipe(
  optionalTextThat(isEmail, INVALID_EMAIL, 254),
  z.transform((text) => read(text, normalizeEmail)),
);

export const INVALID_GST = 'Please enter a valid GST number';
/** The pattern is a hard rule; check digit and state are warnings of the answer. */
export const OptionalGst = z.pipe(
  optionalTextThat(isGstNumber, INVALID_GST, 40),
  z.transform((text) => read(text, normalizeGst)),
);

const FIRST_YEAR = 1900;
const thisYear = () => new Date().getFullYear();
export const isFoundingYear = (year: number): boolean =>
  Number.isInteger(year) && year >= FIRST_YEAR && year <= thisYear();
export const INVALID_YEAR = filled`Please enter a year from ${{ first: FIRST_YEAR }} to the current year`;
/** The year a business began, as a number or in digits. */
export const OptionalYear = z.pipe(
  z.union([z.nullable(z.number()), z.string().check(z.trim())]),
  z.pipe(
    z.transform((year: string | number | null) => (year === null || year === '' ? null : Number(year))),
    z.nullable(z.number().check(z.refine(isFoundingYear, INVALID_YEAR))),
  ),
);

export const INVALID_PINCODE = 'Please enter a valid PIN code';
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/** A day of the calendar, written `1985-12-31`. */
export const isDay = (text: string): boolean => {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
/** One that has been. */
export const isPastDay = (text: string): boolean => isDay(text) && new Date(`${text}T00:00:00Z`).getTime() < Date.now();
export const INVALID_DAY = 'Please enter a valid date';
export const PAST_DAY = 'Please choose today or a later day';

export const MOST_BRANDS = 50;
const LONGEST_BRAND = 80;
const TOO_MANY_BRANDS = filled`Please name at most ${{ most: MOST_BRANDS }} brands`;
const asNames = (names: string | string[]) =>
  [names]
    .flat()
    .flatMap((name) => name.split(','))
    .map((name) => name.trim())
    .filter(Boolean);

const Brands = z.string().check(z.maxLength(MOST_BRANDS * (LONGEST_BRAND + 2)));

/** Names of brands: a list, or one text with commas between them. */
export const BrandNames = z.pipe(
  z.pipe(
    z.union([Brands, listOfAtMost(Brands, MOST_BRANDS, TOO_MANY_BRANDS)], {
      error: ({ input }) =>
        Array.isArray(input) && input.length > MOST_BRANDS ? TOO_MANY_BRANDS : 'This field is required',
    }),
    z.transform(asNames),
  ),
  listOfAtMost(z.string().check(z.maxLength(LONGEST_BRAND)), MOST_BRANDS, TOO_MANY_BRANDS),
);

/** A stored file, by its id or its path, as the upload answered it. */
export const FileRef = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
export const OptionalFile = optionalText(300);

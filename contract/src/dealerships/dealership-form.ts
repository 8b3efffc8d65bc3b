import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from '../core/email.ts';
import {
  FileRef,
  INVALID_PINCODE,
  isPincode,
  OptionalGst,
  OptionalYear,
  optionalTextThat,
  requiredText,
} from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import { filled } from '../core/sentence.ts';

export const BUSINESS_TYPES = [
  'Manufacturer',
  'Wholesaler',
  'Retailer',
  'Distributor',
  'Importer/Exporter',
  'Other',
] as const;

/** What the form says (DEAL-2). */
export const DEALERSHIP_NEEDS = {
  name: 'Business name is required',
  description: 'Description is required',
  address: 'Address is required',
  state: 'State is required',
  city: 'City is required',
  pincode: 'PIN code is required',
  phone: 'Valid phone number is required',
  email: 'Invalid email address',
  businessType: 'Business type is required',
  logo: 'Business logo is required',
} as const;
const INVALID_WEBSITE = 'Please enter a valid website address';
export const MOST_DOCUMENTS = 10;
const TOO_MANY_DOCUMENTS = filled`You can add up to ${{ most: MOST_DOCUMENTS }} documents`;
export const DEALERSHIP_LENGTHS = { name: 120, description: 2000, address: 500 } as const;

export const BusinessType = z.enum(BUSINESS_TYPES, DEALERSHIP_NEEDS.businessType);
export type BusinessType = z.infer<typeof BusinessType>;

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:91(?=\d{10}$)|0(?=\d{10}$))/, '');
/** At least ten characters (DEAL-2), and a mobile or landline number of India with its area code. */
const isIndianNumber = (text: string) =>
  text.trim().length >= 10 && /^\+?[\d\s()/-]+$/.test(text) && /^[1-9]\d{9}$/.test(digitsOf(text));
const Phone = z.pipe(
  requiredText(DEALERSHIP_NEEDS.phone, 40).check(z.refine(isIndianNumber, DEALERSHIP_NEEDS.phone)),
  z.transform(digitsOf),
);
const Email = z.pipe(
  requiredText(DEALERSHIP_NEEDS.email, 254).check(z.refine(isEmail, DEALERSHIP_NEEDS.email)),
  z.transform(normalizeEmail),
);

const WEB_ADDRESS = /^(https?:\/\/)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(:\d+)?([/?#]\S*)?$/i;
const Website = z.pipe(
  optionalTextThat((text) => WEB_ADDRESS.test(text), INVALID_WEBSITE, 300),
  z.transform((text) => text && (/^https?:/i.test(text) ? text : `https://${text}`)),
);

/** A state or a city, by its id or its name. */
const place = (needed: string) => requiredText(needed, 100);

const sent = {
  name: requiredText(DEALERSHIP_NEEDS.name, DEALERSHIP_LENGTHS.name),
  description: requiredText(DEALERSHIP_NEEDS.description, DEALERSHIP_LENGTHS.description),
  address: requiredText(DEALERSHIP_NEEDS.address, DEALERSHIP_LENGTHS.address),
  state: place(DEALERSHIP_NEEDS.state),
  city: place(DEALERSHIP_NEEDS.city),
  pincode: requiredText(DEALERSHIP_NEEDS.pincode, 20).check(z.refine(isPincode, INVALID_PINCODE)),
  phone: Phone,
  email: Email,
  businessType: BusinessType,
  logo: requiredText(DEALERSHIP_NEEDS.logo, 300),
  website: z.optional(Website),
  establishedYear: z.optional(OptionalYear),
  gstNumber: z.optional(OptionalGst),
  /** All of them, in order: ids of new uploads, and the paths of those it has. */
  documents: z.optional(listOfAtMost(FileRef, MOST_DOCUMENTS, TOO_MANY_DOCUMENTS)),
  /** Whoever sends it names itself; the owner is taken from the token. */
  userId: z.optional(z.string().check(z.maxLength(100))),
};

export const DealershipForm = z.object(sent);
export type DealershipForm = z.output<typeof DealershipForm>;

/** What a PATCH may say. */
export const DealershipPatch = z.partial(z.object(sent));
export type DealershipPatch = z.output<typeof DealershipPatch>;

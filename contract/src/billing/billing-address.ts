import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { INVALID_GST, optionalTextThat, requiredText } from '../core/fields.ts';
import { hasGstCheckDigit, normalizeGst } from '../core/gst.ts';
import { ReferenceText } from '../core/reference-text.ts';

/** In the words of the profile's own doubt (gst.ts), here a hard rule: it decides the place of supply. */
export const GST_OF_ANOTHER_STATE = 'This GST number belongs to a different state. Please check the state.';

/** It is printed as the recipient's, so its check digit must be right (BILL-7). */
const RecipientGst = z.pipe(
  optionalTextThat(hasGstCheckDigit, INVALID_GST, 40),
  z.transform((text) => text && normalizeGst(text)),
);

const fields = {
  name: requiredText('Name is required', 120),
  address: requiredText('Address is required', 300),
  stateId: z.uuid('State is required'),
  pincode: z
    .string('PIN code is required')
    .check(z.trim(), z.regex(/^[1-9]\d{5}$/, 'Please enter a PIN code of 6 digits')),
  gstNumber: RecipientGst,
};
export const BillingAddressForm = z.object({ ...fields, gstNumber: z._default(RecipientGst, null) });
export type BillingAddressForm = z.input<typeof BillingAddressForm>;
/** What is not sent stays; the first one is sent whole. */
export const BillingAddressChange = z.partial(z.object(fields));
export type BillingAddressChange = z.output<typeof BillingAddressChange>;

export const BillingAddress = z.object({
  name: z.string(),
  address: z.string(),
  stateId: z.nullable(z.string()),
  stateName: ReferenceText,
  /** The two digits of the GST law. */
  stateCode: z.string(),
  pincode: z.nullable(z.string()),
  gstNumber: z.nullable(z.string()),
});
export type BillingAddress = z.infer<typeof BillingAddress>;

export const readBillingAddress = endpoint({
  method: 'GET',
  path: '/users/billing-address',
  access: 'member',
  summary: "Where the caller's invoices go; null before the first one was given, with a suggestion from the profile",
  reply: { data: z.nullable(BillingAddress), suggestion: z.nullable(z.partial(BillingAddress)) },
});

export const changeBillingAddress = endpoint({
  method: 'PATCH',
  path: '/users/billing-address',
  access: 'member',
  summary: 'Changes what is sent of the billing address for the next purchases; orders hold a copy',
  body: BillingAddressChange,
  reply: { message: z.string(), data: BillingAddress },
});

import * as z from 'zod/mini';
import { productNotFound } from '../catalog/catalog.ts';
import { ShareCode } from '../catalog/share-code.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { OptionalEmail, optionalText } from '../core/fields.ts';
import { wholeNumber } from '../core/paging.ts';
import { reelNotFound } from '../reels/reels.ts';
import { requirementNotFound } from '../requirements/requirements.ts';
import { memberNotFound } from '../sellers/profile.ts';
import { PRICE_NEEDS, priceRequestFields } from './price-request.ts';

/** How a buyer reaches a seller. Calling and WhatsApp need a subscription, because they reveal a number. */
export const LeadChannel = z.enum(['call', 'whatsapp', 'email', 'contact']);
export type LeadChannel = z.infer<typeof LeadChannel>;

/** What the seller made of it. */
export const LeadStatus = z.enum(['new', 'contacted', 'won', 'lost']);
export type LeadStatus = z.infer<typeof LeadStatus>;

/** Where in the product a contact began. */
export const LeadSource = z.enum(['product', 'seller', 'reel', 'requirement', 'opportunity', 'share']);
export type LeadSource = z.infer<typeof LeadSource>;

/** Why a buyer's number was of no use (the place of the seller who says so is free again). */
export const BadLeadReason = z.enum(['wrong_number', 'not_buying', 'duplicate']);
export type BadLeadReason = z.infer<typeof BadLeadReason>;

/** So many sellers learn the number of a requirement's buyer by asking for it (LEAD-14). */
export const MOST_NUMBERS = 5;
export const numbersTaken = failure(
  'numbers_taken',
  409,
  'Five sellers already have this buyer’s number. You can still send a quote.',
);

export const notSubscribed = failure('not_subscribed', 403, 'You are not subscribed to use this feature');
/** The answer names the day in `holidayUntil` (LEAD-5). */
export const onHoliday = failure('on_holiday', 409, 'This seller is on holiday. You can send a message.');
export const ownStoreContact = failure('own_store_contact', 403, 'You cannot contact your own store.');
export const ownRequirement = failure('own_requirement', 403, 'This is your own requirement.');
export const revealedToday = failure(
  'revealed_too_many',
  429,
  'You have reached the daily limit for contacting sellers. Please try again tomorrow.',
);

export const ENQUIRY_THANKS =
  "Message Sent Successfully! Thank you for contacting us. We'll get back to you within 24 hours.";
export const CONTACT_SENT = 'We have told the seller that you are interested.';
export const BUYER_REACHED = 'You can contact the buyer now.';

const REQUIRED = 'This field is required';
/** A person needs longer than this to fill in a form, in milliseconds. */
export const QUICKEST_ENQUIRY = 2000;

/** Who sends, where it does not say: our own pages. */
export const WEB = 'WEB';

const optionalOrNull = (most: number) => z._default(optionalText(most), null);

/** The fields of both kinds; what only one of them has is optional. */
export const LeadForm = z
  .object({
    userId: z.optional(z.uuid()),
    channel: z._default(LeadChannel, 'call'),
    productId: z.optional(z.uuid()),
    reelId: z.optional(z.uuid()),
    requirementId: z.optional(z.uuid()),
    /** The code of the shared list that led here; one of another seller, or that is gone, counts nothing. */
    share: z.optional(ShareCode),
    name: optionalOrNull(120),
    email: z._default(OptionalEmail, null),
    phone: optionalOrNull(40),
    address: optionalOrNull(300),
    subject: optionalOrNull(200),
    message: optionalOrNull(2000),
    ...priceRequestFields,
    SourceName: optionalOrNull(40),
    /** Whoever sends it names itself; the buyer is taken from the token. */
    createdById: z.optional(z.string().check(z.maxLength(100))),
    /** A field no person sees: whoever fills it in is a program, and is thanked and forgotten. */
    website: z._default(z.string().check(z.maxLength(1000)), ''),
    /** Milliseconds from the form's appearing to its sending, where the form measures them. */
    took: z.optional(wholeNumber(0, 1e12)),
  })
  .check((form) => {
    if (form.value.quantity !== null && form.value.unit === null)
      form.issues.push({ code: 'custom', path: ['unit'], message: PRICE_NEEDS.unit, input: null });
    if (form.value.userId !== undefined || form.value.requirementId !== undefined) return;
    for (const field of ['name', 'address', 'message'] as const)
      if (form.value[field] === null)
        form.issues.push({ code: 'custom', path: [field], message: REQUIRED, input: null });
  });
export type LeadForm = z.output<typeof LeadForm>;

export const sendLead = endpoint({
  method: 'POST',
  path: '/leads',
  access: 'public',
  summary:
    'With `userId`, a contact with that seller: members only, answers what the channel needs. With `requirementId`, a subscribed seller reaches the buyer. With neither, an enquiry to the house',
  creates: true,
  body: LeadForm,
  reply: {
    message: z.string(),
    phone: z.optional(z.string()),
    whatsapp: z.optional(z.string()),
    email: z.optional(z.string()),
    /** Where both sides of a contact with a seller answer each other. */
    threadId: z.optional(z.string()),
  },
  failures: [
    notSubscribed,
    onHoliday,
    ownStoreContact,
    ownRequirement,
    revealedToday,
    numbersTaken,
    memberNotFound,
    productNotFound,
    reelNotFound,
    requirementNotFound,
  ],
});

import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { filled } from '../core/sentence.ts';

const REQUIRED = 'This field is required';
const EMAIL_INVALID = 'Please enter a valid email address';
const SUBJECT_UNKNOWN = 'Please choose a subject from the list';

const filledIn = () => z.string(REQUIRED).check(z.trim(), z.minLength(1, { error: REQUIRED, abort: true }));
const atMost = (length: number) => z.maxLength(length, filled`Please use at most ${{ most: length }} characters`);

/** The simple pattern (CONT-13): whether anybody reads there only a mail can tell. */
const Email = filledIn().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, EMAIL_INVALID), atMost(254));

/** Names stand in the subject of a mail, where a line break would begin another header. */
const oneLine = z.overwrite<string>((text) => text.replace(/\s+/g, ' '));

/** A field no person sees: whoever fills it in is a program, and is thanked and forgotten. */
const Trap = z._default(z.string().check(z.maxLength(1000)), '');

export const CONTACT_SUBJECTS = {
  general: 'General enquiry',
  support: 'Support',
  business: 'Business',
  complaint: 'Complaint',
  feedback: 'Feedback',
} as const;
export type ContactSubject = keyof typeof CONTACT_SUBJECTS;
const Subject = z.pipe(
  filledIn(),
  z.enum(Object.keys(CONTACT_SUBJECTS) as [ContactSubject, ...ContactSubject[]], SUBJECT_UNKNOWN),
);

export const ContactMessage = z.object({
  name: filledIn().check(oneLine, atMost(120)),
  email: Email,
  phone: z._default(z.string().check(z.trim(), oneLine, atMost(40)), ''),
  subject: Subject,
  message: filledIn().check(atMost(5000)),
  website: Trap,
});
export type ContactMessage = z.output<typeof ContactMessage>;

export const CONTACT_THANKS = 'Thank you for your message! We will get back to you soon.';
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  access: 'public',
  summary: 'Sends a message to the house; a few an hour from one address',
  body: ContactMessage,
  reply: { message: z.string() },
  creates: true,
});

export const NewsletterRequest = z.object({ email: Email, website: Trap });
export type NewsletterRequest = z.output<typeof NewsletterRequest>;

export const NEWSLETTER_THANKS = 'Thank you for subscribing! You can unsubscribe from any e-mail we send.';
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  access: 'public',
  feature: 'newsletter',
  summary: 'Subscribes to the newsletter; the answer does not tell whether the address was known',
  body: NewsletterRequest,
  reply: { message: z.string() },
  creates: true,
});

export const unsubscribeLinkInvalid = failure(
  'unsubscribe_link_invalid',
  404,
  'This unsubscribe link is not valid. Please use the link in our latest e-mail.',
);
export const unsubscribeFromNewsletter = endpoint({
  method: 'GET',
  path: '/newsletter/unsubscribe',
  access: 'public',
  // It ends something, which is no reading.
  ownerOnly: true,
  summary: 'Ends a subscription by the signed token of a letter; a second time changes nothing',
  query: z.object({ token: z.string(REQUIRED).check(z.minLength(1, REQUIRED), z.maxLength(200)) }),
  reply: { message: z.string() },
  failures: [unsubscribeLinkInvalid],
});

import * as z from 'zod/mini';
import { Day, longPaging, orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { endpoint } from '../../core/endpoint.ts';

/** One subscriber of the newsletter as staff list it. The e-mail is masked. */
export const SubscriberRow = z.object({
  _id: z.string(),
  email: z.string(),
  /** When the welcome mail was sent. */
  welcomedAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type SubscriberRow = z.infer<typeof SubscriberRow>;

export const SubscriberFilter = z.object({
  /** Part of the e-mail address. */
  q: z.optional(PartOfText),
  from: z.optional(Day),
  to: z.optional(Day),
  sort: z._default(orderBy(['created', 'email']), '-created'),
});
export type SubscriberFilter = z.infer<typeof SubscriberFilter>;

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/admin/newsletter',
  access: 'manager',
  summary: 'Subscribers of the newsletter, newest first, with e-mails masked',
  query: z.extend(SubscriberFilter, longPaging),
  reply: pageOf(SubscriberRow),
});

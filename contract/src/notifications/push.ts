import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';

/** What a browser gets, encrypted for it alone. */
export type PushMessage = {
  /** Of the notification: the same one twice is shown once. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where a click leads, on this site. */
  readonly to: string;
};

const base64url = (letters: number, words: string) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${letters}}=*$`), words));

const PushAddress = z.string().check(z.maxLength(1000));
/** As `PushSubscription.toJSON()` of the browser writes it. */
export const PushSubscription = z.object({
  endpoint: PushAddress,
  keys: z.object({
    p256dh: base64url(87, 'The public key of a browser has 65 bytes'),
    auth: base64url(22, 'The secret of a browser has 16 bytes'),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const pushRefused = failure('push_refused', 400, 'We do not support the push service of this browser.');
export const pushUnavailable = failure('push_unavailable', 503, 'Push notifications are not set up on this site.');

export const readPushKey = endpoint({
  method: 'GET',
  path: '/notifications/push/key',
  access: 'member',
  summary: 'The public key to subscribe a browser with; null where push is not set up',
  reply: { publicKey: z.nullable(z.string()) },
});

export const subscribePush = endpoint({
  method: 'POST',
  path: '/notifications/push',
  access: 'member',
  summary: 'Sends contacts, quotes and purchases to this browser until its session ends',
  body: PushSubscription,
  reply: { message: z.string() },
  failures: [pushRefused, pushUnavailable],
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/notifications/push',
  access: 'member',
  summary: 'Sends nothing more to this browser',
  body: z.object({ endpoint: PushAddress }),
  reply: { message: z.string() },
});

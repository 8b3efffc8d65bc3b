import {
  type ContactMessage,
  type NewsletterRequest,
  sendContactMessage,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@plyhaat/contract/content/content';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '#api/call.ts';

/** The thanks come after a second (CONT-14), or when the answer does if that is later. */
const SHORTEST_SENDING_MS = 1000;

async function unhurried<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, new Promise((done) => setTimeout(done, SHORTEST_SENDING_MS))]);
  return answer;
}

export const contactSending = () =>
  mutationOptions({
    mutationFn: (body: z.input<typeof ContactMessage>) => unhurried(call(sendContactMessage, { body })),
  });

export const newsletterJoining = () =>
  mutationOptions({
    mutationFn: (body: z.input<typeof NewsletterRequest>) => unhurried(call(subscribeToNewsletter, { body })),
  });

export const newsletterLeaving = () =>
  mutationOptions({ mutationFn: (token: string) => call(unsubscribeFromNewsletter, { query: { token } }) });

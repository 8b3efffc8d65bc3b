import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

const ONE_OF_TWO = 'Name either a product or a member';

/** Sent by the web app once a product's or a seller's page is on screen. */
export const countView = endpoint({
  method: 'POST',
  path: '/views',
  access: 'public',
  summary: 'Counts a look at a product or a seller, once a visitor and day',
  body: z.object({ productId: z.optional(z.uuid()), userId: z.optional(z.uuid()) }).check(
    z.refine(({ productId, userId }) => (productId === undefined) !== (userId === undefined), {
      path: ['productId'],
      error: ONE_OF_TWO,
    }),
  ),
  reply: { counted: z.boolean() },
});

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

const ONE_OF_THEM = 'Please name a product, a member or an opportunity';

/** Sent by the web app once the page of one is on screen. */
export const countView = endpoint({
  method: 'POST',
  path: '/views',
  access: 'public',
  summary: 'Counts a look at a product, a seller or an opportunity, once a visitor and day',
  body: z
    .object({
      productId: z.optional(z.uuid()),
      userId: z.optional(z.uuid()),
      opportunityId: z.optional(z.uuid()),
    })
    .check(
      z.refine((named) => Object.values(named).filter((id) => id !== undefined).length === 1, {
        path: ['productId'],
        error: ONE_OF_THEM,
      }),
    ),
  reply: { counted: z.boolean() },
});

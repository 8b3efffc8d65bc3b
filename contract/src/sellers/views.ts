import * as z from 'zod/mini';
import { ShareCode } from '../catalog/share-code.ts';
import { endpoint } from '../core/endpoint.ts';
import { PlacementLook, PlacementLooks } from './placement-looks.ts';

const ONE_OF_THEM = 'Please name one thing that was seen, or nothing for a visit to the site';

/** Sent by the web app once the page of one is on screen, and without a name once a page has loaded. */
export const countView = endpoint({
  method: 'POST',
  path: '/views',
  access: 'public',
  summary:
    'Counts a look at a product, a seller, an opportunity or a shared list, or at what sellers publish for a while and each tap on it, or with an empty body a visit to the site, once a visitor and day',
  body: z
    .object({
      productId: z.optional(z.uuid()),
      userId: z.optional(z.uuid()),
      opportunityId: z.optional(z.uuid()),
      placement: z.optional(PlacementLook),
      /** Several at once, as the web app collects them. */
      placements: z.optional(PlacementLooks),
      share: z.optional(ShareCode),
    })
    .check(
      z.refine((named) => Object.values(named).filter((id) => id !== undefined).length <= 1, {
        path: ['productId'],
        error: ONE_OF_THEM,
      }),
    ),
  reply: { counted: z.boolean() },
});

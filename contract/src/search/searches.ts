import * as z from 'zod/mini';
import { SearchText } from '../catalog/catalog.ts';
import { endpoint } from '../core/endpoint.ts';

/** Sent by the web app once results are on screen, and again when one of them is opened. */
export const countSearch = endpoint({
  method: 'POST',
  path: '/searches',
  access: 'public',
  summary: 'Counts a search, once a visitor, text and day, without keeping who searched',
  body: z.object({
    q: SearchText.check(z.minLength(1)),
    found: z.int().check(z.gte(0)),
    tapped: z._default(z.boolean(), false),
  }),
  reply: { counted: z.boolean() },
});

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { PartOfText } from './lists.ts';

export const Finding = z.object({
  kind: z.enum(['member', 'product', 'order']),
  _id: z.string(),
  title: z.string(),
  about: z.string(),
  /** Where it is shown. */
  link: z.string(),
});
export type Finding = z.infer<typeof Finding>;

export const findAnything = endpoint({
  method: 'GET',
  path: '/admin/find',
  access: 'manager',
  summary: 'Members, products and orders for the command box',
  query: z.object({ q: PartOfText }),
  reply: { data: z.array(Finding) },
});

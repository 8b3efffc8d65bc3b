import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOfAtMost } from '../core/lists.ts';

export const ExportedList = z.enum([
  'members',
  'orders',
  'audit',
  'products',
  'leads',
  'requirements',
  'applications',
  'reports',
  'newsletter',
  'gst',
]);
export type ExportedList = z.infer<typeof ExportedList>;

export const startExport = endpoint({
  method: 'POST',
  path: '/admin/exports',
  access: 'manager',
  summary: 'An address from which the list is downloaded as CSV, once, within 60 seconds',
  body: z.object({
    list: ExportedList,
    /** The filters of the list, as in its own address: `role=DEALER&standing=active`. */
    query: z._default(z.string().check(z.maxLength(1000)), ''),
    /** These rows alone. */
    ids: z.optional(listOfAtMost(z.string().check(z.minLength(1), z.maxLength(40)), 100)),
  }),
  reply: { url: z.string() },
});

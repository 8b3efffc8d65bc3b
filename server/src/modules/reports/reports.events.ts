import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** Staff decided on a report or on what a rule held back; `upheld` where they agreed. The name is stored with jobs. */
export const reportDecided = event(
  'admin.reportDecided',
  z.object({
    reportId: z.string(),
    reporterId: z.nullable(z.string()),
    /** Whoever wrote what a rule held back. */
    authorId: z.optional(z.nullable(z.string())),
    kind: z.string(),
    upheld: z.boolean(),
    reason: z.nullable(z.string()),
  }),
);

import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** Staff decided on what a member had reported; `upheld` where they agreed. */
export const reportDecided = event(
  'admin.reportDecided',
  z.object({
    reportId: z.string(),
    reporterId: z.nullable(z.string()),
    kind: z.string(),
    upheld: z.boolean(),
    reason: z.nullable(z.string()),
  }),
);

import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { optionalText, requiredText } from '../core/fields.ts';

export const ReportKind = z.enum([
  'product',
  'review',
  /** The seller's reply to a review, by the review's id. */
  'reply',
  'seller',
  'reel',
  'comment',
  'requirement',
  'opportunity',
  'brand',
]);
export type ReportKind = z.infer<typeof ReportKind>;

/** What the report dialog offers. */
export const REPORT_REASONS = [
  'Wrong or misleading information',
  'Wrong price',
  'Copied pictures or brand',
  'Offensive words',
  'Spam or fraud',
  'Something else',
] as const;

export const reportedMissing = failure('reported_missing', 404, 'What you are reporting no longer exists.');
export const fileReport = endpoint({
  method: 'POST',
  path: '/reports',
  access: 'member',
  summary:
    'Reports a product, review, reply to a review, seller, reel, comment, requirement, opportunity or brand to staff; reporting it again changes the open report',
  creates: true,
  body: z.object({
    kind: ReportKind,
    id: z.uuid(),
    reason: requiredText('Please choose a reason', 200),
    message: z.optional(optionalText(2000)),
  }),
  reply: { message: z.string() },
  failures: [reportedMissing],
});

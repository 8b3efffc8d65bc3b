import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

export const FirstStepName = z.enum(['profile', 'product', 'gst', 'plan']);
export type FirstStepName = z.infer<typeof FirstStepName>;

/** What buyers look for in a profile. */
export const ProfilePart = z.enum(['photo', 'about', 'email', 'place']);

export const FirstStep = z.object({
  step: FirstStepName,
  /** `sent`: staff look at it, and nothing is left for the seller to do. */
  state: z.enum(['open', 'sent', 'done']),
  /** Why staff sent back what was there. */
  reason: z.nullable(z.string()),
});
export type FirstStep = z.infer<typeof FirstStep>;

export const FirstSteps = z.object({
  steps: z.array(FirstStep),
  /** Those that are sent or done. */
  done: z.int(),
  /** What the profile still lacks. */
  missing: z.array(ProfilePart),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const readFirstSteps = endpoint({
  method: 'GET',
  path: '/users/firstSteps',
  access: 'seller',
  summary: 'How far the caller is as a seller: profile, first product, GST certificate and plan',
  reply: { data: FirstSteps },
});

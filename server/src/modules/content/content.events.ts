import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

export const contactMessageReceived = event('content.contactMessageReceived', z.object({ messageId: z.uuid() }));
export const newsletterJoined = event('content.newsletterJoined', z.object({ subscriberId: z.uuid() }));

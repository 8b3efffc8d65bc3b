import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Endpoints about running the service rather than the trade. */
export const isLive = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'The process answers, and which version it is',
  reply: { version: z.string() },
});
export const isReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary: 'The process can serve: its database answers and it is not draining',
  reply: { mode: z.enum(['demo', 'production']), version: z.string() },
});

const OutboxMessage = z.object({
  _id: z.string(),
  channel: z.enum(['sms', 'mail']),
  to: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  html: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
  /** `url` opens the file, on this machine. */
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.int(), url: z.string() })),
  createdAt: z.string(),
});
export const readOutbox = endpoint({
  method: 'GET',
  path: '/dev/outbox',
  access: 'demo',
  summary: 'Text messages and mails that demo mode did not send, newest first',
  query: z.object({ to: z.optional(z.string().check(z.maxLength(200))) }),
  reply: { data: z.array(OutboxMessage) },
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Endpoints about running the service rather than the trade. */
export const isLive = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'The process answers',
  reply: {},
});
export const isReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary: 'The process can serve: its database answers and it is not draining',
  reply: { mode: z.enum(['demo', 'production']) },
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

const DeadLetter = z.object({
  _id: z.string(),
  task: z.string(),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
});
export const listDeadLetters = endpoint({
  method: 'GET',
  path: '/admin/dead-letters',
  access: 'admin',
  summary: 'Events and jobs that failed every try and wait for a person',
  reply: { data: z.array(DeadLetter), total: z.int() },
});
export const retryDeadLetter = endpoint({
  method: 'POST',
  path: '/admin/dead-letters/:id/retry',
  access: 'admin',
  summary: 'Puts a dead letter back in the queue',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  reply: { message: z.string() },
});

import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { BadLeadReason } from '../leads/leads.ts';
import { requirementOver } from './quotes.ts';
import { notYourRequirement, requirementNotFound } from './requirements.ts';

export const noNumber = failure('no_number', 403, 'You do not have this buyer’s number.');
export const alreadySaid = failure('already_said', 409, 'You have reported this already.');
export const noQuoteOf = failure('no_quote_of', 404, 'This seller has not sent you a quote.');

const ById = z.object({ id: z.uuid() });

export const giveNumberBack = endpoint({
  method: 'POST',
  path: '/requirement/:id/bad-lead',
  access: 'seller',
  summary: "Says that the buyer's number was of no use: the caller's place is free again, once",
  params: ById,
  body: z.object({ reason: BadLeadReason }),
  reply: { message: z.string() },
  failures: [requirementNotFound, noNumber, alreadySaid],
});

export const letSellerCall = endpoint({
  method: 'POST',
  path: '/requirement/:id/let-call',
  access: 'member',
  summary: 'The buyer gives its number to a seller who quoted or was matched, beside the five who asked',
  params: ById,
  body: z.object({ userId: z.uuid() }),
  reply: { message: z.string() },
  failures: [requirementNotFound, notYourRequirement, requirementOver, noQuoteOf],
});

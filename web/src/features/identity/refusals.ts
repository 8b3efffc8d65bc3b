import type { Failure } from '@plyhaat/contract/core/endpoint';
import {
  accountBlocked,
  invalidPhone,
  otpInvalid,
  tooManyLoginAttempts,
  tooManyOtpRequests,
} from '@plyhaat/contract/identity/identity';
import { CallError } from '#api/call.ts';
import { inPageLanguage } from '#languages/contract-sentences.ts';

const SEND_REFUSALS = [tooManyOtpRequests, invalidPhone];
const LOGIN_REFUSALS = [otpInvalid, accountBlocked, tooManyLoginAttempts];

function messageFor(refusals: readonly Failure[], error: Error): string | undefined {
  const refusal = error instanceof CallError && refusals.find(({ status }) => status === error.status);
  return refusal ? inPageLanguage(refusal.message) : undefined;
}

const neverAnswered = (error: Error) => error instanceof CallError && error.status === 0;

/** Sending a code has its own words for 429 and 400 (IDEN-3, IDEN-4). */
export const sendRefusal = (error: Error): string => messageFor(SEND_REFUSALS, error) ?? error.message;

/** By status, whatever the answer says (IDEN-4). */
export const loginRefusal = (error: Error, otherwise: string): string =>
  messageFor(LOGIN_REFUSALS, error) ?? (neverAnswered(error) ? error.message : otherwise);

/** The server looked at the code and does not take it, now or ever. */
export const isRefusedCode = (error: Error): boolean =>
  error instanceof CallError && LOGIN_REFUSALS.some(({ status }) => status === error.status);

export const isBlocked = (error: Error | null): error is CallError =>
  error instanceof CallError && error.is(accountBlocked);
/** Why staff blocked the account, where they said so for the member to read (ADMIN-9). */
export const reasonIn = ({ reply }: CallError): string | null =>
  typeof reply.reason === 'string' ? reply.reason : null;

import type { Failure } from '@plyhaat/contract/core/endpoint';
import { otpExpired, otpInvalid, tooManyLoginAttempts } from '@plyhaat/contract/identity/identity';
import { codeExpired, codeRequired, codeWrong, tooManyCodes } from '@plyhaat/contract/sellers/profile';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { checkCode } from './codes.service.ts';
import { useUpCode } from './codes.sql.ts';
import { countersOf } from './sign-in.counters.ts';
import { SIGN_IN_LIMITS } from './sign-in.limits.ts';
import { visitorOf } from './visitor.ts';

/** Replaces failures with status 401, which clients would take for being signed out (IDEN-5). */
const IN_OTHER_WORDS = new Map<Failure, Failure>([
  [otpInvalid, codeWrong],
  [otpExpired, codeExpired],
  [tooManyLoginAttempts, tooManyCodes],
]);

const refusal = (failure: Failure, retryAfter?: number) =>
  new AppError(failure, { fields: { otp: failure.message }, ...(retryAfter && { retryAfter }) });

/** Checks that the caller owns a number by the code sent to it; `spendCode` then uses the code up. */
export async function proveNumber(
  deps: Pick<Deps, 'db' | 'settings'>,
  exchange: Exchange,
  phone: string,
  otp: string | undefined,
): Promise<string> {
  if (!otp) throw refusal(codeRequired);
  const visitor = visitorOf(exchange, deps.settings, phone);
  try {
    return await checkCode(deps, phone, otp, visitor, countersOf(SIGN_IN_LIMITS, deps.settings, phone, visitor));
  } catch (error) {
    const other = error instanceof AppError ? IN_OTHER_WORDS.get(error.failure) : undefined;
    throw other && error instanceof AppError ? refusal(other, error.retryAfter) : error;
  }
}

/** Call it in the transaction that the code authorises, so that a code works only once. */
export async function spendCode(db: Db, codeId: string): Promise<void> {
  if (!(await useUpCode(db, codeId))) throw refusal(codeWrong);
}

import { type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { timingSafeEqual } from 'node:crypto';
import type { Failure } from '@plyhaat/contract/core/endpoint';
import { otpExpired, otpInvalid, tooManyLoginAttempts, tooManyOtpRequests } from '@plyhaat/contract/identity/identity';
import * as z from 'zod/mini';
import { noteAll, selectWait } from '#platform/db/counters.sql.ts';
import { newId } from '#platform/db/id.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { digestOf, drawCode, peppersOf, seal, unseal } from './codes.secret.ts';
import { countTry, findCode, findRecipient, insertCode } from './codes.sql.ts';
import { codeText } from './letters.ts';
import { findByPhone } from './members.sql.ts';
import type { SignInCounters } from './sign-in.counters.ts';
import type { Visitor } from './visitor.ts';

export const SEND_CODE_TASK = 'identity.sendCode';
export const CodeMessage = z.object({ codeId: z.string(), sealed: z.string(), language: z.optional(z.string()) });
type CodeMessage = z.infer<typeof CodeMessage>;

function refuseIf(wait: number, failure: Failure): void {
  if (wait > 0) throw new AppError(failure, { retryAfter: wait });
}

/**
 * Makes a code and queues its message. Members are not looked at and nothing is sent within the request, so that
 * known, unknown and blocked numbers cannot be told apart by the answer or by its time (IDEN-1).
 */
export async function issueCode(
  { db, settings: { otpPepper } }: Pick<Deps, 'db' | 'settings'>,
  phone: string,
  visitor: Visitor,
  counters: SignInCounters,
  language: Language,
): Promise<{ codeId: string; code: string }> {
  refuseIf(await selectWait(db, counters.sends), tooManyOtpRequests);
  const [codeId, code] = [newId(), drawCode()];
  await db.transaction(async (db) => {
    await takeOrRefuse(inDatabase(db), counters.sends, tooManyOtpRequests);
    await insertCode(db, visitor, { id: codeId, phone, digest: digestOf(otpPepper, phone, codeId, code) });
    const message: CodeMessage = { codeId, sealed: seal(otpPepper, codeId, code), language };
    await ask(db, SEND_CODE_TASK, message);
  });
  return { codeId, code };
}

/** Skips a message that waited too long, as its code has expired. A member reads it in the language of its settings. */
export async function sendCodeMessage(
  { db, sms, settings, languages }: Deps,
  { codeId, sealed, language: asked }: CodeMessage,
): Promise<void> {
  const phone = await findRecipient(db, codeId);
  if (!phone) return;
  const code = unseal(settings, codeId, sealed);
  const wanted = (await findByPhone(db, phone))?.language ?? asked;
  const language = languages.isOffered(wanted) ? wanted : SOURCE_LANGUAGE;
  await sms.send(phone, { code, language, text: codeText(languages.wording(language), code, settings.publicUrl) });
}

/**
 * Finds out whether a code is right, and which row to use up for it. A try counts against its address and network, and
 * against the number only where it meets a live code: who never asked for one cannot be locked out. Whoever holds that
 * code's cookie waits neither for strangers' tries of the number nor for the wrong codes of the whole site; the code's
 * own five tries still bind it (IDEN-6).
 */
export async function checkCode(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  phone: string,
  otp: string,
  visitor: Visitor,
  counters: SignInCounters,
): Promise<string> {
  const { brakes, wrongInARow } = counters;
  refuseIf(await selectWait(db, brakes), tooManyLoginAttempts);
  const found = await findCode(db, phone, visitor);
  const isLive = found && !found.isUsed && found.secondsLeft > 0;
  const [tries, wrongOfAll] = !isLive || found.isOwn ? [[], []] : [counters.tries, counters.wrongOfAll];
  // A cheap check first, before counting, for callers over the limit.
  if (isLive) refuseIf(await selectWait(db, [...tries, wrongInARow, ...wrongOfAll]), tooManyLoginAttempts);
  const counted = [...brakes, ...tries];
  if (counted.length > 0) await takeOrRefuse(inDatabase(db), counted, tooManyLoginAttempts);
  if (!found || found.isUsed) throw new AppError(otpInvalid);
  if (!isLive) throw new AppError(otpExpired);
  const digest = await countTry(db, found.id);
  if (!digest) throw new AppError(tooManyLoginAttempts, { retryAfter: found.secondsLeft });
  const isRight = (pepper: string) => timingSafeEqual(digest, digestOf(pepper, phone, found.id, otp));
  if (peppersOf(settings).some(isRight)) return found.id;

  await noteAll(db, [wrongInARow, ...wrongOfAll]);
  throw new AppError(otpInvalid);
}

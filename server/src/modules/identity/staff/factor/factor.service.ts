import { factorRequired, signInRequired } from '@plyhaat/contract/core/errors';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { MINUTE_SECONDS } from '@plyhaat/contract/core/time-units';
import {
  type FactorSetup,
  type FactorState,
  factorNeeded,
  factorNotBegun,
  factorOff,
  factorWrong,
  tooManyFactorTries,
} from '@plyhaat/contract/identity/staff/factor';
import { audit } from '#platform/audit.ts';
import { forgetCounter } from '#platform/db/counters.sql.ts';
import { paced } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { modulesOf, pathOf } from '#platform/qr.ts';
import { endOtherSessions } from '../../sessions.service.ts';
import { isFactorRequired } from './factor.rule.ts';
import { drawRecoveryCodes, recoveryDigest, recoveryDigests, sealSecret, unsealSecret } from './factor.secret.ts';
import {
  countRecoveryCodes,
  findFactor,
  markVerified,
  removeFactor,
  replaceRecoveryCodes,
  turnOn,
  upsertPending,
  useRecoveryCode,
  useStep,
} from './factor.sql.ts';
import { addressOf, newSecret, stepOf } from './factor.totp.ts';

type Needs = Pick<Deps, 'db' | 'settings'>;

/** A try counts before it is compared; a right one clears the count. */
const triesOf = (memberId: string) =>
  paced(`factor of ${memberId}`, [
    { most: 5, seconds: 5 * MINUTE_SECONDS },
    { most: 20, seconds: 24 * 60 * MINUTE_SECONDS },
  ]);
const takeTry = (db: Db, memberId: string) => takeOrRefuse(inDatabase(db), [triesOf(memberId)], tooManyFactorTries);

async function factorOf(db: Db, who: Member) {
  const found = await findFactor(db, who);
  if (!found) throw new AppError(signInRequired);
  return found;
}

const note = (db: Db, who: Member, action: string, before: object, after: object) =>
  audit(db, {
    actorId: who.id,
    action,
    subjectKind: 'member',
    subjectId: who.id,
    before: { ...before },
    after: { ...after },
  });

export async function readState({ db, settings }: Needs, who: Member): Promise<FactorState> {
  const { phone, role, secret, isVerified } = await factorOf(db, who);
  return {
    isOn: secret !== null,
    isVerified,
    isRequired: isFactorRequired(settings, { phone, role, hasFactor: secret !== null }),
    recoveryCodesLeft: await countRecoveryCodes(db, who.id),
  };
}

/** Draws a secret. Whoever has a factor enters it first: a stolen session must not replace it. */
export async function beginSetup({ db, settings }: Needs, who: Member): Promise<FactorSetup> {
  const { phone, secret: inUse, isVerified } = await factorOf(db, who);
  if (inUse && !isVerified) throw new AppError(factorRequired);
  const secret = newSecret();
  await db.transaction(async (db) => {
    await upsertPending(db, who.id, sealSecret(settings, who.id, secret));
    await note(db, who, 'begin_factor', {}, { isOn: inUse !== null, setup: 'begun' });
  });
  const address = addressOf(secret, maskPhone(phone));
  const rows = modulesOf(address, 'M');
  return { secret, address, qr: { size: rows.length, path: pathOf(rows) } };
}

/** Turns the drawn secret on with its first code, and ends sessions elsewhere. Returns recovery codes, once. */
export async function confirmSetup({ db, settings }: Needs, who: Member, code: string): Promise<string[]> {
  await takeTry(db, who.id);
  const { pending, secret: inUse } = await factorOf(db, who);
  if (!pending) throw new AppError(factorNotBegun);
  const step = stepOf(unsealSecret(settings, who.id, pending), code.replace(/\s/g, ''));
  if (step === null) throw new AppError(factorWrong);
  return db.transaction(async (db) => {
    if (!(await turnOn(db, who.id, pending, step))) throw new AppError(factorNotBegun);
    const codes = await drawCodes({ db, settings }, who);
    await finish(db, who);
    await endOtherSessions(db, who);
    await note(db, who, 'turn_on_factor', { isOn: inUse !== null }, { isOn: true, recoveryCodes: codes.length });
    return codes;
  });
}

/** New recovery codes in place of those before. */
async function drawCodes({ db, settings }: Needs, who: Member): Promise<string[]> {
  const codes = drawRecoveryCodes();
  const digests = codes.map((one) => recoveryDigest(settings, who.id, one));
  await replaceRecoveryCodes(db, who.id, digests);
  return codes;
}

async function finish(db: Db, who: Member): Promise<void> {
  if (!(await markVerified(db, who))) throw new AppError(signInRequired);
  await forgetCounter(db, triesOf(who.id));
}

const CODE_OF_APP = /^\d{6}$/;

type Proven = { readonly db: Db; readonly by: 'app' | 'recovery code' };

/** Uses a code up, and does in the same transaction what it was given for. */
async function withCode<T>({ db, settings }: Needs, who: Member, given: string, then: (proven: Proven) => Promise<T>) {
  await takeTry(db, who.id);
  const { secret } = await factorOf(db, who);
  if (!secret) throw new AppError(factorOff);
  const code = given.replace(/\s/g, '');
  const isOfApp = CODE_OF_APP.test(code);
  const step = isOfApp ? stepOf(unsealSecret(settings, who.id, secret), code) : null;
  return db.transaction(async (db) => {
    const isRight = isOfApp
      ? step !== null && (await useStep(db, who.id, secret, step))
      : await useRecoveryCode(db, who.id, recoveryDigests(settings, who.id, code));
    if (!isRight) throw new AppError(factorWrong);
    await finish(db, who);
    return then({ db, by: isOfApp ? 'app' : 'recovery code' });
  });
}

/** Enters a code for this session. Returns how many recovery codes are left. */
export const enterFactor = (needs: Needs, who: Member, given: string): Promise<number> =>
  withCode(needs, who, given, async ({ db, by }) => {
    const left = await countRecoveryCodes(db, who.id);
    await note(db, who, 'enter_factor', {}, { by, recoveryCodesLeft: left });
    return left;
  });

/** Returns new recovery codes, once; those before are worth nothing. */
export const renewCodes = ({ settings, ...needs }: Needs, who: Member, given: string): Promise<string[]> =>
  withCode({ settings, ...needs }, who, given, async ({ db, by }) => {
    const before = await countRecoveryCodes(db, who.id);
    const codes = await drawCodes({ db, settings }, who);
    await note(db, who, 'renew_recovery_codes', { recoveryCodes: before }, { recoveryCodes: codes.length, by });
    return codes;
  });

/** Removes it where staff may be without, and ends sessions elsewhere: they need not have entered it (decision 079). */
export async function turnOff(needs: Needs, who: Member, given: string): Promise<void> {
  if (!needs.settings.demo) throw new AppError(factorNeeded);
  await withCode(needs, who, given, async ({ db, by }) => {
    await removeFactor(db, who.id);
    await endOtherSessions(db, who);
    await note(db, who, 'turn_off_factor', { isOn: true }, { isOn: false, by });
  });
}

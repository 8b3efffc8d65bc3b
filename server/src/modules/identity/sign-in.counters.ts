import type { Failure } from '@plyhaat/contract/endpoint';
import type { Db } from '#platform/db.ts';
import { AppError } from '#platform/failure.ts';
import { type Counter, inARow, paced, selectWait, take, tallied } from './counters.sql.ts';
import { isSample, type SignInLimits } from './sign-in.limits.ts';
import type { Visitor } from './visitor.ts';

/** Everything that is counted when this visitor sends a code to a number or enters one. */
export type SignInCounters = {
  readonly sends: readonly Counter[];
  readonly tries: readonly Counter[];
  readonly wrongInARow: Counter;
  readonly wrongOfAll: readonly Counter[];
};

/** Always in the same order, addresses before numbers before the house: two requests never wait for each other. */
export function countersOf(
  limits: SignInLimits,
  settings: { readonly demo: boolean },
  phone: string,
  { device, address }: Pick<Visitor, 'device' | 'address'>,
): SignInCounters {
  const sample = isSample(settings, phone);
  const { sendsPerPhone, sendsPerAddress, triesPerPhone, triesPerAddress } = sample ? limits.samples : limits.everyone;
  const number = device ? `${phone} ${device}` : phone;
  const place = sample ? `samples ${address}` : address;
  return {
    sends: [
      ...(device ? [] : [paced(`send from ${place}`, sendsPerAddress)]),
      paced(`send to ${number}`, sendsPerPhone),
      tallied(device ? 'texts to known devices' : 'texts to strangers', limits.textsOfAll),
    ],
    tries: [
      ...(device ? [] : [paced(`try from ${place}`, triesPerAddress)]),
      paced(`try for ${number}`, triesPerPhone),
    ],
    wrongInARow: inARow(`wrong for ${number}`, limits.wrongInARow.most, limits.wrongInARow.firstPauseSeconds),
    wrongOfAll: device ? [] : [tallied('wrong codes of strangers', limits.wrongCodesOfAll)],
  };
}

/** Goes on only when there is nothing to wait for. A mere look, cheap for whoever comes too often. */
export async function refuseIfWaiting(db: Db, counters: readonly Counter[], failure: Failure): Promise<void> {
  const wait = await selectWait(db, counters);
  if (wait > 0) throw new AppError(failure, { retryAfter: wait });
}

/** Counts one more everywhere or, inside the caller's transaction, nowhere. */
export async function takeAll(db: Db, counters: readonly Counter[], failure: Failure): Promise<void> {
  for (const counter of counters)
    if (!(await take(db, counter)))
      throw new AppError(failure, { retryAfter: Math.max(1, await selectWait(db, [counter])) });
}

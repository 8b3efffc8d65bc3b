import { type Counter, inARow, paced, tallied } from '#platform/db/counters.ts';
import { isSample, type SignInLimits } from './sign-in.limits.ts';
import type { Visitor } from './visitor.ts';

/** Everything that is counted when this visitor sends a code to a number or enters one. */
export type SignInCounters = {
  readonly sends: readonly Counter[];
  readonly tries: readonly Counter[];
  readonly wrongInARow: Counter;
  readonly wrongOfAll: readonly Counter[];
};

/** A known device is counted by itself; strangers by number, by address and all together. */
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

import { type Counter, inARow, paced, tallied } from '#platform/db/counters.ts';
import { isSample, type SignInLimits } from './sign-in.limits.ts';
import type { Visitor } from './visitor.ts';

/** Everything that is counted when this visitor sends a code to a number or enters one. */
export type SignInCounters = {
  readonly sends: readonly Counter[];
  /** Every try, before anything is looked up: by address and by network. */
  readonly brakes: readonly Counter[];
  /** Tries of a live code. */
  readonly tries: readonly Counter[];
  readonly wrongInARow: Counter;
  readonly wrongOfAll: readonly Counter[];
};

/** A known device is counted by itself; strangers by number, by address and all together. */
export function countersOf(
  limits: SignInLimits,
  settings: { readonly demo: boolean },
  phone: string,
  { device, address, network }: Pick<Visitor, 'device' | 'address' | 'network'>,
): SignInCounters {
  const sample = isSample(settings, phone);
  const paces = sample ? limits.samples : limits.everyone;
  const number = device ? `${phone} ${device}` : phone;
  const at = (place: string) => (sample ? `samples ${place}` : place);
  return {
    sends: [
      ...(device
        ? []
        : [
            paced(`send from ${at(address)}`, paces.sendsPerAddress),
            tallied(`send from ${at(network)}`, paces.sendsPerNetwork),
          ]),
      paced(`send to ${number}`, paces.sendsPerPhone),
      tallied(device ? 'texts to known devices' : 'texts to strangers', limits.textsOfAll),
    ],
    brakes: device
      ? []
      : [
          paced(`try from ${at(address)}`, paces.triesPerAddress),
          tallied(`try from ${at(network)}`, paces.triesPerNetwork),
        ],
    tries: [paced(`try for ${number}`, paces.triesPerPhone)],
    wrongInARow: inARow(`wrong for ${number}`, limits.wrongInARow.most, limits.wrongInARow.firstPauseSeconds),
    wrongOfAll: device ? [] : [tallied('wrong codes of strangers', limits.wrongCodesOfAll)],
  };
}

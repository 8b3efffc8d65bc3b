import { SAMPLE_SIGN_INS } from '@plyhaat/contract/core/demo';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@plyhaat/contract/core/time-units';
import type { Pace } from '#platform/db/counters.ts';

type Limits = {
  readonly sendsPerPhone: readonly Pace[];
  readonly sendsPerAddress: readonly Pace[];
  readonly sendsPerNetwork: Pace;
  readonly triesPerPhone: readonly Pace[];
  readonly triesPerAddress: readonly Pace[];
  readonly triesPerNetwork: Pace;
};

export const CODE_LIFE_SECONDS = 5 * MINUTE_SECONDS;
export const TRIES_PER_CODE = 5;

/** Nobody needs to register to sign in, so this one is not shortened. */
export const REGISTRATIONS_PER_ADDRESS: Pace = { most: 'registrationsAnHour', seconds: HOUR_SECONDS };
/** Registration forms, however they are filled in: room for an office full of slips. */
export const FORMS_PER_ADDRESS: Pace = { most: 60, seconds: HOUR_SECONDS };

export const SIGN_IN_LIMITS = {
  everyone: {
    sendsPerPhone: [
      { most: 1, seconds: 30 },
      { most: 5, seconds: 15 * MINUTE_SECONDS },
      { most: 10, seconds: DAY_SECONDS },
    ],
    sendsPerAddress: [{ most: 'codesAnHour', seconds: HOUR_SECONDS }],
    /** An IPv6 site has 65,536 networks: one site must not use up everybody's text messages. */
    sendsPerNetwork: { most: 200, seconds: HOUR_SECONDS },
    triesPerPhone: [{ most: 10, seconds: 15 * MINUTE_SECONDS }],
    triesPerAddress: [{ most: 20, seconds: 10 * MINUTE_SECONDS }],
    triesPerNetwork: { most: 200, seconds: 10 * MINUTE_SECONDS },
  },
  /** The sample numbers of demo mode, which many try from one machine. */
  samples: {
    sendsPerPhone: [{ most: 60, seconds: MINUTE_SECONDS }],
    sendsPerAddress: [{ most: 1000, seconds: HOUR_SECONDS }],
    sendsPerNetwork: { most: 6000, seconds: HOUR_SECONDS },
    triesPerPhone: [{ most: 300, seconds: 15 * MINUTE_SECONDS }],
    triesPerAddress: [{ most: 600, seconds: 10 * MINUTE_SECONDS }],
    triesPerNetwork: { most: 6000, seconds: 10 * MINUTE_SECONDS },
  },
  /** Caps the daily cost of text messages against toll fraud. Known devices have a separate budget of this size. */
  textsOfAll: { most: 20_000, seconds: DAY_SECONDS },
  /** Catches few guesses at each of many numbers: counts all tries without a cookie together. */
  wrongCodesOfAll: { most: 1000, seconds: 15 * MINUTE_SECONDS },
  /** After so many wrong codes in a row a pause follows each, twice as long every time up to the longest wait. */
  wrongInARow: { most: 100, firstPauseSeconds: 30 },
} satisfies { everyone: Limits; samples: Limits } & Record<string, unknown>;

export type SignInLimits = {
  readonly everyone: Limits;
  readonly samples: Limits;
  readonly textsOfAll: Pace;
  readonly wrongCodesOfAll: Pace;
  readonly wrongInARow: { readonly most: number; readonly firstPauseSeconds: number };
};

const SAMPLES: ReadonlySet<string> = new Set(SAMPLE_SIGN_INS.map(({ phone }) => phone));

/** In production these are numbers like any other. */
export const isSample = (settings: { readonly demo: boolean }, phone: string): boolean =>
  settings.demo && SAMPLES.has(phone);

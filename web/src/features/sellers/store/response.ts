import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { HOUR_MINUTES } from '@plyhaat/contract/core/time-units';

/** A span (SELL-14): '2-4 hours'. */
const SPANS = [
  [HOUR_MINUTES, msg`Under 1 hour`],
  [2 * HOUR_MINUTES, msg`1-2 hours`],
  [4 * HOUR_MINUTES, msg`2-4 hours`],
  [8 * HOUR_MINUTES, msg`4-8 hours`],
  [24 * HOUR_MINUTES, msg`8-24 hours`],
  [48 * HOUR_MINUTES, msg`1-2 days`],
] as const;

export const responseTime = (minutes: number): MessageDescriptor =>
  SPANS.find(([below]) => minutes < below)?.[1] ?? msg`Over 2 days`;

import { msg } from '@lingui/core/macro';

/** What a seller answers often. */
export const QUICK_REPLIES = [
  msg`In stock, can send today.`,
  msg`The rate list is attached.`,
  msg`Calling you in 10 minutes.`,
  msg`Not in stock now.`,
];

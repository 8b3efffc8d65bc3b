import { randomInt } from 'node:crypto';

/** Without I, L, O and U: read aloud and typed from paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM = 15;

const idWith = (prefix: string) =>
  prefix + Array.from({ length: RANDOM }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** 17 characters of [A-Z0-9]: the longest that every provider takes. */
export const newOrderId = (): string => idWith('PM');
/** Of a second attempt to pay an order, and of those after it. */
export const newAttemptId = (): string => idWith('PA');
export const newRefundId = (): string => idWith('RF');

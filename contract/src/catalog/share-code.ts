import * as z from 'zod/mini';

/** Ten letters and digits without those that look alike: short to type, and too many to guess. */
export const SHARE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const SHARE_CODE_LENGTH = 10;
export const ShareCode = z.string().check(z.regex(new RegExp(`^[${SHARE_ALPHABET}]{${SHARE_CODE_LENGTH}}$`)));

/** The short address of a shared list. */
export const sharePath = (code: string): string => `/l/${code}`;

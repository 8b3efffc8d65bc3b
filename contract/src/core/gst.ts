const PATTERN = /^(0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const normalizeGst = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** The 15-character pattern, a hard rule. The check digit is a warning: many numbers in use were typed with a slip. */
export const isGstNumber = (text: string): boolean => PATTERN.test(normalizeGst(text));

/** The fifteenth character, computed from the fourteen before it. */
export function gstCheckDigit(first14: string): string {
  let sum = 0;
  for (let i = 0; i < 14; i++) {
    const product = ALPHABET.indexOf(first14.charAt(i)) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

export function hasGstCheckDigit(text: string): boolean {
  const number = normalizeGst(text);
  return isGstNumber(number) && gstCheckDigit(number.slice(0, 14)) === number.charAt(14);
}

/** The two digits that say in which state a member is registered. */
export const gstStateCode = (text: string): string => normalizeGst(text).slice(0, 2);

/** What is saved all the same but should be looked at: a slip, or another state than the member's. */
export type GstDoubt = 'slip' | 'elsewhere';
export function gstDoubtsOf(text: string, stateCode: string | null | undefined): GstDoubt[] {
  if (!isGstNumber(text)) return [];
  const isElsewhere = Boolean(stateCode) && gstStateCode(text) !== stateCode;
  return [...(hasGstCheckDigit(text) ? [] : (['slip'] as const)), ...(isElsewhere ? (['elsewhere'] as const) : [])];
}

const DOUBTS: Readonly<Record<GstDoubt, string>> = {
  slip: 'This GST number does not look right. Please check it.',
  elsewhere: 'This GST number belongs to a different state. Please check the state.',
};
/** The same in words. */
export const gstDoubts = (text: string, stateCode: string | null | undefined): string[] =>
  gstDoubtsOf(text, stateCode).map((doubt) => DOUBTS[doubt]);

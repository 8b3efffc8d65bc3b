import * as z from 'zod/mini';

const digitsOf = (text: string) => text.replace(/\D/g, '');
const pair = (tenDigits: string) => `${tenDigits.slice(0, 5)} ${tenDigits.slice(5)}`;

/** How a number is shown (ALL-3); whatever it does not know stays as it is. */
export function formatPhone(phone: string): string {
  const digits = digitsOf(phone);
  if (digits.length === 10) return pair(digits);
  if (digits.length === 11 && digits.startsWith('0')) return pair(digits.slice(1));
  if (digits.length === 12 && digits.startsWith('91')) return `+91 ${pair(digits.slice(2))}`;
  if (digits.length === 13 && digits.startsWith('919')) return `+91 ${pair(digits.slice(2, 12))}`;
  return phone;
}

/** Any way an Indian mobile number is written → its ten digits, or null where it is not one. */
export function normalizePhone(text: string): string | null {
  const digits = digitsOf(text);
  const ten =
    digits.length === 12 && digits.startsWith('91')
      ? digits.slice(2)
      : digits.length === 11 && digits.startsWith('0')
        ? digits.slice(1)
        : digits;
  return /^[6-9]\d{9}$/.test(ten) ? ten : null;
}

/** The ten digits of a mobile number that may have its country code; eleven digits are a slip, also after a 0 (SELL-1). */
export function tenDigits(text: string): string | null {
  const digits = digitsOf(text);
  return digits.length === 11 ? null : normalizePhone(digits);
}

/** What a visitor sees who may not call: `98XXXXXX10`. */
export const maskPhone = (phone: string): string => {
  const digits = digitsOf(phone);
  return digits.length < 5 ? 'XXXXXX' : `${digits.slice(0, 2)}XXXXXX${digits.slice(-2)}`;
};

/** What the sign-in field shows while typing: digits in groups 3-3-4, twelve characters at most (ALL-3). */
export function dashPhone(text: string): string {
  const digits = digitsOf(text).slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

export const telLink = (mobile: string): string => `tel:+91${mobile}`;
export const whatsappLink = (mobile: string, text: string): string =>
  `https://wa.me/91${mobile}?text=${encodeURIComponent(text)}`;

/** An Indian mobile number in any writing, read as its ten digits. */
export const Mobile = z.pipe(
  z
    .string()
    .check(z.refine((text) => normalizePhone(text) !== null, 'Invalid phone number. Please check and try again.')),
  z.transform((text) => normalizePhone(text) ?? ''),
);

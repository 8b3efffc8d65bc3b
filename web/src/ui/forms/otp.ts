export const OTP_LENGTH = 6;

/** A code as typed so far: digits at their places, a space where a box is empty, nothing after the last digit. */
export const digitAt = (code: string, at: number): string => (code[at] ?? '').trim();

export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** One digit was typed over a whole code, which was tried already: a mixture of two codes that nobody means to send. */
export const isTypedOver = (before: string, after: string): boolean =>
  isWholeCode(before) && [...after].filter((digit, at) => digit !== before[at]).length === 1;

function join(boxes: readonly string[]): string {
  return boxes
    .map((box) => box || ' ')
    .join('')
    .trimEnd();
}

const boxesOf = (code: string) => Array.from({ length: OTP_LENGTH }, (_, at) => digitAt(code, at));

export const withoutDigit = (code: string, at: number): string => join(boxesOf(code).with(at, ''));

/**
 * What a box holds after typing, pasting or the phone's own filling → the code, and the box to go to. A whole code
 * fills all boxes wherever it lands; one digit typed beside the one already there takes its place.
 */
export function enterDigits(code: string, at: number, text: string): { code: string; next: number } {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return { code, next: at };
  const present = digitAt(code, at);
  const typed = digits.length === 2 && present !== '' ? digits.replace(present, '') : digits;
  const start = typed.length >= OTP_LENGTH ? 0 : at;
  const boxes = boxesOf(code);
  for (const [offset, digit] of [...typed].entries()) {
    if (start + offset < OTP_LENGTH) boxes[start + offset] = digit;
  }
  return { code: join(boxes), next: Math.min(start + typed.length, OTP_LENGTH - 1) };
}

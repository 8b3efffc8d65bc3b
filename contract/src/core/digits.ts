/** The zeros of the scripts in use here; their other digits follow. */
const ZEROS = [...'०০੦૦୦௦౦೦൦'].map((zero) => zero.codePointAt(0) ?? 0);

const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** The digits of every script as the ones that numbers are made of. */
export const withLatinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit);

import { MONTHS } from '@plyhaat/contract/core/dates';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GROUPS: readonly (readonly [value: number, name: string])[] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

function belowHundred(n: number): string {
  if (n < 20) return SMALL[n] ?? '';
  const rest = n % 10;
  return `${TENS[Math.floor(n / 10)]}${rest > 0 ? `-${SMALL[rest]}` : ''}`;
}

function inWords(n: number): string {
  const parts: string[] = [];
  let rest = n;
  for (const [value, name] of GROUPS) {
    if (rest < value) continue;
    parts.push(`${inWords(Math.floor(rest / value))} ${name}`);
    rest %= value;
  }
  if (rest === 0 && parts.length > 0) return parts.join(' ');
  return [...parts, ...(parts.length > 0 ? ['and'] : []), belowHundred(rest)].join(' ');
}

/** `Rupees five thousand four hundred and eighty-one only`, in lakh and crore. */
export function rupeesInWords(paise: number): string {
  const rest = paise % 100;
  return `Rupees ${inWords(Math.floor(paise / 100))}${rest > 0 ? ` and ${belowHundred(rest)} paise` : ''} only`;
}

/** `2026-11-15` as `15 Nov 2026`. */
export function dayInWords(day: string): string {
  const [year, month = '1', date = '1'] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

import type { TypedWord } from './typed-text.ts';

const PIN = /^[1-9]\d{5}$/;
const FIRST_HALF = /^[1-9]\d{2}$/;
const SECOND_HALF = /^\d{3}$/;
/** What people write before one. */
const BEFORE = new Set(['pin', 'pincode', 'pinkod', 'code', 'kod', 'zip', 'no']);

export const areaOf = (pin: string): string => pin.slice(0, 3);

/** A number of six digits, also '411 001' after the word 'PIN'. */
function pinAt(typed: readonly TypedWord[], at: number): { pin: string; length: number } | undefined {
  const [one = '', two = ''] = [typed[at]?.word, typed[at + 1]?.word];
  if (PIN.test(one)) return { pin: one, length: 1 };
  const announced = BEFORE.has(typed[at - 1]?.word ?? '');
  return announced && FIRST_HALF.test(one) && SECOND_HALF.test(two) ? { pin: one + two, length: 2 } : undefined;
}

/** Parts the first PIN from the other words. A number that products have is one of theirs. */
export function takePin(
  typed: readonly TypedWord[],
  isWord: (word: string) => boolean,
): { pin?: string; rest: readonly TypedWord[] } {
  for (let at = 0; at < typed.length; at++) {
    const found = pinAt(typed, at);
    if (!found || isWord(found.pin)) continue;
    let start = at;
    while (start > 0 && BEFORE.has(typed[start - 1]?.word ?? '')) start--;
    return { pin: found.pin, rest: [...typed.slice(0, start), ...typed.slice(at + found.length)] };
  }
  return { rest: typed };
}

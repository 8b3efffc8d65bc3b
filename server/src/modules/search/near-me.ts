import { parseTypedText, type TypedWord } from './typed-text.ts';

/** 'Near me' in English, Hindi and Marathi, in Latin letters and as Devanagari is turned into them; without spaces. */
const NEAR_ME = new Set(
  (
    'nearme nearbyme nearby aroundme closetome merepas merepaas merepass merenazdik merenazdeek merenajdik merenajadik ' +
    'mereaaspaas mereaspas mereasapas aaspaas aspas asapas majhyajaval majhyajawal mazyajaval mazyajawal ' +
    'mazhyajaval mazhyajawal majhyaajubaju'
  ).split(' '),
);
const LONGEST = 3;

/** Parts 'near me' from the other words. */
export function takeNearMe(typed: readonly TypedWord[]): { nearMe: boolean; rest: readonly TypedWord[] } {
  for (let at = 0; at < typed.length; at++)
    for (let length = Math.min(LONGEST, typed.length - at); length > 0; length--) {
      const phrase = typed.slice(at, at + length).map(({ word }) => word);
      if (NEAR_ME.has(phrase.join('')))
        return { nearMe: true, rest: [...typed.slice(0, at), ...typed.slice(at + length)] };
    }
  return { nearMe: false, rest: typed };
}

/** Whether a text asks for what is near and says nothing of what. */
export function asksOnlyNearMe(text: string): boolean {
  const { words, ceiling } = parseTypedText(text);
  const { nearMe, rest } = takeNearMe(words);
  return nearMe && rest.length === 0 && !ceiling;
}

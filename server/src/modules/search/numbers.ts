/** Numbers as Hindi, Marathi and English say them, folded as below. */
const SPOKEN: Readonly<Record<number, string>> = {
  1: 'ek one',
  2: 'do don two',
  3: 'tin three',
  4: 'char four',
  5: 'panch pach five',
  6: 'che chhe chah saha six',
  7: 'sat seven',
  8: 'ath eight',
  9: 'nau nine nou',
  10: 'das daha ten',
  12: 'barah bara twelve',
  15: 'pandrah pandra fifteen pandhra',
  16: 'solah sola sixteen',
  18: 'atharah athara athrah athra eighteen',
  19: 'unis ekonis nineteen',
  20: 'bis vis twenty',
  21: 'ikis ekvis',
  25: 'pachis panchvis',
};
const NUMBERS = new Map(Object.entries(SPOKEN).flatMap(([n, words]) => words.split(' ').map((word) => [word, n])));

/** 'baarah' and 'barah', 'teen' and 'tin' are one. */
const folded = (word: string) =>
  word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/(.)\1+/g, '$1');

const UNIT = '(?:mm|em\\s?em|emaem|emem|mili\\w*|mimi|sut|soot|inch\\w*|in|ft|feet|fut|kg|kilo|x|by|bai)';
const BEFORE_UNIT = new RegExp(`\\b([a-z]{2,9})(?=\\s*${UNIT}\\b)`, 'g');
const AFTER_BY = /(?<=\b(?:x|by|bai)\s*)([a-z]{2,9})\b/g;

/** A number in letters is one where a measure follows it: 'barah mm', 'aath by chaar'. */
export function withDigits(text: string): string {
  const digits = (word: string) => NUMBERS.get(folded(word)) ?? word;
  return text.replace(BEFORE_UNIT, digits).replace(AFTER_BY, digits);
}

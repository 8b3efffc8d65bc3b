/** Letters that are heard alike, each pair in its turn. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1'],
  [/tion/g, 'sn'],
  [/ture/g, '1r'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/t?chh?/g, '1'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/ck?/g, 'k'],
  [/d?g(?=e)/g, 'j'],
  [/^[aeiouy]+/, 'a'],
];

/** How a word sounds: one sign for letters that are heard alike, no vowels but a leading one. Nothing with a digit sounds. */
export function soundOf(text: string): string {
  if (/\d/.test(text)) return '';
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  const folded = HEARD.reduce((heard, [letter, sign]) => heard.replace(letter, sign), letters);
  return folded.charAt(0) + folded.slice(1).replace(/[aeiouyh]/g, '');
}

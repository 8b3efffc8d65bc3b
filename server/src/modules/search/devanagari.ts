const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  // Letters that only other scripts have, where they stand in their blocks: ன, ற, ழ.
  '\u0929': 'n',
  '\u0931': 'r',
  '\u0934': 'zh',
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऍ: 'e',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  ॲ: 'a',
  ऎ: 'e',
  ऒ: 'o',
};

/** Signs that replace the vowel a consonant carries by itself. */
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॅ': 'e',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
  'ॆ': 'e',
  'ॊ': 'o',
  '्': '',
};

const NASAL = /[ंँ]/;
const LABIAL = /[पफबभम]/;
const SILENT = /[़ः\u200c\u200d]/g;

const isDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text);

const digits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** Some scripts write down every vowel that is heard, at the end of a word too. */
type Spoken = { readonly lastVowel: boolean };

/** The vowel within a consonant is heard between consonants, not at the end of a word. */
function letter(text: string, at: number, { lastVowel }: Spoken): string {
  const sign = text.charAt(at);
  const next = text.charAt(at + 1);
  const consonant = CONSONANTS[sign];
  const isLast = !isDevanagari(next);
  if (consonant !== undefined) return consonant + (next in SIGNS || (isLast && !lastVowel) ? '' : 'a');
  if (NASAL.test(sign)) return LABIAL.test(next) ? 'm' : 'n';
  return VOWELS[sign] ?? SIGNS[sign] ?? sign;
}

/** Devanagari as people write it with Latin letters; everything else stays as it is. */
export function devanagariToLatin(text: string, spoken: Spoken = { lastVowel: false }): string {
  const plain = digits(text).replace(SILENT, '');
  return Array.from({ length: plain.length }, (_, at) => letter(plain, at, spoken)).join('');
}

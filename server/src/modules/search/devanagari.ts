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
  '्': '',
};

const NASAL = /[ंँ]/;
const LABIAL = /[पफबभम]/;
const SILENT = /[़ः\u200c\u200d]/g;

export const isDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text);

const digits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** The vowel within a consonant is heard between consonants, not at the end of a word. */
function letter(text: string, at: number): string {
  const sign = text.charAt(at);
  const next = text.charAt(at + 1);
  const consonant = CONSONANTS[sign];
  if (consonant !== undefined) return consonant + (next in SIGNS || !isDevanagari(next) ? '' : 'a');
  if (NASAL.test(sign)) return LABIAL.test(next) ? 'm' : 'n';
  return VOWELS[sign] ?? SIGNS[sign] ?? sign;
}

/** Devanagari as people write it with Latin letters; everything else stays as it is. */
export function toLatin(text: string): string {
  const plain = digits(text).replace(SILENT, '');
  return Array.from({ length: plain.length }, (_, at) => letter(plain, at)).join('');
}

/** Whose, to whom, for what: Marathi writes it at the end of the word. */
const ENDING = /(?:ा|ी|े)?(?:चा|ची|चे|च्या|साठी)$/;

export function withoutEnding(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length >= 2 ? stem : word;
}

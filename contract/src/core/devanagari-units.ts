import type { PriceUnit } from '../catalog/price-unit.ts';

/** 'फ़ुट', 'फूट', 'फीट': with the dot or without. */
export const FOOT_WORD = 'फ़?[ुूी]ट';
export const INCH_WORD = 'इंच|इन्च|इञ्च';
const METRE = String.raw`मी(?:टर)?\.?|मि\.`;
const SQUARE = String.raw`(?:वर्ग|चौरस|चौ\.?|स्क्वे[अय]र|स्क्वायर)\s*`;
const CUBIC = String.raw`(?:घन|क्यू?बिक)\s*`;

const SHEETS = 'शीट(?:ें|ों|्स)?';
const PIECES = 'नग|नंग|पीस|यूनिट|युनिट';
const PAIRS = 'जोड़?(?:ी|े|ियाँ|ियां|ियों|्या)';
/** Counted things that do not say of what they are. */
export const PIECE_WORDS = [SHEETS, PIECES, PAIRS, 'सेट'].join('|');

/** What things are counted in, as Hindi and Marathi write it; the noun is what one of them is called. */
const COUNTED: readonly (readonly [words: string, noun?: string])[] = [
  [`${SHEETS}|पत्त[ाे]|प्ला[ईय](?:व[ुू]ड)?|लॅमिनेट|लैमिनेट|सनमा[इय]का`],
  ['(?:फ्लश )?(?:दरवाज़?(?:ा|े|ों)|दार|दारे|डोअ?र)', 'door'],
  ['(?:ब्लॉक ?)?बोर्ड', 'board'],
  ['पैनल|पॅनेल|पॅनल', 'panel'],
  [PAIRS, 'pair'],
  ['सेट', 'set'],
  ['फ्रेम|चौखट(?:ें|ों)?|चौकट|चौकटी', 'frame'],
  ['शटर|पल्ल[ाे]', 'shutter'],
  ['ताल[ाे]|कुलूप|कुलपे|लॉक', 'lock'],
  ['तख़?्त[ाे]|फळी|फळ्या', 'plank'],
  [PIECES, 'piece'],
];

const whole = (words: string) => new RegExp(`^(?:${words})$`, 'u');
const NOUNS = COUNTED.flatMap(([words, noun]) => (noun ? [[whole(words), noun] as const] : []));

export const devanagariNoun = (word: string): string | undefined => NOUNS.find(([words]) => words.test(word))?.[1];

export const DEVANAGARI_UNITS: Readonly<Record<PriceUnit, string>> = {
  'per Nos/sheet': COUNTED.map(([words]) => words).join('|'),
  'per sq.ft': `${SQUARE}${FOOT_WORD}`,
  'per sq.mt': `${SQUARE}(?:${METRE})`,
  'per Rn.ft': String.raw`रनिंग\s*${FOOT_WORD}`,
  'per Cu.ft': `${CUBIC}${FOOT_WORD}`,
  'per Cu.mt': `${CUBIC}(?:${METRE})`,
};

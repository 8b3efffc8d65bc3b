import { devanagariToLatin } from './devanagari.ts';

/** How a script differs from Devanagari, to which its letters lie parallel in Unicode. */
type Script = {
  /** Before its letters are turned into Devanagari ones. */
  readonly rules: readonly (readonly [RegExp, string])[];
  /** The vowel within the last consonant of a word is heard. */
  readonly lastVowel: boolean;
  /** What stands for several letters: each way to read it, the usual one first. */
  readonly readings: readonly (readonly [RegExp, readonly string[]])[];
  /** Plurals and 'whose'. */
  readonly ending?: RegExp;
};

const NORTHERN = { rules: [], lastVowel: false, readings: [] } satisfies Script;
/** 'MDF' is spelt with ఎం; ం is heard as 'm' at the end and before a vowel; people write 'th' for the soft 't'. */
const SOUTHERN: Script = {
  rules: [
    [/(?<=^[ఎಎഎ])[ంಂം]/g, 'म्'],
    [/[ంಂം](?=$|[అ-ఔಅ-ಔഅ-ഔ])/g, 'म्'],
    [/[తತത]/g, 'थ'],
    [/(?:్య|್ಯ)[ాಾ]/g, 'ा'],
    [/^యా/g, 'अ'],
  ],
  lastVowel: true,
  readings: [],
};

const BENGALI: Script = {
  lastVowel: false,
  rules: [
    [/[ওউ]য\u09bc/g, 'व'],
    [/[ডঢ]\u09bc|ৰ/g, 'र'],
    [/য\u09bc/g, 'य'],
    [/ৱ/g, 'व'],
    [/অ্যা/g, 'अ'],
    [/্যা/g, 'ा'],
    [/্য/g, '्य'],
    [/য/g, 'ज'],
    [/ৎ/g, 'त्'],
    [/ং$/g, 'ंग'],
    // In Latin letters it would be many a slip of another word.
    [/^কাঠ$/g, 'काष्ठ'],
  ],
  // There is no letter for 'v' and 'w'.
  readings: [
    [/ভ/g, ['भ', 'व']],
    [/ব/g, ['ब', 'व']],
    [/(?<=[ািীুূেোইআএ])উ/g, ['वु', 'उ']],
  ],
  ending: /ের$|গুলো$|গুলি$/,
};

const TAMIL: Script = {
  lastVowel: true,
  rules: [
    [/ஃப/g, 'फ'],
    [/ஃ/g, ''],
    [/க்ஷ/g, 'क्ष'],
    // What is a hinge there is 'keelu' next door, and a nail in Hindi.
    [/^கீல்$/g, 'कीलु'],
    [/(?<=ங்)க/g, 'ग'],
    [/(?<=ஞ்)ச/g, 'ज'],
    [/(?<=ந்)த/g, 'द'],
  ],
  // One letter stands for 'p' and 'b'; doubled it is 'p'.
  readings: [
    [/(?<!க்)க(?!்க|்$)/g, ['क', 'ग']],
    [/(?<!ச்)ச(?!்ச)/g, ['स', 'च']],
    [/(?<!ட்)ட(?!்ட)/g, ['ड', 'ट']],
    [/(?<!த்)த(?!்த)/g, ['थ', 'द']],
    [/(?<!ப்)ப(?!்ப)/g, ['प', 'ब']],
  ],
  ending: /கள்$/,
};

/** By the first letter of their blocks. */
const SCRIPTS: ReadonlyMap<number, Script> = new Map([
  [0x0980, BENGALI],
  [
    0x0a00,
    {
      ...NORTHERN,
      // ੱ doubles what follows, ੰ is heard as ਂ; ਐਮ is the letter 'M' and ਬੈਂਡ a band; ਸ਼ is one letter.
      rules: [
        [/ੱ/g, ''],
        [/ੰ/g, 'ं'],
        [/ਐ/g, 'ए'],
        [/ੈ/g, 'े'],
        [/ੜ/g, 'ड'],
        [/ਸ\u0a3c/g, 'श'],
      ],
    },
  ],
  [
    0x0a80,
    {
      ...NORTHERN,
      rules: [[/ું$/g, 'ु']],
      ending: /(?<=.{3})(?:ની|નો|નું|ના)$/,
    },
  ],
  [0x0b80, TAMIL],
  [0x0c00, { ...SOUTHERN, ending: /(?<=.{3})లు$/ }],
  [0x0c80, { ...SOUTHERN, ending: /ಗಳು$/ }],
  [
    0x0d00,
    {
      ...SOUTHERN,
      rules: [
        ...SOUTHERN.rules,
        [/(?<=[^്])ട(?!്)|(?<=ണ്)ട/g, 'ड'],
        [/റ്റ/g, 'ट'],
        [/(?<=ന്|ൻ)റ/g, 'ट'],
        [/[ൺൻ]/g, 'न्'],
        [/ർ/g, 'र्'],
        [/[ൽൾ]/g, 'ल्'],
        [/ൿ/g, 'क्'],
        [/ൗ/g, 'ौ'],
      ],
      ending: /കൾ$/,
    },
  ],
]);

const DEVANAGARI = 0x0900;
const BLOCK = 0x80;
const LETTERS = /[\u0900-\u0d7f]/;
/** What may be a word in one of these scripts. */
export const INDIC = /[\u0900-\u0d7f\u200c\u200d]+/g;
const DOUBLED = /(ch|[tdsk]h|[b-df-hj-np-tv-z])\1+/g;
const JOINERS = /[\u200c\u200d]/g;

export const isIndic = (text: string): boolean => LETTERS.test(text);

function scriptOf(word: string): Script | undefined {
  const code = LETTERS.exec(word)?.[0].charCodeAt(0) ?? DEVANAGARI;
  return SCRIPTS.get(code - (code % BLOCK));
}

const isOther = (code: number) => code >= DEVANAGARI + BLOCK && code < 0x0d80;

/** The letters of other scripts as the Devanagari ones that they lie parallel to. */
const parallel = (word: string) =>
  word.replace(/[\u0980-\u0d7f]/g, (letter) => {
    const code = letter.charCodeAt(0);
    return isOther(code) ? String.fromCharCode(DEVANAGARI + (code % BLOCK)) : letter;
  });

const MOST_READINGS = 24;

/** In Devanagari letters, with each letter that stands for several read in every way, the usual one first. */
function readingsIn(word: string, { rules, readings }: Script, most: number): string[] {
  const spelt = rules.reduce((text, [letters, read]) => text.replace(letters, read), word.replace(JOINERS, ''));
  const waysAt = new Map(
    readings.flatMap(([letter, ways]) => [...spelt.matchAll(letter)].map(({ index }) => [index, ways])),
  );
  return Array.from(spelt).reduce<string[]>(
    (begun, letter, at) =>
      begun.flatMap((start) => (waysAt.get(at) ?? [letter]).map((way) => start + way)).slice(0, most),
    [''],
  );
}

/** A word in one of these scripts in Latin letters, as `most` of its readings are written. */
function spellingsOf(word: string, most: number): string[] {
  const script = scriptOf(word);
  if (!script) return [devanagariToLatin(word)];
  const spelt = readingsIn(word, script, most).map((reading) => devanagariToLatin(parallel(reading), script));
  return [...new Set(spelt.map((one) => one.replace(DOUBLED, '$1')))];
}

/** Words in the scripts of India as people write them with Latin letters; everything else stays as it is. */
export const toLatin = (text: string): string =>
  isIndic(text) ? text.replace(INDIC, (word) => spellingsOf(word, 1).join()) : text;

/** One word in every way its script may be read, the usual one first. */
export const readingsOf = (word: string): string[] => spellingsOf(word, MOST_READINGS);

/** Whose, to whom, for what: Marathi writes it at the end of the word. */
const MARATHI_ENDING = /(?:ा|ी|े)?(?:चा|ची|चे|च्या|साठी)$/;

export function withoutEnding(word: string): string {
  const stem = word.replace(scriptOf(word)?.ending ?? MARATHI_ENDING, '');
  return stem.length >= 2 ? stem : word;
}

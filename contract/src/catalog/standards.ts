/** The grades and materials of the trade that have an Indian Standard of their own. */
export const STANDARD_OF = {
  MR: 'IS 303',
  BWR: 'IS 303',
  BWP: 'IS 710',
  'Fire retardant': 'IS 5509',
  Shuttering: 'IS 4990',
  Blockboard: 'IS 1659',
  'Flush door': 'IS 2202',
  'Decorative laminate': 'IS 2046',
  MDF: 'IS 12406',
  'Particle board': 'IS 3087',
} as const;
type StandardGrade = keyof typeof STANDARD_OF;

type Reading = readonly [grade: StandardGrade, pattern: RegExp];
/** What a board is goes before how water resistant it is: a BWP blockboard is a blockboard. */
const MATERIALS: readonly Reading[] = [
  ['Blockboard', /\bblock\s?board/],
  ['Flush door', /\bflush\b/],
  ['Particle board', /\bparticle\b/],
  ['MDF', /\bmdf\b/],
  ['Decorative laminate', /\bdecorative\b|\blaminates?\b/],
  ['Shuttering', /\bshuttering\b|\bfilm[ -]faced\b/],
];
const GRADES: readonly Reading[] = [
  ['Fire retardant', /\bfr\b|\bfire\b/],
  ['BWP', /\bbwp\b|\bmarine\b|\bboiling water proof\b/],
  ['BWR', /\bbwr\b|\bboiling water resistant\b/],
  ['MR', /\bmr\b|\bmoisture resistant\b|\bcommercial\b/],
];
/** Made to standards that are not in the table. */
const OTHERS = /\bpre-?\s?laminated\b|\bfire door\b/;

const readBy = (readings: readonly Reading[], text: string) => readings.find(([, pattern]) => pattern.test(text))?.[0];

type Described = { readonly grade: string | null | undefined; readonly category?: string | null | undefined };

/** Which line of the table a product belongs to, by its grade and the name of its narrowest category. */
export function standardGradeOf({ grade, category }: Described): StandardGrade | undefined {
  const [named, within] = [(grade ?? '').toLowerCase(), (category ?? '').toLowerCase()];
  if (OTHERS.test(within)) return undefined;
  return readBy(MATERIALS, within) ?? readBy(MATERIALS, named) ?? readBy(GRADES, named) ?? readBy(GRADES, within);
}

/** Codes as they stand in a sentence: 'IS:710', 'is 710', '710 grade'. */
const CODES = /\b(?:i\.?\s?s\.?[\s:-]*(\d{3,5})|(\d{3,5})[\s-]*grade)\b/gi;
const KNOWN: readonly string[] = Object.values(STANDARD_OF);

/** The standards of the table that a text names. */
export function standardsIn(text: string): string[] {
  const named = [...text.matchAll(CODES)].map(([, code, grade]) => `IS ${code ?? grade}`);
  return [...new Set(named)].filter((code) => KNOWN.includes(code));
}

/** Neither a fire door nor a commercial kitchen is of a grade. */
const NO_GRADE =
  /\bfire(?:[\s-]+rated)?[\s-]+doors?\b|\bfire\b(?![\s-]*(?:retard|resist|proof|rated|ply))|\bcommercial\b(?![\s-]+(?:mr|ply|block|board|flush|grade))/g;

/** The grade that a text itself names, by its word or by a standard that no other grade has; of two it says neither. */
export function gradeIn(text: string): StandardGrade | undefined {
  const line = text.toLowerCase().replace(NO_GRADE, ' ');
  const codes = standardsIn(text);
  const named = GRADES.filter(([, pattern]) => pattern.test(line));
  const [found, ...others] = named.length > 0 ? named : GRADES.filter(([grade]) => codes.includes(STANDARD_OF[grade]));
  return others.length === 0 ? found?.[0] : undefined;
}

const CODE = /^(?:i\.?\s?s\.?)?[\s:-]*(\d{2,5})(?:\s?\(part \d+\))?(?:\s?[:-]\s?(?:19|20)\d\d)?$/i;

/** 'IS:710', 'is 710 : 2010' and '710' are all 'IS 710'. */
export function readIsCode(text: string): string | undefined {
  const number = CODE.exec(text.trim())?.[1];
  return number && `IS ${Number(number)}`;
}

/** A grade and an IS code that do not belong together; nothing where either is not known. */
export function standardMismatch({ standard, ...product }: Described & { readonly standard: string | null }) {
  const grade = standardGradeOf(product);
  const code = readIsCode(standard ?? '');
  return !grade || !code || STANDARD_OF[grade] === code ? undefined : { grade, made: STANDARD_OF[grade], code };
}

/** The same in words. */
export function standardWarning(product: Parameters<typeof standardMismatch>[0]): string | undefined {
  const found = standardMismatch(product);
  return found && `${found.grade} is made to ${found.made}, not ${found.code}. Please check the grade and the IS code.`;
}

/** 'CM/L-8000123456', 'CM/L 80001 23456' or the ten digits alone (CAT-18). */
export function readLicence(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/^cm\s?\/?\s?l(?![a-z])\.?/i, '')
    .replace(/[\s:-]/g, '');
  return /^\d{10}$/.test(digits) ? digits : undefined;
}
export const formatLicence = (digits: string): string => `CM/L-${digits}`;

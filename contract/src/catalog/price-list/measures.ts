import { tidyCell } from './words.ts';

const MM = String.raw`(?:mm|m\.m\.?|एमएम|मिमी|मि\.मी\.?)`;
const THICKNESS = new RegExp(String.raw`^(\d{0,3}(?:\.\d+)?)\s*(${MM})?$`, 'i');
const THICKNESS_IN = new RegExp(String.raw`(?:^|[^\d.])(\d{1,3}(?:\.\d+)?)\s*${MM}(?![\p{L}])`, 'iu');
const THICKEST = 150;

const shortest = (text: string): string => String(Number(text));

/** Eighths of an inch, as carpenters count, and the boards that are sold by them. */
const SOOT = /^(\d) ?(?:soot|sut|सूत|सुत)$/i;
const MM_OF_SOOT: Readonly<Record<string, string>> = { 2: '6', 3: '9', 4: '12', 5: '16', 6: '19', 8: '25' };

/** '18', '18 MM', '0.80mm', '6 soot': '18 mm', '0.8 mm', '19 mm'. */
export function readThickness(text: string, needsUnit = false): string | undefined {
  const soot = MM_OF_SOOT[SOOT.exec(tidyCell(text))?.[1] ?? ''];
  if (soot) return `${soot} mm`;
  const [, number = '', unit] = THICKNESS.exec(tidyCell(text)) ?? [];
  const mm = Number(number);
  if (number === '' || !(mm > 0 && mm <= THICKEST) || (needsUnit && !unit)) return undefined;
  return `${shortest(number)} mm`;
}

const BARE = new RegExp(String.raw`^[\d.]+\s*${MM}?$`, 'i');
/** Whether a text can be a thickness: '18', '3/4 inch', '6, 9 and 12 mm'; not 'ninteen', '1800' or '8x4'. */
export function isThicknessText(text: string): boolean {
  const said = tidyCell(text);
  if (readThickness(said)) return true;
  return /\d/.test(said) && !BARE.test(said) && !readSizeText(said);
}

const FOOT = String.raw`(?:'|’|′|ft(?![a-wyz])\.?|feet|foot|फ[ुूी]ट)`;
// 'INT' and 'INTERIOR' after a size are no inches.
const INCH = String.raw`(?:"|”|″|''|in(?![a-wyz])\.?|inch(?:es)?|इंच)`;
const UNIT = `(?:(${INCH})|(${FOOT})|(mm))?`;
const NUMBER = String.raw`(\d{1,4}(?:\.\d+)?)`;
const PAIR = String.raw`${NUMBER}\s*${UNIT}\s*(?:x|×|\*|by|X)\s*${NUMBER}\s*${UNIT}`;
const SIZE = new RegExp(String.raw`^\(?${PAIR}\)?(?:\s*\(.*\))?$`, 'i');
const SIZE_IN = new RegExp(String.raw`(?:^|[\s(,])${PAIR}(?![\d.½¼¾/])`, 'i');

/** A bare number is feet where it is that of a sheet, inches where it is that of a door, else millimetres. */
const LARGEST_FEET = 20;
const SMALLEST_MM = 100;
const bareUnit = (largest: number) => (largest <= LARGEST_FEET ? 'ft' : largest < SMALLEST_MM ? 'in' : 'mm');

function sizeFrom(found: RegExpExecArray | null): string | undefined {
  if (!found) return undefined;
  const [, first = '', inch, foot, mm, second = '', inch2, foot2, mm2] = found;
  const written = (inch ?? inch2) ? 'in' : (foot ?? foot2) ? 'ft' : (mm ?? mm2) ? 'mm' : undefined;
  const [a, b] = [Number(first), Number(second)];
  if (!(a > 0 && b > 0)) return undefined;
  return `${shortest(first)} x ${shortest(second)} ${written ?? bareUnit(Math.max(a, b))}`;
}

/** '8x4', `8'X4'`, '8*4 ft': '8 x 4 ft'; '78x30': '78 x 30 in'; '2440x1220': '2440 x 1220 mm'. */
export const readSizeText = (text: string): string | undefined => sizeFrom(SIZE.exec(tidyCell(text)));

const LENGTH = new RegExp(String.raw`^(\d{1,3}(?:\.\d+)?)\s*${INCH}$`, 'i');
/** `4"`, '18 inch': how long hardware is. */
export function readLength(text: string): string | undefined {
  const [, number] = LENGTH.exec(tidyCell(text)) ?? [];
  return number && Number(number) > 0 ? `${shortest(number)} in` : undefined;
}

/** What a name says of the board: 'Yamuna Gold BWP 18mm 8x4'. */
export const measuresIn = (name: string): { thickness?: string; size?: string } => {
  const text = tidyCell(name);
  const mm = THICKNESS_IN.exec(text)?.[1];
  const thickness = mm && readThickness(mm);
  const size = sizeFrom(SIZE_IN.exec(text));
  return { ...(thickness && { thickness }), ...(size && { size }) };
};

/** The name without what it says of thickness and size. */
export const withoutMeasures = (name: string): string =>
  tidyCell(tidyCell(name).replace(SIZE_IN, ' ').replace(THICKNESS_IN, ' '));

const GRADE =
  /^(?:mr|bwr|bwp|fr|hdhmr|marine|commercial|shuttering|mr grade|bwr grade|bwp grade|gurjan|flexi|calibrated)(?: ?\(?(?:is[: ]?)?\d{3,4}\)?)?(?: (?:ply|plywood|grade))?$/i;
/** 'MR', 'BWP 710', 'Marine': what stands over a column or in one, and is a grade. */
export const isGradeText = (text: string): boolean => GRADE.test(tidyCell(text));

const WOOD =
  /^(?:pine|hard ?wood|soft ?wood|gurjan|poplar|eucalyptus|teak|sal|sheesham|okoume|mango|rubber ?wood|पाइन|हार्डवुड|सागवान)(?: (?:wood|core|ply|board))?$/i;
/** 'Pine', 'Hardwood': what stands over a column and is a wood. */
export const isWoodText = (text: string): boolean => WOOD.test(tidyCell(text));

import type { Fact } from '@plyhaat/contract/catalog/catalog';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { convertPrice, readSheet, type Sheet } from '@plyhaat/contract/core/sheet';
import { readFinish, readGrade, readWood } from './words.ts';

/** The texts of a product that filters are parsed from. */
export type Written = Readonly<Record<Fact, string | null>> & { readonly priceUnit: PriceUnit };

const FOOT = 0.3048;
const INCH = FOOT / 12;
const NEAR = 0.001;
const THICKEST_MM = 1000;

const hundredths = (value: number) => Math.round(value * 100) / 100;

function thicknessOf({ thickness }: Sheet): number | null {
  const mm = hundredths((thickness ?? 0) * 1000);
  return mm > 0 && mm < THICKEST_MM ? mm : null;
}

/** How many whole units a length is, a sheet of 2440 mm being one of 8 ft. */
function wholeIn(metres: number, unit: number): number | undefined {
  const count = Math.round(metres / unit);
  return count > 0 && Math.abs(metres / unit / count - 1) < NEAR ? count : undefined;
}

/** '8x4' in feet, else '78x30in', else in millimetres. */
function sizeOf({ length, width }: Sheet): string | null {
  if (!length || !width) return null;
  const units = [
    [FOOT, ''],
    [INCH, 'in'],
  ] as const;
  for (const [unit, suffix] of units) {
    const [long, wide] = [wholeIn(length, unit), wholeIn(width, unit)];
    if (long && wide) return `${long}x${wide}${suffix}`;
  }
  const [long, wide] = [length, width].map((metres) => Math.round(metres * 1000));
  return long && wide ? `${long}x${wide}mm` : null;
}

/** The values by which products are filtered, read from what sellers write; null where that cannot be read. */
export function readFacts({ thickness, grade, size, wood, finish, priceUnit }: Written) {
  const sheet = readSheet(size, thickness);
  return {
    thicknessMm: thicknessOf(sheet),
    gradeRead: readGrade(grade),
    sizeRead: sizeOf(sheet),
    woodRead: readWood(wood),
    finishRead: readFinish(finish),
    sqftFactor: convertPrice(1, priceUnit, 'per sq.ft', sheet) ?? null,
    factsRead: true,
  };
}

/** A value that somebody chose, as products have it. */
export const readChosen: Readonly<Record<Fact, (text: string) => string>> = {
  thickness: (text) => String(thicknessOf(readSheet(null, text)) ?? text),
  size: (text) => sizeOf(readSheet(text, null)) ?? text,
  grade: (text) => readGrade(text) ?? text,
  wood: (text) => readWood(text) ?? text,
  finish: (text) => readFinish(text) ?? text,
};

const NAMED_SIZE = /^(\d+)x(\d+)(in|mm)?$/;

/** A value as people read it. */
export const factName: Readonly<Record<Fact, (value: string) => string>> = {
  thickness: (value) => `${value} mm`,
  size: (value) => value.replace(NAMED_SIZE, (_all, long, wide, unit = 'ft') => `${long} × ${wide} ${unit}`),
  grade: (value) => value,
  wood: (value) => value,
  finish: (value) => value,
};

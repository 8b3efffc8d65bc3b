import type { PriceUnit } from '../catalog/price-unit.ts';
import { FOOT_WORD, INCH_WORD } from './devanagari-units.ts';
import { withLatinDigits } from './digits.ts';

/** What is known of a sheet, in metres. */
export type Sheet = { readonly length?: number; readonly width?: number; readonly thickness?: number };

const FOOT = 0.3048;
const IN_METRES: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1, in: 0.0254, ft: FOOT };
const UNITS: readonly (readonly [unit: string, pattern: string])[] = [
  ['mm', 'mm|millimet(?:er|re)s?|मिमी|एमएम'],
  ['cm', 'cm'],
  ['in', `in|inch(?:es)?|"|”|${INCH_WORD}`],
  ['ft', `ft|feet|foot|'|’|${FOOT_WORD}`],
  ['m', 'm|mt|met(?:er|re)s?'],
];
const unitOf = (written: string) => UNITS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(written))?.[0];

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const UNIT = `(${UNITS.map(([, pattern]) => pattern).join('|')})?`;
const SIZE = new RegExp(`^${NUMBER}\\s*${UNIT}\\s*(?:x|×|\\*|by)\\s*${NUMBER}\\s*${UNIT}$`);
const LENGTH = new RegExp(`^${NUMBER}\\s*${UNIT}$`);
const plain = (text: string) => withLatinDigits(text.normalize('NFC')).trim().toLowerCase();

/** A bare number is feet where it is that of a door or sheet, millimetres where it could be nothing else. */
const LARGEST_FEET = 20;
const SMALLEST_MM = 100;
const guessedUnit = (value: number) => (value <= LARGEST_FEET ? 'ft' : value >= SMALLEST_MM ? 'mm' : undefined);

const metres = (value: number, unit: string | undefined) =>
  unit === undefined || value <= 0 ? undefined : value * (IN_METRES[unit] ?? Number.NaN);

/** '8 × 4 ft', '2440 x 1220 mm', '8 by 4': length and width. What cannot be read gives nothing, never a guess. */
function readSize(text: string): Pick<Sheet, 'length' | 'width'> {
  const [, first, firstUnit, second, secondUnit] = SIZE.exec(plain(text)) ?? [];
  if (first === undefined || second === undefined) return {};
  const written = (firstUnit ?? secondUnit) && unitOf((firstUnit ?? secondUnit) as string);
  const [a, b] = [Number(first), Number(second)];
  const length = metres(a, (firstUnit && unitOf(firstUnit)) ?? written ?? guessedUnit(Math.max(a, b)));
  const width = metres(b, (secondUnit && unitOf(secondUnit)) ?? written ?? guessedUnit(Math.max(a, b)));
  return length === undefined || width === undefined
    ? {}
    : { length: Math.max(length, width), width: Math.min(length, width) };
}

/** '18 mm', '18': millimetres unless another unit is written. */
function readThickness(text: string): Pick<Sheet, 'thickness'> {
  const [, value, unit] = LENGTH.exec(plain(text)) ?? [];
  const thickness = value === undefined ? undefined : metres(Number(value), unit ? unitOf(unit) : 'mm');
  return thickness === undefined ? {} : { thickness };
}

export const readSheet = (size: string | null, thickness: string | null): Sheet => ({
  ...readSize(size ?? ''),
  ...readThickness(thickness ?? ''),
});

/** How many square metres one unit of it is; nothing where that needs a dimension that is not known. */
function areaOf(unit: PriceUnit, { length, width, thickness }: Sheet): number | undefined {
  switch (unit) {
    case 'per sq.mt':
      return 1;
    case 'per sq.ft':
      return FOOT ** 2;
    case 'per Nos/sheet':
      return length && width && length * width;
    case 'per Rn.ft':
      return width && width * FOOT;
    case 'per Cu.mt':
      return thickness && 1 / thickness;
    case 'per Cu.ft':
      return thickness && FOOT ** 3 / thickness;
  }
}

/** The same price for another unit, unrounded; nothing where the sheet's dimensions do not tell it. */
export function convertPrice(price: number, from: PriceUnit, to: PriceUnit, sheet: Sheet): number | undefined {
  const [area, other] = [areaOf(from, sheet), areaOf(to, sheet)];
  if (from === to) return price;
  return area && other && (price / area) * other;
}

/** Beside the asked price people compare by the square foot; beside that, by the sheet. */
export const secondUnit = (asked: PriceUnit): 'per Nos/sheet' | 'per sq.ft' =>
  asked === 'per sq.ft' ? 'per Nos/sheet' : 'per sq.ft';

/** The asked price for its second unit: a sheet to the rupee, a square foot to the paisa. */
export function secondPrice(price: number, asked: PriceUnit, sheet: Sheet): number | undefined {
  const unit = secondUnit(asked);
  const second = convertPrice(price, asked, unit, sheet);
  if (second === undefined) return undefined;
  return unit === 'per sq.ft' ? Math.round(second * 100) / 100 : Math.round(second);
}

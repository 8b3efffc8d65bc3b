import { type Layout, packed } from './cutting/packer.ts';
import type { Stock } from './cutting/parts.ts';
import type { PlannedPart } from './furniture.ts';

/** Kilograms of a cubic metre. */
export const DENSITY = { ply: 600, blockboard: 500, mdf: 750, particle: 680 } as const;
const LAMINATE_DENSITY = 1400;
const LAMINATE_MM = 1;
export type Board = keyof typeof DENSITY;

/** Where it will stand decides the glue (CAT-23): moisture resistant, boiling water resistant or boiling water proof. */
export const ZONES = { dry: 'MR', kitchen: 'BWR', wet: 'BWP' } as const;
export type Zone = keyof typeof ZONES;

/** Sheets that dealers stock, in feet. */
export const SHEET_SIZES = ['8×4', '8×3', '7×4', '7×3', '6×4', '6×3'] as const;
export type SheetSize = (typeof SHEET_SIZES)[number];
const FEET_IN_MM: Readonly<Record<string, number>> = { 8: 2440, 7: 2135, 6: 1830, 4: 1220, 3: 915 };

export function stockOf(size: SheetSize, kerf: number): Stock {
  const [length = '', width = ''] = size.split('×');
  return { length: FEET_IN_MM[length] ?? 0, width: FEET_IN_MM[width] ?? 0, kerf };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const areaOf = (parts: readonly PlannedPart[]) => sum(parts.map(({ length, width, count }) => length * width * count));

/** Whole metres, of the edges that are seen. */
export function bandMetres(parts: readonly PlannedPart[]): number {
  const ofOne = ({ length, width, edges }: PlannedPart) =>
    edges === 'all' ? 2 * (length + width) : edges === 'front' ? length : 0;
  return Math.ceil(sum(parts.map((part) => ofOne(part) * part.count)) / 1000);
}

/** What is bought and not used. */
export function wastageOf(parts: readonly PlannedPart[], { sheets, tooLarge }: Layout, stock: Stock): number {
  const used = areaOf(parts.filter((_, at) => !tooLarge.includes(at)));
  return sheets.length === 0 ? 0 : 1 - used / (sheets.length * stock.length * stock.width);
}

/** Of the sheets that are bought, laminate included; about, because boards differ. */
export function weightKg(
  sheets: number,
  stock: Stock,
  { thickness, board, laminate }: { thickness: number; board: Board; laminate: boolean },
): number {
  const layers = thickness * DENSITY[board] + (laminate ? 2 * LAMINATE_MM * LAMINATE_DENSITY : 0);
  return Math.round((sheets * stock.length * stock.width * layers) / 1e9);
}

export type Group = {
  readonly thickness: number;
  readonly parts: readonly PlannedPart[];
  readonly layout: Layout;
  readonly wastage: number;
  /** What each size of sheet would take; nothing where a part is too large for it. */
  readonly bySize: readonly { readonly size: SheetSize; readonly sheets: number; readonly wastage: number }[];
};

/** Boards of one thickness are cut together. */
export function groupsOf(parts: readonly PlannedPart[], size: SheetSize, kerf: number): Group[] {
  const thicknesses = [...new Set(parts.map(({ thickness }) => thickness))].toSorted((a, b) => b - a);
  return thicknesses.map((thickness) => {
    const own = parts.filter((part) => part.thickness === thickness);
    const cut = (of: SheetSize) => {
      const stock = stockOf(of, kerf);
      const layout = packed(own, stock);
      return { size: of, layout, wastage: wastageOf(own, layout, stock) };
    };
    const { layout, wastage } = cut(size);
    const bySize = SHEET_SIZES.map(cut)
      .filter(({ layout }) => layout.tooLarge.length === 0)
      .map(({ size, layout, wastage }) => ({ size, sheets: layout.sheets.length, wastage }));
    return { thickness, parts: own, layout, wastage, bySize };
  });
}

import { msg } from '@lingui/core/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Say } from '#ui/said.ts';
import type { Board, Group, SheetSize, Zone } from './estimate.ts';

/** Rupees, before GST: the same twice where the rate was typed. */
export type Cost = readonly [from: number, to: number];

/** What a square foot of 18 mm usually costs, by where it will stand; other boards have one price for all. */
const PLY: Readonly<Record<Zone, Cost>> = { dry: [45, 90], kitchen: [85, 140], wet: [130, 250] };
const OTHERS: Readonly<Partial<Record<Board, Cost>>> = { blockboard: [90, 200], mdf: [45, 100], particle: [17, 40] };
const USUAL_MM = 18;
/** A sheet of 1 mm decorative laminate. */
const LAMINATE: Cost = [1000, 2800];
/** Of a thin board not everything gets cheaper with it. */
const FIXED_SHARE = 0.25;

const forThickness = (rate: number, thickness: number, of: number) =>
  rate * (FIXED_SHARE + (1 - FIXED_SHARE) * (thickness / of));

const squareFeet = (size: SheetSize): number => {
  const [length = 0, width = 0] = size.split('×').map(Number);
  return length * width;
};

type Priced = { readonly board: Board; readonly zone: Zone; readonly size: SheetSize };

/** Each thickness with what its sheets cost; a rate that was typed is that of the thickest, the first. */
export function costsOf(groups: readonly Group[], { board, zone, size }: Priced, rate: number | null): Cost[] {
  const usual = OTHERS[board] ?? PLY[zone];
  const [main] = groups;
  return groups.map(({ thickness, layout }) => {
    const area = layout.sheets.length * squareFeet(size);
    const [from, to] =
      rate === null
        ? usual.map((one) => forThickness(one, thickness, USUAL_MM))
        : [rate, rate].map((one) => forThickness(one, thickness, main?.thickness ?? thickness));
    return [Math.round((from ?? 0) * area), Math.round((to ?? 0) * area)];
  });
}

export const costInAll = (costs: readonly Cost[]): Cost => [
  costs.reduce((sum, [from]) => sum + from, 0),
  costs.reduce((sum, [, to]) => sum + to, 0),
];

export const laminateCost = (sheets: number): Cost => [sheets * LAMINATE[0], sheets * LAMINATE[1]];

/** `₹10,080 to ₹20,160`. */
export const rupees = ([from, to]: Cost, say: Say): string =>
  from === to ? formatRupees(from) : say(msg`${{ from: formatRupees(from) }} to ${{ to: formatRupees(to) }}`);

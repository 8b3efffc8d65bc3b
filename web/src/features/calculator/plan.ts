import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { amountDigits } from '@plyhaat/contract/core/price-field';
import type { Say } from '#ui/said.ts';
import { type Board, DENSITY, SHEET_SIZES, type SheetSize, type Zone } from './estimate.ts';
import { doorParts, type Edges, kitchenParts, type PlannedPart, type What, wardrobeParts } from './furniture.ts';
import { inFeet, inMillimetres, readLength, type Units } from './lengths.ts';
import { partAt } from './words.ts';

export type ListRow = {
  readonly id: number;
  readonly name: string;
  readonly length: string;
  readonly width: string;
  readonly count: string;
  readonly edges: Edges;
  readonly grain: boolean;
};

/** What stands on the screen, as it was typed. */
export type Plan = {
  readonly what: What;
  readonly board: Board;
  readonly thickness: string;
  readonly size: SheetSize;
  readonly kerf: string;
  readonly zone: Zone;
  /** Rupees a square foot of the board; empty: what it usually costs. */
  readonly rate: string;
  readonly laminate: boolean;
  readonly wardrobe: Readonly<Record<'height' | 'width' | 'depth' | 'columns' | 'shelves', string>>;
  readonly kitchen: { readonly wall: string; readonly wallUnits: boolean };
  readonly doors: Readonly<Record<'height' | 'width' | 'count', string>>;
  readonly rows: readonly ListRow[];
};

export const THICKNESSES = ['6', '9', '12', '16', '18', '19', '25', '32', '35'] as const;
export const MOST_ROWS = 40;
const MOST_OF_A_PART = 200;
const WIDEST_KERF = 10;
const DEAREST = 10_000;

export const emptyRow = (id: number): ListRow => ({
  ...{ id, name: '', length: '', width: '', count: '1', edges: 'front', grain: false },
});

export const firstPlan = (say: Say): Plan => ({
  what: 'wardrobe',
  board: 'ply',
  thickness: '18',
  size: '8×4',
  kerf: '3',
  zone: 'dry',
  rate: '',
  laminate: true,
  wardrobe: { height: '7 ft', width: '4 ft', depth: '600', columns: '2', shelves: '3' },
  kitchen: { wall: '10 ft', wallUnits: true },
  doors: { height: '6 ft 9 in', width: '3 ft', count: '4' },
  rows: [
    { ...emptyRow(1), name: say(msg`Side`), length: '2100', width: '600', count: '2', grain: true },
    { ...emptyRow(2), name: say(msg`Shelf`), length: '900', width: '560', count: '5' },
  ],
});

/** Where the plan cannot be read, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;
export type ReadPlan = {
  readonly parts: readonly PlannedPart[];
  readonly kerf: number;
  /** Null where none was typed. */
  readonly rate: number | null;
  readonly problems: Problems;
};

/** Reads fields and notes those that cannot be read. */
function reader(say: Say) {
  const problems: Record<string, string> = {};
  const noted = (value: number | undefined, name: string, problem: MessageDescriptor): number => {
    if (value === undefined) problems[name] = say(problem);
    return value ?? 0;
  };
  const number = (text: string, from: number, to: number) => {
    const value = /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
    return value >= from && value <= to ? value : undefined;
  };
  return {
    problems,
    length: (text: string, name: string) => noted(readLength(text), name, msg`Enter a length in mm, or as 6 ft 6 in`),
    count: (text: string, name: string, from = 1) => {
      const value = number(text, from, MOST_OF_A_PART);
      return noted(Number.isInteger(value) ? value : undefined, name, msg`Enter a number from 1 to 200`);
    },
    kerf: (text: string) => noted(number(text, 0, WIDEST_KERF), 'kerf', msg`Enter 0 to 10 mm`),
    rate: (text: string) =>
      text.trim() === ''
        ? null
        : noted(number(amountDigits(text), 1, DEAREST), 'rate', msg`Enter rupees from 1 to 10,000`),
  };
}

export function readPlan(plan: Plan, say: Say): ReadPlan {
  const { problems, length, count, kerf, rate } = reader(say);
  const thickness = Number(plan.thickness);
  const read: Readonly<Record<What, () => PlannedPart[]>> = {
    wardrobe: () =>
      wardrobeParts(
        {
          thickness,
          height: length(plan.wardrobe.height, 'height'),
          width: length(plan.wardrobe.width, 'width'),
          depth: length(plan.wardrobe.depth, 'depth'),
          columns: count(plan.wardrobe.columns, 'columns'),
          shelves: count(plan.wardrobe.shelves, 'shelves', 0),
        },
        say,
      ),
    kitchen: () =>
      kitchenParts({ thickness, length: length(plan.kitchen.wall, 'wall'), wallUnits: plan.kitchen.wallUnits }, say),
    doors: () =>
      doorParts(
        {
          thickness,
          height: length(plan.doors.height, 'height'),
          width: length(plan.doors.width, 'width'),
          count: count(plan.doors.count, 'count'),
        },
        say,
      ),
    list: () =>
      plan.rows.map(({ id, name, edges, grain, ...row }, at) => ({
        ...{ name: name.trim() || say(partAt(at + 1)), edges, grain, thickness },
        length: length(row.length, `length-${id}`),
        width: length(row.width, `width-${id}`),
        count: count(row.count, `count-${id}`),
      })),
  };
  return { parts: read[plan.what](), kerf: kerf(plan.kerf), rate: rate(plan.rate), problems };
}

const IN_FEET = /['’"”]|ft|feet|foot|in|\d-\d|फ़?[ुूी]ट|इंच/iu;

/** As most lengths were typed: people who write feet read feet. */
export function unitsTyped({ what, wardrobe, kitchen, doors, rows }: Plan, say: Say): Units {
  const typed: Readonly<Record<What, readonly string[]>> = {
    wardrobe: [wardrobe.height, wardrobe.width, wardrobe.depth],
    kitchen: [kitchen.wall],
    doors: [doors.height, doors.width],
    list: rows.flatMap(({ length, width }) => [length, width]),
  };
  const feet = typed[what].filter((text) => IN_FEET.test(text)).length;
  return feet * 2 > typed[what].length ? inFeet(say) : inMillimetres(say);
}

const KEY = 'plyhaat.calculator';

/** What was entered last in this browser; junk there is ignored. */
export function storedPlan(first: Plan): Plan {
  try {
    const stored = { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Plan>) };
    const isValid = stored.board in DENSITY && SHEET_SIZES.includes(stored.size) && Array.isArray(stored.rows);
    return isValid ? stored : first;
  } catch {
    return first;
  }
}

export function storePlan(plan: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // It then lasts as long as the page.
  }
}

import { amountDigits } from '@plyhaat/contract/core/price-field';
import { type Board, DENSITY, SHEET_SIZES, type SheetSize, type Zone } from './estimate.ts';
import { doorParts, type Edges, kitchenParts, type PlannedPart, type What, wardrobeParts } from './furniture.ts';
import { FEET, MILLIMETRES, readLength, type Units } from './lengths.ts';
import { WORDS } from './words.ts';

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

export const FIRST_PLAN: Plan = {
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
    { ...emptyRow(1), name: 'Side', length: '2100', width: '600', count: '2', grain: true },
    { ...emptyRow(2), name: 'Shelf', length: '900', width: '560', count: '5' },
  ],
};

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
function reader() {
  const problems: Record<string, string> = {};
  const noted = (value: number | undefined, name: string, problem: string): number => {
    if (value === undefined) problems[name] = problem;
    return value ?? 0;
  };
  const number = (text: string, from: number, to: number) => {
    const value = /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
    return value >= from && value <= to ? value : undefined;
  };
  return {
    problems,
    length: (text: string, name: string) => noted(readLength(text), name, WORDS.unreadable),
    count: (text: string, name: string, from = 1) => {
      const value = number(text, from, MOST_OF_A_PART);
      return noted(Number.isInteger(value) ? value : undefined, name, WORDS.uncountable);
    },
    kerf: (text: string) => noted(number(text, 0, WIDEST_KERF), 'kerf', WORDS.unreadableBlade),
    rate: (text: string) =>
      text.trim() === '' ? null : noted(number(amountDigits(text), 1, DEAREST), 'rate', WORDS.unreadableRate),
  };
}

export function readPlan(plan: Plan): ReadPlan {
  const { problems, length, count, kerf, rate } = reader();
  const thickness = Number(plan.thickness);
  const read: Readonly<Record<What, () => PlannedPart[]>> = {
    wardrobe: () =>
      wardrobeParts({
        thickness,
        height: length(plan.wardrobe.height, 'height'),
        width: length(plan.wardrobe.width, 'width'),
        depth: length(plan.wardrobe.depth, 'depth'),
        columns: count(plan.wardrobe.columns, 'columns'),
        shelves: count(plan.wardrobe.shelves, 'shelves', 0),
      }),
    kitchen: () =>
      kitchenParts({ thickness, length: length(plan.kitchen.wall, 'wall'), wallUnits: plan.kitchen.wallUnits }),
    doors: () =>
      doorParts({
        thickness,
        height: length(plan.doors.height, 'height'),
        width: length(plan.doors.width, 'width'),
        count: count(plan.doors.count, 'count'),
      }),
    list: () =>
      plan.rows.map(({ id, name, edges, grain, ...row }, at) => ({
        ...{ name: name.trim() || WORDS.part(at + 1), edges, grain, thickness },
        length: length(row.length, `length-${id}`),
        width: length(row.width, `width-${id}`),
        count: count(row.count, `count-${id}`),
      })),
  };
  return { parts: read[plan.what](), kerf: kerf(plan.kerf), rate: rate(plan.rate), problems };
}

const IN_FEET = /['’"”]|ft|feet|foot|in|\d-\d/i;

/** As most lengths were typed: people who write feet read feet. */
export function unitsTyped({ what, wardrobe, kitchen, doors, rows }: Plan): Units {
  const typed: Readonly<Record<What, readonly string[]>> = {
    wardrobe: [wardrobe.height, wardrobe.width, wardrobe.depth],
    kitchen: [kitchen.wall],
    doors: [doors.height, doors.width],
    list: rows.flatMap(({ length, width }) => [length, width]),
  };
  const inFeet = typed[what].filter((text) => IN_FEET.test(text)).length;
  return inFeet * 2 > typed[what].length ? FEET : MILLIMETRES;
}

const KEY = 'plyhaat.calculator';

/** What was entered last in this browser; junk there is ignored. */
export function storedPlan(): Plan {
  try {
    const stored = { ...FIRST_PLAN, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Plan>) };
    const isValid = stored.board in DENSITY && SHEET_SIZES.includes(stored.size) && Array.isArray(stored.rows);
    return isValid ? stored : FIRST_PLAN;
  } catch {
    return FIRST_PLAN;
  }
}

export function storePlan(plan: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // It then lasts as long as the page.
  }
}

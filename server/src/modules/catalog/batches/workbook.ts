import { MOST_COLUMNS } from '@plyhaat/contract/catalog/batch-repair';
import { type Layout, layoutOf, readable } from '@plyhaat/contract/catalog/price-list/layout';
import { readAsked } from '@plyhaat/contract/catalog/price-list/prices';
import type { FurtherSheet } from './batches.tables.ts';
import { ownRows } from './own-list.ts';
import type { Table } from './sheet.ts';

type Sheet = Table & { readonly layout: Layout };
type Workbook = Table & { readonly layout: Layout & { readonly further?: readonly FurtherSheet[] } };

/** What the rows of a sheet are known by; empty where it is no price list. */
function knownBy({ layout, lines }: Sheet): string[] {
  const rows = ownRows(layout, lines);
  const told = rows.filter(({ cells }) => cells.name && readAsked(cells.price ?? ''));
  return layout.headerRow > 0 && told.length * 2 >= rows.length ? rows.map((row) => row.code || row.identity) : [];
}

/** The first sheet and those that add products to it. One that repeats a product is an older list, and is left. */
function read([first, ...others]: readonly [Sheet, ...Sheet[]]): Workbook {
  const known = new Set(knownBy(first));
  const further: FurtherSheet[] = [];
  const lines = [...first.lines];
  for (const sheet of others) {
    const own = knownBy(sheet);
    if (known.size === 0 || own.length === 0 || own.some((one) => known.has(one))) continue;
    for (const one of own) known.add(one);
    further.push({ name: sheet.name, after: lines.length, layout: sheet.layout });
    lines.push(...sheet.lines);
  }
  const name = [first, ...further].map(({ name }) => name).join(', ');
  return { name, lines, layout: further.length > 0 ? { ...first.layout, further } : first.layout };
}

/** The price list in a workbook: the sheet that is read best, and below it the others that belong to it. */
export function listIn(tables: readonly Table[]): Workbook {
  const sheets = tables.map((table) => {
    const lines = table.lines.map((line) => line.slice(0, MOST_COLUMNS));
    return { ...table, lines, layout: layoutOf(lines) };
  });
  const [best] = sheets.toSorted((a, b) => readable(b.layout, b.lines) - readable(a.layout, a.lines));
  if (!best) return { name: '', lines: [], layout: layoutOf([]) };
  return read([best, ...sheets.filter((sheet) => sheet !== best)]);
}

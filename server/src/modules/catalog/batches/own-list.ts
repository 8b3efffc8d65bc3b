import { type Layout, layoutOf, readable } from '@plyhaat/contract/catalog/price-list/layout';
import type { Table } from './sheet.ts';

export type ListSheet = Table & { readonly layout: Layout };

/** Of several sheets the one that a price list can be read from, the longest first. */
export function bestSheet(tables: readonly Table[]): ListSheet {
  const sheets = tables.map((table) => ({ ...table, layout: layoutOf(table.lines) }));
  const [best] = sheets.toSorted((a, b) => readable(b.layout, b.lines) - readable(a.layout, a.lines));
  return best ?? { name: '', lines: [], layout: layoutOf([]) };
}

import type { BatchColumn } from '../batch-columns.ts';
import { isNameLike, isPlainPrice } from './contents.ts';
import { isAcross, type ListColumn } from './list-column.ts';
import { isOldPrice } from './prices.ts';
import { readTitle } from './titles.ts';

/** A column before it is known which list it is of. */
export type Column = Omit<ListColumn, 'list'>;
/** What stands below a title. */
export type CellsOf = (at: number) => readonly string[];

const unused = (column: Column): Column => ({ ...column, use: null, sure: false });
const isMrp = ({ title }: Column) => /m\.?\s?r\.?\s?p|list/i.test(title);

/** Of several prices one is the price: the new one of old and new; a price below the list price is what is asked. */
export function settlePrices(columns: readonly Column[]): Column[] {
  const matrix = columns.some(isAcross);
  if (matrix) return columns.map((column) => (column.use === 'price' && !isAcross(column) ? unused(column) : column));
  const all = columns.filter(({ use }) => use === 'price');
  const selling = columns.find(({ use }) => use === 'sellingprice');
  const now = all.filter(({ title }) => !isOldPrice(title));
  const prices = now.length > 0 ? now : all;
  const list = prices.find(isMrp);
  const bySheet = prices.find(({ fixed }) => fixed.unitName === 'sheet');
  const chosen = list ?? bySheet ?? prices[0] ?? selling;
  const asked = list && !selling ? prices.find((column) => column !== list) : undefined;
  return columns.map((column) => {
    if (column === chosen) return { ...column, use: 'price' };
    if (column === asked) return { ...column, use: 'sellingprice' };
    return column.use === 'price' ? unused(column) : column;
  });
}

/** A column is one thing, and a thing is one column. */
export function settleTwins(columns: readonly Column[]): Column[] {
  const first = new Map<BatchColumn, Column>();
  for (const column of columns)
    if (column.use && !(first.get(column.use)?.sure ?? false) && (!first.has(column.use) || column.sure))
      first.set(column.use, column);
  return columns.map((column) => {
    // Prices are settled among themselves.
    if (!column.use || column.use === 'price' || first.get(column.use) === column) return column;
    const isDescription = column.use === 'name' && /desc|विवरण|detail/i.test(column.title);
    return isDescription && !first.has('longDescription') ? { ...column, use: 'longDescription' } : unused(column);
  });
}

/** A list needs a name and a price: where no title says them, the cells do. */
export function settleNeeded(columns: readonly Column[], cellsOf: CellsOf): Column[] {
  const lacks = (use: BatchColumn) => !columns.some((column) => column.use === use);
  const free = (at: number) => columns[at]?.use === null && readTitle(columns[at]?.title ?? '') === undefined;
  const places = columns.map((_, at) => at).filter(free);
  const name = lacks('name') ? places.find((at) => isNameLike(cellsOf(at))) : undefined;
  const price = lacks('price') ? places.findLast((at) => at !== name && isPlainPrice(cellsOf(at))) : undefined;
  return columns.map((column, at) => {
    if (at === name) return { ...column, use: 'name' as const, sure: false };
    return at === price ? { ...column, use: 'price' as const, sure: false } : column;
  });
}

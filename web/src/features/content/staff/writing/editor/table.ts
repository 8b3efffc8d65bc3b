import { msg } from '@lingui/core/macro';
import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

const { table, table_row, table_head, table_cell, paragraph } = schema.nodes;
const [ROWS, COLUMNS] = [3, 3];

/** A table with the cursor in one of its cells. */
type Place = {
  readonly at: number;
  readonly node: Node;
  readonly caption: readonly Node[];
  readonly rows: readonly (readonly Node[])[];
  readonly row: number;
  readonly column: number;
};
type Cell = Pick<Place, 'row' | 'column'>;

export function placeIn({ selection: { $from } }: EditorState): Place | undefined {
  let depth = $from.depth;
  while (depth > 0 && $from.node(depth).type !== table_row) depth--;
  if (depth === 0) return undefined;
  const node = $from.node(depth - 1);
  const caption = node.children.filter(({ type }) => type !== table_row);
  const rows = node.children.slice(caption.length).map(({ children }) => children);
  const row = $from.index(depth - 1) - caption.length;
  return { at: $from.before(depth - 1), node, caption, rows, row, column: $from.index(depth) };
}

const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** With what stands in it, so that typing replaces it. */
function selectCell(change: Transaction, at: number, node: Node, { row, column }: Cell): Transaction {
  const before = node.children.slice(0, node.children.findIndex(({ type }) => type === table_row) + row);
  const cells = node.child(before.length).children;
  // Into the table, into the row, into the cell.
  const from = at + sizeOf(before) + sizeOf(cells.slice(0, column)) + 3;
  return change.setSelection(TextSelection.create(change.doc, from, from + (cells[column]?.content.size ?? 0)));
}

const made = (rows: Place['rows'], caption: Place['caption'] = []) =>
  table.create(null, [...caption, ...rows.map((cells) => table_row.create(null, cells))]);

/** The table with other rows; one without any cell gives way to an empty paragraph. */
function replaced({ tr }: EditorState, { at, node, caption }: Place, rows: Place['rows'], to: Cell): Transaction {
  const end = at + node.nodeSize;
  if (!rows[0]?.length) {
    tr.replaceWith(at, end, paragraph.create());
    return tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView();
  }
  const next = made(rows, caption);
  const row = Math.min(to.row, rows.length - 1);
  const column = Math.min(to.column, (rows[row]?.length ?? 1) - 1);
  return selectCell(tr.replaceWith(at, end, next), at, next, { row, column }).scrollIntoView();
}

/** Cells that span others stay as they came: adding beside them would need to know what they cover. */
const isPlain = ({ rows }: Place) =>
  rows.flat().every(({ attrs }) => Number(attrs.colspan ?? 1) === 1 && Number(attrs.rowspan ?? 1) === 1);

type Change = (place: Place) => readonly [rows: Place['rows'], to: Cell];

const changing =
  (change: Change): Command =>
  (state, dispatch) => {
    const place = placeIn(state);
    if (!place || !isPlain(place)) return false;
    dispatch?.(replaced(state, place, ...change(place)));
    return true;
  };

/** Never empty: a column without a name is read aloud as nothing. It belongs to the post, which is English. */
const columnHead = (number: number) => table_head.create({ scope: 'col' }, schema.text(`Column ${number}`));

/** Below a head of columns stand plain cells; beside a head of a row, too. */
const below = ({ attrs }: Node) => (attrs.scope === 'row' ? table_head.create({ scope: 'row' }) : table_cell.create());
const beside = ({ attrs }: Node, number: number) => (attrs.scope === 'col' ? columnHead(number) : table_cell.create());

const addRow = changing(({ rows, row, column }) => [
  rows.toSpliced(row + 1, 0, rows[row]?.map(below) ?? []),
  { row: row + 1, column },
]);
const addColumn = changing(({ rows, row, column }) => [
  rows.map((cells) => {
    const neighbour = cells[Math.min(column, cells.length - 1)] as Node;
    return cells.toSpliced(column + 1, 0, beside(neighbour, cells.length + 1));
  }),
  { row, column: column + 1 },
]);
const removeRow = changing(({ rows, row, column }) => [rows.toSpliced(row, 1), { row, column }]);
const removeColumn = changing(({ rows, row, column }) => [
  rows.map((cells) => cells.toSpliced(column, 1)),
  { row, column },
]);

const removeTable: Command = (state, dispatch) => {
  const place = placeIn(state);
  if (!place) return false;
  dispatch?.(replaced(state, place, [], place));
  return true;
};

/** Behind the block that the cursor is in, or in place of an empty one; something to write in follows it. */
const insertTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (placeIn(state) || $from.depth === 0) return false;
  const isEmpty = $from.depth === 1 && $from.parent.type === paragraph && $from.parent.content.size === 0;
  const [from, to] = [isEmpty ? $from.before(1) : $from.after(1), $from.after(1)];
  const head = Array.from({ length: COLUMNS }, (_, at) => columnHead(at + 1));
  const plain = Array.from({ length: COLUMNS }, () => table_cell.create());
  const node = made([head, ...Array.from({ length: ROWS - 1 }, () => plain)]);
  const change = state.tr.replaceWith(from, to, to < state.doc.content.size ? node : [node, paragraph.create()]);
  dispatch?.(selectCell(change, from, node, { row: 0, column: 0 }).scrollIntoView());
  return true;
};

/** To a new paragraph behind the table. */
export const leaveTable: Command = (state, dispatch) => {
  const place = placeIn(state);
  if (!place) return false;
  const end = place.at + place.node.nodeSize;
  const change = state.tr.insert(end, paragraph.create());
  dispatch?.(change.setSelection(TextSelection.create(change.doc, end + 1)).scrollIntoView());
  return true;
};

export const TABLE_TOOL = { label: msg`Table`, run: insertTable };
/** Offered while the cursor is in a table. */
export const CELL_TOOLS = [
  { label: msg`Add row`, run: addRow },
  { label: msg`Add column`, run: addColumn },
  { label: msg`Remove row`, run: removeRow },
  { label: msg`Remove column`, run: removeColumn },
  { label: msg`Remove table`, run: removeTable },
];

/** Data as a page's state carries it: rows of one shape name their columns once, and a repeated text stands once. */
export type Packed = readonly [texts: readonly string[], data: unknown];

type Row = Readonly<Record<string, unknown>>;
/** An object with this name is ours: a text's number, a table, or, with null, an object that has the name itself. */
const MARK = '';
const SHORTEST_SHARED = 9;
/** Every picture's placeholder begins so; written as one letter, which is doubled where a text begins with it. */
const DATA = 'data:image/webp;base64,';
const DATA_LETTER = '§';

function shortened(text: string): string {
  if (text.startsWith(DATA)) return DATA_LETTER + text.slice(DATA.length);
  return text.startsWith(DATA_LETTER) ? DATA_LETTER + text : text;
}

function restored(text: string): string {
  if (!text.startsWith(DATA_LETTER)) return text;
  const rest = text.slice(DATA_LETTER.length);
  return rest.startsWith(DATA_LETTER) ? rest : DATA + rest;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
/** As JSON has it: what is undefined is not there. */
const namesOf = (row: Row) => Object.keys(row).filter((name) => row[name] !== undefined);

function columnsOf(values: readonly unknown[]): string[] | null {
  const [first] = values;
  if (values.length < 2 || !isRow(first)) return null;
  const names = namesOf(first);
  const shape = JSON.stringify(names);
  const isTable = names.length > 0 && values.every((value) => isRow(value) && JSON.stringify(namesOf(value)) === shape);
  return isTable ? names : null;
}

function repeatedIn(value: unknown): string[] {
  const counts = new Map<string, number>();
  const count = (part: unknown): void => {
    if (typeof part === 'string') {
      if (part.length >= SHORTEST_SHARED) counts.set(part, (counts.get(part) ?? 0) + 1);
    } else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) count(inner);
  };
  count(value);
  return [...counts].filter(([, times]) => times > 1).map(([text]) => text);
}

export function pack(value: unknown): Packed {
  const texts = repeatedIn(value);
  const numbers = new Map(texts.map((text, at) => [text, at]));
  const packed = (part: unknown): unknown => {
    if (typeof part === 'string') return numbers.has(part) ? { [MARK]: numbers.get(part) } : shortened(part);
    if (Array.isArray(part)) {
      const names = columnsOf(part);
      if (!names) return part.map(packed);
      return { [MARK]: names, of: names.map((name) => packed(part.map((row: Row) => row[name]))) };
    }
    if (!isRow(part)) return part;
    const row = Object.fromEntries(namesOf(part).map((name) => [name, packed(part[name])]));
    return MARK in part ? { [MARK]: null, of: row } : row;
  };
  return [texts, packed(value)];
}

export function unpack([texts, data]: Packed): unknown {
  const rowOf = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).map(([name, part]) => [name, unpacked(part)]));
  const tableOf = (names: readonly string[], columns: readonly unknown[]) => {
    const values = columns.map((column) => unpacked(column) as readonly unknown[]);
    return values[0]?.map((_, at) => Object.fromEntries(names.map((name, column) => [name, values[column]?.[at]])));
  };
  const unpacked = (part: unknown): unknown => {
    if (typeof part === 'string') return restored(part);
    if (Array.isArray(part)) return part.map(unpacked);
    if (!isRow(part)) return part;
    const mark = part[MARK];
    if (typeof mark === 'number') return texts[mark];
    if (Array.isArray(mark)) return tableOf(mark, part.of as readonly unknown[]);
    return rowOf(mark === null ? (part.of as Row) : part);
  };
  return unpacked(data);
}

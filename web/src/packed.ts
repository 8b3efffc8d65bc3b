/** Data as a page's state carries it: rows of one shape name their columns once, a repeated text stands once, ids are short. */
export type Packed = readonly [texts: readonly string[], data: unknown];

type Row = Readonly<Record<string, unknown>>;
/** An object with this name is ours: a text's number, a table, or, with null, an object that has the name itself. */
const MARK = '';
const SHORTEST_SHARED = 9;
const DATA = 'data:image/webp;base64,';
/** Sizes and names that begin every placeholder. */
const HEAD = 24;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const LETTERS = { data: '^', picture: '`', id: '~', plain: '=' } as const;
const FIRST = /^[\^`~=]/;

const fourBytes = (size: number) => String.fromCharCode(size & 255, (size >> 8) & 255, (size >> 16) & 255, size >>> 24);

/** The first letters of a WebP file, which its length gives: the rest of a placeholder is what makes it another. */
function headOf(letters: number, rest: string): string {
  const size = (letters * 3) / 4 - (rest.endsWith('==') ? 2 : rest.endsWith('=') ? 1 : 0);
  return btoa(`RIFF${fourBytes(size - 8)}WEBPVP8 ${fourBytes(size - 20)}`).slice(0, HEAD);
}

function shortId(id: string): string {
  const bytes = id.replaceAll('-', '').match(/../g) ?? [];
  return btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)))).slice(0, 22);
}

function longId(short: string): string {
  const digits = Array.from(atob(short), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Ids and placeholders, which no text repeats, are written shorter; a letter tells which it is. */
function shortened(text: string): string {
  if (UUID.test(text)) return LETTERS.id + shortId(text);
  if (text.startsWith(DATA)) {
    const letters = text.slice(DATA.length);
    const rest = letters.slice(HEAD);
    return letters === headOf(letters.length, rest) + rest ? LETTERS.picture + rest : LETTERS.data + letters;
  }
  return FIRST.test(text) ? LETTERS.plain + text : text;
}

function restored(text: string): string {
  const rest = text.slice(1);
  switch (text[0]) {
    case LETTERS.id:
      return longId(rest);
    case LETTERS.picture:
      return DATA + headOf(HEAD + rest.length, rest) + rest;
    case LETTERS.data:
      return DATA + rest;
    case LETTERS.plain:
      return rest;
    default:
      return text;
  }
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

/** A column with one value for all rows stores it once; the first column gives the number of rows. */
const isSame = (values: readonly unknown[]) =>
  values.every((value) => value === values[0] && (typeof value !== 'object' || value === null));

const valuesOf = (rows: readonly Row[], name: string): unknown[] => rows.map((row) => row[name]);

/** A column equal to an earlier one is replaced by that column's number. */
function withoutRepeated(columns: readonly unknown[]): unknown[] {
  const written = columns.map((column) => JSON.stringify(column));
  return columns.map((column, at) => {
    const earlier = written.indexOf(written[at] ?? '');
    return earlier < at ? earlier : column;
  });
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
  const columnOf = (values: readonly unknown[], at: number): unknown =>
    packed(at > 0 && isSame(values) ? values.slice(0, 1) : values);
  const packed = (part: unknown): unknown => {
    if (typeof part === 'string') return numbers.has(part) ? { [MARK]: numbers.get(part) } : shortened(part);
    if (Array.isArray(part)) {
      const names = columnsOf(part);
      if (!names) return part.map(packed);
      const columns = names.map((name, at) => columnOf(valuesOf(part, name), at));
      return { [MARK]: names, of: withoutRepeated(columns) };
    }
    if (!isRow(part)) return part;
    const row = Object.fromEntries(namesOf(part).map((name) => [name, packed(part[name])]));
    return MARK in part ? { [MARK]: null, of: row } : row;
  };
  return [texts.map(shortened), packed(value)];
}

export function unpack([shared, data]: Packed): unknown {
  const texts = shared.map(restored);
  const rowOf = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).map(([name, part]) => [name, unpacked(part)]));
  const tableOf = (names: readonly string[], columns: readonly unknown[]) => {
    const columnOf = (column: unknown) => unpacked(typeof column === 'number' ? columns[column] : column);
    const values = columns.map((column) => columnOf(column) as readonly unknown[]);
    const at = (column: readonly unknown[] = [], row: number) => column[column.length === 1 ? 0 : row];
    return values[0]?.map((_, row) => Object.fromEntries(names.map((name, column) => [name, at(values[column], row)])));
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

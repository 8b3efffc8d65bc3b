import type { Socket } from 'node:net';
import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';

type CopyConnection = {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

const CHUNK = 256 * 1024;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const listed = (values: readonly unknown[]) =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** A value as COPY's text format writes it. */
function written(value: unknown, isJson: boolean): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  const array = Array.isArray(value) ? listed(value) : String(value);
  return (isJson && typeof value !== 'string' ? JSON.stringify(value) : array).replace(
    /[\\\t\n\r]/g,
    (character) => ESCAPES[character] ?? character,
  );
}

function* lines(
  rows: Iterable<Record<string, unknown>>,
  keys: readonly string[],
  json: ReadonlySet<string>,
): Generator<Buffer> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${keys.map((key) => written(row[key], json.has(key))).join('\t')}\n`;
    if (chunk.length < CHUNK) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

/** One COPY FROM STDIN as node-postgres runs it: it calls these methods as the server's messages arrive. */
class CopyIn implements pg.Submittable {
  readonly done: Promise<void>;
  readonly #text: string;
  readonly #chunks: Iterable<Buffer>;
  readonly #end = Promise.withResolvers<void>();
  #failed = false;

  constructor(text: string, chunks: Iterable<Buffer>) {
    this.#text = text;
    this.#chunks = chunks;
    this.done = this.#end.promise;
  }

  submit = (connection: unknown): void => (connection as CopyConnection).query(this.#text);

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error: Error) => {
      // The server waits for more: only a broken connection tells it that nothing will come.
      connection.stream.destroy(error);
      this.#end.reject(error);
    });
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#end.resolve();
  }

  handleError(error: Error): void {
    this.#failed = true;
    this.#end.reject(error);
  }

  async #send(connection: CopyConnection): Promise<void> {
    for (const chunk of this.#chunks) {
      if (this.#failed) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain)
        await new Promise<void>((resolve) => connection.stream.once('drain', resolve));
    }
    connection.endCopyFrom();
  }
}

type Row<T extends PgTable> = InferInsertModel<T>;

/** Streams rows into a table; columns that are not named take their default. */
export async function copyInto<T extends PgTable, K extends keyof Row<T> & string>(
  client: pg.ClientBase,
  table: T,
  keys: readonly K[],
  rows: Iterable<Pick<Row<T>, K>>,
): Promise<void> {
  const columns = getTableColumns(table);
  const names = keys.map((key) => {
    const column = columns[key];
    if (!column) throw new Error(`${getTableName(table)} has no column ${key}`);
    return `"${column.name}"`;
  });
  const text = `copy "${getTableName(table)}" (${names.join(', ')}) from stdin`;
  const json = new Set<string>(keys.filter((key) => columns[key]?.dataType === 'json'));
  await client.query(new CopyIn(text, lines(rows, keys, json))).done;
}

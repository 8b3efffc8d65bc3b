import { DrizzleQueryError, fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Db } from './db.ts';

type Values = Readonly<Record<string, unknown>>;
type Statement = { readonly config: pg.QueryConfig; readonly params: unknown[] };

/** PostgreSQL cuts longer names, and then two statements may be taken for one. */
const LONGEST_NAME = 63;

/** Moments, intervals and lists of them and of numbers stay the text that PostgreSQL writes, as in `db.execute`. */
const AS_TEXT: ReadonlySet<number> = new Set([1082, 1114, 1115, 1182, 1184, 1185, 1186, 1187, 1231]);
const asIs = (text: string) => text;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format: 'text') =>
    AS_TEXT.has(type) ? asIs : pg.types.getTypeParser(type, format)) as never,
};

const dialect = new PgDialect();
/** No statement may hold this character: what stands between two of them is a parameter's place. */
const PLACE = '\0';
class PlacesDialect extends PgDialect {
  override escapeParam(): string {
    return PLACE;
  }
}
const places = new PlacesDialect();

const statementsByDb = new WeakMap<Db, Map<string, Statement>>();

/**
 * A list among the values. The select around it hides from the planner how long it is: else a plan is made anew for
 * every length, which often takes longer than what is planned.
 */
export const givenList = (name: string, type: 'text' | 'uuid' | 'numeric'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

function built(query: SQL, name?: string): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { config: { ...(name && { name }), text, types }, params };
}

/** What a database that is no transaction sends its statements to. */
const clientOf = (db: Db): pg.Pool | undefined => ('$client' in db ? (db.$client as pg.Pool) : undefined);

async function sent<Row>(client: pg.Pool, { config, params }: Statement, values: Values): Promise<Row[]> {
  const given = fillPlaceholders(params, values);
  try {
    return (await client.query(config, given)).rows;
  } catch (error) {
    throw new DrizzleQueryError(config.text, given, error as Error);
  }
}

/** In a transaction, whose connection only `execute` reaches: there a statement has no name. */
async function executed<Row>(db: Db, query: SQL, values: Values): Promise<Row[]> {
  const { sql: text, params } = places.sqlToQuery(query);
  const given = fillPlaceholders(params, values);
  const parts = text
    .split(PLACE)
    .flatMap((part, at) => (at === 0 ? [sql.raw(part)] : [sql.param(given[at - 1]), sql.raw(part)]));
  return (await db.execute(sql.join(parts))).rows as Row[];
}

/**
 * Runs a statement that is built once for each name and planned once for each connection; `values` fill its
 * placeholders. The name must say everything in which the statement may differ. In a transaction it is built and planned
 * every time.
 */
export async function prepared<Row>(db: Db, name: string, build: () => SQL, values: Values): Promise<Row[]> {
  if (name.length > LONGEST_NAME) throw new Error(`the name of a statement is too long: ${name}`);
  const client = clientOf(db);
  if (!client) return executed(db, build(), values);
  const statements = statementsByDb.get(db) ?? new Map<string, Statement>();
  statementsByDb.set(db, statements);
  let statement = statements.get(name);
  if (!statement) {
    statement = built(build(), name);
    statements.set(name, statement);
  }
  return sent(client, statement, values);
}

/** The same for what is seldom asked: planned for its own values, every time. */
export async function unprepared<Row>(db: Db, query: SQL, values: Values): Promise<Row[]> {
  const client = clientOf(db);
  return client ? sent(client, built(query), values) : executed(db, query, values);
}

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

type Values = Readonly<Record<string, unknown>>;
type Statement = { execute(values: Values): Promise<{ rows: unknown[] }> };

/** What Drizzle's builders use of the database to prepare themselves; `db.execute` has no such way of its own. */
type Inside = {
  readonly dialect: { sqlToQuery(query: SQL): object };
  readonly session: {
    prepareQuery(query: object, fields: undefined, name: string | undefined, asArrays: false): Statement;
  };
};

/** PostgreSQL cuts longer names, and then two statements may be taken for one. */
const LONGEST_NAME = 63;

const statementsByDb = new WeakMap<Db, Map<string, Statement>>();

/**
 * A list among the values. The select around it hides from the planner how long it is: else a plan is made anew for
 * every length, which often takes longer than what is planned.
 */
export const givenList = (name: string, type: 'text' | 'uuid' | 'numeric'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

/**
 * Runs a statement that is built once for each name and planned once for each connection; `values` fill its
 * placeholders. The name must say everything in which the statement may differ.
 */
export async function prepared<Row>(db: Db, name: string, build: () => SQL, values: Values): Promise<Row[]> {
  const statements = statementsByDb.get(db) ?? new Map<string, Statement>();
  statementsByDb.set(db, statements);
  let statement = statements.get(name);
  if (!statement) {
    if (name.length > LONGEST_NAME) throw new Error(`the name of a statement is too long: ${name}`);
    const { dialect, session } = db as unknown as Inside;
    statement = session.prepareQuery(dialect.sqlToQuery(build()), undefined, name, false);
    statements.set(name, statement);
  }
  return (await statement.execute(values)).rows as Row[];
}

/** The same for what is seldom asked: planned for its own values, every time. */
export async function unprepared<Row>(db: Db, query: SQL, values: Values): Promise<Row[]> {
  const { dialect, session } = db as unknown as Inside;
  const statement = session.prepareQuery(dialect.sqlToQuery(query), undefined, undefined, false);
  return (await statement.execute(values)).rows as Row[];
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { appliedFunctions } from './platform.tables.ts';

/** Each module keeps its SQL functions and triggers in one file, which is applied as it stands after the migrations. */
const sources = path.resolve(import.meta.dirname, '../..');

/** `name` is what `drop` takes: 'function slug_of', 'trigger follow_new on companies'. */
export type Statement = { readonly name: string; readonly text: string };

const START = /^(?=create (?:or replace |constraint )*(?:function|trigger) )/m;
const FUNCTION = /^create or replace function (\w+)\s*\(/;
const TRIGGER = /^create (?:or replace|constraint) trigger (\w+)\s[^;]*?\bon (\w+)/;

function nameOf(text: string): string {
  const [, called] = FUNCTION.exec(text) ?? [];
  if (called) return `function ${called}`;
  const [, trigger, table] = TRIGGER.exec(text) ?? [];
  if (trigger) return `trigger ${trigger} on ${table}`;
  throw new Error(`neither a function nor a trigger: ${text.slice(0, 80)}`);
}

const COMMENTS = /(?:\n--.*)+$/;

/** Statements begin at the left margin; the comments above one stand at the end of the one before. */
export const statementsIn = (text: string): Statement[] =>
  text
    .split(START)
    .filter((part) => part.startsWith('create '))
    .map((part) => ({ name: nameOf(part), text: part.trim().replace(COMMENTS, '').trim() }));

const isFunction = ({ name }: Statement) => name.startsWith('function ');

/** Functions before triggers, which may call those of another file. */
export function readFunctions(): Statement[] {
  const all = globSync('**/*.functions.sql', { cwd: sources })
    .sort()
    .flatMap((file) => statementsIn(readFileSync(path.join(sources, file), 'utf8')));
  return [...all.filter(isFunction), ...all.filter((statement) => !isFunction(statement))];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Of all of them together: which set of functions a program brings. */
export const hashOfFunctions = (): string => hashOf(JSON.stringify(readFunctions()));

/** Functions that a stored column, an index or a check has used on rows, with their text between the quotes. */
const IN_USE = `
  select distinct p.proname as name, p.prosrc as body from pg_proc p
    join pg_depend d on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
     and d.classid in ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass)
   where p.pronamespace = 'public'::regnamespace`;

/**
 * A stored column keeps what the function said when its row was written. A new text would make rows of two kinds, so
 * it comes by a migration that also rewrites the columns and indexes; afterwards both texts are equal.
 */
function refuseStale(statement: Statement, inUse: ReadonlyMap<string, string>): boolean {
  const body = isFunction(statement) ? inUse.get(statement.name.slice('function '.length)) : undefined;
  if (body === undefined) return false;
  if (!statement.text.includes(body))
    throw new Error(
      `${statement.name} is used by a stored column or an index: change it by a migration that rewrites them.`,
    );
  return true;
}

/** Brings functions and triggers to what the files say: what is new or changed is applied, what is gone is dropped. */
export const applyFunctions = (client: pg.Client | pg.PoolClient, statements = readFunctions()): Promise<void> =>
  drizzle(client).transaction(async (db) => {
    const ledger = await db.select().from(appliedFunctions);
    const { rows: used } = await db.execute<{ name: string; body: string }>(sql.raw(IN_USE));
    const applied = new Map(ledger.map(({ name, hash }) => [name, hash]));
    const inUse = new Map(used.map(({ name, body }) => [name, body]));
    for (const statement of statements)
      if (applied.get(statement.name) !== hashOf(statement.text)) await applyOne(db, statement, inUse);
    const wanted = new Set(statements.map(({ name }) => name));
    // Triggers first: a function goes only when nothing calls it.
    const gone = [...applied.keys()].filter((name) => !wanted.has(name));
    for (const name of gone.sort().reverse()) {
      await db.execute(dropping(name));
      await db.delete(appliedFunctions).where(eq(appliedFunctions.name, name));
    }
  });

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

const dropping = (name: string) => sql.raw(`drop ${name.replace(' ', ' if exists ')}`);

async function applyOne(db: Transaction, statement: Statement, inUse: ReadonlyMap<string, string>): Promise<void> {
  const { name, text } = statement;
  if (!refuseStale(statement, inUse)) {
    // A constraint trigger cannot be replaced.
    if (text.startsWith('create constraint')) await db.execute(dropping(name));
    await db.execute(sql.raw(text));
  }
  const hash = hashOf(text);
  await db
    .insert(appliedFunctions)
    .values({ name, hash })
    .onConflictDoUpdate({ target: appliedFunctions.name, set: { hash } });
}

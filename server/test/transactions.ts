import type pg from 'pg';
import type { TestApp } from './app.ts';

const WATCH = `
  create table watched_writes (at bigserial, xid xid8, written text);
  create function watch_write() returns trigger language plpgsql as $$ begin
    insert into public.watched_writes (xid, written) values (pg_current_xact_id(), tg_table_name);
    return null;
  end $$;
  do $$ declare name text; begin
    for name in select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname = 'public' and tablename <> 'watched_writes'
      union all select 'graphile_worker._private_jobs'
    loop
      execute format('create trigger watch_write after insert or update or delete on %s
        for each row execute function watch_write()', name);
    end loop;
  end $$`;

/** Has the database itself note every row that is written; the answer asks which tables were, since the last time. */
export async function watchWrites(pool: pg.Pool): Promise<() => Promise<string[]>> {
  await pool.query(WATCH);
  return async () => {
    const { rows } = await pool.query('with gone as (delete from watched_writes returning written) select * from gone');
    return [...new Set<string>(rows.map(({ written }) => written))].sort();
  };
}

/** Has the database itself note which tables every transaction writes, from the last write that was called on. */
export async function watchTransactions({ app, deps: { pool } }: TestApp) {
  await pool.query(WATCH);
  const inject = app.inject.bind(app) as (options: { method: string }) => Promise<unknown>;
  let began = '0';
  Object.assign(app, {
    inject: async (options: { method: string }) => {
      if (options.method !== 'GET') {
        const { rows } = await pool.query('select coalesce(max(at), 0) as last from watched_writes');
        began = rows[0].last;
      }
      return inject(options);
    },
  });
  return async (): Promise<string[][]> => {
    const { rows } = await pool.query(
      'select array_agg(distinct written order by written) as tables from watched_writes where at > $1 group by xid',
      [began],
    );
    return rows.map(({ tables }) => tables);
  };
}

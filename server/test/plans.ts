import { expect } from 'vitest';
import type { Caller, TestApp } from './app.ts';

export type Statement = { text: string; values: unknown[] };
export type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows'?: number; Plans?: Plan[] };

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
const written = (value: unknown) =>
  Array.isArray(value) ? `{${value.map((item) => JSON.stringify(String(item))).join(',')}}` : String(value);

/** How the database would answer the statements that an address makes. */
export const plansIn = (app: TestApp) => ({
  /** Every statement an address makes, as the database received it. */
  async statementsOf(url: string, who?: Caller, call = () => app.get(url, who)): Promise<Statement[]> {
    const statements: Statement[] = [];
    const { pool, cache } = app.deps;
    const query = pool.query.bind(pool);
    cache.forget(['products', 'sellers', 'categories', 'reels', 'blog', 'videos']);
    Object.assign(pool, {
      query: (config: { text: string }, values: unknown[]) => {
        // The site's settings are read once a process, by whoever comes first.
        if (!config.text.includes('"site_settings"')) statements.push({ text: config.text, values });
        return query(config as never, values);
      },
    });
    const reply = await call();
    Object.assign(pool, { query });
    expect(reply.statusCode, reply.body).toBe(200);
    return statements;
  },

  /** As a statement is planned for its own values, and as it is planned once for all. */
  async plansOf({ text, values }: Statement): Promise<Plan[]> {
    const client = await app.deps.pool.connect();
    try {
      const found: Plan[] = [];
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`set plan_cache_mode = ${mode}`);
        await client.query({ name: `plan ${mode}`, text: 'select 1' });
        await client.query(`prepare planned as ${text}`);
        const literal = values
          .map((value) => (value === null ? 'null' : client.escapeLiteral(written(value))))
          .join(', ');
        const { rows } = await client.query(
          `explain (format json) execute planned${values.length > 0 ? `(${literal})` : ''}`,
        );
        found.push(...flat(rows[0]['QUERY PLAN'][0].Plan));
        await client.query('deallocate planned');
      }
      return found;
    } finally {
      client.release(true);
    }
  },
});

/** The tables among these that a plan reads from end to end. */
export const readWhole = (plans: readonly Plan[], tables: readonly string[]): (string | undefined)[] =>
  plans
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
    .filter((table) => table && tables.includes(table));

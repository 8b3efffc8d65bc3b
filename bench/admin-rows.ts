import type { Database } from '../server/src/platform/db/db.ts';

const ROWS_AT_ONCE = 50_000;

const MEMBERS = `
  insert into members (id, slug, phone, name, role, is_blocked, proven_at, last_seen_at, created_at, lookup, list_name)
  select gen_random_uuid(), 'bench-' || at, phone, name, role, at % 5000 = 0, case when at % 400 = 0 then null else now() end,
         now() - at % 100000 * interval '1 minute', now() - at * interval '25 seconds',
         member_lookup(name, phone, company, gst), lower(coalesce(company, name))
    from generate_series($1::int, $2::int) as at
   cross join lateral (
     select '9' || lpad((800000000 + at)::text, 9, '0') as phone,
            case when at % 1000 = 0 then 'Rohit Deshmukh ' else 'Member ' end || at as name,
            (array['USER', 'DEALER', 'RETAILER', 'DISTRIBUTOR', 'CONTRACTOR'])[1 + at % 5] as role,
            case when at % 5 > 0 then 'Plywood House ' || at end as company,
            case when at % 5 > 0 then '27AAAFP' || lpad(at::text, 7, '0') || 'Z' end as gst
   ) as one`;
const COMPANIES = `
  insert into companies (member_id, name, gst_number, is_verified)
  select id, 'Plywood House ' || at, '27AAAFP' || lpad(at::text, 7, '0') || 'Z', at % 7 = 0
    from generate_series($1::int, $2::int) as at join members on slug = 'bench-' || at where role <> 'USER'`;
const TERMS = `
  insert into member_subscriptions (id, member_id, plan_id, starts_at, ends_at)
  select gen_random_uuid(), member.id, (select id from plans limit 1), now() - interval '1 year', now() + at % 3650 * interval '0.1 day'
    from generate_series($1::int, $2::int) as at join members member on member.slug = 'bench-' || at where at % 3 = 0`;
const ORDERS = `
  insert into orders (id, member_id, kind, state, method, provider, items, items_key, starts, price, credit, taxable, cgst, sgst,
                      igst, round_off, total, billing, flag, created_at)
  select 'BENCH' || lpad(at::text, 12, '0'), member.id, case when at % 3 = 0 then 'topup' else 'subscription' end,
         (array['PAID', 'PAID', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED'])[1 + at % 6], 'card', 'sandbox',
         '[{"name": "Dealer Standard"}]', 'x', 'now', 100, 0, 100, 9, 9, 0, 0, 100 + at * 37 % 1000000, '{}',
         case when at % 2000 = 0 then 'late_paid' end, now() - at * interval '25 seconds'
    from generate_series($1::int, $2::int) as at join members member on member.slug = 'bench-' || at`;
const AUDIT = `
  insert into audit_log (id, actor_id, action, subject_kind, subject_id, before, after, at, seq, previous_hash, hash)
  select gen_random_uuid(), null, (array['approve_product', 'reject_product', 'block_member', 'export_members'])[1 + at % 4],
         (array['product', 'member'])[1 + at % 2], 'subject-' || at, '{"status": "PENDING"}', '{"status": "APPROVED"}',
         now() - ($3::int - at) * interval '25 seconds', $4::bigint + at, '\\x00', '\\x00'
    from generate_series($1::int, $2::int) as at`;

/** Writes the hash chain of all new rows at once, as the trigger does row by row. */
const CHAIN = (last: number) => `
  do $$
  declare
    entry audit_log;
    previous bytea := (select hash from audit_log where seq = ${last});
  begin
    for entry in select * from audit_log where seq > ${last} order by seq loop
      entry.hash := audit_hash(entry, previous);
      update audit_log set previous_hash = previous, hash = entry.hash where id = entry.id;
      previous := entry.hash;
    end loop;
  end $$`;

/** Adds members, orders and audit rows with triggers off, including the derived values that the lists read. */
export async function fillConsole({ pool }: Database, rows: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set session_replication_role = 'replica'");
    const { rows: found } = await client.query('select coalesce(max(seq), 0)::int as last from audit_log');
    const last: number = found[0]?.last ?? 0;
    for (let from = 1; from <= rows; from += ROWS_AT_ONCE) {
      const part = [from, Math.min(rows, from + ROWS_AT_ONCE - 1)];
      await client.query(MEMBERS, part);
      // With statistics of the first rows, the planner uses indexes for the rest.
      if (from === 1) await client.query('analyze members');
      for (const statement of [COMPANIES, TERMS, ORDERS]) await client.query(statement, part);
      await client.query(AUDIT, [...part, rows, last]);
    }
    await client.query(CHAIN(last));
  } finally {
    client.release(true);
  }
}
